/** A draft as a file. */
import type { Letterhead } from '@mizan/company/server'
import { callerOf } from '@mizan/platform/contract'
import { writeDocx, writePdf, writeUdf } from '@mizan/platform/text-documents'
import type { DraftFileType } from '../data/file-types.ts'
import type { DraftText } from '../schemas.ts'
import type { DraftCall } from './call.ts'
import { documentOfDraft } from './document.ts'
import { withLetterhead } from './letterhead.ts'

interface DraftContent {
  title: string
  text: DraftText
  lang: 'tr' | 'en'
  /** Above the text, if it goes out as a letter. */
  letterhead?: Letterhead | undefined
}

export async function bytesOf(
  { title, text, lang, letterhead }: DraftContent,
  type: DraftFileType,
): Promise<Buffer> {
  const bare = documentOfDraft(text)
  const document = letterhead ? withLetterhead(bare, letterhead, lang) : bare
  if (type === 'docx') return Buffer.from(await writeDocx(document))
  if (type === 'udf') return Buffer.from(await writeUdf(document))
  return Buffer.from(await writePdf(document, { title, author: letterhead?.name ?? '', lang }))
}

/** The head of the office, if it is asked for. */
export const letterheadFor = async (call: DraftCall, isAsked: boolean): Promise<Letterhead | undefined> =>
  isAsked ? call.office.read((tx) => call.parts.letterhead(tx, callerOf(call).officeId)) : undefined

const longestName = 80

/** The name without characters that some file system refuses. */
export function nameOfFile(title: string, type: DraftFileType): string {
  const name = title
    .replace(/[^\p{L}\p{N} ._()-]+/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim()
    .slice(0, longestName)
    .replace(/[. ]+$/, '')
  return `${name || 'taslak'}.${type}`
}
