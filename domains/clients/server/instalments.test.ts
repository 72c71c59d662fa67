/** Plans of instalments: what payments settle, what is overdue, and two people who change one at once. */
import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { type Member, newClient, openClients, type TestClients } from './testing/index.ts'

let world: TestClients
before(async () => {
  world = await openClients()
})
after(() => world.close())

interface Item {
  instalmentId: string
  due: string
  left: { amount: string }
  state: string
}

// The clock of the tests stands at 2 March 2026.
const items = [
  { due: '2026-04-02', amount: '4000' },
  { due: '2026-02-02', amount: '4000' },
  { due: '2026-03-02', amount: '4000' },
]
const set = (me: Member, clientId: string, plan: object[], before: string[] = []) =>
  me.call('client.setInstalments', { params: { clientId }, body: { items: plan, before } })
const plan = async (me: Member, clientId: string) => (await me.get('client.instalments', { clientId })).data
const pay = (me: Member, clientId: string, amount: string) =>
  me.post('client.addPayment', { clientId, amount, description: 'Taksit', paymentType: 'cash' })
const states = (shown: { items: Item[] }) =>
  shown.items.map(({ due, left, state }) => `${due} ${left.amount} ${state}`)
const lateInList = async (me: Member) => (await me.get('client.list')).data.items[0].overdue

test('payments settle the oldest instalment first, and a deleted one settles nothing', async () => {
  const me = world.signIn()
  const clientId = await newClient(me)
  assert.equal(await lateInList(me), null)
  const first = (await set(me, clientId, items)).data
  assert.deepEqual(states(first), [
    '2026-02-02 4000.00 overdue',
    '2026-03-02 4000.00 due',
    '2026-04-02 4000.00 due',
  ])
  assert.deepEqual(first.overdue, { amount: '4000.00', currency: 'TRY' })
  await pay(me, clientId, '999.99')
  assert.equal((await lateInList(me)).amount, '3000.01')
  const { transactionId } = (await pay(me, clientId, '4000.01')).data
  const paid = await plan(me, clientId)
  assert.deepEqual(states(paid), ['2026-02-02 0.00 paid', '2026-03-02 3000.00 due', '2026-04-02 4000.00 due'])
  assert.deepEqual([paid.overdue, await lateInList(me)], [null, null])
  await me.post('client.deletePayment', { clientId, transactionId, comment: 'Mükerrer' })
  assert.equal((await plan(me, clientId)).overdue.amount, '3000.01')
  const [entry] = (await me.get('client.histories', { clientId })).data.items.slice(-2)
  assert.deepEqual(
    [entry.action, entry.details],
    ['client.instalments_set', { count: '3', amount: '12000.00' }],
  )
})

test('what a client paid before settles a new plan only if it is to count, and goes on to do so', async () => {
  const me = world.signIn()
  const clientId = await newClient(me)
  assert.equal((await plan(me, clientId)).earlier, null)
  await pay(me, clientId, '5000')
  assert.equal((await plan(me, clientId)).earlier.amount, '5000.00')
  world.clock.advance(1)
  const put = async (before: { items: Item[] } | undefined, more: object) => {
    const ids = before?.items.map(({ instalmentId }) => instalmentId) ?? []
    return (
      await me.call('client.setInstalments', { params: { clientId }, body: { items, before: ids, ...more } })
    ).data
  }
  const fresh = await put(undefined, { countsEarlier: false })
  assert.deepEqual(
    [fresh.overdue.amount, fresh.earlier, (await lateInList(me)).amount],
    ['4000.00', null, '4000.00'],
  )
  const owed = (await me.get('client.receivables', {})).data.overdue
  assert.deepEqual([owed.amount.amount, owed.clients], ['4000.00', 1])
  await pay(me, clientId, '1000')
  const edited = await put(fresh, {})
  assert.deepEqual([edited.overdue.amount, (await lateInList(me)).amount], ['3000.00', '3000.00'])
})

test('a plan is replaced as a whole by those who saw the one before, and is not overwritten by others', async () => {
  const me = world.signIn()
  const clientId = await newClient(me)
  const first = (await set(me, clientId, items)).data
  const late = await set(me, clientId, [])
  assert.deepEqual([late.status, late.code], [409, 'client.instalments_changed'])
  const known = first.items.map(({ instalmentId }: Item) => instalmentId)
  const next = await set(me, clientId, [{ due: '2026-05-01', amount: '1' }], known)
  assert.deepEqual(states(next.data), ['2026-05-01 1.00 due'])
  assert.equal((await set(me, clientId, items, known)).code, 'client.instalments_changed')
  const both = [next.data.items[0].instalmentId]
  const answers = await Promise.all([set(me, clientId, [], both), set(me, clientId, items, both)])
  assert.deepEqual(answers.map(({ status }) => status).sort(), [200, 409])
})

test('amounts that are not above zero, days that do not exist and too many instalments are refused', async () => {
  const me = world.signIn()
  const clientId = await newClient(me)
  for (const wrong of [
    [{ due: '2026-02-30', amount: '1' }],
    [{ due: '2026-02-02', amount: '0' }],
    Array(121).fill({ due: '2026-02-02', amount: '1' }),
  ])
    assert.equal((await set(me, clientId, wrong)).code, 'request.invalid')
})

test('an overdue sum of another office is never shown', async () => {
  const me = world.signIn()
  const other = world.signIn()
  await set(other, await newClient(other), items)
  await newClient(me)
  assert.equal(await lateInList(me), null)
})

test('what the office is owed counts debts only, and of them what instalments make overdue', async () => {
  const me = world.signIn()
  const owes = await newClient(me)
  const inAdvance = await newClient(me)
  const sums = async () => {
    const { owed, overdue } = (await me.get('client.receivables')).data
    return [owed.amount.amount, owed.clients, overdue.amount.amount, overdue.clients]
  }
  assert.deepEqual(await sums(), ['0.00', 0, '0.00', 0])
  const serve = (clientId: string, amount: string) =>
    me.post('client.addService', { clientId, amount, description: 'Vekâlet ücreti' })
  await serve(owes, '12000')
  await pay(me, inAdvance, '500')
  await set(me, owes, items)
  await pay(me, owes, '999.99')
  const { transactionId } = (await pay(me, owes, '1000')).data
  assert.deepEqual(await sums(), ['10000.01', 1, '2000.01', 1])
  await me.post('client.deletePayment', { clientId: owes, transactionId, comment: 'Mükerrer' })
  assert.deepEqual(await sums(), ['11000.01', 1, '3000.01', 1])
  const other = world.signIn()
  await set(other, await newClient(other), items)
  await me.call('client.delete', { params: { clientId: owes }, body: { comment: 'Mükerrer' } })
  assert.deepEqual(await sums(), ['0.00', 0, '0.00', 0])
})
