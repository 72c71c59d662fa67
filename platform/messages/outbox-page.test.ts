import assert from 'node:assert/strict'
import { test } from 'node:test'
import { callsOn } from '../call/index.ts'
import { openTestDatabase, openTestServer } from '../testing/index.ts'
import { messageMigrations } from './migrations.ts'
import { openSenders } from './open-senders.ts'
import { addOutboxPage, outboxDesk } from './outbox-page.ts'

const config = { mailFrom: 'noreply@mizan.test', netgsmUrl: 'http://127.0.0.1:1' } as const

async function open() {
  const database = await openTestDatabase(messageMigrations)
  const context = database.call()
  const server = await openTestServer({
    desks: [outboxDesk()],
    calls: callsOn(database.kysely),
  })
  addOutboxPage(server, context)
  const { mail, sms } = openSenders({ ...config, environment: 'test' } as never, context)
  await mail.send({ id: '1', to: 'a@ornek.test', subject: 'İlk <b>', text: 'https://ornek.test/x?a=1&b=2.' })
  await sms.send({ to: '+905550000001', text: '<script>alert(1)</script>' })
  return { server, context }
}

test('people read the messages that were sent without a provider, newest first', async () => {
  const { server } = await open()
  const { items } = (await server.inject('/api/dev/outbox')).json().data
  assert.deepEqual(
    items.map(({ channel, to, subject, text }: Record<string, string>) => [channel, to, subject, text]),
    [
      ['sms', '+905550000001', null, '<script>alert(1)</script>'],
      ['email', 'a@ornek.test', 'İlk <b>', 'https://ornek.test/x?a=1&b=2.'],
    ],
  )
  await server.close()
})

test('the page shows messages as text and addresses as links, and contains no script', async () => {
  const { server } = await open()
  const answer = await server.inject('/dev/outbox')
  assert.equal(answer.headers['content-type'], 'text/html; charset=utf-8')
  assert.equal(answer.headers['cache-control'], 'no-store')
  assert.doesNotMatch(answer.body, /<script|<b>İlk|İlk <b>/)
  assert.match(answer.body, /<a href="https:\/\/ornek\.test\/x\?a=1&#38;b=2">[^<]*<\/a>\./)
  await server.close()
})

test('in production a message without a provider is not sent anywhere', async () => {
  const { server, context } = await open()
  const { mail, sms } = openSenders({ ...config, environment: 'production' } as never, context)
  await assert.rejects(mail.send({ id: '1', to: 'a@ornek.test', subject: 'x', text: 'x' }), /SMTP_URL/)
  await assert.rejects(sms.send({ to: '+905550000001', text: 'x' }), /NETGSM_USER/)
  await server.close()
})
