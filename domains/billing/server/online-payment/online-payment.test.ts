/** Tests that an office pays by card once, whatever the browser, the bank and the connection do. */
import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { confirmStored, giveUp, payForm, testCards } from '@mizan/platform/payments/testing'
import { sql } from 'kysely'
import { paymentErrors } from '../../contract.ts'
import { openOrder } from '../orders/open-order.ts'
import { sendRefunds } from '../renewals/refund.ts'
import { openBillingWithBank, type TestBank } from '../testing/bank.ts'
import type { TestOffice } from '../testing/index.ts'
import { takeReturn } from './arrivals.ts'
import { chargeRenewal } from './begin.ts'
import { reconcile } from './reconcile.ts'
import { findReturn } from './store.ts'

let billing: TestBank
before(async () => {
  billing = await openBillingWithBank()
})
after(() => billing.close())

const monthly = { offerType: 'CaseManagement', billingCycle: '1M' }

const begin = async (office: TestOffice, body: object = monthly) => {
  const { data, status, code } = await office.post('payment.process', body)
  assert.equal(status, 200, code)
  return data as { orderId: string; status: string; address: string; code: string | null }
}
const stateOf = async (office: TestOffice) => (await office.get('billing.status')).data.state
const inKurus = (amount: string) => BigInt(amount.replace('.', ''))

/** Makes an office with a stored card and a trial. */
async function trialOffice(): Promise<TestOffice> {
  const office = await billing.newOffice()
  const { data } = await office.post('payment.processSubscription', monthly)
  await billing.comeBack(await payForm(data.address, { stores: true }))
  assert.equal(await stateOf(office), 'trial')
  return office
}

test('a plan is paid on the page of the bank, and the answer says so with its code and its marker', async () => {
  const office = await billing.newOffice()
  const { orderId, address } = await begin(office)
  await billing.comeBack(await payForm(address))
  const { data } = await office.get('payment.response', `orderId=${orderId}&status=whatever`)
  assert.deepEqual([data.code, data.marker], ['LA_PaymentSuccessful', 'payment-success'])
  const { amounts } = await billing.statusOf(office, orderId)
  assert.equal(billing.kept(orderId), inKurus(amounts.due))
  assert.equal(await stateOf(office), 'paid')
  assert.equal((await billing.ledger()).sum, '0.00')
})

test('two clicks at once open one form, and a second tab gets the same page', async () => {
  const office = await billing.newOffice()
  const forms = billing.bank.book.forms.size
  const [one, other] = await Promise.all([begin(office), begin(office)])
  const later = await begin(office)
  assert.equal(one.orderId, other.orderId)
  assert.equal(billing.bank.book.forms.size, forms + 1)
  assert.ok([one.address, other.address].includes(later.address))
})

test('a browser that comes back twice, and a response before it, buy one period', async () => {
  const office = await billing.newOffice()
  const { orderId, address } = await begin(office)
  const back = await payForm(address)
  await Promise.all([
    billing.comeBack(back),
    billing.comeBack(back),
    office.get('payment.response', `orderId=${orderId}`),
  ])
  const periods = await billing.rows(sql`select * from billing_periods where order_id = ${orderId}`)
  assert.deepEqual([periods.length, await stateOf(office)], [1, 'paid'])
})

test('claims of a browser settle nothing', async () => {
  const office = await billing.newOffice()
  const { orderId, address } = await begin(office)
  const other = await begin(await billing.newOffice())
  const paid = await payForm(other.address)
  const { data } = await office.get('payment.response', `orderId=${orderId}&status=success&message=paid`)
  assert.deepEqual([data.status, data.code], ['pending', null])
  await takeReturn(billing.own(), 'forged-key', paid.fields)
  // The token of another person's payment, at the address of this order.
  const own = await giveUpLater(address)
  await takeReturn(billing.own(), own, paid.fields)
  assert.equal((await billing.statusOf(office, orderId)).status, 'pending')
})

/** The key of the return address, without coming back. */
async function giveUpLater(address: string): Promise<string> {
  const form = billing.bank.book.forms.get(address.split('/').at(-1) ?? '')
  const key = form?.request.callbackUrl?.split('/').at(-1) ?? ''
  assert.ok(await billing.own().system.read((tx) => findReturn(tx, key)))
  return key
}

/** The published table of test cards; one that the table has and this list has not fails below. */
const declines: Readonly<Record<string, keyof typeof paymentErrors>> = {
  '4111111111111129': 'payment.insufficient_funds',
  '4129111111111111': 'payment.do_not_honour',
  '4128111111111112': 'payment.invalid_transaction',
  '4127111111111113': 'payment.lost_card',
  '4126111111111114': 'payment.stolen_card',
  '4125111111111115': 'payment.expired_card',
  '4124111111111116': 'payment.invalid_cvc',
  '4123111111111117': 'payment.not_permitted_to_cardholder',
  '4122111111111118': 'payment.not_permitted_to_terminal',
  '4121111111111119': 'payment.fraud_suspected',
  '4120111111111110': 'payment.pickup_card',
  '4130111111111118': 'payment.general',
  '4131111111111117': 'payment.not_authenticated',
  '4141111111111115': 'payment.not_authenticated',
  '4151111111111112': 'payment.authentication_unavailable',
}
for (const { number } of testCards.filter(({ declines: code, secure }) => code ?? secure))
  test(`the card ${number} is declined as ${declines[number]} with its text, and the office can try again`, async () => {
    const office = await billing.newOffice()
    const { orderId, address } = await begin(office)
    await billing.comeBack(await payForm(address, { card: number }))
    const { data } = await office.get('payment.response', `orderId=${orderId}`)
    assert.deepEqual([data.status, data.code], ['failed', declines[number]])
    const { tr, en } = paymentErrors[data.code as keyof typeof paymentErrors]
    assert.deepEqual((await billing.statusOf(office, orderId)).message, { tr, en })
    assert.equal(billing.kept(orderId), 0n)
    const again = await begin(office)
    assert.notEqual(again.orderId, orderId)
  })

test('a payment that the person gave up is reported as such', async () => {
  const office = await billing.newOffice()
  const { orderId, address } = await begin(office)
  await billing.comeBack(await giveUp(address))
  assert.equal((await billing.statusOf(office, orderId)).code, 'payment.cancelled_by_payer')
})

test('a trial needs a stored card: the check of 1 TL is returned, whether the trial begins or not', async () => {
  const office = await billing.newOffice()
  const first = await office.post('payment.processSubscription', monthly)
  await billing.comeBack(await payForm(first.data.address))
  const { status, code } = await billing.statusOf(office, first.data.orderId)
  assert.deepEqual([status, code, await stateOf(office)], ['failed', 'payment.card_not_stored', 'none'])
  const second = await office.post('payment.processSubscription', monthly)
  await billing.comeBack(await payForm(second.data.address, { stores: true }))
  assert.equal(await stateOf(office), 'trial')
  const { cards } = (await office.get('payment.savedCards')).data
  assert.deepEqual([cards.length, cards[0].lastFour, cards[0].isDefault], [1, '0008', true])
  assert.equal(billing.kept(second.data.orderId), 100n)
  billing.clock.advance(1)
  await sendRefunds(billing.own())
  for (const { data } of [first, second]) assert.equal(billing.kept(data.orderId), 0n)
})

test('a stored card is charged after the right code, and the page of the code can do nothing else', async () => {
  const office = await trialOffice()
  const { orderId, address } = await begin(office, { ...monthly, method: 'storedCard' })
  const key = address.split('/').at(-1) ?? ''
  const row = await billing.own().system.read((tx) => findReturn(tx, key))
  await billing.comeBack(await confirmStored(row?.html ?? ''))
  assert.equal((await billing.statusOf(office, orderId)).status, 'paid')
  assert.equal(await stateOf(office), 'paid')
})

test('a payment whose browser never came back is found by the job', async () => {
  const office = await billing.newOffice()
  const { orderId, address } = await begin(office)
  await payForm(address)
  billing.clock.advance(120)
  await reconcile(billing.own())
  assert.equal((await billing.statusOf(office, orderId)).status, 'paid')
})

test('an order that nobody pays is given up, and money that comes later goes back', async () => {
  const office = await billing.newOffice()
  const { orderId, address } = await begin(office)
  const switched = await begin(office, { offerType: 'Research', billingCycle: '1M' })
  await billing.comeBack(await payForm(address))
  assert.equal((await billing.statusOf(office, orderId)).status, 'superseded')
  billing.clock.advance(1)
  await sendRefunds(billing.own())
  assert.equal(billing.kept(orderId), 0n)
  billing.clock.advance(60 * 60)
  await reconcile(billing.own())
  await reconcile(billing.own())
  assert.notEqual((await billing.statusOf(office, switched.orderId)).status, 'pending')
  assert.equal(await stateOf(office), 'none')
})

test('a renewal whose answer is lost takes the money once', async () => {
  const office = await trialOffice()
  const { officeId } = office
  const offer = { planType: 'Normal', offerType: 'CaseManagement', cycle: '1M' } as const
  const intentFor = () => ({ do: 'buy', offer, seats: 10 }) as const
  const order = await billing
    .own()
    .system((tx) => openOrder(billing.parts, tx, { officeId, userId: null, intentFor }))
  billing.faults.set('/payment/auth', [{ kind: 'cut_after' }])
  billing.faults.set('/payment/detail', [
    { kind: 'slow', ms: 1 },
    ...Array.from({ length: 3 }, () => ({ kind: 'failing' as const })),
  ])
  await chargeRenewal(billing.own(), order)
  assert.equal((await billing.statusOf(office, order.id)).status, 'pending')
  await chargeRenewal(billing.own(), order)
  assert.equal((await billing.statusOf(office, order.id)).status, 'paid')
  assert.equal(billing.kept(order.id), inKurus(order.due))
})

test('removing the last card of a subscription that renews itself needs a confirmation', async () => {
  const office = await trialOffice()
  const { cards } = (await office.get('payment.savedCards')).data
  const [{ cardId }] = cards
  const refused = await office.get('payment.deleteCard', '', { cardId })
  assert.deepEqual([refused.status, refused.code], [409, 'payment.last_card'])
  assert.equal((await office.get('payment.deleteCard', 'confirmed=true', { cardId })).status, 200)
  assert.deepEqual((await office.get('payment.savedCards')).data.cards, [])
  const stranger = await billing.newOffice()
  assert.equal((await stranger.get('payment.deleteCard', '', { cardId })).code, 'payment.card_not_found')
})

test('a payment that was interrupted is continued', async () => {
  const office = await billing.newOffice()
  const { orderId, address } = await begin(office)
  assert.equal((await office.get('payment.continue', `orderId=${orderId}`)).data.address, address)
  await billing.comeBack(await payForm(address))
  const { data } = await office.get('payment.continue', `orderId=${orderId}`)
  assert.deepEqual([data.status, data.address], ['paid', null])
})

test('the hash is made of the amount that the server has computed', async () => {
  const office = await billing.newOffice()
  const { orderId } = await begin(office)
  const hash = async (body: object) => (await office.post('payment.hash', body, { params: { orderId } })).data
  const one = await hash({ installment: '1' })
  assert.equal(one.amount, (await billing.statusOf(office, orderId)).amounts.due)
  assert.equal((await hash({ installment: '1' })).hash, one.hash)
  assert.notEqual((await hash({ installment: '2' })).hash, one.hash)
})

test('no number of a card is anywhere in the database or in the log of the server', async () => {
  const office = await trialOffice()
  await begin(office, { ...monthly, method: 'storedCard' })
  const tables = await billing.rows<{ name: string }>(
    sql`select table_name as name from information_schema.tables where table_schema = 'public'`,
  )
  assert.ok(tables.some(({ name }) => name === 'billing_cards'))
  for (const { name } of tables) {
    const found = await billing.rows<{ text: string }>(sql`select t::text as text from ${sql.table(name)} t`)
    for (const { number } of testCards)
      assert.ok(!found.some(({ text }) => text.includes(number)), `${number} in ${name}`)
  }
  const { logged } = billing.state
  assert.ok(logged.some((line) => line.includes('/online-payment/process')))
  for (const { number } of testCards)
    assert.ok(!logged.some((line) => line.includes(number)), `${number} in the log`)
})
