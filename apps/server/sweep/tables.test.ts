/** Tests of the second line of defence: queried directly and in the wrong scope, the database itself shows nothing. */
import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import type { Opening } from '@mizan/platform/call'
import { sql } from 'kysely'
import { domains } from '../domains.ts'
import { operatorCall } from '../operator.ts'
import { leftOutOfExports } from './left-out-of-exports.ts'
import { fillOffice } from './other-office.ts'
import { openWorld, type Person, type World } from './world.ts'

/** Tables that hold nothing of a person or an office, as the domains and the platform declare them. */
const common = new Set([
  'schema_migrations',
  'settings',
  ...domains.flatMap((domain) => ('openTables' in domain ? domain.openTables : [])),
])
/** Tables of the job runner: they hold only ids, and only staff reaches them through calls. */
const ofJobs = new Set([
  'jobs.bam',
  'jobs.instance',
  'jobs.job',
  'jobs.job_common',
  'jobs.job_dependency',
  'jobs.queue',
  'jobs.queue_stats',
  'jobs.schedule',
  'jobs.subscription',
  'jobs.version',
  'jobs.warning',
])

let world: World
let owner: Person
let stranger: Person
let tables: { name: string; isForced: boolean; isOfOffice: boolean }[]

before(async () => {
  world = await openWorld()
  owner = await world.signIn()
  stranger = await world.signIn()
  await fillOffice(world, owner)
  const { rows } = await world.database.pool.query(`
    select c.oid::regclass::text as name, relrowsecurity and relforcerowsecurity as "isForced",
           exists (select from pg_attribute where attrelid = c.oid and attname = 'company_id') as "isOfOffice"
    from pg_class c join pg_namespace n on n.oid = relnamespace
    where relkind in ('r', 'p') and nspname not in ('pg_catalog', 'information_schema', 'pg_toast') order by 1`)
  tables = rows
})
after(() => world.close())

const officeOf = async ({ userId }: Person): Promise<string> => {
  const query = sql<{ company_id: string }>`select company_id from memberships where user_id = ${userId}`
  const { rows } = await operatorCall(world.calls, { rowName: 'sweep' }).system.read(({ db }) =>
    query.execute(db),
  )
  return rows[0]?.company_id ?? ''
}

const rowsSeen = async (open: Opening<unknown>, table: string): Promise<Record<string, unknown>[]> =>
  (await open.read(({ db }) => sql<Record<string, unknown>>`select * from ${sql.table(table)}`.execute(db)))
    .rows

test('every table is behind row-level security, or holds nothing that belongs to anybody', () => {
  const open = tables.filter(({ isForced }) => !isForced).map(({ name }) => name)
  assert.deepEqual(
    open.filter((name) => !common.has(name) && !ofJobs.has(name)),
    [],
  )
})

test('an office sees only its own rows, and none of the tables of the system', async () => {
  const office = await officeOf(stranger)
  const { system } = operatorCall(world.calls, { rowName: 'sweep' })
  const scope = world.ofOffice(office).office
  const walled = tables.filter(({ isForced }) => isForced)
  let protectedRows = 0
  for (const { name, isOfOffice } of walled) {
    protectedRows += (await rowsSeen(system, name)).length
    const seen = await rowsSeen(scope, name)
    assert.deepEqual(
      seen.filter((row) => !isOfOffice || row.company_id !== office),
      [],
      name,
    )
  }
  assert.ok(protectedRows > 30, 'there was something to see')
})

test('without a scope no row is visible', async () => {
  for (const { name } of tables.filter(({ isForced }) => isForced)) {
    const { rows } = await world.database.pool.query(`select count(*)::int as count from "${name}"`)
    assert.equal(rows[0].count, 0, name)
  }
})

test('an office cannot write rows of another one', async () => {
  const [mine, theirs] = [await officeOf(stranger), await officeOf(owner)]
  const open = world.ofOffice(mine).office
  for (const { name, isOfOffice } of tables.filter(({ isForced }) => isForced)) {
    if (!isOfOffice) continue
    const moved = sql`update ${sql.table(name)} set company_id = ${theirs} where company_id = ${mine}`
    const { rows } = await open.read(({ db }) =>
      sql`select from ${sql.table(name)} where company_id = ${mine}`.execute(db),
    )
    if (rows.length > 0)
      await assert.rejects(
        open(({ db }) => moved.execute(db)),
        /row-level security|violates/,
        name,
      )
    const taken = sql`update ${sql.table(name)} set company_id = ${mine} where company_id = ${theirs}`
    const { numAffectedRows } = await open(({ db }) => taken.execute(db))
    assert.equal(numAffectedRows, 0n, name)
  }
})

test('every table of an office is exported, or left out for a reason', () => {
  const session = { userId: owner.userId }
  const asker = { ...session, officeId: 'office', roles: ['ADMIN'] }
  const statements = world.services
    .officeData()
    .map(({ rows }) => rows(asker).compile(world.database.kysely).sql)
  const read = new Set(
    statements.flatMap((text) => [...text.matchAll(/(?:from|join) (\w+)/g)].map(([, name]) => name)),
  )
  const ofOffices = tables.filter(({ isOfOffice }) => isOfOffice).map(({ name }) => name)
  assert.deepEqual(
    ofOffices.filter((name) => read.has(name) === Object.hasOwn(leftOutOfExports, name)),
    [],
  )
  const unknown = Object.keys(leftOutOfExports).filter((name) => !ofOffices.includes(name))
  assert.deepEqual(unknown, [])
})
