/** Rows as the calls answer them. */
import { namesFor } from '@mizan/identity/server'
import { dayInTurkey } from '@mizan/platform/calendar'
import { callerOf } from '@mizan/platform/contract'
import { abilitiesOn } from '../../access.ts'
import type { Case, CaseLine } from '../../schemas.ts'
import type { CaseCall, Tx } from '../call.ts'
import { readBeside } from '../notices/store/followers.ts'
import type { CaseRow } from '../tables.ts'
import type { OpenCase } from './store/cases.ts'

export async function presentLines(call: CaseCall, tx: Tx, listed: readonly OpenCase[]): Promise<CaseLine[]> {
  const caller = callerOf(call)
  const clients = await clientNamesFor(
    call,
    tx,
    listed.map(({ row }) => row),
  )
  const person = await namesFor(
    tx,
    call.parts.namesOf,
    listed.map(({ row }) => row.assignee_id),
  )
  return listed.map(({ row, right }) => ({
    ...lineOf(row),
    client: clientIn(clients, row),
    assignee: row.assignee_id === null ? null : person(row.assignee_id),
    may: abilitiesOn(caller, right, row.created_by),
  }))
}

/** Names of the clients of cases, by id. */
export const clientNamesFor = async (
  call: CaseCall,
  tx: Tx,
  rows: readonly Pick<CaseRow, 'client_id'>[],
): Promise<ReadonlyMap<string, string>> => {
  const ids = [...new Set(rows.flatMap(({ client_id }) => client_id ?? []))]
  return ids.length > 0 ? call.parts.clientNames(tx, ids) : new Map()
}

const clientIn = (names: ReadonlyMap<string, string>, { client_id }: CaseRow): CaseLine['client'] =>
  client_id === null ? null : { clientId: client_id, name: names.get(client_id) ?? '' }

const lineOf = (row: CaseRow) => ({
  caseId: row.id,
  caseNumber: row.case_number,
  displayTitle: row.display_title,
  state: row.state,
  priority: row.priority,
  deadline: row.deadline,
  courtName: row.court_name,
  docketNumber: row.docket_number,
  version: row.version,
  changedAt: row.changed_at,
})

export async function presentCase(call: CaseCall, tx: Tx, { row, right }: OpenCase): Promise<Case> {
  const caller = callerOf(call)
  const clients = await clientNamesFor(call, tx, [row])
  const { draft, followers, counts } = await readBeside(tx, {
    caseId: row.id,
    userId: caller.userId,
    today: dayInTurkey(tx.clock.now()),
  })
  const person = await namesFor(tx, call.parts.namesOf, [row.assignee_id, row.created_by, ...followers])
  return {
    ...lineOf(row),
    client: clientIn(clients, row),
    assignee: row.assignee_id === null ? null : person(row.assignee_id),
    may: abilitiesOn(caller, right, row.created_by),
    title: row.title,
    externalId: row.external_id,
    jurisdiction: row.jurisdiction,
    caseType: row.case_type,
    claimValue: row.claim_value,
    description: row.description,
    draft,
    createdBy: person(row.created_by),
    createdAt: row.created_at,
    followers: followers.map(person),
    isFollowing: followers.includes(caller.userId),
    permission: right,
    counts,
  }
}
