/** Receipts of payments: what they say, for which lines there are some, and to whom they name the case. */
import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { extractText, getDocumentProxy } from 'unpdf'
import { type Member, newClient, openClients, type TestClients } from './testing/index.ts'

let world: TestClients
before(async () => {
  world = await openClients()
})
after(() => world.close())

const receipt = (by: Member, clientId: string, transactionId: string) =>
  by.get('client.paymentReceipt', { clientId, transactionId })

async function textOf(bytes: Buffer): Promise<string> {
  const pdf = await getDocumentProxy(new Uint8Array(bytes))
  return (await extractText(pdf, { mergePages: true })).text
}

test('a receipt has the head of the office, the amount in figures and words, and the account', async () => {
  const me = world.signIn()
  const clientId = await newClient(me, 'ABC A.Ş.')
  const payment = { clientId, amount: '12500.50', description: 'Masraf avansı', account: 'advance' }
  const way = { paymentType: 'other', paymentDetail: 'bankTransfer', date: '2026-12-03' }
  const { data } = await me.post('client.addPayment', { ...payment, ...way })
  const answer = await receipt(me, clientId, data.transactionId)
  assert.equal(answer.status, 200, answer.body)
  const text = await textOf(answer.bytes)
  for (const part of [
    'Örnek Hukuk Bürosu',
    'Gül Sokak 5, Çankaya',
    'Kavaklıdere / 4540536920',
    'Tahsilat makbuzu',
    '03.12.2026',
    'ABC A.Ş.',
    '12.500,50 ₺',
    '#on iki bin beş yüz Türk lirası elli kuruş#',
    'Havale/EFT',
    'Masraf avansı',
  ])
    assert.ok(text.includes(part), `${part} is not in ${text}`)
  assert.equal(text.includes('IBAN'), false, 'a receipt asks for no money')
})

test('there is a receipt for what was paid or paid out, and none for a service or a deleted payment', async () => {
  const me = world.signIn()
  const clientId = await newClient(me)
  const line = { clientId, amount: '10', description: 'Kayıt', paymentType: 'cash', account: 'trust' }
  const paid = (await me.post('client.addPayment', line)).data.transactionId
  const out = (await me.post('client.payOut', { ...line, amount: '4' })).data.transactionId
  const service = (await me.post('client.addService', line)).data.transactionId
  assert.match(await textOf((await receipt(me, clientId, out)).bytes), /Ödeme makbuzu/)
  assert.equal((await receipt(me, clientId, service)).code, 'client.transaction_not_found')
  await me.post('client.deleteEntry', { clientId, transactionId: out, comment: 'Mükerrer' })
  await me.post('client.deletePayment', { clientId, transactionId: paid, comment: 'Mükerrer' })
  assert.equal((await receipt(me, clientId, paid)).code, 'client.transaction_deleted')
  assert.equal((await receipt(world.signIn(), clientId, paid)).code, 'client.not_found')
})

test('money that is moved to fees inside the office has no second receipt', async () => {
  const me = world.signIn()
  const clientId = await newClient(me)
  const line = { clientId, amount: '100', description: 'Kayıt', paymentType: 'cash' }
  for (const account of ['trust', 'advance']) {
    await me.post('client.addPayment', { ...line, account })
    const moved = await me.post('client.moveToFee', { ...line, account, amount: '40', consent: 'E-posta' })
    const [half] = (await me.get('client.transactions', { clientId })).data.items
    assert.equal(half.amount.amount, '40.00', account)
    for (const id of [half.transactionId, moved.data.transactionId])
      assert.equal((await receipt(me, clientId, id)).code, 'client.transaction_not_found', account)
  }
})

test('a receipt names the case to those who may read it alone', async () => {
  const me = world.signIn()
  const colleague = world.signIn({ officeId: me.officeId })
  const clientId = await newClient(me)
  const caseId = `case of ${clientId}`
  const title = 'Yılmaz / ABC A.Ş.'
  world.state.readable.set(caseId, { readers: [me.userId], title, clientIds: [clientId] })
  const line = { clientId, caseId, amount: '100', description: 'Kayıt', paymentType: 'cash' }
  const { transactionId } = (await me.post('client.addPayment', line)).data
  assert.ok((await textOf((await receipt(me, clientId, transactionId)).bytes)).includes(title))
  const read = await textOf((await receipt(colleague, clientId, transactionId)).bytes)
  assert.ok(read.includes('Kayıt') && !read.includes('Yılmaz'), read)
})
