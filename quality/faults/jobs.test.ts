/**
 * Workers that are killed in the middle of their jobs: no job is lost, and none takes effect twice in our own tables.
 */
import assert from 'node:assert/strict'
import { spawn } from 'node:child_process'
import { createInterface } from 'node:readline'
import { type TestContext, test } from 'node:test'
import { openTestDatabase } from '../../platform/database/testing/index.ts'
import { enqueueJob } from '../../platform/jobs/index.ts'
import { until } from './child.ts'
import { faultJobs } from './jobs-child.ts'

const script = new URL('jobs-child.ts', import.meta.url).pathname
const steps = 20

function startWorker(t: TestContext, url: string) {
  const child = spawn(process.execPath, [script, url], { stdio: ['ignore', 'pipe', 'inherit'] })
  t.after(() => child.kill('SIGKILL'))
  const gone = new Promise<void>((resolve) => child.once('exit', () => resolve()))
  const said: { begun?: number; written?: number }[] = []
  createInterface(child.stdout).on('line', (line) => said.push(JSON.parse(line)))
  const written = () => said.filter((one) => one.written !== undefined).length
  const kill = () => {
    child.kill('SIGKILL')
    return gone
  }
  return { written, kill }
}

test('twenty jobs are each done once although two of their workers are killed in the middle', {
  timeout: 240_000,
}, async (t) => {
  const database = await openTestDatabase()
  t.after(() => database.close())
  await database.pool.query('create table steps (step int)')
  const call = database.call()
  for (let step = 0; step < steps; step += 1)
    await call.system((tx) => enqueueJob(tx, faultJobs['fault.step'], { step }))
  const start = () => startWorker(t, database.connectionString)
  const count = async (table: string) => (await database.pool.query(`select from ${table}`)).rowCount ?? 0

  const [first, second] = [start(), start()]
  await until(() => first.written() >= 3)
  await first.kill()
  const left = `jobs.job where name = 'fault.step' and state = 'active'`
  await until(() => second.written() >= 4)
  await second.kill()
  const afterKills = await count('steps')
  assert.ok(afterKills < steps, `${afterKills} were done before the kills`)
  assert.ok((await count(left)) > 0, 'a killed worker held jobs')

  start()
  await until(async () => (await count('steps')) >= steps)
  await until(async () => (await count(left)) === 0)
  const { rows } = await database.pool.query('select step from steps order by step')
  assert.deepEqual(
    rows.map(({ step }) => step),
    Array.from({ length: steps }, (_, step) => step),
  )
  assert.equal(await count(`jobs.job where name = 'fault.step' and state = 'completed'`), steps)
})
