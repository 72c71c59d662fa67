import assert from 'node:assert/strict'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test } from 'node:test'
import { z } from 'zod'
import { backUp, restore } from '../database/backup/index.ts'
import { until } from '../testing/index.ts'
import { defineJobs, enqueueJob, jobDesk, once } from './index.ts'
import { openTestJobs } from './testing/index.ts'

const jobs = defineJobs({
  'test.carried': { payload: z.object({ step: z.int() }), scope: 'system', timetable: '0 3 1 1 *' },
})
const { 'test.carried': carried } = jobs

test('a backup includes waiting, running and dead jobs, and the restored installation continues with them', async (t) => {
  const folder = mkdtempSync(join(tmpdir(), 'mizan-jobs-'))
  t.after(() => rmSync(folder, { recursive: true, force: true }))
  const archive = join(folder, 'backup.tar.gz')
  const desk = (done: number[]) =>
    jobDesk(jobs, { 'test.carried': once(async (_tx, { step }) => void done.push(step)) })
  const [from, to] = [await openTestJobs(t), await openTestJobs(t)]
  const first = await from.start([desk([])])
  await first.close()
  for (const step of [1, 2, 3]) await from.call.system((tx) => enqueueJob(tx, carried, { step }))
  await from.database.pool.query(`
    update jobs.job set state = 'active', started_on = now(), heartbeat_on = now() - interval '1 hour', retry_delay = 0
      where data @> '{"input":{"step":2}}';
    update jobs.job set name = 'dead-letters', source_name = 'test.carried' where data @> '{"input":{"step":3}}'`)
  const stored = await from.jobs()
  await backUp(from.database.pool, folder, archive)
  await restore(to.database.pool, join(folder, 'restored'), archive)
  const comparable = (all: typeof stored) => all.map(({ pause, ...job }) => job)
  assert.deepEqual(comparable(await to.jobs()), comparable(stored))
  const schedules = 'select name, cron from jobs.schedule'
  assert.deepEqual(
    (await to.database.pool.query(schedules)).rows,
    (await from.database.pool.query(schedules)).rows,
  )
  const done: number[] = []
  await to.start([desk(done)])
  await until(async () => {
    await to.hasten()
    return done.length === 2
  })
  assert.deepEqual(done.toSorted(), [1, 2])
  assert.equal((await to.jobs()).filter(({ name }) => name === 'dead-letters').length, 1)
})
