/** The balance that is kept with a client is the sum of its transactions, whatever happens at once. */
import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { amountOf, fromHundredths, money, subtract } from '@mizan/platform/money'
import { sql } from 'kysely'
import { addExpense, addPayment, addService, moveToFee, payOut } from './actions/add-transaction.ts'
import { deleteEntry, deletePayment, deleteService } from './actions/delete-transaction.ts'
import type { ClientCall } from './call.ts'
import { checkBalances } from './check-balances.ts'
import { findWrongBalances } from './store/transactions.ts'
import { newClient, openClients, type TestClients } from './testing/index.ts'

let world: TestClients
before(async () => {
  world = await openClients()
})
after(() => world.close())

/** The same numbers at each run. */
function randomNumbers(seed: number): (below: number) => number {
  let state = seed
  return (below) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return Math.floor((state / 2 ** 32) * below)
  }
}

const random = randomNumbers(7)
const booking = (clientId: string) => ({
  clientId,
  amount: amountOf(fromHundredths(BigInt(1 + random(10_000_000)))),
  description: 'Kayıt',
})

type Kind = keyof typeof adders

interface Booked {
  clientId: string
  transactionId: string
  kind: Kind
}

type Entry = ReturnType<typeof booking>
const paid = { paymentType: 'cash' } as const
const held = () => ({ account: random(2) === 0 ? ('advance' as const) : ('trust' as const) })
const adders = {
  service: (call: ClientCall, entry: Entry) => addService(call, entry),
  payment: (call: ClientCall, entry: Entry) =>
    addPayment(call, { ...entry, ...paid, ...(random(2) === 0 ? held() : { account: 'fee' }) }),
  expense: (call: ClientCall, entry: Entry) => addExpense(call, { ...entry, expenseType: 'notification' }),
  payout: (call: ClientCall, entry: Entry) => payOut(call, { ...entry, ...paid, ...held() }),
  transfer: (call: ClientCall, entry: Entry) => moveToFee(call, { ...entry, ...held(), consent: 'Sözlü' }),
}
const removers = {
  service: deleteService,
  payment: deletePayment,
  expense: deleteEntry,
  payout: deleteEntry,
  transfer: deleteEntry,
}
const kinds = ['service', 'payment', 'payment', 'expense', 'payout', 'transfer'] as const

/** What is not held cannot leave, also when what brought it is deleted. */
const refusals = ['client.transaction_deleted', 'client.not_covered', 'client.money_left']

/** One random operation; what is already deleted may be picked again, and is then refused. */
async function operate(call: ClientCall, clients: readonly string[], booked: Booked[]): Promise<void> {
  const clientId = clients[random(clients.length)] ?? ''
  const kind = kinds[random(kinds.length)] ?? 'service'
  const refused = ({ code }: { code?: string }) => assert.ok(refusals.includes(code ?? ''), code)
  if (random(10) < 7 || booked.length === 0) {
    const added = await adders[kind](call, booking(clientId)).catch(refused)
    if (added) booked.push({ clientId, kind, transactionId: added.transactionId })
    return
  }
  const { kind: its, ...picked } = booked[random(booked.length)] as Booked
  await removers[its](call, { ...picked, comment: 'Rastgele' }).catch(refused)
}

test('after 10,000 random operations over several connections every kept balance is the recomputed one', async () => {
  const me = world.signIn()
  const clients = await Promise.all([1, 2, 3, 4, 5, 6, 7, 8].map((n) => newClient(me, `Müvekkil ${n}`)))
  const call = world.callOf(me)
  const booked: Booked[] = []
  for (let batch = 0; batch < 500; batch += 1)
    await Promise.all(Array.from({ length: 20 }, () => operate(call, clients, booked)))
  assert.ok(booked.length > 5_000)
  assert.deepEqual(await world.own().system.read(findWrongBalances), [])
  for (const clientId of clients) {
    const { data } = await me.get('client.transactions', { clientId }, 'includeDeleted=true&pageSize=1')
    const sum = subtract(money(data.services.amount), money(data.payments.amount))
    assert.equal(data.balance.amount, amountOf(sum))
  }
})

test('a balance that was changed behind the back of the program is reported, and not corrected', async () => {
  const me = world.signIn()
  const clientId = await newClient(me)
  await me.post('client.addService', { clientId, amount: '10', description: 'Dilekçe' })
  await world
    .own()
    .system(({ db }) => sql`update clients set balance = 11 where id = ${clientId}`.execute(db))
  assert.deepEqual(await checkBalances(world.own()), { wrong: 1 })
  assert.deepEqual(world.state.reported, [
    [
      { clientId, account: 'fee', kept: '11.00', counted: '10.00' },
      'a balance is not the sum of its transactions',
    ],
  ])
  assert.equal((await me.get('client.read', { clientId })).data.balance.amount, '11.00')
})
