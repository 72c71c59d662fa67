/**
 * An office for trying the product: created once, outside production, with an account that needs no second step, and
 * with a believable life.
 */
import {
  findUserIdByEmail,
  type Identity,
  type IdentityTables,
  openVerifiedAccount,
  type VerifiedPerson,
} from '@mizan/identity/server'
import type { Config } from '@mizan/platform/config'
import { alone } from '@mizan/platform/database'
import type { Services } from '@mizan/platform/domain'
import type { Desk } from '@mizan/platform/http'
import { type ColleagueSignIn, fillSample } from '@mizan/sample/server'
import { operatorCall } from './operator.ts'
import type { Parts } from './parts.ts'

export interface SampleSignIn {
  email: string
  /** Set only at the first start. */
  password?: string
  /** Set only when the office was filled, at the first start. */
  colleagues: ColleagueSignIn[]
}

const person = {
  email: 'demo@mizan.test',
  name: 'Deniz',
  surname: 'Örnek',
  phoneNumber: '+905550000001',
  organisation: 'Örnek Hukuk Bürosu',
  country: 'turkey',
  occupation: 'lawyer',
} as const

interface Program extends Pick<Parts, 'calls'> {
  database: Pick<Parts['database'], 'kysely'>
  services: Pick<Services, 'identity' | 'officeOf'>
  desks: readonly Desk[]
}

/**
 * The sign-ins to print. An account that existed before has the password of its first start, or a newer one. If several
 * servers start at once on one data folder, one of them creates the account and fills its office.
 */
export async function openSampleOffice(
  program: Program,
  { demoPassword: password, sampleLife }: Pick<Config, 'demoPassword' | 'sampleLife'>,
): Promise<SampleSignIn> {
  const { calls, services } = program
  return alone(program.database.kysely, 'sample office', async () => {
    const opened = await openAccount(calls, services.identity, { ...person, password })
    const colleagues = sampleLife ? await fillOffice(program, password) : []
    return { email: person.email, ...(opened ? { password } : {}), colleagues }
  })
}

async function fillOffice({ calls, services, desks }: Program, password: string): Promise<ColleagueSignIn[]> {
  const { identity } = services
  const { system } = operatorCall<IdentityTables, Identity>(calls, { rowName: 'sample.find' }, identity)
  const place = await system.read(async (tx) => {
    const administrator = await findUserIdByEmail(tx, person.email)
    const officeId = administrator && (await services.officeOf(tx, administrator))
    return officeId ? { administrator, officeId } : undefined
  })
  return place ? fillSample({ calls, desks, identity, password, ...place }) : []
}

/** For the sample, and for tests and measurements that need people without sending letters. */
export const openAccount = (
  calls: Parts['calls'],
  identity: Identity,
  person: VerifiedPerson,
): Promise<{ userId: string } | null> => {
  const facts = { rowName: 'accounts.open', audit: 'account.created' } as const
  return openVerifiedAccount(operatorCall<IdentityTables, Identity>(calls, facts, identity), person)
}
