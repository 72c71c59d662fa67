/** Clients by the address from which they write. */
import { canonicalEmail } from '@mizan/identity/rules/fields'
import type { Transaction } from '@mizan/platform/database'
import { sql } from 'kysely'

/** Those that have the address among their contacts; a sender can be forged, so it is a hint and no proof. */
export async function clientsByAddress(
  { db }: Transaction,
  officeId: string,
  { address, most }: { address: string; most: number },
): Promise<string[]> {
  if (address === '') return []
  const { rows } = await sql<{ id: string }>`
    select distinct c.id from client_contacts k join clients c on c.id = k.client_id
    where k.company_id = ${officeId} and k.type = 'Email' and lower(k.value) = ${canonicalEmail(address).toLowerCase()}
      and c.deleted_at is null limit ${most}`.execute(db)
  return rows.map(({ id }) => id)
}
