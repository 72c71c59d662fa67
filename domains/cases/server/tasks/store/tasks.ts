/** Rows of the tasks of a case. Whoever changes one has locked the case. */
import { AppError } from '@mizan/platform/contract'
import { type Insertable, sql } from 'kysely'
import { mostTasksPerCase } from '../../../data/limits.ts'
import { step } from '../../../rules/order.ts'
import type { Tx } from '../../call.ts'
import type { CaseTables, TaskRow } from '../../tables.ts'

export interface ListedTask extends TaskRow {
  /** In the order in which they began; null for nobody. */
  followers: string[] | null
}

export const followersOfTask = sql<string[] | null>`(
  select array_agg(f.user_id order by f.since, f.user_id) from case_task_followers f where f.task_id = case_tasks.id)`

const tasksOf = ({ db }: Tx, caseId: string) =>
  db.selectFrom('case_tasks').where('case_id', '=', caseId).where('deleted_at', 'is', null)

/** Those to do in the order of the case, then those done, the latest first. */
export const listTasks = (tx: Tx, caseId: string): Promise<ListedTask[]> =>
  tasksOf(tx, caseId)
    .selectAll('case_tasks')
    .select(followersOfTask.as('followers'))
    .orderBy(sql`completed_at desc nulls first`)
    .orderBy('place')
    .orderBy('id')
    .limit(mostTasksPerCase)
    .execute()

interface Asked {
  caseId: string
  caseTaskId: string
}

export const findTask = (tx: Tx, { caseId, caseTaskId }: Asked): Promise<ListedTask | undefined> =>
  tasksOf(tx, caseId)
    .where('id', '=', caseTaskId)
    .selectAll('case_tasks')
    .select(followersOfTask.as('followers'))
    .executeTakeFirst()

/** @throws AppError `task.not_found`, the same for a task of another case and for a deleted one */
export async function requireTask(tx: Tx, asked: Asked): Promise<ListedTask> {
  const found = await findTask(tx, asked)
  if (!found) throw new AppError('task.not_found')
  return found
}

/** The place after the last task. @throws AppError `task.too_many` if the case cannot have so many more */
export async function placeForMore({ db }: Tx, caseId: string, more: number): Promise<number> {
  const { last, count } = await db
    .selectFrom('case_tasks')
    .select(({ fn }) => fn.max('place').as('last'))
    .select(sql<number>`count(*) filter (where deleted_at is null)`.as('count'))
    .where('case_id', '=', caseId)
    .executeTakeFirstOrThrow()
  if (count + more > mostTasksPerCase)
    throw new AppError('task.too_many', { values: { most: String(mostTasksPerCase) } })
  return (last ?? 0) + step
}

/** Those that were inserted; the others have an id that there is already. */
export const insertTasks = ({ db }: Tx, rows: readonly Insertable<CaseTables['case_tasks']>[]) =>
  db
    .insertInto('case_tasks')
    .values(rows)
    .onConflict((conflict) => conflict.column('id').doNothing())
    .returningAll()
    .execute()

/** Changes the columns and raises the version, which it gives. */
export async function updateTask({ db }: Tx, id: string, columns: Partial<TaskRow>): Promise<number> {
  const { version } = await db
    .updateTable('case_tasks')
    .set({ ...columns, version: sql`version + 1` })
    .where('id', '=', id)
    .returning('version')
    .executeTakeFirstOrThrow()
  return version
}

export async function markTaskDeleted({ db, clock }: Tx, id: string, by: string): Promise<void> {
  const deletion = { deleted_at: clock.now().toISOString(), deleted_by: by }
  await db.updateTable('case_tasks').set(deletion).where('id', '=', id).execute()
}

/** @throws AppError `task.not_found`, also if it is not deleted */
export async function takeBackDeletion({ db }: Tx, { caseId, caseTaskId }: Asked): Promise<ListedTask> {
  const restored = await db
    .updateTable('case_tasks')
    .set({ deleted_at: null, deleted_by: null })
    .where('id', '=', caseTaskId)
    .where('deleted_at', 'is not', null)
    .where('case_id', '=', caseId)
    .returningAll()
    .returning(followersOfTask.as('followers'))
    .executeTakeFirst()
  if (!restored) throw new AppError('task.not_found')
  return restored
}
