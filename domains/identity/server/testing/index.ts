/** The identity calls on a database of their own, behind the real gate; offices are a small port in memory. */
import { createGate } from '@mizan/platform/access'
import type { Caller, Row } from '@mizan/platform/contract'
import { type PlatformTables, read, withTables } from '@mizan/platform/database'
import { createHttpServer } from '@mizan/platform/http'
import { createLog } from '@mizan/platform/log'
import { messageMigrations } from '@mizan/platform/messages'
import { openTestDatabase, type TestDatabase } from '@mizan/platform/testing'
import { CompiledQuery } from 'kysely'
import { identityErrors, identityRows } from '../../contract.ts'
import { seedBarAssociations } from '../actions/bars-seed.ts'
import { identityDesk } from '../desk.ts'
import { Identity, type IdentityParts } from '../identity.ts'
import { identityMigrations } from '../migrations.ts'
import { noteSeen, requireSessionCaller } from '../sessions.ts'
import type { IdentityTables } from '../tables.ts'
import { readAccessToken } from '../tokens.ts'
import { officeOf, TestOffices } from './offices.ts'
import { peopleOf } from './people.ts'

export interface CallInput {
  token?: string
  params?: Record<string, string>
  /** As it stands after the question mark. */
  query?: string
  body?: unknown
  language?: 'tr' | 'en'
  /** Network address and browser of the caller. */
  address?: string
  agent?: string
}

export type RowName = keyof typeof identityRows
export type Call = ReturnType<typeof callerThrough>

export type TestIdentity = Awaited<ReturnType<typeof openTestIdentity>>
export type TestUser = Awaited<ReturnType<TestIdentity['newUser']>>

interface TestIdentityOptions {
  /** The address to which passkeys are bound. */
  publicUrl?: string
  /** Whether what is sent leaves; it does unless told otherwise. */
  delivers?: IdentityParts['delivers']
}

export async function openTestIdentity({ publicUrl, delivers = () => true }: TestIdentityOptions = {}) {
  const database = await openTestDatabase<IdentityTables>([...messageMigrations, ...identityMigrations])
  const clock = new TestClock()
  const offices = new TestOffices()
  const identity = new Identity({
    contextOf: (call) => database.context({ call, clock }),
    offices,
    officeOf: async (_tx, userId) => (userId === '' ? undefined : officeOf(userId)),
    clock,
    secret: Buffer.alloc(48, 'secret'),
    accessTokenMinutes: 15,
    refreshTokenDays: 30,
    sessionDays: 90,
    publicUrl,
    delivers,
  })
  await seedBarAssociations(identity)
  const server = await openServer(identity, offices)
  const call = callerThrough(server)
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
    ...peopleOf(identity, call),
    ...roomsOf(database),
  }
}

/** Stands still unless it is moved. */
class TestClock {
  #time = Date.parse('2026-03-02T09:00:00.000Z')
  now = () => new Date(this.#time)
  advance = (seconds: number) => {
    this.#time += seconds * 1000
  }
}

const openServer = (identity: Identity, offices: TestOffices) =>
  createHttpServer({
    desks: [identityDesk(identity)],
    errors: { ...identityErrors, ...officeErrors },
    gate: createGate({
      clock: identity.clock,
      callerOf: (token) => callerOf(identity, offices, token),
      permits: (roles) => roles.includes('SUPERADMIN'),
      licencesOf: async () => ({ keys: new Set(), readOnly: false }),
      featureState: async () => 'TurnedOn',
      countCall: async () => {},
    }),
    log: createLog({ level: 'silent' }),
    product: { name: 'Mizan', version: '0' },
  })

const officeErrors = {
  'company.last_admin': { status: 409, tr: 'Son yönetici', en: 'Last administrator' },
  'invitation.expired': { status: 410, tr: 'Süresi dolmuş davet', en: 'Expired invitation' },
  LA_CompanyNameAlreadyExists: { status: 200, tr: 'Büro var', en: 'Company with name already exists' },
}

async function callerOf(identity: Identity, offices: TestOffices, token: string): Promise<Caller> {
  const named = await readAccessToken(identity, token)
  const context = identity.parts.contextOf({ rowName: 'test.gate' })
  const { lastSeenAt, ...caller } = await requireSessionCaller(context, named)
  await noteSeen(context, { ...caller, lastSeenAt })
  const { company, roles } = await offices.standing(caller.userId)
  return { ...caller, companyId: company.id, roles }
}

/** Sends a call as a browser would, and gives what matters of the answer. */
const callerThrough =
  (server: Awaited<ReturnType<typeof createHttpServer>>) =>
  async (name: RowName, input: CallInput = {}) => {
    const row: Row = identityRows[name]
    const {
      token,
      params = {},
      query = '',
      body = {},
      language = 'tr',
      address = '192.0.2.1',
      agent = chromeOnWindows,
    } = input
    const answer = await server.inject({
      method: row.method,
      url: `/api${row.path.replace(/\{(\w+)\}/g, (_all, key) => encodeURIComponent(params[key] ?? ''))}?${query}`,
      remoteAddress: address,
      headers: {
        'accept-language': language,
        'user-agent': agent,
        ...(token ? { authorization: `Bearer ${token}` } : {}),
      },
      ...(row.body ? { payload: body as object } : {}),
    })
    const { data, code, message, retryAfter } = answer.json()
    const told = { data, code, message, retryAfter }
    return { status: answer.statusCode, ...told, body: answer.body, headers: answer.headers }
  }

const chromeOnWindows =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36'

/** What a test looks at beside the answers. */
const roomsOf = (database: TestDatabase<IdentityTables>) => ({
  /** Messages that wait to be sent, the oldest first. */
  letters: async (): Promise<{ channel: string; to: string; subject?: string; text: string }[]> => {
    const { rows } = await database.pool.query(
      "select payload from outbox where kind = 'message' order by id",
    )
    return rows.map(({ payload }) => payload)
  },
  /** Rows as they lie in the database, seen by the system. */
  rows: (query: string, values: unknown[] = []) =>
    read(database.context(), async ({ db }) => {
      const compiled = CompiledQuery.raw(query, values)
      // biome-ignore lint/suspicious/noExplicitAny: whatever the test asked for
      return (await db.executeQuery<any>(compiled)).rows
    }),
  /** Audit entries of one kind, the oldest first. */
  audit: (action: string) =>
    read(database.context(), ({ db }) =>
      withTables<PlatformTables>(db)
        .selectFrom('audit_entries')
        .select(['actor_id', 'subject_id', 'details'])
        .where('action', '=', action)
        .orderBy('id')
        .execute(),
    ),
})
