import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { read } from '@mizan/platform/database'
import type { SiteTables } from '@mizan/site/server'
import { openTestApplication } from './testing.ts'

let application: Awaited<ReturnType<typeof openTestApplication>>
before(async () => {
  application = await openTestApplication()
})
after(() => application.close())

test('what a person wrote to us is exported with their data and erased with it', async () => {
  const { server } = application
  const { headers } = await application.signIn()
  const post = (url: string, payload: object) => server.inject({ method: 'POST', url, payload, headers })
  await post('/api/feedback/contact-us', { message: 'Önerim var' })
  await server.inject({
    method: 'POST',
    url: '/api/feedback/contact-us',
    payload: { message: 'Başka birinin iletisi' },
  })
  const exported = await server.inject({ url: '/api/user/data-export', headers })
  assert.match(exported.body, /Önerim var/)
  assert.doesNotMatch(exported.body, /Başka birinin/)
  const erased = await post('/api/user/erase', { password: 'Ornek-Parola-1' })
  assert.equal(erased.statusCode, 200, erased.body)
  const left = await read(application.contexts.system<SiteTables>({ rowName: 'test.look' }), ({ db }) =>
    db.selectFrom('contact_messages').select('message').execute(),
  )
  assert.deepEqual(left, [{ message: 'Başka birinin iletisi' }])
})
