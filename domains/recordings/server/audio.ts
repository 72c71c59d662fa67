/** The pieces of one part as one stream of bytes. */
import { Readable } from 'node:stream'
import { throwReadError } from '@mizan/documents/server'
import type { ByteRange, SealedFiles } from '@mizan/platform/files'
import { pieceKeyOf } from './places.ts'
import type { Piece } from './store/pieces.ts'

/** Each piece is opened when the reader comes to it. The stream fails with the AppError of a missing or damaged piece. */
export const audioOf =
  (files: SealedFiles, pieces: readonly Piece[], dataKey: Uint8Array) =>
  (range: ByteRange): Readable =>
    Readable.from(bytesOf(files, { pieces, dataKey, range }), { objectMode: false })

interface AudioRange {
  pieces: readonly Piece[]
  dataKey: Uint8Array
  range: ByteRange
}

async function* bytesOf(
  files: SealedFiles,
  { pieces, dataKey, range }: AudioRange,
): AsyncGenerator<Uint8Array> {
  let before = 0
  for (const { id, size, sha256 } of pieces) {
    const start = Math.max(range.start - before, 0)
    const end = Math.min(range.end - before, size - 1)
    before += size
    if (start > end) continue
    const file = { key: pieceKeyOf(id), size, sha256 }
    const isWhole = start === 0 && end === size - 1
    const stream = isWhole ? files.read(file, dataKey) : files.readRange(file, { start, end }, dataKey)
    try {
      yield* (await stream) as AsyncIterable<Uint8Array>
    } catch (error) {
      throwReadError(error)
    }
  }
}
