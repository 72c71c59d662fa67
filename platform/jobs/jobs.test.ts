import assert from 'node:assert/strict'
import { type TestContext, test } from 'node:test'
import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'kysely'
import { z } from 'zod'
import type { PlatformTables } from '../database/index.ts'
import { until } from '../testing/index.ts'
import { defineJobs, enqueueJob, type JobCall, jobDesk, once, progressOf, repeatable } from './index.ts'
import { releaseJob } from './store/claims.ts'
import { openTestJobs } from './testing/index.ts'

const jobs = defineJobs({
  'test.count': {
    payload: z.object({ step: z.int() }),
    scope: 'system',
    retry: { times: 2, firstPause: 10, longestPause: 60 },
    lanes: 2,
  },
  'test.office': { payload: z.object({}), scope: 'office' },
  'test.single': { payload: z.object({}), scope: 'system', single: true },
})
const { 'test.count': count, 'test.office': ofOffice, 'test.single': single } = jobs

type Counting = Parameters<typeof once<{ step: number }, JobCall>>[0]

async function open(t: TestContext) {
  const room = await openTestJobs(t)
  await room.database.pool.query('create table counted (step int, by_office text)')
  const add = (step: number, more = {}) => room.call.system((tx) => enqueueJob(tx, count, { step }, more))
  const counted = async () =>
    (await room.database.pool.query('select step from counted order by step')).rows.map(({ step }) => step)
  const noted: Counting = async ({ system }, { step }) =>
    void (await system(({ db }) => sql`insert into counted (step) values (${step})`.execute(db)))
  const startWith = (work: Counting = noted) =>
    room.start([jobDesk({ 'test.count': count }, { 'test.count': once(work) })])
  return { ...room, add, counted, noted, startWith }
}

test('each job is done once, even with two workers', async (t) => {
  const { add, counted, startWith } = await open(t)
  const steps = Array.from({ length: 40 }, (_, step) => step)
  for (const step of steps) await add(step)
  await Promise.all([startWith(), startWith()])
  await until(async () => (await counted()).length >= 40)
  await add(40)
  await until(async () => (await counted()).length >= 41)
  assert.deepEqual(await counted(), [...steps, 40])
})

test('a job of a rolled-back transaction does not exist', async (t) => {
  const { call, jobs: all } = await open(t)
  const undone = call.system(async (tx) => {
    await enqueueJob(tx, count, { step: 1 })
    throw new Error('undone')
  })
  await assert.rejects(undone, /undone/)
  await assert.rejects(
    call.system((tx) => enqueueJob(tx, count, { step: 'x' } as never)),
    z.ZodError,
  )
  assert.deepEqual(await all(), [])
})

test('the writes of a failed try are rolled back, retries come after growing pauses, and the last failure makes a dead letter', async (t) => {
  const { add, counted, startWith, jobs: all, hasten, noted } = await open(t)
  await startWith(async (call, payload) => {
    await noted(call, payload)
    throw Object.assign(new Error(`no luck ${call.job.attempt}\nsecond line`), { detail: '+905550000001' })
  })
  await add(7)
  for (const { tries, pause } of [
    { tries: 0, pause: 10 },
    { tries: 1, pause: 20 },
  ]) {
    await until(async () => (await all()).some((job) => job.state === 'retry' && job.tries === tries))
    const [job] = await all()
    assert.ok(job && job.pause > pause - 2 && job.pause <= pause * 2, `${job?.pause} after try ${tries + 1}`)
    await hasten()
  }
  await until(async () => (await all()).some(({ name }) => name === 'dead-letters'))
  const dead = (await all()).find(({ name }) => name === 'dead-letters')
  assert.deepEqual(dead?.data, { input: { step: 7 } })
  assert.deepEqual(dead?.output, { name: 'Error', message: 'Error: no luck 3' })
  assert.deepEqual(await counted(), [])
})

test('a job with a later start waits until then', async (t) => {
  const { add, counted, startWith, jobs: all } = await open(t)
  await startWith()
  await add(1, { after: new Date(Date.now() + 60_000) })
  await add(2)
  await until(async () => (await counted()).length === 1)
  assert.deepEqual(await counted(), [2])
  assert.equal((await all()).filter(({ state }) => state === 'created').length, 1)
})

test('a single job is not added again while it waits; another key is another job', async (t) => {
  const { call, jobs: all } = await open(t)
  const add = (key?: string) => call.system((tx) => enqueueJob(tx, single, {}, key ? { key } : {}))
  assert.ok(await add('a'))
  assert.equal(await add('a'), undefined)
  assert.ok(await add('b'))
  assert.equal((await all()).length, 2)
})

test('a single job that is released while the next one waits is dropped, and the next one does the work', async (t) => {
  const { call, jobs: all, database } = await open(t)
  const add = () => call.system((tx) => enqueueJob(tx, single, {}))
  const id = (await add()) ?? ''
  await database.pool.query(`update jobs.job set state = 'active', started_on = now() where id = $1`, [id])
  assert.ok(await add())
  await releaseJob(call.unscoped, single.name, { id, retryCount: 0 })
  assert.deepEqual((await all()).map(({ state }) => state).sort(), ['completed', 'created'])
})

test('a job of an office works in its scope and sees only its rows', async (t) => {
  const { database, call, start } = await openTestJobs(t)
  const mine = database.call({ officeId: 'office-1', userId: 'deniz', requestId: 'r-1' })
  const other = database.call({ officeId: 'office-2', audit: 'file.opened' })
  await other.office(async () => {})
  let seen: unknown
  const work = once<object, JobCall<undefined, PlatformTables>>(({ office, actor }) =>
    office(async (tx) => {
      const rows = await tx.db.selectFrom('audit_entries').select('company_id').execute()
      seen = { rows, actor, rowName: tx.call.rowName, requestId: tx.call.requestId }
    }),
  )
  await start([jobDesk({ 'test.office': ofOffice }, { 'test.office': work })])
  await assert.rejects(
    call.system((tx) => enqueueJob(tx, ofOffice, {})),
    /needs an office/,
  )
  await mine.office((tx) => enqueueJob(tx, ofOffice, {}))
  await until(() => seen !== undefined)
  const actor = { kind: 'job', job: 'test.office', causedBy: 'deniz', officeId: 'office-1' }
  assert.deepEqual(seen, { rows: [], actor, rowName: 'test.office', requestId: 'r-1' })
})

test('the progress of a job is visible while it runs, but only to its office', async (t) => {
  const { database, start } = await openTestJobs(t)
  const office = (officeId: string) => database.call({ officeId })
  let go = () => {}
  const held = new Promise<void>((resolve) => (go = resolve))
  const work = repeatable(async ({ job: running }: JobCall) => {
    await running.progress(1, 3)
    await running.progress(2, 3)
    await held
  })
  await start([jobDesk({ 'test.office': ofOffice }, { 'test.office': work })])
  const id = (await office('office-1').office((tx) => enqueueJob(tx, ofOffice, {}))) as string
  const seenBy = (officeId: string) => office(officeId).office.read((tx) => progressOf(tx, id))
  await until(async () => (await seenBy('office-1'))?.done === 2)
  assert.equal(await seenBy('office-2'), undefined)
  go()
})

test('a worker that stops tells its job, and the next worker starts it again without counting a try', async (t) => {
  const { add, counted, startWith, hasten, jobs: all } = await open(t)
  let isRunning = false
  const stopping = await startWith(async ({ system, job: { signal } }) => {
    await system(({ db }) => sql`insert into counted (step) values (0)`.execute(db))
    isRunning = true
    await sleep(60_000, undefined, { signal })
  })
  await add(5)
  await until(() => isRunning)
  await stopping.close()
  assert.deepEqual(await counted(), [])
  assert.deepEqual(
    (await all()).map(({ state, tries }) => ({ state, tries })),
    [{ state: 'created', tries: 0 }],
  )
  await hasten()
  await startWith()
  await until(async () => (await counted()).length === 1)
  assert.deepEqual(await counted(), [5])
})

test('a worker whose job was taken over meanwhile cannot end it, and its writes are rolled back', async (t) => {
  const { database, add, counted, startWith, noted, hasten, jobs: all } = await open(t)
  let begun = () => {}
  let go = () => {}
  const isBegun = new Promise<void>((resolve) => (begun = resolve))
  const held = new Promise<void>((resolve) => (go = resolve))
  await startWith(async (call, payload) => {
    await noted(call, payload)
    if (call.job.attempt > 1) return
    begun()
    await held
  })
  await add(3)
  await isBegun
  await database.pool.query(`update jobs.job set state = 'retry' where state = 'active'`)
  await hasten()
  await until(async () => (await counted()).length === 1)
  go()
  await until(async () => (await all()).every(({ state }) => state === 'completed'))
  assert.deepEqual(await counted(), [3])
})

test('a runner that starts alone takes over the jobs of a killed one at once, but not those tried before', async (t) => {
  const { database, add, counted, startWith, jobs: all } = await open(t)
  const take = (ids: (string | undefined)[], tries: number) =>
    database.pool.query(
      `update jobs.job set state = 'active', started_on = now(), heartbeat_on = now(), retry_count = $2
       where id = any($1)`,
      [ids, tries],
    )
  await take([await add(1), await add(2)], 0)
  await take([await add(3)], 1)
  const alone = await startWith()
  await until(async () => (await counted()).length === 2)
  assert.deepEqual(await counted(), [1, 2])
  assert.deepEqual(
    (await all()).map(({ state, tries }) => ({ state, tries })),
    [
      { state: 'completed', tries: 1 },
      { state: 'completed', tries: 1 },
      { state: 'active', tries: 1 },
    ],
  )

  const later = { after: new Date(Date.now() + 3_600_000) }
  await take([await add(4, later)], 0)
  await startWith()
  await add(5)
  await until(async () => (await counted()).length === 3)
  assert.deepEqual(await counted(), [1, 2, 5], 'another runner lives and may be doing the fourth')
  await alone.close()
})
