import assert from 'node:assert/strict'
import { test } from 'node:test'
import { z } from 'zod'
import { until } from '../testing/index.ts'
import { defineJobs, jobDesk, once } from './index.ts'
import { openTestJobs } from './testing/index.ts'

/** A minute in which the test certainly does not run. */
const notNow = (new Date().getMinutes() + 30) % 60

const jobs = defineJobs({
  'test.hourly': { payload: z.object({}), scope: 'system', timetable: `${notNow} * * * *`, single: true },
})

async function open(t: Parameters<typeof openTestJobs>[0]) {
  const room = await openTestJobs(t)
  const done: number[] = []
  const desk = jobDesk(jobs, { 'test.hourly': once(async () => void done.push(1)) })
  const schedule = async () =>
    (await room.database.pool.query('select name, cron, timezone, options from jobs.schedule')).rows
  return { ...room, done, desk, schedule }
}

test('a job with a timetable runs when its time has come, once for all servers', async (t) => {
  const { database, desk, done, start, jobs: all } = await open(t)
  await Promise.all([start([desk]), start([desk])])
  assert.equal(done.length, 0)
  // The clock of the timetable is that of PostgreSQL: an hour passes by moving its stored times into the past.
  const anHourPasses = () =>
    database.pool.query(`
      update jobs.version set cron_on = cron_on - interval '1 hour';
      update jobs.schedule set created_on = created_on - interval '1 hour', updated_on = updated_on - interval '1 hour'`)
  await anHourPasses()
  await until(() => done.length > 0)
  await until(async () => (await all()).every(({ state }) => state === 'completed'))
  assert.equal(done.length, 1)
})

test('a timetable that is no longer in the code is removed, and a changed one takes effect', async (t) => {
  const { database, desk, start, schedule } = await open(t)
  await database.pool.query(`
    select jobs.create_queue('test.gone', '{"policy":"standard"}'), jobs.create_queue('test.hourly', '{"policy":"short"}');
    insert into jobs.schedule (name, cron) values ('test.gone', '* * * * *'), ('test.hourly', '* 3 * * *')`)
  await start([desk])
  const [kept, ...more] = await schedule()
  assert.deepEqual(more, [])
  assert.deepEqual(
    [kept.name, kept.cron, kept.timezone],
    ['test.hourly', `${notNow} * * * *`, 'Europe/Istanbul'],
  )
})
