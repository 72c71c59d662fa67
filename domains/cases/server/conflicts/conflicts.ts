/** The check for conflicts of interest: who in the office already knows a similar name (decision 052). */
import { withInitials } from '@mizan/clients/rules/names/initials'
import { type AlikeName, findAlike } from '@mizan/clients/server'
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

/** Everybody reads the clients, and these cases the asker. */
interface Found {
  alike: AlikeName
  /** Undefined for a client. */
  party: Party | undefined
  stance: Stance | null
}

/** What the check needs of a call. */
export type ConflictCall = Pick<CaseCall, 'caller' | 'charge'> & {
  parts: Pick<CaseParts, 'membersOf' | 'namesOf'>
}

/**
 * For each name what is alike, the worst first; parties of one case may be left out. Of cases that the asker may not
 * read only whom to ask is told: each such person once, however many cases or names there are.
 */
export async function findConflicts(
  call: ConflictCall,
  tx: Transaction,
  { names, exceptCaseId }: ConflictQuery,
): Promise<Conflicts> {
  const caller = callerOf(call)
  const texts = [...new Set(names.flatMap(({ name }) => [name, withInitials(name)]))]
  const found = await findAlike(tx, caller.officeId, texts, call.charge)
  const alike = new Map(texts.map((text, at) => [text, found[at] ?? []]))
  const ids = new Set<string>()
  for (const ones of found) for (const { kind, refId } of ones) if (kind !== 'client') ids.add(refId)
  const rows = ids.size > 0 ? await listFoundParties(tx, caller, [...ids]) : []
  // Naming a case that the asker may not read must not tell whether it has such a name.
  const isLeftOut = (one: Party) => one.case_id === exceptCaseId && isReadable(caller, one)
  const parties = new Map(rows.filter((one) => !isLeftOut(one)).map((one) => [one.id, one]))
  const told = await inTurns(worstOf(caller, names, alike, parties))
  const elsewhere = await whomToAsk(call, tx, told)
  const items = told.map(({ asked, readable, worst }, at) => {
    const others = elsewhere[at] ?? []
    const findings = worst.map((one) => present(asked, one))
    return { name: asked.name, total: readable + others.length, findings, elsewhere: others }
  })
  return { items }
}

interface FoundForName {
  asked: AskedName
  /** How many the asker may read. */
  readable: number
  worst: readonly Found[]
  /** Of each pair of assignee and creator one party that the asker may not read. */
  hidden: ReadonlyMap<string, Party>
}

/** Among thousands that are found only those that are shown are put in order. */
function* worstOf(
  caller: Caller,
  names: readonly AskedName[],
  alike: ReadonlyMap<string, readonly AlikeName[]>,
  parties: ReadonlyMap<string, Party>,
): Generator<void, FoundForName[]> {
  const result: FoundForName[] = []
  const isHidden = ({ party }: Found) => party !== undefined && !isReadable(caller, party)
  for (const asked of names) {
    const best = createBest(mostFindings, worstFirst(asked))
    let readable = 0
    for (const one of alike.get(asked.name) ?? []) {
      const found = foundOf(asked, one, parties)
      if (found && !isHidden(found)) {
        readable += 1
        best.add(found)
      }
      yield
    }
    const hidden = new Map<string, Party>()
    for (const one of alikeElsewhere(asked, alike)) {
      const party = foundOf(asked, one, parties)?.party
      if (party && !isReadable(caller, party)) hidden.set(`${party.assignee_id} ${party.created_by}`, party)
      yield
    }
    result.push({ asked, readable, worst: best.items, hidden })
  }
  return result
}

/** In hidden cases `Kra.` finds whatever `K.` finds, or somebody could complete a name letter by letter. */
function alikeElsewhere({ name }: AskedName, alike: ReadonlyMap<string, readonly AlikeName[]>) {
  const blunt = withInitials(name)
  const wholly = (one: AlikeName) => one.why !== 'initial' && !one.also.includes('initial')
  const others = blunt === name ? [] : (alike.get(blunt) ?? [])
  return [...(alike.get(name) ?? []).filter((one) => blunt === name || wholly(one)), ...others]
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

/** How the two oppose each other, if they do. */
function clashOf(asked: AskedName, found: Found): Finding['clash'] {
  if (!opposes(asked, found)) return null
  if (asked.side === 'ours') return 'opponent'
  const { alike, party } = found
  return alike.kind === 'client' || (alike.kind === 'party' && party?.client_id) ? 'ownClient' : 'beside'
}

const isOwnClient = (asked: AskedName, found: Found): boolean => clashOf(asked, found) === 'ownClient'

const worstFirst =
  (asked: AskedName) =>
  (a: Found, b: Found): number =>
    Number(isOwnClient(asked, b)) - Number(isOwnClient(asked, a)) ||
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
  found: readonly FoundForName[],
): Promise<Conflicts['items'][number]['elsewhere'][]> {
  if (found.every(({ hidden }) => hidden.size === 0)) return []
  const members = await call.parts.membersOf(tx, callerOf(call).officeId)
  const isMember = new Set(members.map(({ userId }) => userId))
  const admin = members.find(({ roles }) => roles.includes('ADMIN'))?.userId ?? ''
  const idOf = ({ assignee_id, created_by }: Party) =>
    [assignee_id, created_by].find((id) => id !== null && isMember.has(id)) ?? admin
  const ids = found.map(({ hidden }) => [...new Set([...hidden.values()].map(idOf))])
  const person = await namesFor(tx, call.parts.namesOf, ids.flat())
  return ids.map((ones) =>
    ones.map((id) => ({ ask: person(id).name })).sort((a, b) => byLetters(a.ask, b.ask)),
  )
}

function present(asked: AskedName, one: Found): Finding {
  const { alike, party } = one
  return {
    kind: alike.kind,
    name: alike.name,
    why: alike.why,
    also: [...alike.also],
    role: party?.role ?? null,
    clientId: party ? party.client_id : alike.refId,
    case: party
      ? { caseId: party.case_id, caseNumber: party.case_number, displayTitle: party.display_title }
      : null,
    opposes: opposes(asked, one),
    clash: clashOf(asked, one),
  }
}

/**
 * What the record may say of it: whoever reads the record may not read the other cases, so of these it repeats what was
 * typed. Clients are known to everybody in the office.
 */
export const namesToRecord = ({ items }: Conflicts): string[] => [
  ...new Set(
    items
      .filter(({ total }) => total > 0)
      .flatMap(({ name, findings, elsewhere }) => {
        const clients = findings.filter(({ kind }) => kind === 'client')
        const hasOthers = elsewhere.length > 0 || clients.length < findings.length
        return [...clients.map((one) => one.name), ...(hasOthers ? [name] : [])]
      }),
  ),
]
