/** What the actions about parties share: a new row with its checked name, its keys, and what the record says of it. */
import { randomUUID } from 'node:crypto'
import { keepNamesOfMany } from '@mizan/clients/server'
import { AppError, callerOf } from '@mizan/platform/contract'
import type { Transaction } from '@mizan/platform/database'
import { partyRoles } from '../../data/party-roles.ts'
import { stanceOf } from '../../rules/party-role.ts'
import { samePartyAmong } from '../../rules/same-party.ts'
import type { NewParty } from '../../schemas.ts'
import type { CaseCall, Tx } from '../call.ts'
import type { AskedName } from '../conflicts/conflicts.ts'
import type { CheckedName } from '../conflicts/seen-conflicts.ts'
import type { PartyRow } from '../tables.ts'
import { insertParties } from './store.ts'

type Named = Pick<PartyRow, 'name' | 'role' | 'client_id'>

/** A party as the check asks for it; `ourRoles` are those of the clients in the same case. */
export function askedName({ name, role, client_id }: Named, ourRoles: readonly string[]): AskedName {
  const side = stanceOf({ role, isClient: client_id !== null }, ourRoles)
  return { name, ...(side && { side }), ...(client_id !== null && { clientId: client_id }) }
}

/** Nobody is twice in one role of a case. @throws AppError `case.party_added` */
export function refuseSameParty(parties: readonly PartyRow[], { name, role, client_id }: Named): void {
  const there = parties.map((one) => ({ name: one.name, role: one.role, clientId: one.client_id }))
  const same = samePartyAmong(there, { name, role, clientId: client_id })
  if (same) throw new AppError('case.party_added', { values: { name: same.name } })
}

type Wanted = Omit<NewParty, 'conflictsSeen'>

export async function addToCase(
  call: CaseCall,
  tx: Tx,
  caseId: string,
  wanted: Wanted & { checked: CheckedName },
): Promise<PartyRow> {
  const [party] = await addParties(tx, callerOf(call), [{ caseId, ...wanted }])
  if (!party) throw new Error('The party was not inserted')
  return party
}

export type PartyToAdd = Wanted & { caseId: string; checked: CheckedName }

/** At most some hundred at once. Parties of one case are shown in this order. */
export async function addParties(
  tx: Transaction,
  { officeId, userId }: { officeId: string; userId: string },
  wanted: readonly PartyToAdd[],
): Promise<PartyRow[]> {
  const created = { company_id: officeId, created_by: userId, created_at: tx.clock.now().toISOString() }
  const rows = wanted.map(({ caseId, name, role, type, clientId, representatives, checked }) => ({
    ...{ id: randomUUID(), case_id: caseId, name, role, type, representatives },
    client_id: clientId ?? null,
    ...checked,
    ...created,
  }))
  const parties = await insertParties(tx, rows)
  await keepNamesOfMany(tx, officeId, parties.map(bearerOf))
  return parties
}

export const keepPartyNames = (tx: Tx, party: PartyRow): Promise<void> =>
  keepNamesOfMany(tx, party.company_id, [bearerOf(party)])

const bearerOf = ({ id, name, representatives }: PartyRow) => ({
  refId: id,
  names: [
    { kind: 'party' as const, name },
    ...representatives.map((one) => ({ kind: 'representative' as const, name: one })),
  ],
})

/** A role of the list under one name, any other text under another: only the first has a word. */
export const roleDetails = (role: string, suffix = ''): Record<string, string> =>
  Object.hasOwn(partyRoles, role) ? { [`role${suffix}`]: role } : { [`roleText${suffix}`]: role }

export const partyDetails = (
  { name, role, type, representatives }: PartyRow,
  client: string | undefined,
): Record<string, unknown> => ({
  party: name,
  ...roleDetails(role),
  type,
  ...(client !== undefined && { client }),
  ...(representatives.length > 0 && { representatives }),
})
