/** The check for conflicts of interest: who in the office already knows a similar name (decision 052). */
import { type AlikeName, findAlike, type PayForNames } from '@mizan/clients/server'
import { namesFor } from '@mizan/identity/server'
import { inTurns } from '@mizan/platform/call'
import { type Caller, callerOf } from '@mizan/platform/contract'
import type { Transaction } from '@mizan/platform/database'
import { allows, rightOn } from '../../access.ts'
import { mostFindings } from '../../data/limits.ts'
import { createBest } from '../../rules/best.ts'
import { type Stance, stanceOf } from '../../rules/party-role.ts'
import type { ConflictQuery, Conflicts, Finding } from '../../schemas.ts'
import type { CaseCall } from '../call.ts'
import type { CaseParts } from '../parts.ts'
import { listFoundParties } from './store.ts'

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

/** Charges a check to the person who asked for it. @throws AppError `request.too_many` */
export const payOf =
  (call: CaseCall): PayForNames =>
  (units) =>
    call.parts.charge(call, units)

/** For each name what is alike, the worst first; parties of one case may be left out. */
export async function findConflicts(
  call: ConflictCall,
  tx: Transaction,
  { names, exceptCaseId }: ConflictQuery,
  pay: PayForNames,
): Promise<Conflicts> {
  const caller = callerOf(call)
  const alike = await findAlike(
    tx,
    caller.officeId,
    names.map(({ name }) => name),
    pay,
  )
  const ids = new Set<string>()
  for (const ones of alike) for (const { kind, refId } of ones) if (kind !== 'client') ids.add(refId)
  const rows = ids.size > 0 ? await listFoundParties(tx, caller, [...ids], exceptCaseId) : []
  const parties = new Map(rows.map((one) => [one.id, one]))
  const found = await inTurns(worstOf(names, alike, parties))
  const askFor = await whomToAsk(
    call,
    tx,
    found.flatMap(({ worst }) => worst),
  )
  const items = found.map(({ asked, total, worst }) => ({
    name: asked.name,
    total,
    findings: worst.map((one) => present(caller, asked, one, askFor)),
  }))
  return { items }
}

interface FoundForName {
  asked: AskedName
  total: number
  worst: readonly Found[]
}

/** Among thousands that are found only those that are shown are put in order. */
function* worstOf(
  names: readonly AskedName[],
  alike: readonly AlikeName[][],
  parties: ReadonlyMap<string, Party>,
): Generator<void, FoundForName[]> {
  const result: FoundForName[] = []
  for (const [at, asked] of names.entries()) {
    const best = createBest(mostFindings, worstFirst(asked))
    let total = 0
    for (const one of alike[at] ?? []) {
      const found = foundOf(asked, one, parties)
      if (found) {
        total += 1
        best.add(found)
      }
      yield
    }
    result.push({ asked, total, worst: best.items })
  }
  return result
}

/** A client is no conflict with themselves, and neither are the cases in which they are a party. */
function foundOf(
  { clientId }: AskedName,
  alike: AlikeName,
  parties: ReadonlyMap<string, Party>,
): Found | undefined {
  if (alike.kind === 'client')
    return alike.refId === clientId ? undefined : { alike, party: undefined, stance: 'ours' }
  const party = parties.get(alike.refId)
  if (!party || (alike.kind === 'party' && clientId && party.client_id === clientId)) return undefined
  const stance = stanceOf({ role: party.role, isClient: party.client_id !== null }, party.our_roles ?? [])
  return { alike, party, stance }
}

const opposes = ({ side }: AskedName, { stance }: Found): boolean =>
  side !== undefined && stance !== null && side !== stance

const byLetters = new Intl.Collator('tr').compare

const worstFirst =
  (asked: AskedName) =>
  (a: Found, b: Found): number =>
    Number(opposes(asked, b)) - Number(opposes(asked, a)) ||
    b.alike.score - a.alike.score ||
    byLetters(a.alike.name, b.alike.name) ||
    (a.alike.refId < b.alike.refId ? -1 : 1)

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
    also: [...alike.also],
    role: isOpen ? party.role : null,
    clientId: party ? (isOpen ? party.client_id : null) : alike.refId,
    case: open,
    otherFile: party !== undefined && !isOpen,
    ask: party !== undefined && !isOpen ? askFor(party) : null,
    opposes: opposes(asked, one),
  }
}
