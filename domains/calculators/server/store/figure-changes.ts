/** The SQL of changes of dated figures. */
import type { FigureChange } from '../../schemas/figure-changes.ts'
import type { Tx } from '../call.ts'

const shown = 200

/** The changes in the order of their confirmation, in which they count. */
export async function confirmedChanges({ db }: Tx): Promise<FigureChange[]> {
  const rows = await db
    .selectFrom('figure_changes')
    .select('change')
    .where('state', '=', 'confirmed')
    .orderBy('settled_at')
    .orderBy('id')
    .execute()
  return rows.map(({ change }) => change)
}

/** Waiting changes come first, then the newest. */
export const latestChanges = ({ db }: Tx) =>
  db
    .selectFrom('figure_changes')
    .selectAll()
    .orderBy((from) => from('state', '=', 'proposed'), 'desc')
    .orderBy('proposed_at', 'desc')
    .orderBy('id')
    .limit(shown)
    .execute()

export async function insertChange(
  { db }: Tx,
  { id, change, by, at }: { id: string; change: FigureChange; by: string; at: Date },
): Promise<void> {
  const values = { id, change: JSON.stringify(change), proposed_by: by, proposed_at: at }
  await db.insertInto('figure_changes').values(values).execute()
}

/** Holds the change until the transaction ends. */
export const lockChange = ({ db }: Tx, id: string) =>
  db.selectFrom('figure_changes').selectAll().where('id', '=', id).forUpdate().executeTakeFirst()

export async function settleChange(
  { db }: Tx,
  { id, state, by, at }: { id: string; state: 'confirmed' | 'withdrawn'; by: string; at: Date },
): Promise<void> {
  const settled = { state, settled_by: by, settled_at: at }
  await db.updateTable('figure_changes').set(settled).where('id', '=', id).execute()
}
