/** Detects the type of audio by its first bytes. */
import { AppError, type Upload } from '@mizan/platform/contract'
import { fileTypeFromBuffer } from 'file-type'
import { audioTypes } from '../data/types.ts'

const headBytes = 64 * 1024

/** @throws AppError `recording.not_audio` */
export async function contentTypeOf(upload: Pick<Upload, 'open'>): Promise<string> {
  // Bytes that the library cannot read are of no type that it knows.
  const found = await fileTypeFromBuffer(await headOf(upload)).catch(() => undefined)
  const type = found && audioTypes[found.ext]
  if (!type) throw new AppError('recording.not_audio')
  return type.contentType
}

async function headOf({ open }: Pick<Upload, 'open'>): Promise<Buffer> {
  const chunks: Buffer[] = []
  let size = 0
  for await (const chunk of open() as AsyncIterable<Buffer>) {
    chunks.push(chunk)
    size += chunk.length
    if (size >= headBytes) break
  }
  return Buffer.concat(chunks)
}
