/**
 * Tells people of what happens to cases, from the entries of the record: whatever leaves an entry is told, and nothing
 * has to be written twice. Only those are told who may read the case at that moment.
 */
import { type NotificationRecipient, notify } from '@mizan/notifications/server'
import type { Transaction, WrittenEntry } from '@mizan/platform/database'
import { allows, type CasePermission, managesAllCases, rightOn } from '../../access.ts'
import { type CaseKind, ofCase } from '../../data/notification-kinds.ts'
import { type Audience, type Telling, tellingOf } from '../../rules/telling.ts'
import type { CaseParts, Member } from '../parts.ts'
import { membersIn } from '../rights/members-in.ts'
import { type Concerned, listConcerned } from './store/concerned.ts'

type Parts = Pick<CaseParts, 'membersOf'>

export async function tellPeople(parts: Parts, tx: Transaction, entry: WrittenEntry): Promise<void> {
  const telling = tellingOf(entry.action, entry.details)
  if (!telling || tx.scope.kind !== 'office' || entry.subjectId === null) return
  if (telling.audience === 'nobody' && telling.named.length === 0) return
  const { officeId } = tx.scope
  const { audience, taskId } = telling
  const named = telling.named.map(({ userId }) => userId)
  const wanted = { officeId, caseId: entry.subjectId, audience, taskId, named, without: entry.actorId }
  const concerned = await listConcerned(tx, wanted)
  if (concerned.length === 0 && !needsSomebody(audience)) return
  const members = await membersIn(parts, tx, officeId)
  await notify(tx, ofCase, entry, toldOf(telling, { concerned, members, without: entry.actorId }))
}

interface People {
  concerned: readonly Concerned[]
  members: readonly Member[]
  without: string | null
}

function toldOf(
  telling: Telling,
  { concerned, members, without }: People,
): NotificationRecipient<CaseKind>[] {
  const rolesOf = new Map(members.map(({ userId, roles }) => [userId, roles]))
  const readers = concerned
    .map((one) => ({ ...one, right: rightOn(rolesOf.get(one.userId) ?? [], one) }))
    .filter(({ right }) => allows(right, telling.audience === 'writers' ? 'write' : 'read'))
  const kindFor = (right: CasePermission): CaseKind =>
    telling.audience === 'confirmers' && right === 'write' ? 'confirmation' : telling.kind
  const told = readers.map(({ userId, right }): NotificationRecipient<CaseKind> => {
    const special = telling.named.find((one) => one.userId === userId)?.kind
    const kind = kindFor(right)
    return { userId, kind: kind === 'confirmation' ? kind : (special ?? kind) }
  })
  if (!needsSomebody(telling.audience) || readers.some(({ right }) => right === 'write')) return told
  return [...told, ...managersAmong(members, without).map((userId) => ({ userId, kind: kindFor('write') }))]
}

/** Somebody who may write the case hears of it, so that a critical time limit neither waits nor changes unknown to all. */
const needsSomebody = (audience: Audience): boolean => audience === 'confirmers' || audience === 'witnesses'

const managersAmong = (members: readonly Member[], without: string | null): string[] =>
  members
    .filter(({ userId, roles }) => managesAllCases(roles) && userId !== without)
    .map(({ userId }) => userId)
