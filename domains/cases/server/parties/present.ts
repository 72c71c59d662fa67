/** Parties as the calls answer them. */
import { namesFor } from '@mizan/identity/server'
import type { Party } from '../../schemas.ts'
import type { CaseCall, Tx } from '../call.ts'
import type { PartyRow } from '../tables.ts'

export async function presentParties(call: CaseCall, tx: Tx, rows: readonly PartyRow[]): Promise<Party[]> {
  const clientIds = [...new Set(rows.flatMap(({ client_id }) => client_id ?? []))]
  const clients =
    clientIds.length > 0 ? await call.parts.clientNames(tx, clientIds) : new Map<string, string>()
  const person = await namesFor(
    tx,
    call.parts.namesOf,
    rows.map(({ seen_by }) => seen_by),
  )
  return rows.map((row) => ({
    casePartyId: row.id,
    name: row.name,
    role: row.role,
    type: row.type,
    client:
      row.client_id === null ? null : { clientId: row.client_id, name: clients.get(row.client_id) ?? '' },
    representatives: row.representatives,
    conflicts:
      row.seen_by === null
        ? { state: 'clean', at: row.checked_at }
        : { state: 'seen', at: row.checked_at, count: row.conflicts, by: person(row.seen_by) },
    version: row.version,
  }))
}

export async function presentParty(call: CaseCall, tx: Tx, row: PartyRow): Promise<Party> {
  const [party] = await presentParties(call, tx, [row])
  return party as Party
}
