/** A file that the server has made itself, as if somebody had uploaded it, so that it passes the same checks. */
import { createHash } from 'node:crypto'
import { Readable } from 'node:stream'
import type { Upload } from '@mizan/platform/contract'
import { fileTypes } from '../data/types.ts'

/** Bytes that are stored at once, so that a large file lets others have their turn. */
const pieceBytes = 64 * 1024

function* piecesOf(bytes: Buffer): Generator<Buffer> {
  for (let at = 0; at < bytes.length; at += pieceBytes) yield bytes.subarray(at, at + pieceBytes)
}

export const madeUpload = (fileName: string, extension: string, bytes: Buffer): Upload => ({
  fileName,
  contentType: fileTypes[extension]?.contentType ?? '',
  size: bytes.length,
  sha256: createHash('sha256').update(bytes).digest('hex'),
  open: () => Readable.from(piecesOf(bytes), { objectMode: false }),
})
