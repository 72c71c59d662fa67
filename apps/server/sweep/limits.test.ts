/**
 * Tests that limits for one address apply to every call without a session, to every row that has one, and to all
 * other requests.
 */
import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { openTestApplication } from '../testing.ts'
import { allRows, broken, send } from './rows.ts'

let application: Awaited<ReturnType<typeof openTestApplication>>

before(async () => {
  application = await openTestApplication({ rateLimits: true })
})
after(() => application.close())

/** Calls a minute for a row without a limit of its own. */
const general = 600

for (const [name, row] of allRows) {
  const { session, limit } = row.access
  if (session !== 'public' && !limit) continue
  const most = limit?.calls ?? general
  test(`${name} is answered ${most} times, and then the caller learns when to come back`, async () => {
    const call = () => send(application.server, row, broken(row, row.sample))
    for (let calls = 0; calls < most; calls += 1) assert.notEqual((await call()).statusCode, 429)
    const refused = await call()
    assert.deepEqual([refused.statusCode, refused.json().code], [429, 'request.too_many'])
    const seconds = Number(refused.headers['retry-after'])
    assert.ok(seconds >= 1 && seconds <= (limit?.seconds ?? 60), String(seconds))
  })
}

test('the API document is limited like a call, together with addresses that do not exist', async () => {
  const statusOf = async (url: string) => (await application.server.inject(url)).statusCode
  const [document, nothing] = ['/api/openapi.json', '/api/nothing']
  assert.equal(await statusOf(document), 200)
  // Documents are long, and these requests are counted with them.
  for (let visits = 2; visits < general; visits += 1) assert.equal(await statusOf(nothing), 404)
  assert.equal(await statusOf(document), 200)
  assert.deepEqual([await statusOf(document), await statusOf(nothing)], [429, 429])
})
