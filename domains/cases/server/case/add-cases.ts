/** What creating a case and importing many have in common: rows, rights, opponents and the keys of their names. */
import { randomUUID } from 'node:crypto'
import { readName } from '@mizan/clients/rules/names/read'
import type { Transaction } from '@mizan/platform/database'
import { searchText } from '../../rules/search.ts'
import type { NewCase } from '../../schemas.ts'
import type { CheckedName } from '../conflicts/seen-conflicts.ts'
import { addParties } from '../parties/parties.ts'
import { openNewCases } from '../rights/store/rights.ts'
import type { CaseRow } from '../tables.ts'
import { insertCases } from './store/cases.ts'

/** A case whose number is taken and whose names are checked. */
export interface CaseToAdd {
  wanted: NewCase
  /** Known beforehand if something already refers to the case. */
  id?: string
  clientName: string | undefined
  /** What the check found for the opponent. */
  checked: CheckedName | undefined
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
  const opponents = planned.flatMap(({ id, wanted, checked }) =>
    wanted.opponentName && checked
      ? [{ caseId: id, ...opponentOf(wanted.opponentName), clientId: null, checked }]
      : [],
  )
  if (opponents.length > 0) await addParties(tx, { officeId, userId }, opponents)
  return planned.flatMap(({ id }) => inserted.get(id) ?? [])
}

/** Its name says whether it is a person. */
const opponentOf = (name: string) => ({
  name,
  role: 'opponent',
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
})
