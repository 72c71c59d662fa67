/** Tests of a browser and a message of the bank that arrive at the same time. */
import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { payForm } from '@mizan/platform/payments/testing'
import { sql } from 'kysely'
import { lockSubscription } from '../subscriptions.ts'
import { openBillingWithBank, type TestBank } from '../testing/bank.ts'
import { keepCard } from './store.ts'

let billing: TestBank
before(async () => {
  billing = await openBillingWithBank()
})
after(() => billing.close())

const isWaited = async () => {
  const { rows } = await sql<{ waits: boolean }>`
    select exists (select from pg_locks where not granted) as waits`.execute(billing.own().unscoped)
  return rows[0]?.waits === true
}

test('two cards that are stored at once leave one default card, and both returns are answered', async () => {
  const office = await billing.newOffice()
  const body = { offerType: 'CaseManagement', billingCycle: '1M' }
  const { data } = await office.post('payment.processSubscription', body)
  const back = await payForm(data.address, { stores: true })
  const returned = await billing.own().system.unaudited(async (tx) => {
    await lockSubscription(tx, office.officeId, 'turkey')
    const key = { owner: 'owner', card: 'another' }
    const facts = { bin: '424242', lastFour: '4242', brand: 'visa', kind: 'credit' } as const
    const card = { ...facts, key, alias: 'Visa' }
    await keepCard(tx, office.officeId, card)
    const second = billing.comeBack(back)
    second.catch(() => undefined)
    while (!(await isWaited())) await new Promise((done) => setImmediate(done))
    return { second }
  })
  assert.equal((await returned.second).status, 200)
  const { cards } = (await office.get('payment.savedCards')).data
  assert.deepEqual(cards.map((card: { isDefault: boolean }) => card.isDefault).sort(), [false, true])
})
