import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { type Member, newClient, openClients, type TestClients } from './testing/index.ts'

let world: TestClients
before(async () => {
  world = await openClients()
})
after(() => world.close())

const namesOf = async (me: Member, query = '') =>
  (await me.get('client.list', {}, query)).data.items.map(({ name }: { name: string }) => name)

test('both lists are in Turkish order and hold clients of this office alone', async () => {
  const me = world.signIn()
  await newClient(world.signIn(), 'Yabancı')
  const order = ['Ali', 'Can', 'Çağrı', 'Işıl', 'İnci', 'Oya', 'Ömer', 'Su', 'Şule', 'Zeki']
  for (const name of order.toReversed()) await newClient(me, name)
  assert.deepEqual(await namesOf(me), order)
  const all = (await me.get('client.all')).data.items
  assert.deepEqual(
    all.map(({ name }: { name: string }) => name),
    order,
  )
  assert.deepEqual(Object.keys(all[0]).sort(), ['clientId', 'name'])
})

test('the list is read page by page, with how many clients there are', async () => {
  const me = world.signIn()
  for (const letter of 'ABCDE') await newClient(me, `Müvekkil ${letter}`)
  const page = async (query: string) => (await me.get('client.list', {}, query)).data
  const second = await page('pageIndex=1&pageSize=2')
  assert.deepEqual([second.total, second.pageIndex, second.pageSize, second.items.length], [5, 1, 2, 2])
  assert.deepEqual(await namesOf(me, 'pageIndex=2&pageSize=2'), ['Müvekkil E'])
  const found = await page('pageIndex=1&pageSize=2&query=muvekkil')
  assert.deepEqual(
    [found.total, found.items.map(({ name }: { name: string }) => name)],
    [5, ['Müvekkil C', 'Müvekkil D']],
  )
  const beyond = await page('pageIndex=9&pageSize=2&query=muvekkil')
  assert.deepEqual([beyond.total, beyond.items], [5, []])
})

test('a query finds parts of names and of contacts, without regard to case and Turkish letters', async () => {
  const me = world.signIn()
  const clientId = await newClient(me, 'Işıl Öztürk', [
    { type: 'Email', title: 'İş', value: 'bilgi@ornek.test' },
    { type: 'Phone', title: 'Cep', value: '0532 111 22 33' },
  ])
  await newClient(me, '100% Yapı')
  for (const query of ['ISIL', 'ozturk', 'ztür', 'BİLGİ@', '0532 111', '111 22'])
    assert.deepEqual(await namesOf(me, `query=${encodeURIComponent(query)}`), ['Işıl Öztürk'], query)
  assert.deepEqual(await namesOf(me, 'query=%25'), ['100% Yapı'])
  assert.deepEqual(await namesOf(me, 'query=yok'), [])
  const [{ contactId }] = (await me.get('client.read', { clientId })).data.contacts
  await me.post('client.deleteContact', { clientId, contactId })
  assert.deepEqual(await namesOf(me, 'query=bilgi'), [])
  await me.post('client.updateName', { clientId, name: 'Ayşe Kaya', version: 1 })
  assert.deepEqual([await namesOf(me, 'query=ayse'), await namesOf(me, 'query=isil')], [['Ayşe Kaya'], []])
})

test('a line shows the first telephone number and e-mail address, the balance, and the last change', async () => {
  const me = world.signIn()
  const phone = { type: 'Phone', title: 'Cep', value: '0532 111 22 33' }
  const clientId = await newClient(me, 'ABC', [phone, { ...phone, value: '0532 999 99 99' }])
  world.clock.advance(60_000)
  await me.post('client.addPayment', { clientId, amount: '10', description: 'Avans', paymentType: 'card' })
  const [line] = (await me.get('client.list')).data.items
  assert.deepEqual(line, {
    clientId,
    name: 'ABC',
    version: 1,
    phone: '+905321112233',
    email: null,
    openCases: null,
    balance: { amount: '-10.00', currency: 'TRY', standing: 'advance' },
    overdue: null,
    changedAt: world.clock.now().toISOString(),
    may: ['rename', 'delete', 'editContacts', 'addTransaction'],
  })
})

test('the list has four orders in two directions, for all clients and for those that a query finds', async () => {
  const me = world.signIn()
  const ids = new Map<string, string>()
  for (const name of ['Çınar', 'Aras', 'Demir', 'Başka']) {
    ids.set(name, await newClient(me, name))
    world.clock.advance(60_000)
  }
  const service = (name: string, amount: string, more: object = {}) =>
    me.post('client.addService', { clientId: ids.get(name), amount, description: 'Ücret', ...more })
  await service('Demir', '10')
  world.clock.advance(60_000)
  await service('Aras', '30')
  world.clock.advance(60_000)
  // What is dated ahead is not owed yet.
  await service('Aras', '900', { date: '2099-12-01' })
  world.clock.advance(60_000)
  await service('Çınar', '20')
  world.state.openCases = new Map([
    [ids.get('Aras')!, 1],
    [ids.get('Demir')!, 3],
  ])
  const orders = {
    'sort=name&direction=desc': 'Demir Çınar Başka Aras',
    'sort=balance': 'Aras Çınar Demir Başka',
    'sort=balance&direction=asc': 'Başka Demir Çınar Aras',
    'sort=changed': 'Çınar Aras Demir Başka',
    'sort=changed&direction=asc': 'Başka Demir Aras Çınar',
    'sort=cases': 'Demir Aras Başka Çınar',
    'sort=cases&direction=asc': 'Başka Çınar Aras Demir',
  }
  for (const [query, order] of Object.entries(orders)) {
    assert.equal((await namesOf(me, query)).join(' '), order, query)
    const found = await namesOf(me, `${query}&query=ar`)
    assert.deepEqual(
      found,
      order.split(' ').filter((name) => /ar$|^Ar/.test(name)),
      query,
    )
  }
  assert.deepEqual(await namesOf(me, 'sort=balance&pageIndex=1&pageSize=3'), ['Başka'])
  const counts = (await me.get('client.list')).data.items.map((one: { openCases: number }) => one.openCases)
  assert.deepEqual(counts, [1, 0, 0, 3])
  world.state.openCases = undefined
  assert.deepEqual(await namesOf(me, 'sort=cases'), await namesOf(me), 'for whoever may not read cases')
})
