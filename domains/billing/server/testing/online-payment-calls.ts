/** Calls about payments by card that succeed. */
import { createHash, randomBytes, randomUUID } from 'node:crypto'
import type { SampleCall, SampleCalls, SamplePerson, SampleWorld } from '@mizan/platform/domain'
import { signedWebhook } from '@mizan/platform/payments/testing'
import { sql } from 'kysely'
import { subscribed } from './subscribed.ts'

const withoutBalance = (world: SampleWorld) => subscribed(world, { balance: '0.00' })

const paying: SampleCall = async (world, input) => ({ headers: (await withoutBalance(world)).headers, input })

/** An order that waits for its payment. */
async function waiting(world: SampleWorld) {
  const { headers, ...person } = await withoutBalance(world)
  const { orderId } = await world.must(headers, 'billing.extend')
  return { headers, person: { headers, ...person } as SamplePerson, orderId: String(orderId) }
}

const asked: SampleCall = async (world) => {
  const { headers, orderId } = await waiting(world)
  return { headers, input: { query: { orderId } } }
}

async function stored(world: SampleWorld, { userId }: SamplePerson): Promise<string> {
  const cardId = randomUUID()
  await world.system(sql`
    insert into billing_cards (id, company_id, owner_key, card_key, brand, last_four, alias, is_default, created_at)
    select ${cardId}, company_id, 'owner', ${cardId}, 'visa', '0006', 'Kart', false, ${world.calls.clock.now().toISOString()}
    from memberships where user_id = ${userId}`)
  return cardId
}

const ofCard: SampleCall = async (world) => {
  const person = await withoutBalance(world)
  return { headers: person.headers, input: { params: { cardId: await stored(world, person) }, query: {} } }
}

/** The address to which the browser returns from the bank. */
async function returning(world: SampleWorld): Promise<string> {
  const { person, orderId } = await waiting(world)
  const secretKey = randomBytes(32).toString('base64url')
  const hash = createHash('sha256').update(secretKey).digest('hex')
  await world.system(sql`
    insert into billing_returns (key_hash, company_id, order_id, attempt, html, created_at)
    select ${hash}, company_id, ${orderId}, 1, '<p>3-D Secure</p>', ${world.calls.clock.now().toISOString()}
    from memberships where user_id = ${person.userId}`)
  return secretKey
}

export const onlinePaymentSampleCalls: SampleCalls = {
  'payment.process': paying,
  'payment.processSubscription': async (world, input) => {
    const { headers } = await world.signIn({ hasPlan: false })
    return { headers, input }
  },
  'payment.saveCard': paying,
  'payment.addCard': paying,
  'payment.response': asked,
  'payment.continue': asked,
  'payment.deleteCard': async (world, sample) => {
    const { headers, input } = await ofCard(world, sample)
    return { headers, input: { ...input, query: { confirmed: 'true' } } }
  },
  'payment.defaultCard': ofCard,
  'payment.payWithCard': async (world, input) => {
    const person = await withoutBalance(world)
    await stored(world, person)
    return { headers: person.headers, input }
  },
  'payment.hash': async (world, { body }) => {
    const { headers, orderId } = await waiting(world)
    return { headers, input: { params: { orderId }, body } }
  },
  'payment.applePay': async (world, input) => {
    const { headers } = await withoutBalance(world)
    const validationUrl = `${world.services.payments.frames[0]}/paymentservices/paymentSession`
    return { headers, input: { body: { ...Object(input.body), validationUrl } } }
  },
  'payment.completeApplePay': async (world) => {
    const { headers, orderId } = await waiting(world)
    const token = { paymentMethod: { network: 'visa' } }
    return { headers, input: { params: { orderId }, body: { token } } }
  },
  'payment.secure': async (world) => ({
    headers: {},
    input: { params: { secretKey: await returning(world) } },
  }),
  'payment.return': async (world, { body }) => ({
    headers: {},
    input: { params: { secretKey: await returning(world) }, body },
  }),
  'payment.webhook': async (world) => {
    const { orderId } = await waiting(world)
    const { headers, body } = signedWebhook(`${orderId}.1`)
    return { headers, input: { body } }
  },
}
