/**
 * Tests of checkouts while the bank is slow, fails and cuts connections, and browsers come back twice, forged, late
 * or not at all.
 */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { type Fault, giveUp, payForm } from '@mizan/platform/payments/testing'
import { randomFrom } from '@mizan/platform/testing'
import { sql } from 'kysely'
import { sendRefunds } from '../renewals/refund.ts'
import { openBillingWithBank } from '../testing/bank.ts'
import type { TestOffice } from '../testing/index.ts'
import { takeReturn } from './arrivals.ts'
import { inquire, reconcile } from './reconcile.ts'

const checkouts = 30
const cards = ['5528790000000008', '4543590000000006', '4111111111111129', '4131111111111117']

/** One call in three goes wrong. */
function faultBy(random: () => number): Fault | undefined {
  const drawn = random()
  if (drawn > 0.33) return undefined
  if (drawn < 0.08) return { kind: 'slow', ms: 20 }
  return { kind: drawn < 0.16 ? 'failing' : drawn < 0.22 ? 'cut' : 'cut_after' }
}

test('after a storm every order is settled right, and the bank and the ledger agree to the kuruş', async () => {
  const draw = randomFrom(34)
  const random = () => draw(1_000_000) / 1_000_000
  let isStormy = true
  const billing = await openBillingWithBank({ faultOf: () => (isStormy ? faultBy(random) : undefined) })
  const pick = <T>(list: readonly T[]) => list[Math.floor(random() * list.length)] as T
  const checkout = async (office: TestOffice) => {
    const body = { offerType: 'CaseManagement', billingCycle: pick(['1M', '3M', '12M']) }
    const answers = await Promise.all([
      office.post('payment.process', body),
      ...(random() < 0.3 ? [office.post('payment.process', body)] : []),
    ])
    const address = answers.map(({ data }) => data?.address).find(Boolean)
    if (!address) return
    const back = random() < 0.1 ? await giveUp(address) : await payForm(address, { card: pick(cards) })
    const key = back.to.split('/').at(-1) ?? ''
    const arrivals = [
      () => takeReturn(billing.own(), key, back.fields),
      () => takeReturn(billing.own(), key, { token: 'forged' }),
      () => takeReturn(billing.own(), 'forged', back.fields),
    ].filter(() => random() < 0.5)
    await Promise.all(arrivals.map((arrive) => arrive()))
  }
  try {
    const offices = await Promise.all(Array.from({ length: checkouts }, () => billing.newOffice()))
    for (let at = 0; at < offices.length; at += 6) await Promise.all(offices.slice(at, at + 6).map(checkout))
    isStormy = false
    // Webhooks come late, twice and out of order.
    const attempts = await billing.rows<{ order_id: string; attempt: number }>(
      sql`select order_id, attempt from billing_attempts order by order_id desc`,
    )
    for (const { order_id: orderId, attempt } of [...attempts, ...attempts.slice(0, 20)])
      await inquire(billing.own(), { orderId, attempt })
    billing.clock.advance(3_600)
    for (let round = 0; round < 3; round += 1) {
      await reconcile(billing.own())
      await sendRefunds(billing.own())
      billing.clock.advance(3_600)
    }
    const orders = await billing.rows<{ id: string; state: string; due: string; periods: number }>(sql`
      select o.id, o.state, o.due, (select count(*)::int from billing_periods p where p.order_id = o.id) as periods
      from billing_orders o`)
    const kept = billing.bank.book.kept()
    for (const { id, state, due, periods } of orders) {
      assert.notEqual(state, 'pending')
      const right = state === 'paid' ? BigInt(due.replace('.', '')) : 0n
      assert.deepEqual([kept.get(id) ?? 0n, periods], [right, state === 'paid' ? 1 : 0], `${id} ${state}`)
      kept.delete(id)
    }
    assert.ok([...kept.values()].every((sum) => sum === 0n))
    const proof = await billing.ledger()
    assert.deepEqual([proof.sum, proof.unbalanced, proof.wrongAccounts], ['0.00', [], []])
    const paid = orders.filter(({ state }) => state === 'paid')
    assert.ok(paid.length > 5, `${paid.length} of ${orders.length} were paid`)
  } finally {
    await billing.close()
  }
})
