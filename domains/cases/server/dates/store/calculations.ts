/** Time limits that come from a calculation. */
import type { Calculation } from '../../../schemas/calculations.ts'
import type { Tx } from '../../call.ts'

const open = ({ db }: Tx) =>
  db
    .selectFrom('case_limits as l')
    .innerJoin('cases as c', (join) =>
      join.onRef('c.id', '=', 'l.case_id').onRef('c.company_id', '=', 'l.company_id'),
    )
    .where('l.calculation', 'is not', null)
    .where('l.deleted_at', 'is', null)
    .where('c.deleted_at', 'is', null)
    .where('l.state', '<>', 'done')

export interface Calculated {
  id: string
  officeId: string
  calculation: Calculation
  lastDayNow: string | null
}

/** Those of all offices that are still to be done, page by page. */
export async function listCalculated(
  tx: Tx,
  { after, most }: { after: string; most: number },
): Promise<Calculated[]> {
  const rows = await open(tx)
    .select(['l.id', 'l.company_id', 'l.calculation', 'l.last_day_now'])
    .where('l.id', '>', after)
    .orderBy('l.id')
    .limit(most)
    .execute()
  return rows.map(({ id, company_id, calculation, last_day_now }) => ({
    ...{ id, officeId: company_id, lastDayNow: last_day_now },
    calculation: calculation as Calculation,
  }))
}

/** Holds one until the transaction ends. */
export const lockCalculated = (tx: Tx, id: string) =>
  open(tx).selectAll('l').select('c.display_title').where('l.id', '=', id).forUpdate('l').executeTakeFirst()

/** The time limit itself and its version stay as they are. */
export async function noteLastDayNow({ db }: Tx, id: string, day: string | null): Promise<void> {
  await db.updateTable('case_limits').set({ last_day_now: day }).where('id', '=', id).execute()
}
