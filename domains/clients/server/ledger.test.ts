import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { after, before, test } from 'node:test'
import { type Member, newClient, openClients, type TestClients } from './testing/index.ts'

let world: TestClients
before(async () => {
  world = await openClients()
})
after(() => world.close())

const service = (me: Member, clientId: string, amount: string, more: object = {}) =>
  me.post('client.addService', { clientId, amount, description: 'Vekâlet ücreti', ...more })
const payment = (me: Member, clientId: string, amount: string, more: object = {}) =>
  me.post('client.addPayment', { clientId, amount, description: 'Peşinat', paymentType: 'cash', ...more })
const ledger = async (me: Member, clientId: string, query = '') =>
  (await me.get('client.transactions', { clientId }, query)).data
const lira = (amount: string) => ({ amount, currency: 'TRY' })

test('the ledger lists the newest line first, each with the balance after it', async () => {
  const me = world.signIn()
  const clientId = await newClient(me)
  assert.deepEqual((await service(me, clientId, '20000', { date: '2025-12-03' })).data.balance, {
    ...lira('20000.00'),
    standing: 'owes',
  })
  await payment(me, clientId, '7500.5', { date: '2025-12-05' })
  await service(me, clientId, '0.01', { date: '2025-12-01' })
  const { items, services, payments, balance, total } = await ledger(me, clientId)
  assert.deepEqual(
    items.map((line: { date: string; amount: object; balance: { amount: string } }) => [
      line.date,
      line.amount,
      line.balance.amount,
    ]),
    [
      ['2025-12-05', lira('7500.50'), '12499.51'],
      ['2025-12-03', lira('20000.00'), '20000.01'],
      ['2025-12-01', lira('0.01'), '0.01'],
    ],
  )
  assert.deepEqual([services, payments, total], [lira('20000.01'), lira('7500.50'), 3])
  assert.deepEqual(balance, { ...lira('12499.51'), standing: 'owes' })
  assert.deepEqual((await payment(me, clientId, '12500')).data.balance, {
    ...lira('-0.49'),
    standing: 'advance',
  })
  assert.deepEqual((await service(me, clientId, '0.49')).data.balance, {
    ...lira('0.00'),
    standing: 'settled',
  })
})

test('lines of one day are in the order in which they were added, and a page keeps its balances', async () => {
  const me = world.signIn()
  const clientId = await newClient(me)
  for (const amount of ['1', '2', '3', '4']) await service(me, clientId, amount, { date: '2025-12-01' })
  const second = await ledger(me, clientId, 'pageSize=2&pageIndex=1')
  assert.deepEqual(
    second.items.map((line: { balance: { amount: string } }) => line.balance.amount),
    ['3.00', '1.00'],
  )
  assert.equal(second.total, 4)
})

test('the day is today in Turkey unless another is given', async () => {
  const me = world.signIn()
  const clientId = await newClient(me)
  // 21:30 in UTC, half past midnight in Turkey.
  world.clock.advance(45_000)
  await payment(me, clientId, '1')
  const [line] = (await ledger(me, clientId)).items
  assert.deepEqual([line.date, line.paymentType, line.kind], ['2026-03-03', 'cash', 'payment'])
})

test('amounts that are not above zero, texts that are too long and unknown ways of payment are refused', async () => {
  const me = world.signIn()
  const clientId = await newClient(me)
  for (const amount of ['0', '-1', '1.001', '1,5', 'NaN', '', '1e5', 0.001])
    assert.equal((await payment(me, clientId, amount as string)).code, 'request.invalid', String(amount))
  const wrong = [{ description: '' }, { description: 'x'.repeat(256) }, { paymentType: 'bitcoin' }]
  for (const more of [...wrong, { date: '2026-02-30' }, { date: '1899-12-31' }, { date: '2100-01-01' }])
    assert.equal((await payment(me, clientId, '1', more)).code, 'request.invalid', JSON.stringify(more))
  assert.equal((await ledger(me, clientId)).total, 0)
})

test('a deletion needs a comment, stays visible, counts no more, and is never done twice', async () => {
  const me = world.signIn()
  const clientId = await newClient(me)
  const { data } = await service(me, clientId, '100')
  await payment(me, clientId, '30')
  const { transactionId } = data
  const remove = (comment: string) => me.post('client.deleteService', { clientId, transactionId, comment })
  for (const comment of ['', '  ', 'x'.repeat(256)])
    assert.equal((await remove(comment)).code, 'request.invalid')
  assert.deepEqual((await remove(' Mükerrer kayıt ')).data.balance, {
    ...lira('-30.00'),
    standing: 'advance',
  })
  const again = await remove('Bir daha')
  assert.deepEqual([again.status, again.message], [409, 'Bu kayıt zaten silinmiş.'])
  const open = await ledger(me, clientId)
  assert.deepEqual([open.total, open.deleted, open.items.length], [1, 1, 1])
  const all = await ledger(me, clientId, 'includeDeleted=true')
  assert.deepEqual([all.total, all.services, all.payments], [2, lira('0.00'), lira('30.00')])
  const line = all.items.find((one: { transactionId: string }) => one.transactionId === transactionId)
  assert.deepEqual([line.balance, line.may, line.amount], [null, [], lira('100.00')])
  const at = world.clock.now().toISOString()
  assert.deepEqual(line.deletion, {
    by: { id: me.userId, name: 'Deniz Örnek' },
    at,
    comment: 'Mükerrer kayıt',
  })
})

test('a payment is not deleted as a service, nor a transaction through another client', async () => {
  const me = world.signIn()
  const clientId = await newClient(me)
  const { transactionId } = (await payment(me, clientId, '5')).data
  const comment = 'Yanlış'
  const asService = await me.post('client.deleteService', { clientId, transactionId, comment })
  const elsewhere = { clientId: await newClient(me), transactionId, comment }
  const other = await me.post('client.deletePayment', elsewhere)
  const notFound = 'client.transaction_not_found'
  assert.deepEqual([asService.code, other.code], [notFound, notFound])
})

const waiting = async (): Promise<number> => {
  const blocked = 'select from pg_locks join pg_stat_activity using (pid) where not granted'
  return (await world.database.pool.query(`${blocked} and datname = current_database()`)).rows.length
}

test('two deletions at once: the second waits for the first and is refused', async () => {
  const me = world.signIn()
  const clientId = await newClient(me)
  const { transactionId } = (await payment(me, clientId, '5')).data
  const remove = () => me.post('client.deletePayment', { clientId, transactionId, comment: 'Mükerrer' })
  const { both } = await world.own().system(async ({ db }) => {
    await db.selectFrom('clients').select('id').where('id', '=', clientId).forUpdate().execute()
    const both = Promise.all([remove(), remove()])
    // Both have read what they need before either goes on.
    while ((await waiting()) < 2) await new Promise(setImmediate)
    return { both }
  })
  const codes = (await both).map(({ code }) => code ?? 'deleted')
  assert.deepEqual(codes.sort(), ['client.transaction_deleted', 'deleted'])
  assert.equal((await ledger(me, clientId)).balance.amount, '0.00')
})

test('a receipt is computed for a service and kept with it, with the inputs that open it again', async () => {
  const me = world.signIn()
  const clientId = await newClient(me)
  const { transactionId } = (await service(me, clientId, '10000')).data
  const receipt = { amount: '10000', given: 'collected', vatWithheld: '9/10', date: '2026-02-16' }
  const kept = await me.post('client.keepReceipt', { clientId, transactionId, receipt })
  assert.deepEqual(kept.data, { gross: lira('12195.12'), collected: lira('10000.00') })
  const [line] = (await ledger(me, clientId)).items
  assert.deepEqual(line.receipt, {
    gross: lira('12195.12'),
    collected: lira('10000.00'),
    inputs: { ...receipt, amount: '10000.00', matter: 'general', payer: 'withholder' },
  })
  const again = { clientId, transactionId, receipt: { ...receipt, vatWithheld: '0' } }
  assert.equal((await me.post('client.keepReceipt', again)).data.gross.amount, '10000.00')
})

test('no receipt is kept with a payment, a deleted service, or for a day without a rate', async () => {
  const me = world.signIn()
  const clientId = await newClient(me)
  const receipt = { amount: '100', date: '2026-02-16' }
  const keep = async (transactionId: string, more: object = {}) =>
    (await me.post('client.keepReceipt', { clientId, transactionId, receipt: { ...receipt, ...more } })).code
  const paid = (await payment(me, clientId, '100')).data.transactionId
  assert.equal(await keep(paid), 'client.transaction_not_found')
  const { transactionId } = (await service(me, clientId, '100')).data
  assert.equal(await keep(transactionId, { date: '2018-01-01' }), 'calculators.no_figure')
  await me.post('client.deleteService', { clientId, transactionId, comment: 'Mükerrer kayıt' })
  assert.equal(await keep(transactionId), 'client.transaction_deleted')
})

test('an amount is taken as a JSON number too, if it is one to the kuruş', async () => {
  const me = world.signIn()
  const clientId = await newClient(me)
  const add = (amount: unknown) => service(me, clientId, amount as string)
  assert.equal((await add(1250.5)).data.balance.amount, '1250.50')
  for (const amount of [0, -5, 0.1 + 0.2, 1e21, null, true])
    assert.equal((await add(amount)).code, 'request.invalid', String(amount))
})

test('a payment or service that is sent again after its answer was lost is booked once', async () => {
  const me = world.signIn()
  const clientId = await newClient(me)
  const key = randomUUID()
  const [one, other] = await Promise.all([
    payment(me, clientId, '1250.5', { key }),
    payment(me, clientId, '1250.5', { key }),
  ])
  assert.equal(one.data.transactionId, other.data.transactionId)
  assert.equal((await payment(me, clientId, '1250.50', { key })).data.balance.amount, '-1250.50')
  const otherwise = [
    await payment(me, clientId, '1250.51', { key }),
    await payment(me, clientId, '1250.50', { key, description: 'Başka' }),
    await service(me, clientId, '1250.50', { key }),
    await payment(me, await newClient(me), '1250.50', { key }),
    await payment(world.signIn({ officeId: me.officeId }), clientId, '1250.50', { key }),
  ]
  assert.deepEqual(new Set(otherwise.map(({ code }) => code)), new Set(['client.already_booked']))
  assert.equal((await ledger(me, clientId)).total, 1)
  const { items } = (await me.get('client.histories', { clientId })).data
  const bookings = items.filter(({ action }: { action: string }) => action === 'client.payment_added')
  assert.equal(bookings.length, 1, 'the record has one entry of it')
  await me.post('client.deletePayment', {
    clientId,
    transactionId: one.data.transactionId,
    comment: 'Mükerrer',
  })
  assert.equal(
    (await payment(me, clientId, '1250.5', { key })).code,
    'client.already_booked',
    'deleted since',
  )
})
