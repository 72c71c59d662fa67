import assert from 'node:assert/strict'
import { after, before, beforeEach, test } from 'node:test'
import { fails, startDouble } from '../outside/testing/index.ts'
import { netgsmSender } from './netgsm.ts'
import { SendingError, ServiceAwayError, type SmsSender, UndeliverableError } from './senders.ts'
import { examineSmsSender } from './testing/exam.ts'
import { type NetgsmDouble, startNetgsmDouble } from './testing/netgsm-double.ts'

const account = { user: '8500000000', password: 'gizli', header: 'MIZAN', pauseMs: 1 }
const sms = { to: '+905550000001', text: 'Kod 123456' }
let service: NetgsmDouble
let sender: SmsSender

before(async () => {
  service = await startNetgsmDouble()
  sender = netgsmSender({ ...account, url: service.url })
})
after(() => service.close())
beforeEach(() => {
  service.behave('fine')
  service.received.length = 0
})

examineSmsSender('SMS by Netgsm', async () => {
  const own = await startNetgsmDouble()
  return {
    sender: netgsmSender({ ...account, url: own.url }),
    arrived: async () =>
      own.received.flatMap(({ body }) => body.messages.map(({ msg, no }) => ({ to: `+90${no}`, text: msg }))),
    close: own.close,
  }
})

const callsFor = async (work: () => Promise<unknown>) => {
  const before = service.calls()
  await work()
  return service.calls() - before
}

test('a call names the sender and authenticates', async () => {
  await sender.send(sms)
  const [call] = service.received
  assert.equal(call?.path, '/sms/rest/v2/send')
  assert.equal(call?.authorization, `Basic ${Buffer.from('8500000000:gizli').toString('base64')}`)
  assert.deepEqual(call?.body, {
    msgheader: 'MIZAN',
    iysfilter: '0',
    messages: [{ msg: 'Kod 123456', no: '5550000001' }],
  })
})

test('Turkish numbers are accepted in all usual forms, others are dialled as from Turkey', async () => {
  for (const to of ['+905550000001', '905550000001', '5550000001', '+35799000001'])
    await sender.send({ ...sms, to })
  assert.deepEqual(
    service.received.map(({ body }) => body.messages[0]?.no),
    ['5550000001', '5550000001', '5550000001', '0035799000001'],
  )
})

test('the Turkish alphabet is requested only if the text needs it', async () => {
  await sender.send({ ...sms, text: 'Doğrulama kodu' })
  assert.equal(service.received[0]?.body.encoding, 'TR')
})

test('a refusal in a 200 answer is a failure, and one about the message is final', async () => {
  service.behave('20')
  await assert.rejects(sender.send(sms), UndeliverableError)
  for (const code of ['30', '40', '70', '80', '85'] as const) {
    service.behave(code)
    const calls = await callsFor(() =>
      assert.rejects(sender.send(sms), (error) => error instanceof SendingError),
    )
    assert.equal(calls, 1, code)
  }
})

test('a service with temporary errors is asked again, three times at most', async () => {
  service.behave(503, '100', 'fine')
  assert.equal(await callsFor(() => sender.send(sms)), 3)
  assert.equal(service.received.length, 1)
  service.behave('drop', 500, 'fine')
  await sender.send(sms)
  service.behave(500)
  assert.equal(await callsFor(() => assert.rejects(sender.send(sms), SendingError)), 3)
})

test('a service that does not answer or cannot be reached is given up after a while', async () => {
  service.behave('silent')
  const hasty = netgsmSender({ ...account, url: service.url, timeoutMs: 50 })
  await assert.rejects(hasty.send(sms), SendingError)
  const nowhere = netgsmSender({ ...account, url: 'http://127.0.0.1:1' })
  await assert.rejects(nowhere.send(sms), SendingError)
})

test('a redirect is not followed, because the text and the password must not go elsewhere', async () => {
  const elsewhere = await startDouble()
  elsewhere.behave(fails(307, '', { location: `${service.url}/sms/rest/v2/send` }))
  await assert.rejects(netgsmSender({ ...account, url: elsewhere.address }).send(sms), ServiceAwayError)
  assert.deepEqual(service.received, [])
  await elsewhere.close()
})

test('a text that cannot be sent as SMS is refused before the call', async () => {
  const calls = await callsFor(() =>
    assert.rejects(sender.send({ ...sms, text: 'ş'.repeat(1_000) }), UndeliverableError),
  )
  assert.equal(calls, 0)
})
