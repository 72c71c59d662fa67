/** Reads the text of an untrusted file. */
import { DocumentError, documentLimits } from '../problem.ts'
import { inThread } from '../thread.ts'
import { type FileText, type TextType, textLimits } from './types.ts'

/** Bytes outside of the heap, besides some copies of the file. A stream of a PDF is unpacked as a whole. */
export const buffers: Record<TextType, number> = {
  pdf: 64_000_000,
  docx: 200_000_000,
  udf: 200_000_000,
  xlsx: 300_000_000,
  eml: 200_000_000,
  txt: 200_000_000,
}
export const copies = 4

/** Files are read one after the other, so that several large ones do not add up. */
let former: Promise<unknown> = Promise.resolve()

/** @throws DocumentError */
export async function textOf(
  bytes: Uint8Array,
  type: TextType,
  milliseconds: number = textLimits.milliseconds,
): Promise<FileText> {
  if (bytes.length === 0) throw new DocumentError('empty')
  if (bytes.length > documentLimits.bytes) throw new DocumentError('too_large', 'bytes of the file')
  const bounds = { milliseconds, buffers: buffers[type] + copies * bytes.length }
  const read = () => inThread<FileText>(new URL('./worker.ts', import.meta.url), { bytes, type }, bounds)
  const turn = former.then(read)
  former = turn.catch(() => undefined)
  return turn
}
