import assert from 'node:assert/strict'
import { type TestContext, test } from 'node:test'
import { answers, fails, startDouble } from '../outside/testing/index.ts'
import { TestClock, until } from '../testing/index.ts'
import { startSandboxBank } from './bank/server.ts'
import { sandbox, sandboxKeys } from './providers.ts'
import { newOrder } from './testing/exam-parts.ts'
import { payForm } from './testing/payer.ts'

/** A bank with a merchant that listens; `plan` decides when each copy of a message is sent. */
async function open(t: TestContext, plan: readonly number[] = [0]) {
  const clock = new TestClock()
  const merchant = await startDouble()
  const webhooks = { to: () => `${merchant.address}/webhook`, plan: () => plan, againMs: 5 }
  const bank = await startSandboxBank({ ...sandboxKeys, clock, webhooks })
  const provider = sandbox({ url: bank.address, clock })
  t.after(() => Promise.all([merchant.close(), bank.close(), provider.close()]))
  const pay = async () => {
    const order = newOrder()
    const started = await provider.startForm(order)
    assert.ok(started.state === 'started')
    await payForm(started.address)
    return order
  }
  return { merchant, provider, pay }
}

test('a payment is announced by a signed message that names its reference', async (t) => {
  const { merchant, provider, pay } = await open(t)
  const order = await pay()
  await until(() => merchant.received.length === 1)
  const [{ headers, body } = assert.fail()] = merchant.received
  assert.equal(provider.readWebhook(headers, body)?.reference, order.reference)
})

test('a message that was changed, or is not signed, is nobody’s', async (t) => {
  const { merchant, provider, pay } = await open(t)
  await pay()
  await until(() => merchant.received.length === 1)
  const [{ headers, body } = assert.fail()] = merchant.received
  const other = newOrder().reference
  const said = JSON.parse(String(body)) as Record<string, string>
  for (const change of [{ paymentConversationId: other }, { status: 'FAILURE' }, { token: 'x' }]) {
    const changed = Buffer.from(JSON.stringify({ ...said, ...change }))
    assert.equal(provider.readWebhook(headers, changed), undefined, JSON.stringify(change))
  }
  assert.equal(provider.readWebhook({}, body), undefined)
  assert.equal(provider.readWebhook({ 'x-iyz-signature-v3': 'abc' }, body), undefined)
  assert.equal(provider.readWebhook(headers, Buffer.from('no json')), undefined)
})

test('copies of a message have one id, and a message that is not taken comes three times', async (t) => {
  const { merchant, provider, pay } = await open(t, [0, 1])
  const ids = () => merchant.received.map(({ headers, body }) => provider.readWebhook(headers, body)?.id)
  await pay()
  await until(() => merchant.received.length === 2)
  assert.equal(new Set(ids()).size, 1)
  merchant.behave(fails(503))
  await pay()
  await until(() => merchant.received.length === 6)
  merchant.behave(answers())
  await pay()
  await until(() => merchant.received.length === 2)
})
