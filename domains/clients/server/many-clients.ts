/** For imports: finds clients by name, and deletes many at once. */
import { foldText } from '@mizan/identity/rules/search-text'
import type { Transaction } from '@mizan/platform/database'
import { sql } from 'kysely'
import { listByFoldedName, lockClients } from './store/clients.ts'
import { keepNamesOfMany } from './store/name-keys.ts'

/** Names that differ only in case, in Turkish letters or in spaces are the same. */
export const sameName = (name: string): string => foldText(name.trim().replace(/\s+/g, ' '))

export interface NamedClient {
  id: string
  name: string
}

/** Clients of these names, by `sameName`. */
export async function clientsByName(
  tx: Transaction,
  officeId: string,
  names: Iterable<string>,
): Promise<ReadonlyMap<string, readonly NamedClient[]>> {
  const wanted = [...new Set([...names].map(sameName))]
  if (wanted.length === 0) return new Map()
  return Map.groupBy(await listByFoldedName(tx, officeId, wanted), ({ folded }) => folded)
}

/** Holds the clients that still exist. */
export const holdClients = (
  tx: Transaction,
  officeId: string,
  ids: readonly string[],
): Promise<NamedClient[]> => lockClients(tx, officeId, ids)

/** Deletes clients that are held and that nothing uses. */
export async function deleteClients(
  tx: Transaction,
  { officeId, userId }: { officeId: string; userId: string },
  ids: readonly string[],
): Promise<void> {
  const now = tx.clock.now().toISOString()
  await sql`update clients set deleted_at = ${now}, deleted_by = ${userId}, changed_at = ${now}
    where company_id = ${officeId} and id = any(${[...ids]})`.execute(tx.db)
  await keepNamesOfMany(
    tx,
    officeId,
    ids.map((refId) => ({ refId, names: [] })),
  )
}
