/** Offices for the tests of this domain: clients and cases in one database, and people who call. */
import { randomUUID } from 'node:crypto'
import { calculatorsMigrations } from '@mizan/calculators/server'
import { caseErrors } from '@mizan/cases/contract'
import { addCases, addParties, caseMigrations, requireCase } from '@mizan/cases/server'
import { addClients, clientMigrations, clientNames } from '@mizan/clients/server'
import { permits } from '@mizan/company/access'
import { identityIssues } from '@mizan/identity/contract'
import { notificationMigrations } from '@mizan/notifications/server'
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
import { researchErrors } from '@mizan/research/contract'
import { researchMigrations } from '@mizan/research/server'
import { assistantErrors, assistantRows } from '../../contract.ts'
import type { AssistantCall } from '../call.ts'
import { assistantDesk } from '../desk.ts'
import { assistantMigrations } from '../migrations.ts'
import type { AssistantParts } from '../parts.ts'
import type { AssistantTables } from '../tables.ts'

type RowName = keyof typeof assistantRows

interface Member {
  officeId: string
  userId: string
  name: string
  surname: string
}

export async function openOffices() {
  const database = await openTestDatabase<AssistantTables>([
    ...calculatorsMigrations,
    ...researchMigrations,
    ...notificationMigrations,
    ...clientMigrations,
    ...caseMigrations,
    ...assistantMigrations,
  ])
  const calls = callsOn(database.kysely, new TestClock())
  const people = new TestPeople()
  const members: Member[] = []
  const parts = partsOf(members)
  const server = await openTestServer({
    desks: [assistantDesk(parts)],
    errors: { ...researchErrors, ...caseErrors, ...assistantErrors },
    issues: identityIssues,
    gate: testGate({ callerOf: people.callerOf, permits }),
    calls,
  })
  const call = callThrough(server, assistantRows)
  /** Signs in a person of an office, a new one unless it is named. */
  const signIn = ({
    officeId = randomUUID() as string,
    role = 'ADMIN',
    name = 'Deniz',
    surname = 'Örnek',
  } = {}) => {
    const userId = randomUUID()
    members.push({ officeId, userId, name, surname })
    const token = people.signIn({ userId, officeId, roles: [role] }, { keys: new Set(['case_search_basic']) })
    return { officeId, userId, call: (row: RowName, input: CallInput = {}) => call(row, { ...input, token }) }
  }
  /** The call that an action of this person receives. */
  const callOf = ({ officeId, userId }: Pick<Member, 'officeId' | 'userId'>): AssistantCall => {
    const caller: Caller = { userId, officeId, roles: ['ADMIN'] }
    return calls.make({ rowName: 'test.call', actor: { kind: 'person', userId, officeId }, caller }, parts)
  }
  const { system } = calls.make<unknown, AssistantTables>({ rowName: 'test.call', actor: null }, {})
  const close = async () => {
    await server.close()
    await database.close()
  }
  return { signIn, callOf, system, close }
}

export type TestOffices = Awaited<ReturnType<typeof openOffices>>

interface NewSides {
  clients: readonly string[]
  /** The parties of the case. */
  parties?: readonly { name: string; representatives?: string[] }[]
  caseNumber?: string
  docketNumber?: string
}

/** Adds clients to an office, and a case of the first of them if it has a number; returns its id. */
export const addSides = (
  { system }: TestOffices,
  owner: { officeId: string; userId: string },
  { clients, parties = [], caseNumber, docketNumber }: NewSides,
): Promise<string | undefined> =>
  system(async (tx) => {
    const wanted = clients.map((name) => ({ name, contacts: [], key: undefined }))
    const [first] = await addClients(tx, owner, wanted)
    if (!caseNumber) return undefined
    const fields = {
      caseNumber,
      displayTitle: 'Dava',
      description: '',
      docketNumber,
      clientId: first?.client.id,
    }
    const [added] = await addCases(tx, owner, [
      { wanted: fields as never, clientName: clients[0], checked: {} },
    ])
    const checked = { conflicts: 0, checked_at: tx.clock.now().toISOString(), seen_by: null }
    const caseId = added?.id as string
    const rows = parties.map(({ name, representatives = [] }) => ({
      ...{
        caseId,
        name,
        representatives,
        role: 'opponent',
        type: 'individual' as const,
        clientId: null,
        checked,
      },
    }))
    if (rows.length > 0) await addParties(tx, owner, rows)
    return caseId
  })

const partsOf = (members: readonly Member[]): AssistantParts => ({
  namesOf: async (_tx, ids) =>
    new Map(members.filter(({ userId }) => ids.includes(userId)).map((one) => [one.userId, one])),
  clientNames,
  membersOf: async (_tx, officeId) => members.filter((one) => one.officeId === officeId),
  requireCase,
  mayReadCases: async () => true,
  model: undefined,
  embeddings: undefined,
  tools: undefined as never,
  casePassages: async () => [],
  research: {} as never,
  keys: {} as never,
})
