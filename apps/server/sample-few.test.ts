/**
 * Tests of samples that an office asks for: added once in the background, all of them the asker's, and only while it
 * has no records.
 */
import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { type JobRunner, startJobs } from '@mizan/platform/jobs'
import { until } from '@mizan/platform/testing'
import { fewRecords } from '../../domains/sample/rules/plan.ts'
import { openTestApplication } from './testing.ts'

let app: Awaited<ReturnType<typeof openTestApplication>>
let runner: JobRunner
before(async () => {
  app = await openTestApplication()
  const { calls, database, jobs, log } = app
  const { connectionString } = database
  runner = await startJobs({ connectionString, calls, desks: jobs, log })
})
after(async () => {
  await runner.close()
  await app.close()
})

type Person = Awaited<ReturnType<typeof newPerson>>

async function newPerson() {
  const { headers } = await app.signIn()
  return async (method: 'GET' | 'POST', path: string, payload?: object) => {
    const answer = await app.server.inject({
      method,
      url: `/api${path}`,
      headers,
      ...(payload && { payload }),
    })
    return answer.json()
  }
}

const sampleOf = async (call: Person) => (await call('GET', '/sample')).data
const fill = (call: Person) => call('POST', '/sample/fill')

test('an office without records gets a few, all of its administrator, once, and removes them at once', async () => {
  const call = await newPerson()
  assert.deepEqual(await sampleOf(call), { sample: null, may: ['fill', 'remove'] })
  assert.deepEqual((await fill(call)).data, { done: true })
  const counts = { ...fewRecords, people: 0 }
  await until(async () => (await sampleOf(call)).sample)
  assert.deepEqual(await sampleOf(call), { sample: counts, may: ['remove'] })
  const { items, total } = (await call('GET', '/case-management/v2')).data
  assert.equal(total, fewRecords.cases)
  const names = new Set(items.map(({ assignee }: { assignee: { name: string } }) => assignee.name))
  assert.deepEqual([...names], ['Deniz Örnek'])
  assert.equal((await fill(call)).code, 'sample.office_in_use')
  assert.deepEqual((await call('POST', '/sample/remove')).data.removed, counts)
  assert.deepEqual(await sampleOf(call), { sample: null, may: ['remove'] })
  assert.equal((await fill(call)).code, 'sample.office_in_use')
})

test('an office that has a client of its own is not mixed with samples', async () => {
  const call = await newPerson()
  await call('POST', '/client/create', { name: 'ABC A.Ş.', contacts: [] })
  assert.deepEqual(await sampleOf(call), { sample: null, may: ['remove'] })
  assert.equal((await fill(call)).code, 'sample.office_in_use')
})
