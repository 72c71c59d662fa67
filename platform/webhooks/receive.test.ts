/** A message takes effect once, however often it is sent, also concurrently. */
import assert from 'node:assert/strict'
import { type TestContext, test } from 'node:test'
import { sql } from 'kysely'
import type { Delivery, Visitor } from '../contract/index.ts'
import type { PlatformTables, Transaction } from '../database/index.ts'
import { openTestDatabase } from '../database/testing/index.ts'
import { receiveOnce } from './index.ts'
import { forgetDeliveries } from './receive.ts'

const migrations = [{ name: 'test-0001-payments', sql: 'create table payments (amount integer not null)' }]

const message = (more: Partial<Delivery> = {}) => ({
  visitor: { kind: 'webhook' as const, sender: 'bank', id: 'msg_1', bodyHash: 'one', ...more },
})

async function openBank(t: TestContext) {
  const database = await openTestDatabase(migrations)
  t.after(() => database.close())
  const receive = <Answer>(
    delivery: { visitor?: Visitor; rowName?: string },
    work: (tx: Transaction<PlatformTables>) => Promise<Answer>,
  ) => receiveOnce(database.call({ audit: 'payment.received', ...delivery }), work)
  const pay = (amount = 7, delivery = message()) =>
    receive(delivery, async ({ db }) => {
      await sql`insert into payments values (${amount})`.execute(db)
      return { paid: amount }
    })
  const counted = async (table: string) => {
    const counting = sql<{ count: number }>`select count(*)::int as count from ${sql.table(table)}`
    return (await database.call().system(({ db }) => counting.execute(db))).rows[0]?.count
  }
  return { database, receive, pay, counted }
}

test('a repeated message gets the first answer and changes nothing, and leaves no audit entry', async (t) => {
  const { pay, counted } = await openBank(t)
  assert.deepEqual([await pay(7), await pay(8)], [{ paid: 7 }, { paid: 7 }])
  assert.deepEqual([await counted('payments'), await counted('audit_entries')], [1, 1])
  await pay(9, message({ id: 'msg_2' }))
  await pay(9, message({ sender: 'post' }))
  assert.equal(await counted('payments'), 3)
})

test('if the same message arrives on several connections at once, one takes effect and all get the same answer', async (t) => {
  const { pay, counted } = await openBank(t)
  const answers = await Promise.all([1, 2, 3, 4].map((amount) => pay(amount)))
  assert.equal(new Set(answers.map(({ paid }) => paid)).size, 1)
  assert.equal(await counted('payments'), 1)
})

test('a message whose work fails is not stored, so the next delivery takes effect', async (t) => {
  const { receive, pay, counted } = await openBank(t)
  const failing = receive(message(), async () => {
    throw new Error('the office is away')
  })
  await assert.rejects(failing, /the office is away/)
  await pay()
  assert.equal(await counted('payments'), 1)
})

test('another body under the same id is refused', async (t) => {
  const { pay } = await openBank(t)
  await pay()
  await assert.rejects(pay(7, message({ bodyHash: 'other' })), { code: 'webhook.different' })
})

test('a message for one row is not answered on another row of its sender as if it were done there', async (t) => {
  const { receive, pay, counted } = await openBank(t)
  await pay()
  const elsewhere = receive({ ...message(), rowName: 'test.refund' }, async () => ({ refunded: 7 }))
  await assert.rejects(elsewhere, { code: 'webhook.different' })
  assert.equal(await counted('payments'), 1)
})

test('a call without a signature delivers nothing', async (t) => {
  const { receive } = await openBank(t)
  await assert.rejects(
    receive({}, async () => 1),
    /requires a signature/,
  )
})

test('messages that no sender repeats any more are deleted', async (t) => {
  const { pay, counted, database } = await openBank(t)
  await pay()
  const forget = (before: Date) => database.call().system((tx) => forgetDeliveries(tx, before))
  assert.equal(await forget(new Date(Date.now() - 60_000)), 0)
  assert.equal(await forget(new Date(Date.now() + 60_000)), 1)
  assert.equal(await counted('webhook_deliveries'), 0)
})
