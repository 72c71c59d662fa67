/** Tested against real servers on this machine that misbehave on request. */
import assert from 'node:assert/strict'
import { after, before, beforeEach, test } from 'node:test'
import { netgsmSender } from './netgsm.ts'
import { openSenders } from './open-senders.ts'
import { smtpSender } from './smtp.ts'
import { type NetgsmDouble, type NetgsmMood, startNetgsmDouble } from './testing/netgsm-double.ts'
import { type SmtpDouble, type SmtpMood, startSmtpDouble } from './testing/smtp-double.ts'
import { watchSenders } from './watch-senders.ts'

const account = { user: '8500000000', password: 'gizli', header: 'MIZAN', pauseMs: 1, timeoutMs: 200 }
let service: NetgsmDouble
let server: SmtpDouble
let now = 0

before(async () => {
  service = await startNetgsmDouble()
  server = await startSmtpDouble()
})
after(() => Promise.all([service.close(), server.close()]))
beforeEach(() => {
  service.behave('fine')
  server.behave('fine')
})

function open(more: { smtp?: string } = {}) {
  const mail = smtpSender({
    url: more.smtp ?? server.url,
    from: 'Mizan <noreply@mizan.test>',
    timeoutMs: 600,
  })
  const senders = { mail, sms: netgsmSender({ ...account, url: service.url }) }
  const watched = watchSenders(senders, { now: () => new Date(now) })
  const text = 'Kod 123456'
  const letter = { id: '1.a', to: 'ayse@ornek.test', subject: 'Kod', text }
  return {
    ...watched,
    mailIn: async (mood: SmtpMood) => {
      server.behave(mood)
      await watched.mail.send(letter).catch(() => {})
      return watched.delivers('email')
    },
    smsIn: async (...moods: NetgsmMood[]) => {
      service.behave(...moods)
      await watched.sms.send({ to: '+905550000001', text }).catch(() => {})
      return watched.delivers('sms')
    },
  }
}

test('a service that is silent, fails or refuses our sign-in counts as away', async () => {
  for (const mood of ['empty', 'silent', 'drop', 503, '30', '40'] as const)
    assert.equal(await open().smsIn(mood), false, String(mood))
  for (const mood of ['silent', 'drop'] as const) assert.equal(await open().mailIn(mood), false, mood)
  assert.equal(await open({ smtp: 'smtp://127.0.0.1:1' }).mailIn('fine'), false)
  const locked = await startSmtpDouble({ login: { user: 'mizan', password: 'gizli' } })
  assert.equal(await open({ smtp: locked.url.replace('gizli', 'yanlis') }).mailIn('fine'), false)
  await locked.close()
})

test('the refusal of one message is an answer, and does not stop other messages', async () => {
  for (const mood of ['fine', 'refuse', 'reject', 'busy'] as const)
    assert.equal(await open().mailIn(mood), true, mood)
  for (const mood of ['fine', '20', '50', '85'] as const) assert.equal(await open().smsIn(mood), true, mood)
})

test('each channel counts separately, and the first accepted message ends its pause', async () => {
  const senders = open()
  assert.equal(await senders.smsIn('empty'), false)
  assert.equal(senders.delivers('email'), true)
  assert.equal(await senders.smsIn('fine'), true)
})

test('after half a minute a service is tried with the next message', async () => {
  const senders = open()
  await senders.smsIn('empty')
  now += 29_999
  assert.equal(senders.delivers('sms'), false)
  now += 1
  assert.equal(senders.delivers('sms'), true)
})

test('an installation without a provider delivers nothing from the beginning', () => {
  const config = { environment: 'production', mailFrom: 'Mizan <noreply@mizan.test>' }
  const senders = watchSenders(openSenders(config as never, {} as never), { now: () => new Date(now) })
  assert.deepEqual([senders.delivers('email'), senders.delivers('sms')], [false, false])
})

test('a clock that is set back does not lengthen the pause of a service', async () => {
  now = 86_400_000
  const senders = open()
  assert.equal(await senders.smsIn('silent'), false)
  now = 0
  assert.equal(senders.delivers('sms'), true)
})
