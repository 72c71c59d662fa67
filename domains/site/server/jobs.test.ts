import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { defineJobs, enqueueJob } from '@mizan/platform/jobs'
import { z } from 'zod'
import type { JobPage } from '../schemas.ts'
import { openSite, staff, type TestSite } from './testing/index.ts'

const { 'test.send': send } = defineJobs({
  'test.send': {
    payload: z.object({ letter: z.int() }),
    scope: 'system',
    retry: { times: 4, firstPause: 9, longestPause: 60 },
  },
})

let site: TestSite
before(async () => {
  site = await openSite()
})
after(() => site.close())

const list = async (query: Record<string, string> = {}): Promise<JobPage> =>
  (await site.asStaff('site.jobs', { query: String(new URLSearchParams(query)) })).data
const retry = (jobId: string) => site.asStaff('site.retryJob', { params: { jobId } })
const discard = (jobId: string) => site.asStaff('site.discardJob', { params: { jobId } })
const done = { done: true }
const enqueue = (letter: number) =>
  site.database.call({ userId: staff.id }).system((tx) => enqueueJob(tx, send, { letter }))

/** Adds a job whose last try failed. */
async function dies(letter: number): Promise<void> {
  const id = await enqueue(letter)
  await site.database.pool.query(
    `update jobs.job set name = 'dead-letters', source_name = name, source_id = id, retry_count = 0, source_retry_count = 4,
       source_created_on = created_on - interval '1 hour', source_output = '{"name":"Error","message":"SendingError: busy"}'
     where id = $1`,
    [id],
  )
}

test('failed jobs are listed with their last error and number of tries, newest first, page by page', async () => {
  await dies(1)
  await dies(2)
  await enqueue(3)
  const { items, total, waiting, active } = await list({ pageSize: '1' })
  assert.deepEqual([items.length, total, waiting, active], [1, 2, 1, []])
  const { job, attempts, error, queuedAt, failedAt } = items[0]!
  assert.deepEqual([job, attempts, error], ['test.send', 5, 'SendingError: busy'])
  assert.ok(queuedAt < failedAt)
  const next = await list({ pageSize: '1', pageIndex: '1' })
  assert.notEqual(next.items[0]?.jobId, items[0]?.jobId)
})

test('running jobs are shown with their progress', async () => {
  await enqueue(4)
  const { rows } = await site.database.pool.query(
    `update jobs.job set state = 'active', started_on = now() where data @> '{"input":{"letter":4}}' returning id`,
  )
  await site.own().system(({ db }) =>
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

test('a retried job gets all its tries again, and can be retried only once', async () => {
  const [failed] = (await list()).items
  const { jobId } = failed!
  const before = (await list()).waiting
  assert.deepEqual((await retry(jobId)).data, done)
  assert.equal((await retry(jobId)).code, 'job.not_found')
  const { total, waiting } = await list()
  assert.deepEqual([total, waiting], [1, before + 1])
  const { rows } = await site.database.pool.query(`
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

test('a failed job that the program no longer knows cannot be retried and stays in the list', async () => {
  await dies(7)
  const [failed] = (await list()).items
  const { jobId } = failed!
  await site.database.pool.query(`update jobs.job set source_name = 'test.gone' where id::text = $1`, [jobId])
  assert.equal((await retry(jobId)).code, 'job.not_found')
  assert.ok((await list()).items.some((one) => one.jobId === jobId))
  assert.deepEqual((await discard(jobId)).data, done)
})

test('a discarded job is deleted, and the audit records who did it and which job it was', async () => {
  const [failed] = (await list()).items
  const { jobId } = failed!
  assert.deepEqual((await discard(jobId)).data, done)
  assert.equal((await discard(jobId)).code, 'job.not_found')
  assert.equal((await discard('no-such-id')).code, 'job.not_found')
  assert.equal((await list()).total, 0)
  assert.deepEqual((await site.audit('job.discarded')).at(-1), {
    actor_id: staff.id,
    subject_id: jobId,
    details: { job: 'test.send' },
  })
})
