/** Parties of a table: their cases and clients must exist. */

import { sideOf } from '@mizan/cases/rules/party-role'
import { type NamedParty, samePartyAmong } from '@mizan/cases/rules/same-party'
import { mostParties, writableByNumber } from '@mizan/cases/server'
import { clientsByName, sameName } from '@mizan/clients/server'
import type { Asker } from '../asker.ts'
import type { Tx } from '../call.ts'
import type { RowReader } from './cells.ts'
import type { Draft } from './drafts.ts'
import type { PartyRow } from './parties.ts'
import type { PreparedRow } from './prepared.ts'

type Known = Awaited<ReturnType<typeof knownOf>>

export async function lookUpParties(
  tx: Tx,
  { caller }: Asker,
  drafts: readonly Draft<PartyRow | undefined>[],
): Promise<PreparedRow[]> {
  const known = await knownOf(tx, caller, drafts)
  return drafts.map(({ row, reader, value }) => {
    if (!value) return { row, problems: reader.problems, planned: undefined }
    const client = clientOf(reader, value, known)
    const caseId = caseOf(reader, { ...value, clientId: client?.id ?? null }, known)
    const planned =
      caseId === undefined ? undefined : ({ kind: 'parties', wanted: value.wanted, client, caseId } as const)
    return { row, problems: reader.problems, planned }
  })
}

async function knownOf(tx: Tx, caller: Asker['caller'], drafts: readonly Draft<PartyRow | undefined>[]) {
  const rows = drafts.flatMap(({ value }) => value ?? [])
  const clientNames = rows.flatMap(({ clientName }) => clientName ?? [])
  const numbers = [...new Set(rows.map(({ caseNumber }) => caseNumber))]
  // Clients are read before cases are held: whoever renames a client holds it before its cases.
  const clients = await clientsByName(tx, caller.officeId, clientNames)
  const cases = numbers.length > 0 ? await writableByNumber(tx, caller, numbers) : new Map<string, never>()
  return { clients, cases, added: new Map<string, NamedParty[]>() }
}

function clientOf(reader: RowReader, { clientName }: PartyRow, { clients }: Known) {
  if (clientName === undefined) return undefined
  const found = clients.get(sameName(clientName)) ?? []
  if (found.length > 1) reader.refuse('clientName', 'client_ambiguous', { count: String(found.length) })
  if (found.length === 0) reader.refuse('clientName', 'client_unknown')
  return found[0]
}

type Placed = PartyRow & { clientId: string | null }

function caseOf(
  reader: RowReader,
  { caseNumber, wanted: { name, role }, clientId }: Placed,
  { cases, added }: Known,
): string | undefined {
  const found = cases.get(caseNumber)
  if (!found) {
    reader.refuse('caseNumber', 'case_unknown')
    return undefined
  }
  const rows = added.get(found.id) ?? []
  const parties = [...found.parties, ...rows]
  if (parties.length >= mostParties) reader.refuse('caseNumber', 'too_many_parties')
  else if (samePartyAmong(parties, { name, role, clientId }))
    reader.refuse(clientId === null ? 'name' : 'clientName', 'party_exists')
  else if (
    clientId === null &&
    sideOf(role) !== null &&
    samePartyAmong(parties, { name, role: 'opponent', clientId })
  )
    reader.refuse('name', 'party_is_opponent')
  else if (reader.problems.length === 0) added.set(found.id, [...rows, { name, role, clientId }])
  return found.id
}
