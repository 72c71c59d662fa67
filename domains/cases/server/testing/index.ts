/** Cases for the tests of this domain: a database, the calls through HTTP, and people who call them. */

import { randomUUID } from 'node:crypto'
import { calculatorsMigrations, figuresIn } from '@mizan/calculators/server'
import { clientMigrations, clientNames, keepNames, lockClient } from '@mizan/clients/server'
import { permits } from '@mizan/company/server'
import { identityIssues } from '@mizan/identity/contract'
import { notificationErrors, notificationRows } from '@mizan/notifications/contract'
import {
  mailDigests,
  mailNews,
  type NotificationParts,
  notificationDesk,
  notificationMigrations,
  subjectsOf,
} from '@mizan/notifications/server'
import { createAllowance, createSeats } from '@mizan/platform/access'
import { callsOn } from '@mizan/platform/call'
import { createLog } from '@mizan/platform/log'
import {
  type CallInput,
  callThrough,
  openTestDatabase,
  openTestServer,
  TestClock,
  TestPeople,
  testGate,
  testJobCall,
} from '@mizan/platform/testing'
import { researchErrors } from '@mizan/research/contract'
import { researchMigrations } from '@mizan/research/server'
import { caseAudit, caseErrors, caseIssues, caseRows } from '../../contract.ts'
import { longRangeBounds, manyBounds } from '../../data/limits.ts'
import { recalculateLimits } from '../dates/recalculate.ts'
import { caseDesk } from '../desk.ts'
import { opensFeed } from '../feed/store.ts'
import { caseMigrations } from '../migrations.ts'
import { notificationSubjects } from '../notices/notification-subjects.ts'
import { tellPeople } from '../notices/tell-people.ts'
import type { CaseParts, Member } from '../parts.ts'
import { KnownRights } from '../rights/known-rights.ts'
import type { CaseTables } from '../tables.ts'
import { type Forgetting, forgetWords } from '../words/forget-words.ts'

export const rows = { ...caseRows, ...notificationRows }
type RowName = keyof typeof rows

interface Letter {
  userId: string
  subject: string
  text: string
}

interface Known extends Member {
  officeId: string
  name: string
  country: 'turkey' | 'kktc'
}

export async function openCases() {
  const database = await openTestDatabase<CaseTables>([
    ...calculatorsMigrations,
    ...researchMigrations,
    ...notificationMigrations,
    ...clientMigrations,
    ...caseMigrations,
  ])
  const clock = new TestClock()
  const calls = callsOn(database.kysely, clock)
  const people = new TestPeople()
  /** Reaches the rows of all offices. */
  const { system } = calls.make<unknown, CaseTables>({ rowName: 'test.call', actor: null }, {})
  /** Everybody who was signed in, by office. */
  const members: Known[] = []
  const letters: Letter[] = []
  const licensed = new Set(['read'])
  /** What the server has written into its log. */
  const lines: string[] = []
  const log = createLog({ destination: { write: (line) => void lines.push(line) } })
  const job = { rowName: 'test.job', actor: { kind: 'job', job: 'test' } } as const
  const parts: CaseParts = {
    ...partsOf(members),
    mayReadCases: async () => licensed.has('read'),
    figures: figuresIn,
    log,
  }
  const telling: NotificationParts = {
    ...parts,
    subjects: subjectsOf(notificationSubjects),
    licencesOf: async () => ({ keys: new Set(licensed.has('read') ? ['case_management_full'] : []) }),
    featureState: async () => 'TurnedOn',
    notify: async (_tx, userId, letterIn) => void letters.push({ userId, ...letterIn('tr') }),
  }
  calls.hear((tx, entry) => tellPeople(parts, tx, entry))
  const server = await openTestServer({
    log,
    desks: [caseDesk(parts), notificationDesk(telling)],
    errors: { ...researchErrors, ...caseErrors, ...notificationErrors },
    issues: { ...identityIssues, ...caseIssues },
    gate: testGate({
      callerOf: people.callerOf,
      permits,
      visitors: {
        conversationOf: async () => undefined,
        isHuman: async () => false,
        opensKey: (key) => system.read((tx) => opensFeed(tx, key)),
      },
    }),
    calls,
    charge: createAllowance({ enabled: true }),
  })
  const call = callThrough(server, rows)
  /** Somebody of an office, a new one unless it is named, who holds every licence for cases. */
  const signIn = ({
    officeId = randomUUID() as string,
    roles = ['ADMIN'],
    name = 'Deniz Örnek',
    keys = ['case_management_full'],
    country = 'turkey' as Known['country'],
  } = {}) => {
    const userId = randomUUID()
    members.push({ officeId, userId, roles, name, country })
    const token = people.signIn({ userId, officeId, roles }, { keys: new Set(keys) })
    return {
      officeId,
      userId,
      roles,
      /** Calls a row about one case, or another one with `caseId` left out of its path. */
      of: (row: RowName, caseId: string, body?: object, query = '') =>
        call(row, { params: { caseId }, token, query, ...(body && { body }) }),
      /** Calls a row about one task. */
      task: (row: RowName, { caseId, caseTaskId }: { caseId: string; caseTaskId: string }, body?: object) =>
        call(row, { params: { caseId, caseTaskId }, token, ...(body && { body }) }),
      call: (row: RowName, input: CallInput = {}) => call(row, { ...input, token }),
      post: (row: RowName, body: object) => call(row, { body, token }),
    }
  }
  const leave = (userId: string) => {
    const index = members.findIndex((one) => one.userId === userId)
    members.splice(index, 1)
  }
  const close = async () => {
    await server.close()
    await database.close()
  }
  /** Calls a row without a session. */
  const visit = (row: RowName, input: CallInput) => call(row, input)
  /** Calculates time limits again, as the job does. */
  const recalculate = () => recalculateLimits(testJobCall(calls, { parts }))
  /** Removes words that no kept case says, as the job does. */
  const forget = (more: Forgetting = {}) => forgetWords(calls.make(job, parts), more)
  /** Sends what waits to be mailed, as the jobs do. */
  const mail = () => mailNews(calls.make(job, telling))
  const digest = () => mailDigests(testJobCall(calls, { parts: telling }))
  return {
    clock,
    calls,
    connectionString: database.connectionString,
    system,
    server,
    signIn,
    leave,
    visit,
    recalculate,
    forget,
    mail,
    digest,
    letters,
    licensed,
    lines,
    close,
  }
}

export type TestCases = Awaited<ReturnType<typeof openCases>>
export type Person = ReturnType<TestCases['signIn']>

const partsOf = (members: readonly Known[]): Omit<CaseParts, 'mayReadCases' | 'figures' | 'log'> => ({
  ...{ manySeats: createSeats(manyBounds), longRangeSeats: createSeats(longRangeBounds) },
  rights: new KnownRights(),
  namesOf: async (_tx, ids) =>
    new Map(
      members.filter(({ userId }) => ids.includes(userId)).map(({ userId, name }) => [userId, named(name)]),
    ),
  membersOf: async (_tx, officeId) => members.filter((one) => one.officeId === officeId),
  lockClient,
  clientNames,
  countryOf: async (_tx, id) => members.find(({ officeId }) => officeId === id)?.country ?? 'turkey',
  publicUrl: 'https://mizan.test',
  audit: caseAudit,
})

const named = (name: string) => {
  const [first = '', ...rest] = name.split(' ')
  return { name: first, surname: rest.join(' ') }
}

let count = 0

/** Creates a case and gives the answer. */
export async function newCase(by: Person, more: object = {}) {
  count += 1
  const wanted = { displayTitle: 'Yılmaz / ABC A.Ş.', caseNumber: `D-${count}`, ...more }
  const { data, body } = await by.post('cases.create', wanted)
  if (!data) throw new Error(body)
  return data
}

/** Adds a task to a case and gives the answer. */
export async function newTask(by: Person, caseId: string, more: object = {}) {
  const { data, body } = await by.of('tasks.add', caseId, { displayTitle: 'Tanık listesini sun', ...more })
  if (!data) throw new Error(body)
  return data
}

/** A client of the office, written past the calls of clients. */
export async function newClient({ system, clock }: TestCases, officeId: string, name: string) {
  const now = clock.now().toISOString()
  const row = { id: randomUUID(), company_id: officeId, name, search_text: '', created_by: 'somebody' }
  await system(async (tx) => {
    const clients = tx.db.withTables<{ clients: typeof row & { created_at: string; changed_at: string } }>()
    await clients
      .insertInto('clients')
      .values({ ...row, created_at: now, changed_at: now })
      .execute()
    await keepNames(tx, { officeId, refId: row.id }, [{ kind: 'client', name }])
  })
  return row.id
}

let decisions = 0

/** A decision of the archive, written past its import. */
export async function newDecision({ system }: TestCases, more: object = {}): Promise<string> {
  decisions += 1
  const row = {
    id: `decision-${decisions}`,
    ...{ country: 'turkey', court: 'Yargıtay', chamber: '3. Hukuk Dairesi' },
    case_number: '2019/1234',
    decision_number: `2020/${decisions}`,
    source: 'test',
    text: 'Karar metni.',
    content_hash: 'hash',
    ...more,
  }
  await system(async ({ db }) => {
    await db.withTables<{ decisions: typeof row }>().insertInto('decisions').values(row).execute()
  })
  return row.id
}
