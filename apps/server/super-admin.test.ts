import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { appointByEmail, dismissByEmail } from './super-admin.ts'
import { openTestApplication } from './testing.ts'

let app: Awaited<ReturnType<typeof openTestApplication>>
before(async () => {
  app = await openTestApplication()
})
after(() => app.close())

const call = (path: string, headers: object) =>
  app.server.inject({ method: 'GET', url: `/api${path}`, headers: { ...headers } })

test('a person whom the operator appoints can set features in their open session', async () => {
  const { headers } = await app.signIn()
  const { data } = (await call('/user/profile-info', headers)).json()
  assert.equal((await call('/feature-toggling/switches', headers)).statusCode, 403)
  await appointByEmail(app.calls, ` ${data.email.toUpperCase()} `)
  assert.equal((await call('/feature-toggling/switches', headers)).statusCode, 200)
  const after = (await call('/user/profile-info', headers)).json().data
  assert.deepEqual(after.roles, ['ADMIN', 'SUPERADMIN'])
  const { items } = (await call('/company/audit', headers)).json().data
  assert.equal(items[0].action, 'super_admin.appointed')
  assert.equal(items[0].subjectId, data.id)
})

test('the operator is told if an address has no account', async () => {
  await assert.rejects(appointByEmail(app.calls, 'kimse@ornek.test'), {
    name: 'StartError',
    message: 'There is no account with the address kimse@ornek.test.',
  })
})

test('a person whom the operator dismisses keeps their other roles but can no longer set features', async () => {
  const { headers } = await app.signIn()
  const { data } = (await call('/user/profile-info', headers)).json()
  const colleague = (await call('/user/profile-info', (await app.signIn()).headers)).json().data
  await appointByEmail(app.calls, colleague.email)
  await appointByEmail(app.calls, data.email)
  const { left } = await dismissByEmail(app.calls, data.email.toUpperCase())
  assert.ok(left >= 1)
  assert.equal((await call('/feature-toggling/switches', headers)).statusCode, 403)
  assert.deepEqual((await call('/user/profile-info', headers)).json().data.roles, ['ADMIN'])
  const { items } = (await call('/company/audit', headers)).json().data
  assert.equal(items[0].action, 'super_admin.dismissed')
  await assert.rejects(dismissByEmail(app.calls, data.email), {
    message: `${data.email} is not a super admin.`,
  })
})
