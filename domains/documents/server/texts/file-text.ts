/** The text of a stored file, page by page, or why it has none. */
import { FileError, type SealedFiles } from '@mizan/platform/files'
import { DocumentError, type FileText, textOf } from '@mizan/platform/text-documents'
import { readerOf, type TextReason } from '../../data/text-types.ts'
import type { Recogniser } from './recogniser.ts'
import type { PageText } from './texts.ts'

export type FileRead =
  | { pages: PageText[]; hasPages: boolean; recognised: boolean }
  | { state: 'no_text' | 'failed'; reason: TextReason }

interface Stored {
  key: string
  size: number
  sha256: string
}

export interface Reading {
  files: Pick<SealedFiles, 'read'>
  recogniser: Recogniser
  signal: AbortSignal
}

/** @throws FileError `unavailable` if the store cannot be reached */
export async function readFileText(
  { files, recogniser, signal }: Reading,
  { file, extension, dataKey }: { file: Stored; extension: string; dataKey: Buffer },
): Promise<FileRead> {
  const reader = readerOf(extension)
  if (!reader) return { state: 'no_text', reason: 'type' }
  try {
    const bytes = await bytesOf(await files.read(file, dataKey))
    if (reader === 'picture') return ofPicture(await recogniser.picture(bytes, signal))
    const text = await textOf(bytes, reader)
    if ('pages' in text) return await ofPages(text.pages, { bytes, recogniser, signal })
    const words = wordsOf(text)
    if (words.trim() === '') return { state: 'no_text', reason: 'empty' }
    return { pages: [{ page: null, text: words }], hasPages: false, recognised: false }
  } catch (error) {
    if (error instanceof DocumentError)
      return error.problem === 'empty'
        ? { state: 'no_text', reason: 'empty' }
        : { state: 'failed', reason: error.problem }
    if (error instanceof FileError && error.problem !== 'unavailable')
      return { state: 'failed', reason: 'damaged' }
    throw error
  }
}

async function bytesOf(stream: AsyncIterable<Uint8Array>): Promise<Buffer> {
  const parts: Uint8Array[] = []
  for await (const part of stream) parts.push(part)
  return Buffer.concat(parts)
}

function ofPicture(text: string | undefined): FileRead {
  if (text === undefined) return { state: 'no_text', reason: 'scanned' }
  if (text.trim() === '') return { state: 'no_text', reason: 'empty' }
  return { pages: [{ page: 1, text }], hasPages: true, recognised: true }
}

interface Scanned {
  bytes: Buffer
  recogniser: Recogniser
  signal: AbortSignal
}

/** Pages without a text are pictures; they are recognised where that is possible. */
async function ofPages(
  pages: readonly { number: number; text: string }[],
  { bytes, recogniser, signal }: Scanned,
): Promise<FileRead> {
  const bare = pages.filter(({ text }) => text.trim() === '').map(({ number }) => number)
  const recognised = bare.length === 0 ? undefined : await recogniser.pages(bytes, bare, signal)
  const all = pages.map(({ number, text }) => ({
    page: number,
    text: text || (recognised?.get(number) ?? ''),
  }))
  if (all.some(({ text }) => text.trim() !== ''))
    return { pages: all, hasPages: true, recognised: (recognised?.size ?? 0) > 0 }
  return { state: 'no_text', reason: recognised ? 'empty' : 'scanned' }
}

/** Each paragraph by itself. Who wrote a mail to whom, and the names of what came with it, are found as well. */
function wordsOf(text: Exclude<FileText, { pages: unknown }>): string {
  const { mail, paragraphs } = text
  const head = mail
    ? [mail.subject, mail.from, ...mail.to, ...mail.copies, ...mail.attachments.map(({ name }) => name)]
    : []
  return [...head, ...paragraphs.map((one) => one.text)].filter((part) => part !== '').join('\n\n')
}
