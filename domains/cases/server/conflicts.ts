/** The check for conflicts of interest: who in the office already knows a similar name (decision 052). */
import { type AlikeName, findAlike } from '@mizan/clients/server'
import { namesFor } from '@mizan/identity/server'
import { type Caller, callerOf } from '@mizan/platform/contract'
import type { Transaction } from '@mizan/platform/database'
import { allows, rightOn } from '../access.ts'
import { mostFindings } from '../data/limits.ts'
import { type Stance, stanceOf } from '../rules/party-role.ts'
import type { ConflictQuery, Conflicts, Finding } from '../schemas.ts'
import type { CaseCall } from './call.ts'
import type { CaseParts } from './parts.ts'
import { listFoundParties } from './store/conflicts.ts'

export type AskedName = ConflictQuery['names'][number]
type Party = Awaited<ReturnType<typeof listFoundParties>>[number]

interface Found {
  alike: AlikeName
  /** Undefined for a client. */
  party: Party | undefined
  stance: Stance | null
}

/** What the check needs of a call. */
export type ConflictCall = Pick<CaseCall, 'caller'> & { parts: Pick<CaseParts, 'membersOf' | 'namesOf'> }

/** For each name what is alike, the worst first; parties of one case may be left out. */
export async function findConflicts(
  call: ConflictCall,
  tx: Transaction,
  { names, exceptCaseId }: ConflictQuery,
): Promise<Conflicts> {
  const caller = callerOf(call)
  const alike = await findAlike(
    tx,
    caller.officeId,
    names.map(({ name }) => name),
  )
  const ids = alike.flat().flatMap(({ kind, refId }) => (kind === 'client' ? [] : [refId]))
  const rows = ids.length > 0 ? await listFoundParties(tx, caller, [...new Set(ids)], exceptCaseId) : []
  const parties = new Map(rows.map((one) => [one.id, one]))
  const found = names.map((asked, at) => sorted(asked, others(asked, alike[at] ?? [], parties)))
  const shown = found.map((ones) => ones.slice(0, mostFindings))
  const askFor = await whomToAsk(call, tx, shown.flat())
  const items = names.map((asked, at) => ({
    name: asked.name,
    total: found[at]?.length ?? 0,
    findings: (shown[at] ?? []).map((one) => present(caller, asked, one, askFor)),
  }))
  return { items }
}

/** A client is no conflict with themselves, and neither are the cases in which they are a party. */
function others(
  { clientId }: AskedName,
  alike: readonly AlikeName[],
  parties: ReadonlyMap<string, Party>,
): Found[] {
  return alike.flatMap((one): Found[] => {
    if (one.kind === 'client')
      return one.refId === clientId ? [] : [{ alike: one, party: undefined, stance: 'ours' }]
    const party = parties.get(one.refId)
    if (!party || (one.kind === 'party' && clientId && party.client_id === clientId)) return []
    const stance = stanceOf({ role: party.role, isClient: party.client_id !== null }, party.our_roles ?? [])
    return [{ alike: one, party, stance }]
  })
}

const opposes = ({ side }: AskedName, { stance }: Found): boolean =>
  side !== undefined && stance !== null && side !== stance

const sorted = (asked: AskedName, found: Found[]): Found[] =>
  found.sort(
    (a, b) =>
      Number(opposes(asked, b)) - Number(opposes(asked, a)) ||
      b.alike.score - a.alike.score ||
      a.alike.name.localeCompare(b.alike.name, 'tr') ||
      (a.alike.refId < b.alike.refId ? -1 : 1),
  )

const isReadable = ({ roles }: Caller, { granted, is_assignee }: Party): boolean =>
  allows(rightOn(roles, { granted: granted ?? 'none', isAssignee: is_assignee ?? false }), 'read')

/** Names of those who know the hidden cases: the assignee or the creator, otherwise an administrator. */
async function whomToAsk(
  call: ConflictCall,
  tx: Transaction,
  found: readonly Found[],
): Promise<(party: Party) => string> {
  const caller = callerOf(call)
  const hidden = found.flatMap(({ party }) => (party && !isReadable(caller, party) ? [party] : []))
  if (hidden.length === 0) return () => ''
  const members = await call.parts.membersOf(tx, caller.officeId)
  const isMember = new Set(members.map(({ userId }) => userId))
  const admin = members.find(({ roles }) => roles.includes('ADMIN'))?.userId ?? ''
  const idOf = ({ assignee_id, created_by }: Party) =>
    [assignee_id, created_by].find((id) => id !== null && isMember.has(id)) ?? admin
  const person = await namesFor(tx, call.parts.namesOf, hidden.map(idOf))
  return (party) => person(idOf(party)).name
}

function present(caller: Caller, asked: AskedName, one: Found, askFor: (party: Party) => string): Finding {
  const { alike, party } = one
  const isOpen = party !== undefined && isReadable(caller, party)
  const open = isOpen
    ? { caseId: party.case_id, caseNumber: party.case_number, displayTitle: party.display_title }
    : null
  return {
    kind: alike.kind,
    name: alike.name,
    why: alike.why,
    role: isOpen ? party.role : null,
    clientId: party ? (isOpen ? party.client_id : null) : alike.refId,
    case: open,
    otherFile: party !== undefined && !isOpen,
    ask: party !== undefined && !isOpen ? askFor(party) : null,
    opposes: opposes(asked, one),
  }
}
