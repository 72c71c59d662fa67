/** Rows of task templates. Whoever changes one holds the templates of the office until the transaction ends. */
import { AppError } from '@mizan/platform/contract'
import { sql } from 'kysely'
import { mostTemplates } from '../../data/limits.ts'
import type { NewTemplate, Template } from '../../schemas.ts'
import type { Tx } from '../call.ts'

const selected = ({ db }: Tx, officeId: string) =>
  db
    .selectFrom('case_task_templates as template')
    .select(['id', 'name', 'start_means', 'version', 'deleted_at'])
    .select(
      sql<Template['items'] | null>`(
        select json_agg(json_build_object('title', i.title, 'offsetDays', i.offset_days, 'note', i.note) order by i.place)
        from case_task_template_items i where i.company_id = template.company_id and i.template_id = template.id)`.as(
        'items',
      ),
    )
    .where('company_id', '=', officeId)

export type TemplateRow = Awaited<ReturnType<typeof listKept>>[number]

/** Those that are offered, and deleted ones of the product, whose ids must not be offered again. */
export const listKept = (tx: Tx, officeId: string) => selected(tx, officeId).execute()

/** Deleted ones too. */
export const findTemplate = (tx: Tx, officeId: string, id: string) =>
  selected(tx, officeId).where('id', '=', id).executeTakeFirst()

/** Two people who change templates of one office do so one after the other. */
export async function lockTemplates({ db }: Tx, officeId: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`task-templates ${officeId}`}, 0))`.execute(db)
}

/** @throws AppError `task_template.too_many` */
export async function requireRoom({ db }: Tx, officeId: string): Promise<void> {
  const { count } = await db
    .selectFrom('case_task_templates')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('company_id', '=', officeId)
    .where('deleted_at', 'is', null)
    .executeTakeFirstOrThrow()
  if (count >= mostTemplates)
    throw new AppError('task_template.too_many', { values: { most: String(mostTemplates) } })
}

interface Kept extends NewTemplate {
  officeId: string
  userId: string
  id: string
  version: number
}

/** Writes the template with its items, whether it is kept already or not. */
export async function keepTemplate(
  { db, clock }: Tx,
  { officeId, userId, id, ...kept }: Kept,
): Promise<void> {
  const content = { name: kept.name, start_means: kept.startMeans, version: kept.version, deleted_at: null }
  const key = { company_id: officeId, id }
  await db
    .insertInto('case_task_templates')
    .values({ ...key, ...content, created_by: userId, created_at: clock.now() })
    .onConflict((conflict) => conflict.columns(['company_id', 'id']).doUpdateSet(content))
    .execute()
  await db
    .deleteFrom('case_task_template_items')
    .where('company_id', '=', officeId)
    .where('template_id', '=', id)
    .execute()
  const owner = { company_id: officeId, template_id: id }
  const items = kept.items.map(({ title, offsetDays, note }, place) => ({
    ...owner,
    place,
    title,
    offset_days: offsetDays,
    note,
  }))
  await db.insertInto('case_task_template_items').values(items).execute()
}

/** `deletedAt` null takes the deletion back. */
export async function setDeletion(
  { db }: Tx,
  { officeId, id, deletedAt }: { officeId: string; id: string; deletedAt: Date | null },
): Promise<void> {
  await db
    .updateTable('case_task_templates')
    .set({ deleted_at: deletedAt })
    .where('company_id', '=', officeId)
    .where('id', '=', id)
    .execute()
}
