/** Advances for expenses and money in trust are accounts of their own; what is held for others is never overdrawn. */
import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { moveToFee, payOut } from './actions/add-transaction.ts'
import { deletePayment } from './actions/delete-transaction.ts'
import { type Member, newClient, openClients, type TestClients } from './testing/index.ts'

let world: TestClients
before(async () => {
  world = await openClients()
})
after(() => world.close())

const cash = { paymentType: 'cash', description: 'Kayıt' }

/** A client, and everything that is booked for them as short calls. */
async function account(me: Member = world.signIn()) {
  const clientId = await newClient(me)
  const post =
    (name: Parameters<Member['post']>[0]) =>
    (amount: string, more: object = {}) =>
      me.post(name, { clientId, amount, ...cash, ...more })
  const balances = async () => {
    const { balance, advance, trust } = (await me.get('client.read', { clientId })).data
    return [balance.amount, advance.amount, trust.amount]
  }
  const lines = async (of: string, query = '') =>
    (await me.get('client.transactions', { clientId }, `account=${of}${query}`)).data
  const remove = (name: Parameters<Member['post']>[0], transactionId: string) =>
    me.post(name, { clientId, transactionId, comment: 'Mükerrer' })
  return {
    ...{ me, clientId, balances, lines, remove },
    pay: post('client.addPayment'),
    serve: post('client.addService'),
    spend: (amount: string, more = {}) =>
      post('client.addExpense')(amount, { expenseType: 'courtFee', ...more }),
    payOut: (amount: string, more = {}) => post('client.payOut')(amount, { account: 'trust', ...more }),
    move: (amount: string, more = {}) =>
      post('client.moveToFee')(amount, { account: 'trust', consent: 'E-posta', ...more }),
  }
}

test('each account has a balance of its own, and a call that names no account gets that of fees', async () => {
  const { me, clientId, pay, serve, spend, balances, lines } = await account()
  await serve('7500')
  await pay('2500.50')
  await pay('1000', { account: 'advance' })
  await spend('615.40')
  await pay('25000', { account: 'trust' })
  assert.deepEqual(await balances(), ['4999.50', '-384.60', '-25000.00'])
  const { data } = await me.get('client.transactions', { clientId })
  assert.deepEqual(
    data.items.map(({ kind, paymentType }: Record<string, string>) => [kind, paymentType]),
    [
      ['payment', 'cash'],
      ['service', null],
    ],
  )
  assert.deepEqual([data.account, data.services.amount, data.balance.amount], ['fee', '7500.00', '4999.50'])
  const advance = await lines('advance')
  assert.deepEqual(
    advance.items.map(
      ({
        kind,
        expenseType,
        balance,
      }: {
        kind: string
        expenseType: string
        balance: { amount: string }
      }) => [kind, expenseType, balance.amount],
    ),
    [
      ['expense', 'courtFee', '-384.60'],
      ['payment', null, '-1000.00'],
    ],
  )
})

test('the client owes what expenses exceed the advance by', async () => {
  const { me, clientId, pay, spend } = await account()
  await pay('100', { account: 'advance' })
  const { data } = await spend('100.01')
  assert.deepEqual(data.balance, { amount: '0.01', currency: 'TRY', standing: 'owes' })
  const owed = (await me.get('client.receivables')).data
  assert.deepEqual(
    [owed.owed.amount.amount, owed.expenses.amount.amount, owed.expenses.clients, owed.advances.clients],
    ['0.00', '0.01', 1, 0],
  )
  const listed = (await me.get('client.list')).data.items.find(
    (one: { clientId: string }) => one.clientId === clientId,
  )
  assert.equal(listed.advance.standing, 'owes')
})

test('no more leaves trust than is in it, and to the kuruş all of it', async () => {
  const { pay, payOut: out, move, balances } = await account()
  assert.equal((await out('0.01')).code, 'client.not_covered')
  await pay('1000.10', { account: 'trust' })
  const refused = await out('1000.11')
  assert.deepEqual([refused.code, /1\.000,10 ₺/.test(refused.body)], ['client.not_covered', true])
  assert.equal((await move('1000.11')).code, 'client.not_covered')
  assert.equal((await out('1000.10')).status, 200)
  assert.deepEqual(await balances(), ['0.00', '0.00', '0.00'])
})

test('of two payouts of the same money at one moment one is refused', async () => {
  const { me, clientId, pay, balances } = await account()
  await pay('1000', { account: 'trust' })
  const call = () => world.callOf(me)
  const leaving = { clientId, amount: '700.00', description: 'Kayıt', account: 'trust' } as const
  const tries = await Promise.allSettled([
    payOut(call(), { ...leaving, paymentType: 'cash' }),
    moveToFee(call(), { ...leaving, consent: 'E-posta' }),
    payOut(call(), { ...leaving, paymentType: 'card' }),
  ])
  const codes = tries.map((one) => (one.status === 'rejected' ? one.reason.code : 'done')).toSorted()
  assert.deepEqual(codes, ['client.not_covered', 'client.not_covered', 'done'])
  assert.equal((await balances())[2], '-300.00')
})

test('a payout and the deletion of what brought the money cannot both happen', async () => {
  const { me, clientId, pay } = await account()
  const { data } = await pay('1000', { account: 'trust' })
  const leaving = { clientId, amount: '1000.00', description: 'Kayıt', account: 'trust' } as const
  const tries = await Promise.allSettled([
    payOut(world.callOf(me), { ...leaving, paymentType: 'cash' }),
    deletePayment(world.callOf(me), { clientId, transactionId: data.transactionId, comment: 'Mükerrer' }),
  ])
  assert.equal(tries.filter(({ status }) => status === 'fulfilled').length, 1)
})

test('money that came later does not cover a day before it, nor what is dated ahead today', async () => {
  const { pay, payOut: out } = await account()
  await pay('500', { account: 'trust', date: '2026-03-10' })
  assert.equal((await out('500', { date: '2026-03-09' })).code, 'client.not_covered')
  await pay('500', { account: 'trust', date: '2099-01-01' })
  assert.equal((await out('500.01')).code, 'client.not_covered')
  assert.equal((await out('500', { date: '2098-01-01' })).status, 200)
  assert.equal((await out('0.01')).code, 'client.not_covered', 'the payout to come needs it')
})

test('the table refuses an overdrawn trust, whatever the program does', async () => {
  const { clientId } = await account()
  const overdraw = world
    .own()
    .system(({ db }) =>
      db.updateTable('clients').set({ trust_balance: '0.01' }).where('id', '=', clientId).execute(),
    )
  await assert.rejects(overdraw, /clients_trust_never_overdrawn/)
})

test('money moves from trust to fees only with the consent noted, and both halves are deleted together', async () => {
  const { pay, serve, move, lines, balances, remove } = await account()
  await serve('300')
  await pay('1000', { account: 'trust' })
  const unnamed = await move('250', { account: undefined })
  assert.equal(unnamed.code, 'request.invalid', 'nobody takes from trust without saying so')
  assert.equal((await move('250', { consent: ' ' })).code, 'request.invalid')
  const { data } = await move('250', { consent: '01.12.2026 tarihli e-posta' })
  assert.deepEqual(await balances(), ['50.00', '0.00', '-750.00'])
  const [half] = (await lines('fee')).items
  assert.deepEqual(
    [half.kind, half.paymentType, half.paymentDetail, half.amount.amount],
    ['payment', 'other', 'fromTrust', '250.00'],
  )
  const [out] = (await lines('trust')).items
  assert.deepEqual([out.kind, out.consent], ['transfer', '01.12.2026 tarihli e-posta'])
  assert.equal((await remove('client.deletePayment', half.transactionId)).status, 200)
  assert.deepEqual(await balances(), ['300.00', '0.00', '-1000.00'])
  assert.equal((await remove('client.deleteEntry', data.transactionId)).code, 'client.transaction_deleted')
})

test('what brought money into trust is not deleted once the money has left', async () => {
  const { pay, payOut: out, remove, balances } = await account()
  const paid = await pay('100', { account: 'trust' })
  const left = await out('60')
  assert.equal((await remove('client.deletePayment', paid.data.transactionId)).code, 'client.money_left')
  assert.equal((await remove('client.deleteEntry', left.data.transactionId)).status, 200)
  assert.equal((await remove('client.deletePayment', paid.data.transactionId)).status, 200)
  assert.deepEqual(await balances(), ['0.00', '0.00', '0.00'])
})

test('an advance is not deleted once some of it went back or became a fee, but expenses may exceed it', async () => {
  const { pay, spend, move, balances, remove } = await account()
  const first = (await pay('5000', { account: 'advance' })).data
  await spend('4000')
  const moved = (await move('1000', { account: 'advance' })).data
  const refused = await remove('client.deletePayment', first.transactionId)
  assert.equal(refused.code, 'client.money_left')
  assert.deepEqual(await balances(), ['-1000.00', '0.00', '0.00'])
  assert.equal((await remove('client.deleteEntry', moved.transactionId)).status, 200)
  assert.equal((await remove('client.deletePayment', first.transactionId)).status, 200)
  assert.deepEqual(await balances(), ['0.00', '4000.00', '0.00'])
})

test('at most what is left of an advance goes back to the client', async () => {
  const { pay, spend, payOut: out, balances } = await account()
  await pay('1000', { account: 'advance' })
  await spend('400')
  const tooMuch = await out('600.01', { account: 'advance' })
  assert.deepEqual([tooMuch.code, /600,00 ₺/.test(tooMuch.message)], ['client.not_covered', true])
  assert.equal((await out('600', { account: 'advance' })).status, 200)
  assert.deepEqual(await balances(), ['0.00', '0.00', '0.00'])
})

test('a bank transfer is other to the calls of the specification, and goes with no other type', async () => {
  const { me, clientId, pay } = await account()
  await pay('10', { paymentType: 'other', paymentDetail: 'bankTransfer' })
  const [line] = (await me.get('client.transactions', { clientId })).data.items
  assert.deepEqual([line.paymentType, line.paymentDetail], ['other', 'bankTransfer'])
  for (const wrong of [
    { paymentType: 'cash', paymentDetail: 'bankTransfer' },
    { paymentType: 'other', paymentDetail: 'fromTrust' },
  ])
    assert.equal((await pay('10', wrong)).code, 'request.invalid')
})

test('an advance settles no instalment', async () => {
  const { me, clientId, pay } = await account()
  await me.call('client.setInstalments', {
    params: { clientId },
    body: { before: [], items: [{ due: '2020-01-15', amount: '100.00' }] },
  })
  await pay('100', { account: 'advance' })
  assert.equal((await me.get('client.instalments', { clientId })).data.overdue.amount, '100.00')
})

test('a client whose money is in trust is not deleted, not even for a reason', async () => {
  const { me, clientId, pay, payOut: out } = await account()
  await pay('5', { account: 'trust' })
  const remove = () => me.call('client.delete', { params: { clientId }, body: { comment: 'Kapandı' } })
  assert.equal((await remove()).code, 'client.holds_trust')
  await out('5')
  assert.equal((await remove()).status, 200)
})

test('totals and statement keep the accounts apart', async () => {
  const { me, clientId, pay, serve, spend, move } = await account()
  const date = '2026-05-05'
  await serve('300', { date })
  await pay('1000', { account: 'trust', date })
  await pay('200', { account: 'advance', date })
  await spend('50', { date })
  await move('100', { date })
  const { data } = await me.get('client.totals', {}, 'startDate=2026-05-01&endDate=2026-05-31')
  const { months, ...all } = data
  assert.deepEqual(
    Object.fromEntries(Object.entries<{ amount: string }>(all).map(([of, { amount }]) => [of, amount])),
    {
      ...{
        services: '300.00',
        payments: '100.00',
        advances: '200.00',
        expenses: '50.00',
        advancesOut: '0.00',
      },
      ...{ trustIn: '1000.00', trustOut: '100.00' },
    },
  )
  const sums = (await me.get('client.statementSums', { clientId }, 'startDate=2026-05-01&endDate=2026-05-31'))
    .data
  assert.deepEqual(
    [sums.closing.amount, sums.advance.closing.amount, sums.trust.closing.amount, sums.trust.paidOut.amount],
    ['200.00', '-150.00', '-900.00', '100.00'],
  )
})

test('the largest amounts are added to the kuruş', async () => {
  const { pay, payOut: out, balances } = await account()
  for (let line = 0; line < 3; line += 1) await pay('9999999999.99', { account: 'trust' })
  assert.equal((await balances())[2], '-29999999999.97')
  assert.equal((await out('10000000000')).code, 'request.invalid')
  for (let line = 0; line < 3; line += 1) assert.equal((await out('9999999999.99')).status, 200)
  assert.equal((await balances())[2], '0.00')
})

test('whoever may only read clients books nothing', async () => {
  const { me, clientId, pay } = await account()
  await pay('100', { account: 'trust' })
  const reader = world.signIn({ officeId: me.officeId, role: 'USER' })
  const leaving = { clientId, amount: '1', ...cash, account: 'trust', consent: 'x', expenseType: 'other' }
  for (const name of ['client.payOut', 'client.moveToFee', 'client.addExpense'] as const)
    assert.equal((await reader.post(name, leaving)).status, 403, name)
})
