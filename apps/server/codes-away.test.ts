/** Tests of the messages while the mail service is unavailable, with a real server that hangs up. */
import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { startJobs } from '@mizan/platform/jobs'
import { createLog } from '@mizan/platform/log'
import { messagesDesk, openSenders, type WatchedSenders, watchSenders } from '@mizan/platform/messages'
import { startSmtpDouble } from '@mizan/platform/messages/testing'
import { until } from '@mizan/platform/testing'
import { operatorCall } from './operator.ts'
import { openTestApplication } from './testing.ts'

let app: Awaited<ReturnType<typeof openTestApplication>>
let mail: Awaited<ReturnType<typeof startSmtpDouble>>
let close: (() => Promise<void>)[] = []
let senders: WatchedSenders
let now = Date.now()

before(async () => {
  mail = await startSmtpDouble()
  const config = { environment: 'test', smtpUrl: mail.url, mailFrom: 'Mizan <noreply@mizan.test>' }
  app = await openTestApplication({ senders: { delivers: (channel) => senders.delivers(channel) } })
  const context = operatorCall(app.calls, { rowName: 'test.messages' })
  senders = watchSenders(openSenders(config as never, context), { now: () => new Date(now) })
  const log = createLog({ level: 'silent' })
  const { calls, database } = app
  const { connectionString } = database
  const runner = await startJobs({ connectionString, calls, desks: [messagesDesk(senders, log)], log })
  close = [() => runner.close(), () => app.close(), () => mail.close()]
})
after(async () => {
  for (const one of close) await one()
})

async function post(path: string, payload: object, headers: Record<string, string> = {}) {
  const answer = await app.server.inject({ method: 'POST', url: `/api${path}`, payload, headers })
  const { data, code, message } = answer.json()
  return { status: answer.statusCode, data, code, message }
}

const forget = (email: string) =>
  post('/user/forgot-password/initialize', { email }, { 'accept-language': 'en' })

const failed = {
  status: 503,
  data: undefined,
  code: 'LA_NotificationServiceResponseIsNull',
  message: 'Failed to send code. Try again later.',
}

test('no code is promised while the service is silent, with or without an account', async () => {
  const { headers } = await app.signIn()
  const { email } = (await app.server.inject({ url: '/api/user/profile-info', headers })).json().data
  mail.behave('drop')
  const first = await forget(email)
  assert.equal(first.status, 200)
  await until(() => !senders.delivers('email'))
  assert.deepEqual(await forget('kimse@ornek.test'), failed)
  const other = (await app.signIn()).headers
  const known = (await app.server.inject({ url: '/api/user/profile-info', headers: other })).json().data
  assert.deepEqual(await forget(known.email), failed)
  const again = await post('/auth/resendotp', { codeId: first.data.codeId })
  // A person who has to wait for a code anyway gets that message first.
  assert.equal(again.code, 'code.too_soon')
})

test('codes by another channel are sent meanwhile, and by this one once the service is back', async () => {
  const { headers } = await app.signIn()
  const phone = await post(
    '/user/update/phone-number',
    { newPhoneNumber: '+905551112233', password: 'Ornek-Parola-1' },
    headers,
  )
  assert.equal(phone.status, 200)
  mail.behave('fine')
  now += 30_000
  assert.equal((await forget('geri.dondu@ornek.test')).status, 200)
  await until(() => mail.received.length > 0)
})
