/**
 * Tests that a caller whose units of a minute are used up is refused every call with a price, before its work, with
 * the time to come back; the calls themselves find nothing here, so a status other than 429 would come from the work.
 */
import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { appointSuperAdmin } from '@mizan/company/server'
import { operatorCall } from '../operator.ts'
import { openTestApplication } from '../testing.ts'
import { allRows, type Headers, send } from './rows.ts'

let application: Awaited<ReturnType<typeof openTestApplication>>
let spent: Headers
/** A program of the same person, which shares the units. */
let program: Headers
let other: Headers

const rows = new Map(allRows)
const most = 3_000
const manyCases = {
  cases: Array.from({ length: 500 }, (_, at) => ({ caseId: `case-${at}`, version: 1 })),
  change: { state: 'closed' },
}

const call = async (name: string, headers: Headers, body?: unknown) => {
  const row = rows.get(name)
  assert.ok(row, name)
  return send(application.server, row, body === undefined ? row.sample : { ...row.sample, body }, headers)
}

before(async () => {
  application = await openTestApplication({ rateLimits: true })
  const person = await application.signIn()
  const operator = operatorCall(application.calls, { rowName: 'sweep' })
  await operator.system((tx) => appointSuperAdmin(tx, person.userId))
  spent = person.headers
  const { data } = (await call('tokens.create', spent)).json()
  program = { authorization: `Bearer ${data.token}` }
  other = (await application.signIn()).headers
})
after(() => application.close())

test('calls with long lists use up the units of a minute after a few', async () => {
  const statuses: number[] = []
  while (statuses.at(-1) !== 429 && statuses.length < 20)
    statuses.push((await call('cases.changeMany', spent, manyCases)).statusCode)
  assert.deepEqual(statuses, [...Array(Math.floor(most / 502)).fill(200), 429])
})

for (const [name, row] of allRows) {
  if (row.price === undefined || row.access.session !== 'bearer') continue
  test(`${name} is refused to a person whose units are used up, with the time to come back`, async () => {
    const refused = await call(name, row.access.tokensOnly ? program : spent)
    assert.deepEqual([refused.statusCode, refused.json().code], [429, 'request.too_many'], refused.body)
    const seconds = Number(refused.headers['retry-after'])
    assert.ok(seconds >= 1 && seconds <= 60, String(seconds))
  })
}

test('another office is answered meanwhile, and calls without a price are free', async () => {
  assert.equal((await call('calculators.interest', other)).statusCode, 200)
  assert.equal((await call('user.profile', spent)).statusCode, 200)
})
