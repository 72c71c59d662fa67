import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { type DataContext, type PlatformTables, read, write } from '@mizan/platform/database'
import { defineJobs, enqueueJob } from '@mizan/platform/jobs'
import { openTestDatabase, type TestDatabase } from '@mizan/platform/testing'
import { z } from 'zod'
import { JobQuery } from '../schemas.ts'
import { discardDeadJob, retryDeadJob } from './actions/settle-job.ts'
import { listJobs } from './queries/jobs.ts'

const { 'test.send': send } = defineJobs({
  'test.send': {
    payload: z.object({ letter: z.int() }),
    scope: 'system',
    retry: { times: 4, firstPause: 9, longestPause: 60 },
  },
})

let database: TestDatabase<PlatformTables>
before(async () => {
  database = await openTestDatabase<PlatformTables>()
})
after(() => database.close())

const context = (audit?: string): DataContext =>
  database.context({ call: { rowName: 'site.test', actorId: 'staff-1', ...(audit ? { audit } : {}) } })
const list = (query: object = {}) => listJobs(context(), JobQuery.parse(query))

/** A job whose last try failed. */
async function dies(letter: number): Promise<void> {
  const id = await write(context(), (tx) => enqueueJob(tx, send, { letter }))
  await database.pool.query(
    `update jobs.job set name = 'dead-letters', source_name = name, source_id = id, retry_count = 0, source_retry_count = 4,
       source_created_on = created_on - interval '1 hour', source_output = '{"name":"Error","message":"SendingError: busy"}'
     where id = $1`,
    [id],
  )
}

test('failed work is listed with its last error and the number of its tries, the newest first, page by page', async () => {
  await dies(1)
  await dies(2)
  await write(context(), (tx) => enqueueJob(tx, send, { letter: 3 }))
  const { items, total, waiting, active } = await list({ pageSize: 1 })
  assert.deepEqual([items.length, total, waiting, active], [1, 2, 1, []])
  const { job, attempts, error, queuedAt, failedAt } = items[0]!
  assert.deepEqual([job, attempts, error], ['test.send', 5, 'SendingError: busy'])
  assert.ok(queuedAt < failedAt)
  const next = await list({ pageSize: 1, pageIndex: 1 })
  assert.notEqual(next.items[0]?.jobId, items[0]?.jobId)
})

test('work that runs is shown with how far it is', async () => {
  await write(context(), (tx) => enqueueJob(tx, send, { letter: 4 }))
  const { rows } = await database.pool.query(
    `update jobs.job set state = 'active', started_on = now() where data @> '{"input":{"letter":4}}' returning id`,
  )
  await write(context(), ({ db }) =>
    db
      .insertInto('job_progress' as never)
      .values({ job_id: rows[0].id, done: 20, total: 50, at: new Date() } as never)
      .execute(),
  )
  const { active } = await list()
  assert.deepEqual(
    active.map(({ jobId, job, done, total }) => [jobId, job, done, total]),
    [[rows[0].id, 'test.send', 20, 50]],
  )
})

test('failed work that is started again waits with all its tries, and only once', async () => {
  const [failed] = (await list()).items
  const { jobId } = failed!
  const before = (await list()).waiting
  assert.deepEqual(await retryDeadJob(context('job.retried'), jobId), { done: true })
  await assert.rejects(retryDeadJob(context(), jobId), { code: 'job.not_found' })
  const { total, waiting } = await list()
  assert.deepEqual([total, waiting], [1, before + 1])
  const { rows } = await database.pool.query(`
    select data, state::text, retry_count, retry_limit, retry_delay, dead_letter from jobs.job
    where name = 'test.send' order by keep_until desc limit 1`)
  assert.deepEqual(rows[0], {
    data: { input: { letter: 2 }, actorId: 'staff-1' },
    state: 'created',
    retry_count: 0,
    retry_limit: 4,
    retry_delay: 9,
    dead_letter: 'dead-letters',
  })
})

test('failed work that the program no longer knows cannot be started again, and stays in the list', async () => {
  await dies(7)
  const [failed] = (await list()).items
  const { jobId } = failed!
  await database.pool.query(`update jobs.job set source_name = 'test.gone' where id::text = $1`, [jobId])
  await assert.rejects(retryDeadJob(context(), jobId), { code: 'job.not_found' })
  assert.ok((await list()).items.some((one) => one.jobId === jobId))
  assert.deepEqual(await discardDeadJob(context('job.discarded'), jobId), { done: true })
})

test('failed work that is given up is gone, and the record says who did it and to what', async () => {
  const [failed] = (await list()).items
  const { jobId } = failed!
  assert.deepEqual(await discardDeadJob(context('job.discarded'), jobId), { done: true })
  await assert.rejects(discardDeadJob(context(), jobId), { code: 'job.not_found' })
  await assert.rejects(discardDeadJob(context(), 'no-such-id'), { code: 'job.not_found' })
  assert.equal((await list()).total, 0)
  const entries = await read(context(), ({ db }) =>
    db
      .selectFrom('audit_entries')
      .select(['action', 'actor_id', 'subject_id', 'details'])
      .orderBy('id')
      .execute(),
  )
  assert.deepEqual(entries.at(-1), {
    action: 'job.discarded',
    actor_id: 'staff-1',
    subject_id: jobId,
    details: { job: 'test.send' },
  })
})
