/** A client that is sent again, because the answer was lost, is added once. */
import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { after, before, test } from 'node:test'
import { openClients, type TestClients } from './testing/index.ts'

let world: TestClients
before(async () => {
  world = await openClients()
})
after(() => world.close())

const contacts = [{ type: 'Phone', title: 'İş', value: '0532 111 22 33' }]

test('a client that is sent again is added once, with its contacts', async () => {
  const me = world.signIn()
  const wanted = { name: 'ABC A.Ş.', contacts, key: randomUUID() }
  const create = (more: object = {}) => me.post('client.create', { ...wanted, ...more })
  const [one, again] = await Promise.all([create(), create()])
  assert.equal(one.data.clientId, wanted.key, one.body)
  assert.deepEqual(again.data, one.data)
  assert.equal(one.data.contacts.length, 1)
  const refused = [
    await create({ name: 'ABC Sanayi A.Ş.' }),
    await create({ contacts: [] }),
    await world.signIn({ officeId: me.officeId }).post('client.create', wanted),
    await world.signIn().post('client.create', wanted),
  ]
  assert.deepEqual(new Set(refused.map(({ code }) => code)), new Set(['client.already_added']))
  assert.equal((await me.get('client.list', {})).data.total, 1)
  const { items } = (await me.get('client.histories', { clientId: wanted.key })).data
  assert.equal(items.length, 1, 'the record has one entry of it')
  await me.call('client.delete', { params: { clientId: wanted.key } })
  assert.equal((await create()).code, 'client.already_added', 'deleted since')
})
