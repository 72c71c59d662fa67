/** What a server remembers of the rights of people is at each moment what the database says. */
import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { randomFrom } from '@mizan/platform/testing'
import { sql } from 'kysely'
import type { Tx } from '../call.ts'
import { newCase, openCases, type Person, type TestCases } from '../testing/index.ts'
import { KnownRights, type Reader } from './known-rights.ts'
import { RightMap } from './right-map.ts'
import { forgetRightChanges, rightsOf } from './store/changes.ts'

let world: TestCases
before(async () => {
  world = await openCases()
})
after(() => world.close())

const asReader = ({ officeId, userId, roles }: Person): Reader => ({
  ...{ officeId, userId },
  roles: roles as Reader['roles'],
})
const readerOf = (known: KnownRights, person: Person) =>
  world.system.read((tx) => known.readerOf(tx, asReader(person)))

/** The map without what it has room for. */
const said = ({ readable, answeredFor, own, all }: RightMap) =>
  [readable, answeredFor, own, all].map((bits) => bits.toString('hex').replace(/(00)+$/, ''))
const readAnew = (person: Person) =>
  world.system.read(async (tx) => said(new RightMap(await rightsOf(tx, asReader(person)))))

const give = ({ db }: Tx, { officeId, userId }: Person, caseId: string, granted: string) =>
  sql`insert into case_rights (company_id, user_id, case_id, granted)
    values (${officeId}, ${userId}, ${caseId}, ${granted})
    on conflict (company_id, user_id, case_id) do update set granted = excluded.granted`.execute(db)

const below = randomFrom(20_261_129)

test('after each of many random changes the memory equals what is read anew, for whoever reads', async () => {
  const me = world.signIn()
  const colleague = world.signIn({ officeId: me.officeId, roles: ['USER'] })
  const writers = [me, colleague]
  const known = new KnownRights()
  const ids: string[] = []
  const oneOf = <Value>(values: readonly Value[]): Value => values[below(values.length)] as Value
  const changes: ((id: string) => Promise<unknown>)[] = [
    async () => ids.push((await newCase(oneOf(writers))).caseId),
    (id) => world.system((tx) => give(tx, colleague, id, oneOf(['none', 'read', 'write']))),
    (id) => oneOf(writers).of('cases.follow', id, {}),
    (id) => oneOf(writers).of('cases.unfollow', id, {}),
    (id) =>
      world.system(({ db }) =>
        sql`update cases set assignee_id = ${oneOf([null, me.userId, colleague.userId])},
          state = ${oneOf(['open', 'closed', null])} where id = ${id}`.execute(db),
      ),
    async (id) => below(8) === 0 && me.of('cases.delete', id, { comment: 'Mükerrer' }),
    async (id) =>
      below(4) === 0 &&
      world.system(({ db }) => sql`delete from case_rights where case_id = ${id}`.execute(db)),
  ]
  for (let at = 0; at < 5; at += 1) ids.push((await newCase(me)).caseId)
  for (let round = 0; round < 120; round += 1) {
    await oneOf(changes)(oneOf(ids))
    for (const person of writers) {
      const { concerns } = await readerOf(known, person)
      assert.deepEqual(said(concerns as RightMap), await readAnew(person), `after ${round} changes`)
    }
  }
  const { rights } = await readerOf(known, colleague)
  assert.ok((rights?.count() ?? 0) > 3)
  assert.equal((await readerOf(known, me)).rights, undefined, 'who manages all cases has no list of them')
})

test('what was not committed when the memory was made is seen once it is', async () => {
  const me = world.signIn()
  const colleague = world.signIn({ officeId: me.officeId, roles: ['USER'] })
  const known = new KnownRights()
  const { caseId } = await newCase(me)
  const count = async () => (await readerOf(known, colleague)).rights?.count()
  const given = Promise.withResolvers<void>()
  const mayCommit = Promise.withResolvers<void>()
  const early = world.system(async (tx) => {
    await give(tx, colleague, caseId, 'read')
    given.resolve()
    await mayCommit.promise
  })
  await given.promise
  // A later transaction commits first, so that the id of the earlier one lies behind the snapshot.
  const later = await newCase(me)
  await world.system((tx) => give(tx, colleague, later.caseId, 'read'))
  assert.equal(await count(), 1)
  mayCommit.resolve()
  await early
  assert.equal(await count(), 2)
})

test('a transaction does not use what another one remembered after it began', async () => {
  const me = world.signIn()
  const colleague = world.signIn({ officeId: me.officeId, roles: ['USER'] })
  const known = new KnownRights()
  const { caseId } = await newCase(me)
  await world.system.read(async (tx) => {
    await sql`select from cases`.execute(tx.db)
    await world.system((other) => give(other, colleague, caseId, 'read'))
    assert.equal((await readerOf(known, colleague)).rights?.count(), 1)
    assert.equal((await known.readerOf(tx, asReader(colleague))).rights?.count(), 0)
  })
  assert.equal((await readerOf(known, colleague)).rights?.count(), 1)
})

test('what a transaction that writes saw is not remembered', async () => {
  const me = world.signIn()
  const colleague = world.signIn({ officeId: me.officeId, roles: ['USER'] })
  const known = new KnownRights()
  const { caseId } = await newCase(me)
  const rolledBack = world.system(async (tx) => {
    await give(tx, colleague, caseId, 'read')
    assert.equal((await known.readerOf(tx, asReader(colleague))).rights?.count(), 1)
    throw new Error('rolled back')
  })
  await assert.rejects(rolledBack, /rolled back/)
  assert.equal((await readerOf(known, colleague)).rights?.count(), 0)
})

test('a memory that is older than the changes that are kept is made anew', async () => {
  const me = world.signIn()
  const colleague = world.signIn({ officeId: me.officeId, roles: ['USER'] })
  const known = new KnownRights()
  const { caseId } = await newCase(me)
  await world.system((tx) => give(tx, colleague, caseId, 'read'))
  assert.equal((await readerOf(known, colleague)).rights?.count(), 1)
  await world.system((tx) => give(tx, colleague, caseId, 'none'))
  await world.system(forgetRightChanges)
  const { rows } = await world.system.read(({ db }) =>
    sql`select from case_right_changes where company_id = ${me.officeId}`.execute(db),
  )
  assert.equal(rows.length, 0)
  assert.equal((await readerOf(known, colleague)).rights?.count(), 0)
})

test('of cases that are gone for good nothing stays in the memory, and who may not read the next one does not', async () => {
  const me = world.signIn()
  const colleague = world.signIn({ officeId: me.officeId, roles: ['USER'] })
  const known = new KnownRights()
  await newCase(me)
  const { caseId } = await newCase(me)
  await world.system((tx) => give(tx, colleague, caseId, 'read'))
  await colleague.of('cases.follow', caseId, {})
  assert.equal((await readerOf(known, colleague)).rights?.count(), 1)
  await world.system(async ({ db }) => {
    for (const table of ['case_followers', 'case_rights'])
      await sql`delete from ${sql.table(table)} where case_id = ${caseId}`.execute(db)
    await sql`delete from cases where id = ${caseId}`.execute(db)
  })
  const next = await newCase(me)
  const { rights } = await readerOf(known, colleague)
  assert.equal(rights?.count(), 0)
  assert.deepEqual(said(rights as RightMap), await readAnew(colleague))
  await world.system((tx) => give(tx, colleague, next.caseId, 'read'))
  assert.equal((await readerOf(known, colleague)).rights?.count(), 1)
})

test('the memory keeps whom it was asked for last, and no more than it may', async () => {
  const people = [world.signIn(), world.signIn(), world.signIn()] as const
  for (const person of people) await newCase(person)
  const { concerns } = await readerOf(new KnownRights(), people[0])
  const known = new KnownRights(2 * (concerns as RightMap).bytes)
  const mapOf = async (person: Person) => (await readerOf(known, person)).concerns
  const [first, second] = [await mapOf(people[0]), await mapOf(people[1])]
  assert.equal(await mapOf(people[0]), first)
  await mapOf(people[2])
  assert.equal(await mapOf(people[0]), first)
  assert.notEqual(await mapOf(people[1]), second)
})

test('cases that are opened at the same moment get ordinals without gaps, each office its own', async () => {
  const [me, other] = [world.signIn(), world.signIn()]
  await Promise.all([me, me, other, me, other, me].map((person) => newCase(person)))
  for (const [{ officeId }, count] of [
    [me, 4],
    [other, 2],
  ] as const) {
    const { rows } = await world.system.read(({ db }) =>
      sql<{ ordinal: number }>`select ordinal from cases where company_id = ${officeId} order by 1`.execute(
        db,
      ),
    )
    assert.deepEqual(
      rows.map(({ ordinal }) => ordinal),
      [...Array(count).keys()],
    )
  }
})
