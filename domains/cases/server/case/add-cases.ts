/** What creating a case and importing many have in common: rows, rights, parties and the keys of their names. */
import { randomUUID } from 'node:crypto'
import { readName } from '@mizan/clients/rules/names/read'
import type { Transaction } from '@mizan/platform/database'
import { samePartyAmong } from '../../rules/same-party.ts'
import { searchText } from '../../rules/search.ts'
import type { NewCase } from '../../schemas.ts'
import type { CheckedName } from '../conflicts/seen-conflicts.ts'
import { addParties, type PartyToAdd } from '../parties/parties.ts'
import { openNewCases } from '../rights/store/rights.ts'
import type { CaseRow } from '../tables.ts'
import { insertCases } from './store/cases.ts'

export interface CheckedNames {
  client?: CheckedName | undefined
  opponent?: CheckedName | undefined
}

/** A case whose number is taken and whose names are checked. */
export interface CaseToAdd {
  wanted: NewCase
  /** Known beforehand if something already refers to the case. */
  id?: string
  clientName: string | undefined
  /** What the check found for client and opponent. */
  checked: CheckedNames
}

/** At most some hundred at once, in a few statements; the order is kept. Those whose id there is already are left out. */
export async function addCases(
  tx: Transaction,
  { officeId, userId }: { officeId: string; userId: string },
  cases: readonly CaseToAdd[],
): Promise<CaseRow[]> {
  const now = tx.clock.now().toISOString()
  const owner = { company_id: officeId, created_by: userId, created_at: now, changed_at: now }
  const planned = cases.map((one) => ({ ...one, id: one.id ?? randomUUID() }))
  const rows = planned.map(({ id, wanted, clientName }) => {
    const fields = columnsOf(wanted)
    return { id, ...fields, search_text: searchText(fields, clientName), ...owner }
  })
  const inserted = new Map((await insertCases(tx, rows)).map((row) => [row.id, row]))
  if (inserted.size === 0) return []
  await openNewCases(tx, { officeId, creator: userId }, [...inserted.values()])
  const parties = planned.flatMap(partiesOf)
  if (parties.length > 0) await addParties(tx, { officeId, userId }, parties)
  return planned.flatMap(({ id }) => inserted.get(id) ?? [])
}

/** The client first. Whoever is entered as the opponent too, in the role of the client, is one party. */
function partiesOf({ id, wanted, clientName, checked }: CaseToAdd & { id: string }): PartyToAdd[] {
  const { clientId, clientRole, opponentName, opponentRole } = wanted
  const client =
    clientId && clientName && clientRole && checked.client
      ? [{ ...partyOf(id, clientName, clientRole), clientId, checked: checked.client }]
      : []
  const there = client.map(({ name, role, clientId }) => ({ name, role, clientId }))
  const opponent = opponentName && {
    ...partyOf(id, opponentName, opponentRole ?? 'opponent'),
    clientId: null,
  }
  return opponent && checked.opponent && !samePartyAmong(there, opponent)
    ? [...client, { ...opponent, checked: checked.opponent }]
    : client
}

/** Its name says whether it is a person. */
const partyOf = (caseId: string, name: string, role: string) => ({
  caseId,
  name,
  role,
  type: readName(name).kind === 'plain' ? ('individual' as const) : ('organisation' as const),
  representatives: [],
})

/** What the caller says of a case. */
export const columnsOf = (wanted: NewCase) => ({
  case_number: wanted.caseNumber,
  external_id: wanted.externalId ?? null,
  title: wanted.title ?? wanted.displayTitle,
  display_title: wanted.displayTitle,
  description: wanted.description,
  client_id: wanted.clientId ?? null,
  state: wanted.state === undefined ? ('open' as const) : wanted.state,
  priority: wanted.priority ?? null,
  assignee_id: wanted.assigneeId ?? null,
  deadline: wanted.deadline ?? null,
  court_name: wanted.courtName ?? null,
  docket_number: wanted.docketNumber ?? null,
  jurisdiction: wanted.jurisdiction ?? null,
  case_type: wanted.caseType ?? null,
  claim_value: wanted.claimValue ?? null,
})
