/** Offices for the tests of this domain: a database, the calls through HTTP, and people who call them. */
import { randomUUID } from 'node:crypto'
import { identityErrors } from '@mizan/identity/contract'
import {
  findUserIdByEmail,
  identityMigrations,
  memberRemoved,
  peopleByIds,
  provenEmailOf,
} from '@mizan/identity/server'
import { createGate } from '@mizan/platform/access'
import { AppError } from '@mizan/platform/contract'
import { write } from '@mizan/platform/database'
import { createHttpServer } from '@mizan/platform/http'
import { createLog } from '@mizan/platform/log'
import { lettersWaiting } from '@mizan/platform/messages/testing'
import { openTestDatabase, type TestDatabase } from '@mizan/platform/testing'
import { permits } from '../../access.ts'
import { companyErrors } from '../../contract.ts'
import type { Role } from '../../schemas.ts'
import {
  type CompanyParts,
  type CompanyTables,
  companyDesk,
  companyMigrations,
  membershipOf,
  officesOf,
} from '../index.ts'
import type { Person } from '../parts.ts'
import { insertMembership } from '../store/memberships.ts'
import { endOfSession, insertPerson } from './people.ts'

export async function openWorld() {
  const database = await openTestDatabase<CompanyTables>([...identityMigrations, ...companyMigrations])
  const state: State = {
    now: new Date('2026-03-02T09:00:00Z'),
    activeCases: 0,
    readOnly: false,
    trials: [],
  }
  const parts = partsOf(database, state)
  const offices = officesOf(parts)
  const server = await createHttpServer({
    desks: [companyDesk(parts)],
    errors: { ...identityErrors, ...companyErrors },
    gate: gateOf(parts, state),
    log: createLog({ level: 'silent' }),
    product: { name: 'Test', version: '0' },
  })
  const system = () => parts.systemContextOf({ rowName: 'test.call' })

  const newPerson = (more: Partial<Person> = {}) => insertPerson(system(), more)
  const newOffice = async (organisation = `Büro ${randomUUID()}`) => {
    const admin = await newPerson({ surname: 'Kurucu' })
    const founder = { userId: admin.id, organisation, country: 'turkey' as const, createNew: false }
    const { companyId } = await write(system(), (tx) => offices.found(tx, founder))
    return { companyId, organisation, admin }
  }
  /** As if an invitation with these roles had been accepted. */
  const addMember = (companyId: string, person: Person, ...roles: Role[]) =>
    write(system(), (tx) =>
      insertMembership(tx, {
        user_id: person.id,
        company_id: companyId,
        roles,
        invited_by: null,
        joined_at: state.now.toISOString(),
      }),
    )
  const newMember = async (companyId: string, ...roles: Role[]) => {
    const person = await newPerson()
    await addMember(companyId, person, ...roles)
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
  /** `link`: the end of the link in the letter. */
  const invite = async (by: Person, { email, name, surname }: Person, roles?: Role[]) => {
    const answer = await call(by, 'POST', '/invite/create', {
      email,
      name,
      surname,
      ...(roles ? { roles } : {}),
    })
    return { ...answer, link: linkIn((await lettersTo(email)).at(-1)?.text) }
  }
  const lettersTo = (email: string) =>
    lettersWaiting(system()).then((letters) => letters.filter(({ to }) => to === email.toLowerCase()))
  const close = async () => {
    await server.close()
    await database.close()
  }
  return {
    database,
    state,
    parts,
    offices,
    system,
    newPerson,
    newOffice,
    addMember,
    newMember,
    call,
    invite,
    lettersTo,
    close,
  }
}

export const linkIn = (text = ''): string => /\/invitation\/([\w-]+)/.exec(text)?.[1] ?? ''

interface State {
  now: Date
  activeCases: number
  readOnly: boolean
  /** Offices that were given the trial. */
  trials: string[]
}

function partsOf(database: TestDatabase<CompanyTables>, state: State): CompanyParts {
  const clock = { now: () => state.now }
  return {
    systemContextOf: (call) => database.context({ clock, call }),
    officeContextOf: (call, companyId) => database.context({ companyId, clock, call }),
    accounts: { peopleByIds, findUserIdByEmail, provenEmailOf, memberRemoved },
    licensing: {
      grantTrial: async (_tx, companyId) => void state.trials.push(companyId),
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
      const context = parts.systemContextOf({ rowName: 'test.gate' })
      const membership = await membershipOf(context, userId)
      if (!membership || (await endOfSession(context, userId)) !== null)
        throw new AppError('session.required')
      return { userId, sessionId: userId, kind: 'browser', verified: true, ...membership }
    },
    permits,
    licencesOf: async () => ({ keys: new Set<string>(), readOnly: state.readOnly }),
    featureState: async () => 'TurnedOn',
    countCall: async () => {},
  })
