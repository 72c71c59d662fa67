import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { openSampleOffice } from './sample-office.ts'
import { openTestApplication } from './testing.ts'

let app: Awaited<ReturnType<typeof openTestApplication>>
before(async () => {
  app = await openTestApplication()
})
after(() => app.close())

test('of three servers that start at once one creates the sample office, and the others find it', async () => {
  const config = { demoPassword: 'Mizan-Ornek-1', sampleLife: false }
  const starts = [1, 2, 3].map(() => openSampleOffice(app, config))
  const signIns = await Promise.all(starts)
  assert.equal(signIns.filter(({ password }) => password !== undefined).length, 1)
  const payload = { email: 'demo@mizan.test', password: 'Mizan-Ornek-1' }
  const answer = await app.server.inject({ method: 'POST', url: '/api/auth/login', payload })
  assert.equal(answer.statusCode, 200, answer.body)
})
