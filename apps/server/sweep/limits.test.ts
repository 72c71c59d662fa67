/** Every call that needs no session is bounded for one address, so is every one that says so, and what is no call. */
import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { openTestApplication } from '../testing.ts'
import { allRows, broken, send } from './rows.ts'

let application: Awaited<ReturnType<typeof openTestApplication>>

before(async () => {
  application = await openTestApplication({ rateLimits: true })
})
after(() => application.close())

/** Calls a minute where the row has no bound of its own. */
const general = 600

for (const [name, row] of allRows) {
  const { session, limit } = row.access
  if (session !== 'public' && !limit) continue
  const most = limit?.calls ?? general
  test(`${name} is answered ${most} times, and after that the caller is told when to come back`, async () => {
    const call = () => send(application.server, row, broken(row, row.sample))
    for (let calls = 0; calls < most; calls += 1) assert.notEqual((await call()).statusCode, 429)
    const refused = await call()
    assert.deepEqual([refused.statusCode, refused.json().code], [429, 'request.too_many'])
    const seconds = Number(refused.headers['retry-after'])
    assert.ok(seconds >= 1 && seconds <= (limit?.seconds ?? 60), String(seconds))
  })
}

test('the document of the calls is answered as often as a call, and then refused', async () => {
  const ask = () => application.server.inject('/api/openapi.json')
  for (let visits = 0; visits < general; visits += 1) assert.equal((await ask()).statusCode, 200)
  assert.equal((await ask()).statusCode, 429)
  assert.equal((await application.server.inject('/api/nothing')).statusCode, 429)
})
