/** The places of the tasks of a case. Whoever moves one has locked the case, so moves happen one after the other. */
import { sql } from 'kysely'
import { between, step } from '../../../rules/order.ts'
import type { TaskMove } from '../../../schemas.ts'
import type { Tx } from '../../call.ts'
import type { TaskRow } from '../../tables.ts'

interface Move {
  task: TaskRow
  beside: TaskRow
  place: TaskMove['place']
}

/** Moves the task, and spreads all places of the case first if there is no number left between the neighbours. */
export async function moveTask(tx: Tx, { task, beside, place }: Move): Promise<void> {
  const free = await freePlace(tx, { task, beside, place })
  if (free !== undefined) return setPlace(tx, task.id, free)
  await spread(tx, task.case_id)
  const now = await placeOf(tx, beside.id)
  const found = await freePlace(tx, { task, beside: { ...beside, place: now }, place })
  await setPlace(tx, task.id, found ?? now)
}

/** The neighbour on the other side may be done or deleted: those keep their places as well. */
async function freePlace({ db }: Tx, { task, beside, place }: Move): Promise<number | undefined> {
  const isBefore = place === 'before'
  const next = await db
    .selectFrom('case_tasks')
    .select('place')
    .where('case_id', '=', task.case_id)
    .where('id', 'not in', [task.id, beside.id])
    .where('place', isBefore ? '<=' : '>=', beside.place)
    .orderBy('place', isBefore ? 'desc' : 'asc')
    .limit(1)
    .executeTakeFirst()
  return isBefore ? between(next?.place, beside.place) : between(beside.place, next?.place)
}

const setPlace = async ({ db }: Tx, id: string, place: number): Promise<void> =>
  void (await db.updateTable('case_tasks').set({ place }).where('id', '=', id).execute())

async function placeOf({ db }: Tx, id: string): Promise<number> {
  const query = db.selectFrom('case_tasks').select('place').where('id', '=', id)
  return (await query.executeTakeFirstOrThrow()).place
}

async function spread({ db }: Tx, caseId: string): Promise<void> {
  await sql`
    update case_tasks set place = spread.number * ${step}::bigint
    from (select id, row_number() over (order by place, id) as number
          from case_tasks where case_id = ${caseId}) as spread
    where case_tasks.id = spread.id`.execute(db)
}

export async function openTaskIds({ db }: Tx, caseId: string): Promise<string[]> {
  const rows = await db
    .selectFrom('case_tasks')
    .select('id')
    .where('case_id', '=', caseId)
    .where('deleted_at', 'is', null)
    .where('state', '=', 'Todo')
    .orderBy('place')
    .orderBy('id')
    .execute()
  return rows.map(({ id }) => id)
}
