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
import { type ColleagueSignIn, fillSample, subscribeSample } from '@mizan/sample/server'
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
    const place = await placeOf(program)
    if (place) await subscribeSample({ ...program, ...place })
    const { identity } = services
    const colleagues =
      place && sampleLife ? await fillSample({ ...program, ...place, identity, password }) : []
    return { email: person.email, ...(opened ? { password } : {}), colleagues }
  })
}

const placeOf = ({
  calls,
  services,
}: Program): Promise<{ administrator: string; officeId: string } | undefined> =>
  operatorCall(calls, { rowName: 'sample.find' }).system.read(async (tx) => {
    const administrator = await findUserIdByEmail(tx, person.email)
    const officeId = administrator && (await services.officeOf(tx, administrator))
    return officeId ? { administrator, officeId } : undefined
  })

/** Used for the sample, and for tests and measurements that need people without sending letters. */
export const openAccount = (
  calls: Parts['calls'],
  identity: Identity,
  person: VerifiedPerson,
): Promise<{ userId: string } | null> => {
  const facts = { rowName: 'accounts.open', audit: 'account.created' } as const
  return openVerifiedAccount(operatorCall<IdentityTables, Identity>(calls, facts, identity), person)
}
