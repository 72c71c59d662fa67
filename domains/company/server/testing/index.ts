/** Offices for the tests of this domain: a database, calls through HTTP, and people who make them. */
import { randomUUID } from 'node:crypto'
import { identityAudit, identityErrors } from '@mizan/identity/contract'
import {
  endSurplusSessions,
  identityMigrations,
  memberRemoved,
  peopleByIds,
  provenEmailOf,
} from '@mizan/identity/server'
import { callsOn } from '@mizan/platform/call'
import { AppError } from '@mizan/platform/contract'
import type { AuditAction } from '@mizan/platform/contract/names'
import { lettersWaiting } from '@mizan/platform/messages/testing'
import { openTestDatabase, openTestServer, send, testGate } from '@mizan/platform/testing'
import { sql } from 'kysely'
import { permits } from '../../access.ts'
import { companyAudit, companyErrors } from '../../contract.ts'
import type { Role } from '../../schemas.ts'
import type { CompanyCall } from '../call.ts'
import { companyDesk } from '../desk.ts'
import { companyMigrations } from '../migrations.ts'
import { officesOf } from '../offices.ts'
import type { CompanyParts, Person } from '../parts.ts'
import { companyPersonalData } from '../personal-data.ts'
import { type MembershipAtGate, membershipAtGate } from '../queries/standing.ts'
import { setSeats } from '../store/companies.ts'
import { insertMembership } from '../store/memberships.ts'
import type { CompanyTables } from '../tables.ts'
import { endOfSession, insertPerson } from './people.ts'

export async function openWorld() {
  const database = await openTestDatabase<CompanyTables>([...identityMigrations, ...companyMigrations])
  const state: State = {
    now: new Date('2026-03-02T09:00:00Z'),
    activeCases: 0,
    readOnly: false,
    left: [],
  }
  const clock = { now: () => state.now }
  const calls = callsOn(database.kysely, clock)
  const parts = partsOf(state)
  /** A call of the program itself. */
  const system = (): CompanyCall => calls.make({ rowName: 'test.call', actor: null }, parts)
  const ofOffice = (officeId: string, facts: { audit?: AuditAction } = {}): CompanyCall =>
    calls.make({ rowName: 'test.call', actor: { kind: 'job', job: 'test', officeId }, ...facts }, parts)
  const offices = officesOf(parts)
  const server = await openTestServer({
    desks: [companyDesk(parts)],
    errors: { ...identityErrors, ...companyErrors },
    gate: gateOf(system(), state),
    calls,
  })

  const newPerson = (more: Partial<Person> = {}) => insertPerson(system(), more)
  const newOffice = async (organisation = `Büro ${randomUUID()}`) => {
    const admin = await newPerson({ surname: 'Kurucu' })
    const founder = { userId: admin.id, organisation, country: 'turkey' as const, createNew: false }
    const { officeId } = await system().system(async (tx) => {
      const office = await offices.found(tx, founder)
      await setSeats(tx, office.officeId, 10)
      return office
    })
    return { officeId, organisation, admin }
  }
  /** Adds a member as if an invitation with these roles had been accepted. */
  const addMember = (officeId: string, person: Person, ...roles: Role[]) =>
    system().system((tx) =>
      insertMembership(tx, {
        user_id: person.id,
        company_id: officeId,
        roles,
        preset: null,
        invited_by: null,
        joined_at: state.now.toISOString(),
      }),
    )
  const newMember = async (officeId: string, ...roles: Role[]) => {
    const person = await newPerson()
    await addMember(officeId, person, ...roles)
    return person
  }
  const call = async (person: Person | null, method: 'GET' | 'POST', path: string, payload?: object) => {
    const token = person ? `test.${person.id}.test` : undefined
    const { status, data, code } = await send(server, method, path, { token, body: payload })
    return { status, data, code }
  }
  /** A file that a call answers. */
  const file = (person: Person, path: string) =>
    send(server, 'GET', path, { token: `test.${person.id}.test` })
  /** `link`: the secret at the end of the link in the letter. */
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
  const standing = (userId: string) => system().system.read((tx) => offices.standing(tx, userId))
  /** The membership as the gate sees it. */
  const officeOf = (person: Person) => membershipOf(system(), person.id)
  const close = async () => {
    await server.close()
    await database.close()
  }
  return {
    database,
    state,
    parts,
    personalData: companyPersonalData(parts),
    offices,
    system,
    ofOffice,
    standing,
    officeOf,
    newPerson,
    newOffice,
    addMember,
    newMember,
    call,
    file,
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
  /** The office and the person of each departure. */
  left: string[]
}

function partsOf(state: State): CompanyParts {
  return {
    accounts: { peopleByIds, provenEmailOf, memberRemoved, endSurplusSessions },
    licensing: {
      licencesOf: async () => ({ keys: new Set(['voice']), readOnly: state.readOnly, trialEndsAt: null }),
      storageOf: async () => ({ gigabytes: null, plan: null }),
    },
    activeCasesOf: async () => state.activeCases,
    hiddenEntries: () => undefined,
    memberLeft: async (_tx, { officeId, userId }) => void state.left.push(`${officeId} ${userId}`),
    audit: { ...identityAudit, ...companyAudit },
    publicUrl: 'https://mizan.test',
  }
}

/** Returns undefined for a person without an office. */
async function membershipOf(call: CompanyCall, userId: string) {
  const query = sql<MembershipAtGate>`select * from ${membershipAtGate(sql`${userId}`)}`
  const [office] = (await query.execute(call.unscoped)).rows
  return office && { officeId: office.company_id, roles: office.roles }
}

const gateOf = (call: CompanyCall, state: State) =>
  testGate({
    callerOf: async (token) => {
      const userId = token.split('.')[1] ?? ''
      const office = await membershipOf(call, userId)
      if (!office || (await endOfSession(call, userId)) !== null) throw new AppError('session.required')
      const { officeId, roles } = office
      return {
        caller: {
          ...{ userId, officeId, roles },
          session: { sessionId: userId, kind: 'browser' as const, verified: true },
        },
        licences: { keys: new Set<string>(), readOnly: state.readOnly },
      }
    },
    permits,
  })
