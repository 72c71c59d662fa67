/** Clients for the tests of this domain: a database, the calls through HTTP, and people who call them. */
import { randomUUID } from 'node:crypto'
import { calculatorsMigrations } from '@mizan/calculators/server'
import { permits } from '@mizan/company/server'
import { identityIssues } from '@mizan/identity/contract'
import { callsOn } from '@mizan/platform/call'
import type { Caller } from '@mizan/platform/contract'
import {
  type CallInput,
  callThrough,
  openTestDatabase,
  openTestServer,
  TestClock,
  TestPeople,
  testGate,
} from '@mizan/platform/testing'
import { sql } from 'kysely'
import { clientAudit, clientErrors, clientIssues, clientRows } from '../../contract.ts'
import type { ClientCall } from '../call.ts'
import { clientDesk } from '../desk.ts'
import { clientMigrations } from '../migrations.ts'
import type { ClientParts } from '../parts.ts'
import type { ClientTables } from '../tables.ts'

type RowName = keyof typeof clientRows

export async function openClients() {
  const database = await openTestDatabase<ClientTables>([...calculatorsMigrations, ...clientMigrations])
  const clock = new TestClock()
  const calls = callsOn(database.kysely, clock)
  const people = new TestPeople()
  const state = {
    /** How many cases any client has. */
    cases: 0,
    /** Cases that somebody may read, by id. */
    readable: new Map<string, { readers: readonly string[]; title: string; clientIds: string[] }>(),
    /** How many open cases clients have, by their ids; undefined for people who may not read cases. */
    openCases: undefined as ReadonlyMap<string, number> | undefined,
    /** Clients that were renamed, as other domains were told. */
    renamed: [] as unknown[],
    /** What was reported to the log. */
    reported: [] as unknown[],
    /** Accounts that are erased. */
    gone: new Set<string>(),
  }
  const parts = partsOf(state)
  const server = await openTestServer({
    desks: [clientDesk(parts)],
    errors: clientErrors,
    issues: { ...identityIssues, ...clientIssues },
    gate: testGate({ callerOf: people.callerOf, permits }),
    calls,
  })
  const call = callThrough(server, clientRows)
  /** Somebody of an office, a new one unless it is named, who holds every licence for clients. */
  const signIn = ({ officeId = randomUUID(), role = 'ADMIN', keys = ['case_management_full'] } = {}) => {
    const userId = randomUUID()
    const token = people.signIn({ userId, officeId, roles: [role] }, { keys: new Set(keys) })
    return {
      officeId,
      userId,
      call: (name: RowName, input: CallInput = {}) => call(name, { ...input, token }),
      get: (name: RowName, params: Record<string, string> = {}, query = '') =>
        call(name, { params, query, token }),
      post: (name: RowName, body: object) => call(name, { body, token }),
    }
  }
  /** What an action of this person is given. */
  const callOf = ({ officeId, userId }: { officeId: string; userId: string }): ClientCall => {
    const caller: Caller = { userId, officeId, roles: ['ADMIN'] }
    return calls.make({ rowName: 'test.call', actor: { kind: 'person', userId, officeId }, caller }, parts)
  }
  const own = (): ClientCall => calls.make({ rowName: 'test.call', actor: null }, parts)
  const close = async () => {
    await server.close()
    await database.close()
  }
  return { database, clock, state, signIn, callOf, own, close }
}

export type TestClients = Awaited<ReturnType<typeof openClients>>
export type Member = ReturnType<TestClients['signIn']>

/** Adds a client and gives its id. */
export async function newClient(by: Member, name = 'ABC A.Ş.', contacts: object[] = []): Promise<string> {
  const { data, body } = await by.post('client.create', { name, contacts })
  if (!data) throw new Error(body)
  return data.clientId
}

const partsOf = (state: {
  cases: number
  openCases: ReadonlyMap<string, number> | undefined
  readable: ReadonlyMap<string, { readers: readonly string[]; title: string; clientIds: string[] }>
  renamed: unknown[]
  reported: unknown[]
  gone: Set<string>
}): ClientParts => ({
  namesOf: async (_tx, ids) =>
    new Map(ids.filter((id) => !state.gone.has(id)).map((id) => [id, { name: 'Deniz', surname: 'Örnek' }])),
  letterhead: async () => ({
    name: 'Örnek Hukuk Bürosu',
    ...{ address: 'Gül Sokak 5\nÇankaya', taxOffice: 'Kavaklıdere', taxNumber: '4540536920' },
    ...{ iban: 'TR330006100519786457841326', phone: '0312 000 00 00', logo: null },
  }),
  casesOfClient: async () => state.cases,
  readableCases: async (_tx, { userId }, ids) =>
    new Map(
      ids.flatMap((caseId) => {
        const known = state.readable.get(caseId)
        return known?.readers.includes(userId)
          ? [[caseId, { caseId, number: '2026/129', ...known }] as const]
          : []
      }),
    ),
  openCasesByClient: (_caller, among) => {
    const counted = state.openCases
    return (
      counted &&
      sql`select client_id, open_cases
        from unnest(${[...counted.keys()]}::text[], ${[...counted.values()]}::int[]) as counted (client_id, open_cases)
        where ${among ? sql`client_id in (${among})` : sql`true`}`
    )
  },
  similarToClient: async () => ({ total: 0, names: [], details: {} }),
  clientRenamed: async (_tx, client) => void state.renamed.push(client),
  serviceDeleted: async () => {},
  audit: clientAudit,
  log: { error: (...told: unknown[]) => void state.reported.push(told) },
})
