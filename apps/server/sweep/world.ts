/** The product with people in it: an office that attacks, and another one that must not be affected. */
import { appointSuperAdmin } from '@mizan/company/server'
import type { AnyCall } from '@mizan/platform/call'
import type { Row } from '@mizan/platform/contract'
import type { ServerManifest } from '@mizan/platform/domain'
import { sql } from 'kysely'
import { domains as productDomains } from '../domains.ts'
import { operatorCall } from '../operator.ts'
import { openTestApplication } from '../testing.ts'
import { type Headers, type Input, rowsOf, send, type TextIds } from './rows.ts'

export type World = Awaited<ReturnType<typeof openWorld>>

export interface Person {
  userId: string
  headers: Headers
}

/** `domains`: instead of those of the product. */
export async function openWorld(domains: readonly ServerManifest[] = productDomains) {
  const application = await openTestApplication({ domains })
  const { server, calls, signIn } = application
  const rows = new Map(rowsOf(domains))
  const call = async (who: Headers, name: string, input: Input = {}) => {
    const answer = await send(server, rows.get(name) as Row, input, who)
    return { status: answer.statusCode, ...answer.json() }
  }
  const system = (work: ReturnType<typeof sql>) =>
    operatorCall(calls, { rowName: 'sweep' }).system(({ db }) => work.execute(db))
  /** A call of a program on behalf of this office. */
  const ofOffice = (officeId: string): AnyCall =>
    calls.make({ rowName: 'sweep', actor: { kind: 'job', job: 'sweep', officeId } }, undefined)
  const superAdmin = async (): Promise<Person> => {
    const person = await signIn()
    await operatorCall(calls, { rowName: 'sweep' }).system((tx) => appointSuperAdmin(tx, person.userId))
    return person
  }
  /** A person in an office of their own with exactly these roles. */
  const withRoles = async (...roles: string[]): Promise<Person> => {
    const person = await signIn()
    await system(sql`update memberships set roles = ${roles} where user_id = ${person.userId}`)
    return person
  }
  /** A person whose office has no licences, or all except these. */
  const without = async (...keys: string[]): Promise<Person> => {
    const person = await superAdmin()
    const office = sql`(select company_id from memberships where user_id = ${person.userId})`
    await system(
      keys.length > 0
        ? sql`delete from licences where company_id = ${office} and key = any(${keys})`
        : sql`delete from licences where company_id = ${office}`,
    )
    return person
  }
  /** The next three functions make people who had every right until a moment ago. */
  const signedOut = async (): Promise<Person> => {
    const person = await superAdmin()
    await call(person.headers, 'auth.logout')
    return person
  }
  const removed = async (): Promise<Person> => {
    const person = await superAdmin()
    await system(sql`delete from memberships where user_id = ${person.userId}`)
    return person
  }
  const unproven = async (): Promise<Person> => {
    const person = await superAdmin()
    await system(sql`update sessions set verified_at = null where user_id = ${person.userId}`)
    return person
  }
  /** A person with every right whose session is that of the browser extension. */
  const extension = async (): Promise<Person> => {
    const person = await superAdmin()
    await system(sql`update sessions set kind = 'extension' where user_id = ${person.userId}`)
    return person
  }
  const textIds = await findTexts(application)
  const people = { superAdmin, withRoles, without, signedOut, removed, unproven, extension }
  return { ...application, domains, call, system, ofOffice, ...people, textIds }
}

async function findTexts({ database }: Awaited<ReturnType<typeof openTestApplication>>): Promise<TextIds> {
  const decisionOf = (country: 'turkey' | 'kktc') =>
    database.kysely
      .selectFrom('decisions')
      .select('id')
      .where('country', '=', country)
      .limit(1)
      .executeTakeFirstOrThrow()
  const article = await database.kysely
    .selectFrom('law_articles')
    .select(['id', 'law_id'])
    .limit(1)
    .executeTakeFirstOrThrow()
  const [decision, cypriot] = [await decisionOf('turkey'), await decisionOf('kktc')]
  return { decision: decision.id, cypriot: cypriot.id, article: article.id, law: article.law_id }
}

/** Everything of an office that an attacker could want, as stored in the database. */
export async function possessionsOf({ calls }: World, { userId }: Person): Promise<unknown> {
  const office = sql`(select company_id from memberships where user_id = ${userId})`
  const wanted = {
    account: sql`select * from accounts where id = ${userId}`,
    sessions: sql`select id, ended_at, verified_at from sessions where user_id = ${userId} order by id`,
    factors: sql`select * from second_factors where user_id = ${userId} order by id`,
    members: sql`select * from memberships where company_id = ${office} order by user_id`,
    invitations: sql`select * from invitations where company_id = ${office} order by id`,
    licences: sql`select * from licences where company_id = ${office} order by key`,
  }
  return operatorCall(calls, { rowName: 'sweep' }).system.read(async ({ db }) => {
    const found: Record<string, unknown> = {}
    for (const [name, query] of Object.entries(wanted)) found[name] = (await query.execute(db)).rows
    return found
  })
}
