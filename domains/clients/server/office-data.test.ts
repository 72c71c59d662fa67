/** The balances that an administrator takes out of the office, and what their columns say of them. */
import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { clientOfficeData } from './office-data.ts'
import { newClient, openClients, type TestClients } from './testing/index.ts'

let world: TestClients
before(async () => {
  world = await openClients()
})
after(() => world.close())

test('each balance that counts what is dated ahead says so in both languages', async () => {
  const me = world.signIn()
  const clientId = await newClient(me)
  const line = { clientId, amount: '100', description: 'Kayıt', paymentType: 'cash', date: '2099-01-01' }
  for (const account of ['fee', 'advance', 'trust']) await me.post('client.addPayment', { ...line, account })
  const table = clientOfficeData.find(({ name }) => name === 'clients')
  assert.ok(table)
  const asker = { userId: me.userId, officeId: me.officeId, roles: ['ADMIN'] }
  const { rows } = await world.own().system(({ db }) => table.rows(asker).execute(db))
  const counted = Object.entries(table.columns).filter(
    ([name, { form }]) => form === 'amount' && Number(rows[0]?.[name]) !== 0,
  )
  assert.deepEqual(
    counted.map(([name]) => name),
    ['balance', 'advance', 'trust'],
  )
  for (const [name, { title }] of counted) {
    assert.match(title.tr, /ileri tarihlilerle/, name)
    assert.match(title.en, /with lines ahead/, name)
  }
})
