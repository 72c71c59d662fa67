/**
 * The tables of jobs are our own migration: they must match what the installed pg-boss expects, and so must our
 * inserts.
 */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { getConstructionPlans, PgBoss } from 'pg-boss'
import { z } from 'zod'
import { jobTables } from '../database/data/job-tables.ts'
import { deadLetters, heartbeatSeconds, queueOf } from './define.ts'
import { defineJobs, enqueueJob } from './index.ts'
import { openTestJobs } from './testing/index.ts'

const bare = (text: string) =>
  text
    .replace(/^\s*BEGIN;[\s\S]*?::bigint\);/, '')
    .replace(/\s*DO \$\$[\s\S]*?\$\$\s*;/, '')
    .replace(/COMMIT;\s*$/, '')
    .replace(/\s*;[\s;]*/g, ';')
    .replace(/\s+/g, ' ')
    .trim()

async function openLibrary({ connectionString }: { connectionString: string }): Promise<PgBoss> {
  const boss = new PgBoss({ connectionString, schema: 'jobs', migrate: false, max: 1 })
  boss.on('error', () => {})
  return boss.start()
}

test('the migration makes the same tables as the installed version of the library', () => {
  assert.equal(bare(jobTables), bare(getConstructionPlans('jobs')))
})

test('the library finds nothing missing or unexpected in them', async (t) => {
  const { database } = await openTestJobs(t)
  const boss = await openLibrary(database)
  const { ok, ...drift } = await boss.detectSchemaDrift()
  await boss.stop({ graceful: false })
  assert.ok(ok, JSON.stringify(drift))
})

test('a job that we add is the same as one that the library adds', async (t) => {
  const { database, call } = await openTestJobs(t)
  const { 'test.same': job } = defineJobs({
    'test.same': { payload: z.object({ id: z.string() }), scope: 'system' },
  })
  const boss = await openLibrary(database)
  const startAfter = new Date('2031-05-01T10:00:00Z')
  await call.system((tx) => enqueueJob(tx, job, { id: 'x' }, { after: startAfter, key: 'k' }))
  await boss.createQueue(job.name, queueOf(job, heartbeatSeconds))
  const queues = await database.pool.query('select * from jobs.queue where name = $1', [job.name])
  await boss.send(job.name, { input: { id: 'x' } }, { startAfter, singletonKey: 'k' })
  const { rows } = await database.pool.query(`
    select to_jsonb(job) - 'id' - 'created_on' as job from jobs.job where name = 'test.same' order by created_on`)
  assert.equal(rows.length, 2)
  assert.deepEqual(rows[0].job, rows[1].job)
  await database.pool.query(`delete from jobs.job`)
  await database.pool.query(`delete from jobs.queue where name = 'test.same'`)
  await boss.createQueue(job.name, queueOf(job, heartbeatSeconds))
  const made = await database.pool.query('select * from jobs.queue where name = $1', [job.name])
  await boss.stop({ graceful: false })
  const settings = ({ created_on, updated_on, ...queue }: Record<string, unknown>) => queue
  assert.deepEqual(settings(queues.rows[0]), settings(made.rows[0]))
  assert.equal(made.rows[0].dead_letter, deadLetters)
})
