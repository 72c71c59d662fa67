/** For tests of texts: files of each type, and searches. */
import { randomUUID } from 'node:crypto'
import { sheetFile, textCell } from '@mizan/platform/spreadsheet'
import {
  documentOf,
  paragraphOf,
  textRun,
  writeDocx,
  writePdf,
  writeUdf,
} from '@mizan/platform/text-documents'
import { sql } from 'kysely'
import type { FoundPage } from '../../../schemas.ts'
import type { Tx } from '../../call.ts'
import type { Person, TestDocuments } from '../../testing/index.ts'
import { keepSealed, sealRead } from '../keep.ts'

const line = (text: string) => paragraphOf([textRun(text)])

/** Each part on a page of its own, where the type has pages. */
export async function fileOf(extension: string, ...parts: string[]): Promise<File> {
  const name = `Dosya.${extension}`
  const blocks = parts.flatMap((text, at) =>
    at === 0 ? [line(text)] : [{ kind: 'pageBreak' as const }, line(text)],
  )
  const document = documentOf({ blocks })
  if (extension === 'docx') return new File([new Uint8Array(writeDocx(document))], name)
  if (extension === 'udf') return new File([new Uint8Array(writeUdf(document))], name)
  if (extension === 'pdf') {
    const pdf = await writePdf(document, { title: 'a', author: 'b', lang: 'tr' })
    return new File([new Uint8Array(pdf)], name)
  }
  if (extension === 'xlsx') return new File([new Uint8Array(await workbookOf(parts))], name)
  if (extension === 'eml') {
    const head = 'From: Ayşe <ayse@ornek.test>\r\nTo: mert@ornek.test\r\nSubject: Keşif günü\r\n'
    const type = 'Content-Type: text/plain; charset=utf-8\r\n\r\n'
    return new File([`${head}${type}${parts.join('\r\n\r\n')}`], name)
  }
  return new File([parts.join('\n\n')], name)
}

const workbookOf = (parts: readonly string[]): Promise<Buffer> =>
  sheetFile({ name: 'Tablo', rows: parts.map((text) => [textCell(text)]), widths: [40] })

export interface Answer {
  code: string | undefined
  data: FoundPage
}

export const searchAs = async (by: Person, body: object): Promise<Answer> => {
  const { code, data } = await by.of('documents.search', {}, { body })
  return { code, data }
}

/** Names of the documents that are found, in their order. */
export const namesFound = async (by: Person, query: string, more: object = {}): Promise<string[]> =>
  (await searchAs(by, { query, ...more })).data.items.map(({ name }) => name)

/** Many documents with a text, written past uploads and readers: `Belge <number>.txt`. */
export async function fillTexts(
  { system, keys }: TestDocuments,
  { officeId, caseId }: { officeId: string; caseId: string },
  texts: readonly string[],
): Promise<void> {
  for (const [at, text] of texts.entries()) {
    const id = randomUUID()
    const read = { pages: [{ page: null, text }], hasPages: false, recognised: false }
    const sealed = await sealRead(id, read)
    await system(async (tx) => {
      await insertDocument(tx.db, { id, officeId, caseId, name: `Belge ${at}.txt` })
      await keepSealed(tx, keys, { officeId, id, sealed })
    })
  }
}

async function insertDocument(
  db: Tx['db'],
  { id, officeId, caseId, name }: { id: string; officeId: string; caseId: string; name: string },
): Promise<void> {
  const at = '2026-12-11T12:00:00Z'
  await sql`insert into documents (id, company_id, case_id, name, name_key, search_text, extension, kind, latest_id, size,
      changed_by, changed_at, created_by, created_at)
    values (${id}, ${officeId}, ${caseId}, ${name}, ${name}, '', 'txt', 'text', ${id}, 1, 'x', ${at}, 'x', ${at})`.execute(
    db,
  )
  await sql`insert into document_files (id, company_id, created_at) values (${id}, ${officeId}, ${at})`.execute(
    db,
  )
  await sql`insert into document_versions (id, company_id, document_id, number, file_name, extension, content_type, size,
      sha256, has_macros, comment, created_by, created_at)
    values (${id}, ${officeId}, ${id}, 1, ${name}, 'txt', 'text/plain', 1, '', false, '', 'x', ${at})`.execute(
    db,
  )
}
