/** Gives an office of a first start a believable life: clients, cases, tasks, days, payments and colleagues. */
import { admitMember, membersOf } from '@mizan/company/server'
import {
  findUserIdByEmail,
  type Identity,
  type IdentityTables,
  openVerifiedAccount,
} from '@mizan/identity/server'
import { keepUnmailed } from '@mizan/notifications/server'
import { dayInTurkey } from '@mizan/platform/calendar'
import type { Call, Calls } from '@mizan/platform/call'
import type { Caller } from '@mizan/platform/contract'
import type { Transaction } from '@mizan/platform/database'
import type { Desk } from '@mizan/platform/http'
import { sql } from 'kysely'
import { sampleRows } from '../contract.ts'
import { type Colleague, colleagues, type Lawyer } from '../data/people.ts'
import { fewRecords, planLife } from '../rules/plan.ts'
import type { Tx } from './call.ts'
import { type Rehearse, rehearseOn } from './rehearse.ts'
import { roots, tablesOfRoots } from './store/references.ts'
import { lockSample, noteAccounts, noteAllOf, noteFilled } from './store/sample.ts'
import type { SampleTables } from './tables.ts'

export interface Place {
  calls: Calls
  desks: readonly Desk[]
  identity: Identity
  /** The id of the office, whose administrator is the first person of the sample. */
  officeId: string
  administrator: string
  /** The password of the colleagues. */
  password: string
}

export interface ColleagueSignIn {
  email: string
  role: string
}

/**
 * Does nothing for an office that was filled once, or that has cases or clients already. It is one transaction, so
 * that a server that is killed meanwhile begins again. Returns the sign-ins of the added colleagues.
 */
export async function fillSample(place: Place): Promise<ColleagueSignIn[]> {
  const { officeId } = place
  const call = fillingCall(place)
  if (await call.office.read((tx) => isInUse(tx, officeId))) return []
  const people = await openColleagues(place, call)
  await call.office((tx) => fill(tx, place, people))
  return Object.values(colleagues).map(({ email, role }) => ({ email, role }))
}

/**
 * Fills an office that asked for it with few records and without colleagues. Nothing is added if somebody has begun
 * to work meanwhile, because their records would be taken for samples.
 */
export async function fillFew(place: Omit<Place, 'identity' | 'password'>): Promise<void> {
  const { officeId } = place
  await fillingCall(place)
    .office(async (tx) => {
      if (await isInUse(tx, officeId)) throw new InUse()
      await fill(tx, place, new Map(), fewRecords)
      const { clients, cases } = fewRecords
      if ((await countOf(tx, officeId)) !== clients + cases) throw new InUse()
    })
    .catch((error: unknown) => {
      if (!(error instanceof InUse)) throw error
    })
}

/** Rolls the added records back. */
class InUse extends Error {}

const fillingCall = ({ calls, officeId }: Pick<Place, 'calls' | 'officeId'>) =>
  calls.make<undefined, SampleTables>(
    {
      rowName: 'sample.fill',
      actor: { kind: 'job', job: 'sample.fill', officeId },
      audit: 'sample.filled',
      // The same lists change as when it is removed.
      renews: sampleRows['sample.remove'].renews,
    },
    undefined,
  )

async function countOf(tx: Tx, officeId: string): Promise<number> {
  const { rows } = await sql<{ count: number }>`select
    (select count(*) from clients where company_id = ${officeId})
    + (select count(*) from cases where company_id = ${officeId}) as count`.execute(tx.db)
  return Number(rows[0]?.count)
}

export async function isInUse(tx: Tx, officeId: string): Promise<boolean> {
  const { rows } = await sql<{ used: boolean }>`select
    exists (select from sample_offices where company_id = ${officeId})
    or exists (select from clients where company_id = ${officeId})
    or exists (select from cases where company_id = ${officeId}) as used`.execute(tx.db)
  return rows[0]?.used === true
}

/** An account that an interrupted start has left is used again. */
async function openColleagues(
  { calls, identity, officeId, administrator, password }: Place,
  call: Call<undefined, SampleTables>,
): Promise<Map<Colleague, string>> {
  const actor = { kind: 'operator', command: 'sample.fill' } as const
  const opening = calls.make<Identity, IdentityTables>(
    { rowName: 'sample.fill', actor, audit: 'account.created' },
    identity,
  )
  const ids = new Map<Colleague, string>()
  for (const [key, { role, phone: phoneNumber, ...person }] of Object.entries(colleagues)) {
    const opened = await openVerifiedAccount(
      opening,
      {
        ...person,
        phoneNumber,
        password,
        organisation: '',
        country: 'turkey',
        occupation: role === 'USERADMIN' ? 'none' : 'lawyer',
      },
      (tx, userId) => admitMember(tx, { officeId, userId, roles: [role], invitedBy: administrator }),
    )
    const userId = opened?.userId ?? (await call.system.read((tx) => findUserIdByEmail(tx, person.email)))
    if (userId) ids.set(key as Colleague, userId)
  }
  return ids
}

async function fill(
  tx: Transaction,
  place: Omit<Place, 'identity' | 'password'>,
  people: ReadonlyMap<Colleague, string>,
  extent?: typeof fewRecords,
): Promise<void> {
  const { calls, desks, officeId, administrator } = place
  if (await lockSample(tx, officeId)) return
  await noteFilled(tx, officeId)
  const members = new Map((await membersOf(tx, officeId)).map(({ userId, roles }) => [userId, roles]))
  // A colleague who has left meanwhile is stood in for by the administrator.
  const idOf = (name: string): string => {
    const id = people.get(name as Colleague)
    return id !== undefined && members.has(id) ? id : administrator
  }
  const callerOf = (who: Lawyer): Caller => {
    const userId = idOf(who)
    const roles = members.get(userId) ?? []
    return { userId, officeId, roles }
  }
  await live(tx, rehearseOn(calls, desks, officeId), { callerOf, idOf, extent })
  await keepUnmailed(tx, officeId)
  const tables = await tablesOfRoots(tx)
  await noteAllOf(
    tx,
    officeId,
    tables.filter(({ hasId }) => hasId).map(({ name }) => name),
  )
  await noteAccounts(
    tx,
    officeId,
    [...people.values()].filter((id) => members.has(id)),
  )
  await describe(tx, officeId)
}

interface SampleCast {
  callerOf: (who: Lawyer) => Caller
  idOf: (name: string) => string
  /** Left out for everything. */
  extent: typeof fewRecords | undefined
}

async function live(tx: Tx, rehearse: Rehearse, { callerOf, idOf, extent }: SampleCast): Promise<void> {
  const known = new Map<string, string>()
  const idsOf = (name: string) => known.get(name) ?? idOf(name)
  const now = tx.clock.now()
  for (const { name, at, by, row, input } of planLife(now, dayInTurkey(now), extent)) {
    const answer = (await rehearse(tx, { row, at, caller: callerOf(by), ...input(idsOf) })) as CreatedIds
    const id = answer.caseTaskId ?? answer.caseId ?? answer.clientId
    if (name && id) known.set(name, id)
  }
}

interface CreatedIds {
  caseTaskId?: string
  caseId?: string
  clientId?: string
}

async function describe(tx: Tx, officeId: string): Promise<void> {
  const { rows } = await sql<{ kind: string; count: number }>`
    select kind, count(*) as count from sample_records where company_id = ${officeId} group by kind`.execute(
    tx.db,
  )
  const counted = rows.filter(({ kind }) => (roots as readonly string[]).includes(kind))
  tx.about(officeId, Object.fromEntries(counted.map(({ kind, count }) => [kind, String(count)])))
}
