import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { proveLedger } from '@mizan/billing/server'
import { operatorCall } from './operator.ts'
import { openSampleOffice } from './sample-office.ts'
import { openTestApplication } from './testing.ts'

let app: Awaited<ReturnType<typeof openTestApplication>>
before(async () => {
  app = await openTestApplication()
})
after(() => app.close())

test('of three servers that start at once one creates the sample office with its plan, and the others find it', async () => {
  const config = { demoPassword: 'Mizan-Ornek-1', sampleLife: false }
  const starts = [1, 2, 3].map(() => openSampleOffice(app, config))
  const signIns = await Promise.all(starts)
  assert.equal(signIns.filter(({ password }) => password !== undefined).length, 1)
  const payload = { email: 'demo@mizan.test', password: 'Mizan-Ornek-1' }
  const answer = await app.server.inject({ method: 'POST', url: '/api/auth/login', payload })
  assert.equal(answer.statusCode, 200, answer.body)
  const headers = { authorization: `Bearer ${answer.json().data.accessToken}` }
  const read = async (url: string) => (await app.server.inject({ url: `/api${url}`, headers })).json().data
  const { state, offerType, seats, until } = await read('/billing/user/status')
  assert.deepEqual([state, offerType, seats.maximum], ['paid', 'CaseManagement', 10])
  assert.ok(new Date(until) > new Date())
  assert.equal((await read('/user/profile-info')).readOnly, false)
  const { items } = await read('/billing/history')
  assert.deepEqual(
    items.map((one: { status: string; invoices: unknown[] }) => [one.status, one.invoices.length]),
    [['paid', 1]],
  )
  const { sum, unbalanced } = await operatorCall(app.calls, { rowName: 'test' }).system.read(proveLedger)
  assert.deepEqual([sum, unbalanced], ['0.00', []])
})
