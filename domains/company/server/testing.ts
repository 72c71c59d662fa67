/** Offices for the tests of this domain: a database, the calls through HTTP, and people who call them. */
import { randomUUID } from 'node:crypto'
import { identityErrors } from '@mizan/identity/contract'
import { createGate } from '@mizan/platform/access'
import { AppError } from '@mizan/platform/contract'
import { write } from '@mizan/platform/database'
import { createHttpServer } from '@mizan/platform/http'
import { createLog } from '@mizan/platform/log'
import { openTestDatabase, type TestDatabase } from '@mizan/platform/testing'
import { permits } from '../access.ts'
import { companyErrors } from '../contract.ts'
import type { Role } from '../schemas.ts'
import {
  type CompanyParts,
  type CompanyTables,
  companyDesk,
  companyMigrations,
  membershipOf,
  officesOf,
} from './index.ts'
import type { Person } from './parts.ts'

export async function openWorld() {
  const database = await openTestDatabase<CompanyTables>(companyMigrations)
  const people = new Map<string, Person>()
  const state: State = {
    now: new Date('2026-03-02T09:00:00Z'),
    activeCases: 0,
    readOnly: false,
    endedSessions: new Map<string, string>(),
  }
  const parts = partsOf(database, people, state)
  const offices = officesOf(parts)
  const server = await createHttpServer({
    desks: [companyDesk(parts)],
    errors: { ...identityErrors, ...companyErrors },
    gate: gateOf(parts, state),
    log: createLog({ level: 'silent' }),
    product: { name: 'Test', version: '0' },
  })
  const system = () => parts.systemContextOf({ rowName: 'test.call' })

  const newPerson = (surname = 'Örnek'): Person => {
    const id = randomUUID()
    const person = { id, name: 'Deniz', surname, email: `${id}@ornek.test` }
    people.set(id, person)
    return person
  }
  const newOffice = async (organisation = `Büro ${randomUUID()}`) => {
    const admin = newPerson('Kurucu')
    const founder = { userId: admin.id, organisation, country: 'turkey' as const, createNew: false }
    const { companyId } = await write(system(), (tx) => offices.found(tx, founder))
    return { companyId, organisation, admin }
  }
  /** Another member, as if an invitation with these roles had been accepted. */
  const newMember = async (companyId: string, ...roles: Role[]) => {
    const person = newPerson()
    await write(system(), ({ db, clock }) =>
      db
        .insertInto('memberships')
        .values({
          user_id: person.id,
          company_id: companyId,
          roles,
          invited_by: null,
          joined_at: clock.now(),
        })
        .execute(),
    )
    return person
  }
  const call = async (person: Person | null, method: 'GET' | 'POST', path: string, payload?: object) => {
    const headers = person ? { authorization: `Bearer test.${person.id}.test` } : {}
    const answer = await server.inject({
      method,
      url: `/api${path}`,
      headers,
      ...(payload ? { payload } : {}),
    })
    const { data, code } = answer.json()
    return { status: answer.statusCode, data, code }
  }
  const invite = async (by: Person, whom: Person, roles?: Role[]) => {
    const { email, name, surname } = whom
    return call(by, 'POST', '/invite/create', { email, name, surname, ...(roles ? { roles } : {}) })
  }
  const close = async () => {
    await server.close()
    await database.close()
  }
  return {
    database,
    people,
    state,
    parts,
    offices,
    system,
    newPerson,
    newOffice,
    newMember,
    call,
    invite,
    close,
  }
}

interface State {
  now: Date
  activeCases: number
  readOnly: boolean
  /** Whose sessions were ended, and why. */
  endedSessions: Map<string, string>
}

function partsOf(
  database: TestDatabase<CompanyTables>,
  people: Map<string, Person>,
  state: State,
): CompanyParts {
  const clock = { now: () => state.now }
  return {
    systemContextOf: (call) => database.context({ clock, call }),
    officeContextOf: (call, companyId) => database.context({ companyId, clock, call }),
    accounts: {
      peopleByIds: async (_ctx, ids) => new Map([...people].filter(([id]) => ids.includes(id))),
      findUserIdByEmail: async (_ctx, email) => [...people.values()].find((one) => one.email === email)?.id,
      endSessionsOf: async (_tx, userId, reason) => void state.endedSessions.set(userId, reason),
    },
    licensing: {
      grantTrial: async () => {},
      licencesOf: async () => ({ keys: new Set(['voice']), readOnly: state.readOnly, trialEndsAt: null }),
    },
    activeCasesOf: async () => state.activeCases,
    publicUrl: 'https://mizan.test',
  }
}

const gateOf = (parts: CompanyParts, state: State) =>
  createGate({
    clock: { now: () => state.now },
    callerOf: async (token) => {
      const userId = token.split('.')[1] ?? ''
      const membership = await membershipOf(parts.systemContextOf({ rowName: 'test.gate' }), userId)
      if (!membership) throw new AppError('session.required')
      return { userId, sessionId: userId, verified: true, ...membership }
    },
    permits,
    licencesOf: async () => ({ keys: new Set<string>(), readOnly: state.readOnly }),
    featureState: async () => 'TurnedOn',
    countCall: async () => {},
  })
