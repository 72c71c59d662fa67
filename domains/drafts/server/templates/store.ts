/** Rows of the templates of an office. */
import { type Insertable, sql } from 'kysely'
import type { Tx } from '../call.ts'
import type { DraftTables, TemplateRow } from '../tables.ts'

const outline = ['id', 'kind', 'title', 'purpose', 'fields', 'checklist', 'changed_at'] as const

/** The templates without their texts, in the order of their titles. */
export const listTemplateRows = ({ db }: Tx, officeId: string) =>
  db
    .selectFrom('draft_templates')
    .select(outline)
    .where('company_id', '=', officeId)
    .orderBy(sql`title collate "und-x-icu"`)
    .orderBy('id')
    .execute()

interface TemplateKey {
  officeId: string
  id: string
}

export const findTemplateRow = (
  { db }: Tx,
  { officeId, id }: TemplateKey,
): Promise<TemplateRow | undefined> =>
  db
    .selectFrom('draft_templates')
    .selectAll()
    .where('company_id', '=', officeId)
    .where('id', '=', id)
    .executeTakeFirst()

/** Makes two people who change templates of one office do so one after the other. */
export async function lockTemplates({ db }: Tx, officeId: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`draft-templates ${officeId}`}, 0))`.execute(db)
}

export async function countTemplates({ db }: Tx, officeId: string): Promise<number> {
  const { count } = await db
    .selectFrom('draft_templates')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('company_id', '=', officeId)
    .executeTakeFirstOrThrow()
  return Number(count)
}

type NewRow = Omit<
  Insertable<DraftTables['draft_templates']>,
  'created_at' | 'created_by' | 'changed_at' | 'revision'
>

export const insertTemplate = ({ db, clock }: Tx, row: NewRow): Promise<TemplateRow> => {
  const now = clock.now().toISOString()
  return db
    .insertInto('draft_templates')
    .values({ ...row, created_by: row.changed_by, created_at: now, changed_at: now })
    .returningAll()
    .executeTakeFirstOrThrow()
}

type Change = Pick<NewRow, 'kind' | 'title' | 'purpose' | 'fields' | 'sealed' | 'changed_by'>

export const updateTemplate = (
  { db, clock }: Tx,
  { officeId, id }: TemplateKey,
  change: Change,
): Promise<TemplateRow> =>
  db
    .updateTable('draft_templates')
    .set({ ...change, changed_at: clock.now().toISOString(), revision: sql`revision + 1` })
    .where('company_id', '=', officeId)
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow()

export async function deleteTemplateRow({ db }: Tx, { officeId, id }: TemplateKey): Promise<void> {
  await db.deleteFrom('draft_templates').where('company_id', '=', officeId).where('id', '=', id).execute()
}
