/** The identity calls on a database of their own, behind the real gate; offices are a small port in memory. */
import type { AdmittedCaller } from '@mizan/platform/access'
import { type Calls, callsOn } from '@mizan/platform/call'
import type { Row } from '@mizan/platform/contract'
import { type PlatformTables, withTables } from '@mizan/platform/database'
import { messageMigrations } from '@mizan/platform/messages'
import { lettersWaiting } from '@mizan/platform/messages/testing'
import {
  callThrough,
  openTestDatabase,
  openTestServer,
  TestClock,
  type TestDatabase,
  testGate,
} from '@mizan/platform/testing'
import { CompiledQuery, sql } from 'kysely'
import { identityErrors, identityRows } from '../../contract.ts'
import { seedBarAssociations } from '../bars/actions/seed-bars.ts'
import type { IdentityCall } from '../call.ts'
import { identityDesk } from '../desk.ts'
import { type IdentityParts, openIdentity } from '../identity.ts'
import { identityMigrations } from '../migrations.ts'
import {
  noteSeen,
  readToken,
  requireSession,
  type SessionAtGate,
  sessionAtGate,
} from '../sessions/sessions-at-gate.ts'
import type { IdentityTables } from '../tables.ts'
import { officeOf, TestOffices } from './offices.ts'
import { rememberPasswords } from './passwords.ts'
import { peopleOf } from './people.ts'

export type RowName = keyof typeof identityRows
export type Call = ReturnType<typeof callThrough<typeof identityRows>>

export type TestIdentity = Awaited<ReturnType<typeof openTestIdentity>>
export type TestUser = Awaited<ReturnType<TestIdentity['newUser']>>

interface TestIdentityOptions {
  /** The address to which passkeys are bound. */
  publicUrl?: string
  /** Whether messages are sent; true by default. */
  delivers?: IdentityParts['delivers']
}

export async function openTestIdentity({ publicUrl, delivers = () => true }: TestIdentityOptions = {}) {
  const database = await openTestDatabase<IdentityTables>([...messageMigrations, ...identityMigrations])
  const clock = new TestClock()
  const offices = new TestOffices()
  const identity = openIdentity({
    offices,
    personalData: offices.personalData,
    officeOf: async (_tx, userId) => (userId === '' ? undefined : officeOf(userId)),
    clock,
    secret: Buffer.alloc(48, 'secret'),
    accessTokenMinutes: 15,
    refreshTokenDays: 30,
    sessionDays: 90,
    publicUrl,
    delivers,
  })
  rememberPasswords(identity.passwords)
  const calls = callsOn(database.kysely, clock)
  /** A call of the program itself, such as its start or a job. */
  const own = (rowName = 'test.call'): IdentityCall => calls.make({ rowName, actor: null }, identity)
  await seedBarAssociations(own())
  const server = await openServer(own(), calls, offices)
  const call = callThrough(server, identityRows)
  const close = async () => {
    await server.close()
    await database.close()
  }
  return {
    identity,
    database,
    clock,
    offices,
    call,
    close,
    own,
    ...peopleOf(own(), call),
    ...roomsOf(database),
  }
}

const openServer = (own: IdentityCall, calls: Calls, offices: TestOffices) =>
  openTestServer({
    desks: [identityDesk(own.parts)],
    calls,
    errors: { ...identityErrors, ...officeErrors },
    gate: testGate({
      callerOf: (token) => whoCalls(own, offices, token),
      toolScopeOf: (row) => (row === testTool ? 'research' : undefined),
      permits: (roles) => roles.includes('SUPERADMIN'),
    }),
  })

/** Stands for the tools of other domains. */
const testTool: Row = identityRows['user.tutorialStatus']

const officeErrors = {
  'company.last_admin': { status: 409, tr: 'Son yönetici', en: 'Last administrator' },
  'invitation.expired': { status: 410, tr: 'Süresi dolmuş davet', en: 'Expired invitation' },
  LA_CompanyNameAlreadyExists: { status: 200, tr: 'Büro var', en: 'Company with name already exists' },
}

async function whoCalls(own: IdentityCall, offices: TestOffices, token: string): Promise<AdmittedCaller> {
  const named = await readToken(own.parts, token)
  const query = sql<SessionAtGate>`select * from ${sessionAtGate(named.sessionId)}`
  const [found] = (await query.execute(own.unscoped)).rows
  const { userId, session, lastSeenAt } = requireSession(found, named, own.clock.now())
  await noteSeen(own, { ...session, lastSeenAt })
  const { company, roles } = await own.system.read((tx) => offices.standing(tx, userId))
  return {
    caller: { userId, session, officeId: company.id, roles },
    licences: { keys: new Set(), readOnly: false },
  }
}

/** The state that a test can inspect besides the answers. */
const roomsOf = (database: TestDatabase<IdentityTables>) => ({
  /** Messages that wait to be sent, the oldest first. */
  letters: () => lettersWaiting(database.call()),
  /** The stored rows, read in the scope of the system. */
  rows: (query: string, values: unknown[] = []) =>
    database.call().system.read(async ({ db }) => {
      const compiled = CompiledQuery.raw(query, values)
      // biome-ignore lint/suspicious/noExplicitAny: whatever the test asked for
      return (await db.executeQuery<any>(compiled)).rows
    }),
  /** Audit entries of one kind, the oldest first. */
  audit: (action: string) =>
    database
      .call()
      .system.read(({ db }) =>
        withTables<PlatformTables>(db)
          .selectFrom('audit_entries')
          .select(['actor_id', 'subject_id', 'details'])
          .where('action', '=', action)
          .orderBy('id')
          .execute(),
      ),
})
