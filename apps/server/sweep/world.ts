/** The product with people in it: an office that attacks, and another one that must not be affected. */
import { appointSuperAdmin } from '@mizan/company/server'
import type { AnyCall } from '@mizan/platform/call'
import type { Row } from '@mizan/platform/contract'
import type { ServerManifest } from '@mizan/platform/domain'
import { startJobs } from '@mizan/platform/jobs'
import { type RawBuilder, sql } from 'kysely'
import { domains as productDomains } from '../domains.ts'
import { operatorCall } from '../operator.ts'
import { openTestApplication } from '../testing.ts'
import { programsOf } from './programs.ts'
import { demoKey, type Headers, type Input, rowsOf, send, type TextIds } from './rows.ts'
import { visitorsOf } from './visitors.ts'

export type World = Awaited<ReturnType<typeof openWorld>>

export interface Person {
  userId: string
  headers: Headers
}

/** The services are configured, so that calls that need them succeed; nothing listens there. */
const services = { TRANSCRIPTION_URL: 'http://127.0.0.1:9/v1', DEMO_KEY: demoKey }

/** `domains` replace those of the product. */
export async function openWorld(
  domains: readonly ServerManifest[] = productDomains,
  environment: Readonly<Record<string, string>> = services,
) {
  const application = await openTestApplication({ domains, environment })
  const { server, calls, signIn } = application
  const rows = new Map(rowsOf(domains))
  const call = async (who: Headers, name: string, input: Input = {}) => {
    const answer = await send(server, rows.get(name) as Row, input, who)
    const isJson = String(answer.headers['content-type']).includes('json')
    return { status: answer.statusCode, ...(isJson ? answer.json() : {}) }
  }
  const system = <Row>(work: RawBuilder<Row>) =>
    operatorCall(calls, { rowName: 'sweep' }).system(({ db }) => work.execute(db))
  /** A call of a program on behalf of this office. */
  const ofOffice = (officeId: string): AnyCall =>
    calls.make({ rowName: 'sweep', actor: { kind: 'job', job: 'sweep', officeId } }, undefined)
  const superAdmin = async (plan?: { hasPlan: boolean }): Promise<Person> => {
    const person = await signIn(plan)
    await operatorCall(calls, { rowName: 'sweep' }).system((tx) => appointSuperAdmin(tx, person.userId))
    return person
  }
  /** A person in an office of their own with exactly these roles. */
  const withRoles = async (...roles: string[]): Promise<Person> => {
    const person = await signIn()
    await system(sql`update memberships set roles = ${roles} where user_id = ${person.userId}`)
    return person
  }
  /** Takes licences from the office of a person. */
  const takeLicences = async ({ userId }: Pick<Person, 'userId'>, ...keys: string[]): Promise<void> => {
    const office = sql`(select company_id from memberships where user_id = ${userId})`
    await system(sql`delete from licences where company_id = ${office} and key = any(${keys})`)
  }
  /** A person whose office has no plan, or one that covers all except these licences. */
  const without = async (...keys: string[]): Promise<Person> => {
    const person = await superAdmin({ hasPlan: keys.length > 0 })
    await takeLicences(person, ...keys)
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
  const visitorHeaders = visitorsOf({ call, system })
  const programs = programsOf({ call, system, superAdmin, visitorHeaders })
  const textIds = await findTexts(application)
  const people = {
    superAdmin,
    withRoles,
    without,
    takeLicences,
    signedOut,
    removed,
    unproven,
    extension,
    ...programs,
  }
  return { ...application, domains, call, system, ofOffice, ...people, textIds }
}

/** Background work begins in it, as on a running server. */
export const startWork = ({ database, calls, jobs, log }: Omit<World, 'close'>) =>
  startJobs({ connectionString: database.connectionString, calls, desks: jobs, log })

/** A world in which background work is done until it is closed. */
export async function openWorkingWorld(domains?: readonly ServerManifest[]): Promise<World> {
  const world = await openWorld(domains)
  const runner = await startWork(world)
  const close = async () => {
    await runner.close(1_000)
    await world.close()
  }
  return { ...world, close }
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

const ownedTables = sql<{ name: string; owned: string[] }>`
  select c.oid::regclass::text as name, array_agg(a.attname::text) as owned
  from pg_class c join pg_namespace n on n.oid = relnamespace join pg_attribute a on a.attrelid = c.oid
  where relkind = 'r' and nspname = 'public' and attname in ('company_id', 'user_id') and not attisdropped
  group by 1 order by 1`

/** All rows of a person and of their office in every table that names either, as stored in the database. */
export async function possessionsOf({ calls }: World, { userId }: Person): Promise<unknown> {
  const office = sql`(select company_id from memberships where user_id = ${userId})`
  return operatorCall(calls, { rowName: 'sweep' }).system.read(async ({ db }) => {
    const found: Record<string, unknown> = {
      accounts: (await sql`select * from accounts where id = ${userId}`.execute(db)).rows,
    }
    for (const { name, owned } of (await ownedTables.execute(db)).rows) {
      const isTheirs = owned.includes('company_id') ? sql`company_id = ${office}` : sql`user_id = ${userId}`
      // The time of the last call changes with every call, even with a refused one.
      const kept = sql`select to_jsonb(t) - 'last_seen_at' as row from ${sql.table(name)} t`
      found[name] = (await sql`${kept} where ${isTheirs} order by 1`.execute(db)).rows
    }
    return found
  })
}
