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
  assert.deepEqual([beyond.total, beyond.items, beyond.isCut], [5, [], false])
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

const phone = { type: 'Phone', title: 'Cep', value: '0532 111 22 33' }

const asked = (me: Member, query: string) => namesOf(me, `query=${encodeURIComponent(query)}`)

test('words of a query are found in any order, at the beginnings of words if any client has them there', async () => {
  const me = world.signIn()
  await newClient(world.signIn(), 'Ahmet Yılmaz')
  await newClient(me, 'Ahmet Yılmaz', [{ type: 'Address', title: 'Ev', value: 'Gül Sokak 5, Çankaya' }])
  await newClient(me, 'Mehmet Yılmaz')
  for (const query of ['yılmaz ahmet', 'AHM YIL', 'cankaya ahmet', 'yil gül 5'])
    assert.deepEqual(await asked(me, query), ['Ahmet Yılmaz'], query)
  assert.deepEqual(await asked(me, 'yılmaz'), ['Ahmet Yılmaz', 'Mehmet Yılmaz'])
  assert.deepEqual(await asked(me, 'maz hmet'), ['Ahmet Yılmaz', 'Mehmet Yılmaz'], 'inside of words')
  assert.deepEqual(await asked(me, 'met'), ['Ahmet Yılmaz', 'Mehmet Yılmaz'], 'inside of words')
  assert.deepEqual(await asked(me, 'me'), ['Mehmet Yılmaz'])
  assert.deepEqual(await asked(me, 'ahmet demir'), [])
  const whole = 'ahm yıl gül sok 5 çan 5 gü'
  assert.deepEqual([await asked(me, whole), await asked(me, `${whole} meh`)], [['Ahmet Yılmaz'], []])
})

test('a telephone number is found as it is dialled, a mail address by its domain', async () => {
  const me = world.signIn()
  await newClient(me, 'Ahmet', [phone, { type: 'Email', title: 'İş', value: 'bilgi@hukuk.ornek.test' }])
  await newClient(me, 'Mehmet', [{ ...phone, value: '0533 532 11 12' }])
  const dialled = ['0532111', '0532 111 22 33', '(532) 111-22-33', '+90 532 111 22', '+905321112233', '532']
  for (const query of [...dialled, 'ahmet 0532', 'hukuk.ornek', '@hukuk', 'ornek.test', 'bilgi@hukuk'])
    assert.deepEqual(await asked(me, query), ['Ahmet'], query)
  assert.deepEqual(await asked(me, '0533 532'), ['Mehmet'])
  assert.deepEqual(await asked(me, '11 22 33'), ['Ahmet'], 'inside of a number')
})

test('a client is found by the name and the contacts that it has now, and not once it is deleted', async () => {
  const me = world.signIn()
  const clientId = await newClient(me, 'Ahmet Yılmaz', [phone])
  await me.post('client.updateName', { clientId, name: 'Ahmet Kaya', version: 1 })
  assert.deepEqual([await asked(me, 'yılmaz'), await asked(me, 'kaya')], [[], ['Ahmet Kaya']])
  const [{ contactId }] = (await me.get('client.read', { clientId })).data.contacts
  await me.post('client.updateContact', { clientId, contactId, ...phone, value: '0544 111 22 33' })
  assert.deepEqual([await asked(me, '0532'), await asked(me, '0544')], [[], ['Ahmet Kaya']])
  await me.post('client.addContact', { clientId, type: 'Email', title: 'İş', value: 'ahmet@ornek.test' })
  assert.deepEqual(await asked(me, 'ornek kaya'), ['Ahmet Kaya'])
  await me.call('client.delete', { params: { clientId }, body: {} })
  assert.deepEqual([await asked(me, 'kaya'), await asked(me, 'hmet')], [[], []])
})

test('a line shows the first telephone number and e-mail address, the balance, and the last change', async () => {
  const me = world.signIn()
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
    advance: { amount: '0.00', currency: 'TRY', standing: 'settled' },
    trust: { amount: '0.00', currency: 'TRY', standing: 'settled' },
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
    for (const [part, has] of [
      ['nar', /^Çı/],
      ['a', /^A/],
      ['r', /r/],
    ] as const)
      assert.deepEqual(
        await namesOf(me, `${query}&query=${part}`),
        order.split(' ').filter((name) => has.test(name)),
        `${query} ${part}`,
      )
  }
  assert.deepEqual(await namesOf(me, 'sort=balance&pageIndex=1&pageSize=3'), ['Başka'])
  const counts = (await me.get('client.list')).data.items.map((one: { openCases: number }) => one.openCases)
  assert.deepEqual(counts, [1, 0, 0, 3])
  world.state.openCases = undefined
  assert.deepEqual(await namesOf(me, 'sort=cases'), await namesOf(me), 'for whoever may not read cases')
})
