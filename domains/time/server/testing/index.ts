/** Time for the tests of this domain: clients, cases and time in one database, and people who call them. */

import { randomUUID } from 'node:crypto'
import { caseErrors, caseIssues } from '@mizan/cases/contract'
import { caseMigrations, casesServer, namedCases, requireCase } from '@mizan/cases/server'
import { clientErrors, clientIssues, clientRows } from '@mizan/clients/contract'
import {
  bookService,
  clientMigrations,
  clientNames,
  clientsServer,
  lockClient,
  unbookServices,
} from '@mizan/clients/server'
import { permits } from '@mizan/company/access'
import { hiddenByAny } from '@mizan/company/server'
import { identityIssues } from '@mizan/identity/contract'
import { identityMigrations } from '@mizan/identity/server'
import { notificationMigrations } from '@mizan/notifications/server'
import { callsOn } from '@mizan/platform/call'
import { gatherLists, type Services } from '@mizan/platform/domain'
import {
  type CallInput,
  callThrough,
  openTestDatabase,
  openTestServer,
  TestClock,
  TestPeople,
  testGate,
} from '@mizan/platform/testing'
import { researchMigrations } from '@mizan/research/server'
import { sql } from 'kysely'
import { timeErrors, timeIssues, timeRows } from '../../contract.ts'
import { timeDesk } from '../desk.ts'
import { timeServer } from '../manifest.ts'
import { timeMigrations } from '../migrations.ts'
import type { TimeParts } from '../parts.ts'
import { timePersonalData } from '../personal-data.ts'
import type { TimeTables } from '../tables.ts'

const rows = { ...timeRows, ...clientRows }
type RowName = keyof typeof rows

export async function openTime() {
  const migrations = [
    ...researchMigrations,
    ...identityMigrations,
    ...notificationMigrations,
    ...clientMigrations,
    ...caseMigrations,
    ...timeMigrations,
  ]
  const database = await openTestDatabase<TimeTables>(migrations)
  const clock = new TestClock('2026-12-11T12:00:00.000Z')
  const calls = callsOn(database.kysely, clock)
  const people = new TestPeople()
  /** Reaches the rows of all offices. */
  const { system } = calls.make<unknown, TimeTables>({ rowName: 'test.call', actor: null }, {})
  const clientDesk = clientsServer.open({
    ...timeServer.ports(),
    ...ports,
    audit: {},
  } as unknown as Services).desk
  const server = await openTestServer({
    desks: [timeDesk(parts), clientDesk],
    errors: { ...caseErrors, ...clientErrors, ...timeErrors },
    issues: { ...identityIssues, ...caseIssues, ...clientIssues, ...timeIssues },
    gate: testGate({ callerOf: people.callerOf, permits }),
    calls,
  })
  const call = callThrough(server, rows)
  /** Signs in a person of an office, a new one unless it is named. */
  const signIn = ({
    officeId = randomUUID() as string,
    role = 'ADMIN',
    keys = ['case_management_full'],
  } = {}) => {
    const userId = randomUUID()
    const token = people.signIn({ userId, officeId, roles: [role] }, { keys: new Set(keys) })
    return {
      officeId,
      userId,
      call: (name: RowName, input: CallInput = {}) => call(name, { ...input, token }),
      post: (name: RowName, body: object) => call(name, { body, token }),
      get: (name: RowName, query = '', params: Record<string, string> = {}) =>
        call(name, { query, params, token }),
      /** Calls a row about one entry, of the version that every entry has at first. */
      entry: (name: RowName, entryId: string, body: object = { version: 1 }) =>
        call(name, { params: { entryId }, body, token }),
    }
  }
  const close = async () => {
    await server.close()
    await database.close()
  }
  return {
    database,
    clock,
    system,
    signIn,
    close,
    leave: (officeId: string, userId: string) =>
      system(async (tx) => {
        for (const leave of listOf('memberLeft')) await leave(tx, { officeId, userId })
      }),
    export: (userId: string) => system((tx) => timePersonalData.export(tx, { userId, email: undefined })),
    forget: (userId: string) => system((tx) => timePersonalData.forget(tx, { userId, email: undefined })),
    /** The actions of the record that a person with this role does not see. */
    hidden: (person: { officeId: string; userId: string }, role: string) =>
      system(async ({ db }) => {
        const caller = { ...person, roles: [role] }
        const condition = hiddenByAny(listOf('hiddenEntries'))(caller) ?? sql<boolean>`false`
        const { rows: found } = await sql<{ action: string }>`
          select action from audit_entries where company_id = ${person.officeId} and ${condition}`.execute(db)
        return found.map(({ action }) => action)
      }),
  }
}

const services = { ...timeServer.ports(), config: { rateLimits: false } } as unknown as Services
/** The ports are joined as the program does for both domains. */
const ports = casesServer.ports()
const listOf = gatherLists([casesServer, timeServer], services)

const parts: TimeParts = {
  namesOf: async (_tx, ids) => new Map(ids.map((id) => [id, { name: 'Deniz', surname: 'Örnek' }])),
  requireCase,
  namedCases,
  clientNames,
  lockClient,
  bookService,
  unbookServices,
}

export type TestTime = Awaited<ReturnType<typeof openTime>>
export type Person = ReturnType<TestTime['signIn']>

let count = 0

/** A case of the office, written without the calls of cases; `readers` get the right to read. */
export async function newCase(
  { system, clock }: TestTime,
  officeId: string,
  { clientId = null as string | null, readers = [] as string[] } = {},
): Promise<string> {
  count += 1
  const id = randomUUID()
  await system(async ({ db }) => {
    await sql`
      insert into cases (id, company_id, case_number, title, display_title, client_id, search_text, created_by,
        created_at, changed_at)
      values (${id}, ${officeId}, ${`Z-${count}`}, 'Gizli', 'Yılmaz / ABC', ${clientId}, '', 'somebody',
        ${clock.now()}, ${clock.now()})`.execute(db)
    for (const reader of readers)
      await sql`insert into case_rights (company_id, user_id, case_id, granted)
        values (${officeId}, ${reader}, ${id}, 'read')`.execute(db)
  })
  return id
}

export async function newClient(by: Person, name = 'ABC A.Ş.'): Promise<string> {
  const { data, body } = await by.post('client.create', { name, contacts: [] })
  if (!data) throw new Error(body)
  return data.clientId
}

/** Records an hour by hand and gives the entry. */
export async function newEntry(by: Person, caseId: string, more: object = {}) {
  const wanted = { caseId, date: '2026-12-10', minutes: 60, what: 'Dilekçe', rate: '1000.00', ...more }
  const { data, body } = await by.post('time.add', wanted)
  if (!data) throw new Error(body)
  return data
}
