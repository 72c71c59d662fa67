/** A draft as a file. */
import { writeDocx, writePdf, writeUdf } from '@mizan/platform/text-documents'
import type { DraftFileType } from '../data/file-types.ts'
import type { DraftText } from '../schemas.ts'
import { documentOfDraft } from './document.ts'

interface Written {
  title: string
  text: DraftText
  lang: 'tr' | 'en'
}

export async function bytesOf({ title, text, lang }: Written, type: DraftFileType): Promise<Buffer> {
  const document = documentOfDraft(text)
  if (type === 'docx') return Buffer.from(await writeDocx(document))
  if (type === 'udf') return Buffer.from(await writeUdf(document))
  return Buffer.from(await writePdf(document, { title, author: '', lang }))
}

const longestName = 80

/** Without signs that no file system takes. */
export function nameOfFile(title: string, type: DraftFileType): string {
  const name = title
    .replace(/[^\p{L}\p{N} ._()-]+/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim()
    .slice(0, longestName)
    .replace(/[. ]+$/, '')
  return `${name || 'taslak'}.${type}`
}
