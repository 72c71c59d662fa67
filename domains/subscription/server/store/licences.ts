/** The SQL of licences. */
import type { Transaction } from '@mizan/platform/database'
import type { Selectable } from 'kysely'
import type { SubscriptionTables } from '../tables.ts'

type Tx = Transaction<SubscriptionTables>
export type Licence = Selectable<SubscriptionTables['licences']>

/** All licences of the office, including expired ones: they are few. */
export const listLicences = ({ db }: Tx, officeId: string): Promise<Licence[]> =>
  db.selectFrom('licences').selectAll().where('company_id', '=', officeId).execute()

/**
 * The licence of a trial stays, because it shows when the trial was; the others are replaced by those of the new
 * plan.
 */
export async function replaceLicences({ db }: Tx, officeId: string, licences: Licence[]): Promise<void> {
  const sources = [...new Set(licences.map(({ source }) => source))]
  await db
    .deleteFrom('licences')
    .where('company_id', '=', officeId)
    .where((row) => row.or([row('source', '<>', 'trial'), row('source', 'in', sources)]))
    .execute()
  await db.insertInto('licences').values(licences).execute()
}
