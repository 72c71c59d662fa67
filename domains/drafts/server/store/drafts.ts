/** Rows of drafts. */
import { containing, foldText } from '@mizan/identity/rules/search-text'
import { type Insertable, sql } from 'kysely'
import type { Tx } from '../call.ts'
import { isReadable, type Reader } from '../readable.ts'
import type { DraftRow, DraftTables } from '../tables.ts'

interface DraftSearch {
  query: string
  caseId?: string | undefined
  pageIndex: number
  pageSize: number
}

/** The one that was changed last first, without their keys. */
export async function pageOfDrafts({ db }: Tx, reader: Reader, asked: DraftSearch) {
  const words = asked.query.split(/\s+/).filter((word) => word !== '')
  const conditions = [
    isReadable(reader),
    ...(asked.caseId === undefined ? [] : [sql<boolean>`d.case_id = ${asked.caseId}`]),
    ...words.map((word) => sql<boolean>`d.search_text like ${containing(word)}`),
  ]
  const { rows } = await sql<DraftRow & { case_title: string | null; total: number }>`
    select d.*, c.display_title as case_title, (count(*) over ())::int as total
    from drafts d left join cases c on c.company_id = d.company_id and c.id = d.case_id
    where ${sql.join(conditions, sql` and `)}
    order by d.changed_at desc, d.id limit ${asked.pageSize} offset ${asked.pageIndex * asked.pageSize}`.execute(
    db,
  )
  return { rows, total: rows[0]?.total ?? 0 }
}

export async function countDrafts({ db }: Tx, officeId: string): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from drafts where company_id = ${officeId}`.execute(db)
  return rows[0]?.count ?? 0
}

type NewRow = Omit<
  Insertable<DraftTables['drafts']>,
  'search_text' | 'created_at' | 'changed_at' | 'changed_by'
>

export async function insertDraft({ db, clock }: Tx, row: NewRow): Promise<DraftRow> {
  const now = clock.now().toISOString()
  return db
    .insertInto('drafts')
    .values({
      ...row,
      search_text: foldText(row.title),
      changed_by: row.created_by,
      created_at: now,
      changed_at: now,
    })
    .returningAll()
    .executeTakeFirstOrThrow()
}

/** Its text has become another one. */
export const noteSaved = (
  { db, clock }: Tx,
  id: string,
  { title, by }: { title: string; by: string },
): Promise<DraftRow> =>
  db
    .updateTable('drafts')
    .set({
      title,
      search_text: foldText(title),
      changed_by: by,
      changed_at: clock.now().toISOString(),
      revision: sql`revision + 1`,
    })
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow()

export async function noteDocument(
  { db }: Tx,
  id: string,
  { caseId, documentId }: { caseId: string; documentId: string },
): Promise<void> {
  await db
    .updateTable('drafts')
    .set({ case_id: caseId, document_id: documentId })
    .where('id', '=', id)
    .execute()
}

export async function deleteDraft({ db }: Tx, id: string): Promise<void> {
  await db.deleteFrom('drafts').where('id', '=', id).execute()
}
