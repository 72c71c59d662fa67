/** What is dated after today counts from its own day on: in balances, lists, sums, instalments, and what is overdue. */
import assert from 'node:assert/strict'
import { after, before, beforeEach, test } from 'node:test'
import { type Member, newClient, openClients, type TestClients } from './testing/index.ts'

let world: TestClients
let me: Member
let clientId: string
before(async () => {
  world = await openClients()
})
after(() => world.close())
beforeEach(async () => {
  me = world.signIn()
  clientId = await newClient(me)
})

// The clock of the tests stands at noon of 2 March 2026 in Turkey.
const day = 24 * 60 * 60
const add = async (kind: 'Payment' | 'Service', amount: string, date: string) => {
  const way = kind === 'Payment' ? { paymentType: 'other' } : {}
  const answer = await me.post(`client.add${kind}`, { clientId, amount, date, description: kind, ...way })
  assert.equal(answer.status, 200, answer.body)
  return answer.data
}
const until = (endDate: string) => `startDate=2026-01-01&endDate=${endDate}`

/** What each screen says today: the client, the list, the account, the office, the plan, the statement. */
async function shown(today: string) {
  const { data: client } = await me.get('client.read', { clientId })
  const [line] = (await me.get('client.list')).data.items
  const { data: ledger } = await me.get('client.transactions', { clientId })
  const { data: office } = await me.get('client.receivables')
  const { data: plan } = await me.get('client.instalments', { clientId })
  const { data: statement } = await me.get('client.statementSums', { clientId }, until(today))
  const balance = client.balance.amount
  for (const other of [line.balance.amount, ledger.balance.amount, statement.closing.amount])
    assert.equal(other, balance)
  assert.deepEqual([ledger.services, ledger.payments], [statement.services, statement.payments])
  assert.equal(office.owed.amount.amount, balance.startsWith('-') ? '0.00' : balance)
  assert.deepEqual(line.overdue, plan.overdue)
  assert.equal(office.overdue.amount.amount, plan.overdue?.amount ?? '0.00')
  return { balance, overdue: plan.overdue?.amount, left: plan.items[0]?.left.amount }
}

test('a payment of tomorrow settles nothing today, and everything tomorrow', async () => {
  await add('Service', '5000', '2026-02-01')
  const items = [{ due: '2026-02-15', amount: '5000' }]
  await me.call('client.setInstalments', { params: { clientId }, body: { items, before: [] } })
  const { balance } = await add('Payment', '5000', '2026-03-03')
  assert.deepEqual([balance.amount, balance.standing], ['5000.00', 'owes'])
  assert.deepEqual(await shown('2026-03-02'), { balance: '5000.00', overdue: '5000.00', left: '5000.00' })
  world.clock.advance(day)
  assert.deepEqual(await shown('2026-03-03'), { balance: '0.00', overdue: undefined, left: '0.00' })
  world.clock.advance(-day)
})

test('a service of tomorrow is not owed today, and sets nothing off that was paid in advance', async () => {
  await add('Payment', '100', '2026-03-02')
  await add('Service', '300', '2026-03-03')
  assert.equal((await shown('2026-03-02')).balance, '-100.00')
  world.clock.advance(day)
  assert.equal((await shown('2026-03-03')).balance, '200.00')
  world.clock.advance(-day)
})

test('a line of tomorrow is in the account with the balance of its day, and is marked until then', async () => {
  await add('Service', '300', '2026-03-02')
  const { transactionId } = await add('Payment', '100', '2026-03-03')
  const lines = async () =>
    (await me.get('client.transactions', { clientId })).data.items.map(
      (line: { date: string; ahead: boolean; balance: { amount: string } }) =>
        `${line.date} ${line.balance.amount} ${line.ahead ? 'ahead' : 'counts'}`,
    )
  assert.deepEqual(await lines(), ['2026-03-03 200.00 ahead', '2026-03-02 300.00 counts'])
  world.clock.advance(day)
  assert.deepEqual(await lines(), ['2026-03-03 200.00 counts', '2026-03-02 300.00 counts'])
  world.clock.advance(-day)
  const removed = await me.post('client.deletePayment', { clientId, transactionId, comment: 'Vazgeçildi' })
  assert.equal(removed.data.balance.amount, '300.00')
  assert.equal((await shown('2026-03-02')).balance, '300.00')
})

test('the day begins at midnight in Turkey', async () => {
  await add('Service', '300', '2026-03-03')
  world.clock.advance(11 * 3600 + 3599)
  assert.equal((await shown('2026-03-02')).balance, '0.00')
  world.clock.advance(1 + 3600)
  assert.equal((await shown('2026-03-03')).balance, '300.00')
  world.clock.advance(-13 * 3600)
})
