import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { newClient, openClients, type TestClients } from './testing/index.ts'

let world: TestClients
before(async () => {
  world = await openClients()
})
after(() => world.close())

test('a history tells who did what and when, with the values before and after, newest first', async () => {
  const me = world.signIn()
  const other = world.signIn({ officeId: me.officeId })
  const clientId = await newClient(me, 'Eski Ad')
  await newClient(me, 'Başka Müvekkil')
  world.clock.advance(60_000)
  await other.post('client.updateName', { clientId, name: 'Yeni Ad', version: 1 })
  const phone = { type: 'Phone', title: 'Cep', value: '0532 111 22 33' }
  const { contactId } = (await me.post('client.addContact', { clientId, ...phone })).data
  const email = { type: 'Email', title: 'Cep', value: 'ad@ornek.test' }
  await me.post('client.updateContact', { clientId, contactId, ...email, version: 1 })
  await me.post('client.deleteContact', { clientId, contactId, version: 2 })
  const { data } = await me.get('client.histories', { clientId })
  assert.deepEqual(
    data.items.map(({ action, details }: { action: string; details: object }) => [action, details]),
    [
      ['client.contact_deleted', email],
      [
        'client.contact_changed',
        {
          type: 'Phone',
          title: 'Cep',
          typeBefore: 'Phone',
          typeAfter: 'Email',
          valueBefore: '+905321112233',
          valueAfter: 'ad@ornek.test',
        },
      ],
      ['client.contact_added', { ...phone, value: '+905321112233' }],
      ['client.renamed', { before: 'Eski Ad', after: 'Yeni Ad' }],
      ['client.created', {}],
    ],
  )
  const renamed = data.items[3]
  assert.deepEqual(renamed.actor, { id: other.userId, name: 'Deniz Örnek' })
  assert.equal(renamed.at, world.clock.now().toISOString())
  assert.equal(data.total, 5)
})

test('payments and services are in the history with their amount, and their deletion with its reason', async () => {
  const me = world.signIn()
  const clientId = await newClient(me)
  const entry = { clientId, amount: '12.5', description: 'Peşinat', date: '2026-12-01' }
  const { transactionId } = (await me.post('client.addPayment', { ...entry, paymentType: 'check' })).data
  await me.post('client.addService', entry)
  await me.post('client.deletePayment', { clientId, transactionId, comment: 'Mükerrer' })
  const { data } = await me.get('client.histories', { clientId }, 'pageSize=3')
  const shown = { amount: '12.50', description: 'Peşinat', date: '2026-12-01' }
  assert.deepEqual(
    data.items.map(({ action, details }: { action: string; details: object }) => [action, details]),
    [
      ['client.payment_deleted', { ...shown, paymentType: 'check', comment: 'Mükerrer' }],
      ['client.service_added', shown],
      ['client.payment_added', { ...shown, paymentType: 'check' }],
    ],
  )
  assert.equal(data.total, 4)
})

test('a refused change leaves nothing in the history', async () => {
  const me = world.signIn()
  const clientId = await newClient(me)
  await me.post('client.updateName', { clientId, name: 'Yeni', version: 7 })
  const missing = { clientId, transactionId: 'yok', comment: 'Yanlış' }
  await me.post('client.deletePayment', missing)
  assert.equal((await me.get('client.histories', { clientId })).data.total, 1)
})

test('a client and a contact that are saved as they are leave no version and nothing in the history', async () => {
  const me = world.signIn()
  const contact = { type: 'Phone', title: 'Cep', value: '+905321112233' }
  const clientId = await newClient(me, 'Burak Şimşek', [contact])
  const before = (await me.get('client.read', { clientId })).data
  const [{ contactId }] = before.contacts
  const renamed = await me.post('client.updateName', { clientId, name: 'Burak Şimşek', version: 1 })
  const changed = await me.post('client.updateContact', { clientId, contactId, ...contact, version: 1 })
  assert.deepEqual([renamed.data.version, changed.data.version], [1, 1])
  assert.deepEqual((await me.get('client.read', { clientId })).data, before)
  assert.equal((await me.get('client.histories', { clientId })).data.total, 1)
})
