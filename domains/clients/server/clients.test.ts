import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { newClient, openClients, type TestClients } from './testing/index.ts'

let world: TestClients
before(async () => {
  world = await openClients()
})
after(() => world.close())

const contact = { type: 'Phone', title: 'İş', value: '0532 111 22 33' }

test('a client is added with contacts and read with its balance and what the caller may do', async () => {
  const me = world.signIn()
  const created = await me.post('client.create', { name: '  ABC A.Ş. ', contacts: [contact] })
  const { data } = await me.get('client.read', { clientId: created.data.clientId })
  const { similarNames, ...asRead } = created.data
  assert.deepEqual([data, similarNames], [asRead, 0])
  const { clientId: _id, contacts, createdAt, ...rest } = data
  assert.deepEqual(rest, {
    name: 'ABC A.Ş.',
    version: 1,
    balance: { amount: '0.00', currency: 'TRY', standing: 'settled' },
    advance: { amount: '0.00', currency: 'TRY', standing: 'settled' },
    trust: { amount: '0.00', currency: 'TRY', standing: 'settled' },
    createdBy: { id: me.userId, name: 'Deniz Örnek' },
    may: ['rename', 'delete', 'editContacts', 'addTransaction'],
  })
  assert.deepEqual(contacts, [
    { contactId: contacts[0].contactId, ...contact, value: '+905321112233', version: 1 },
  ])
  assert.equal(createdAt, world.clock.now().toISOString())
})

test('a name is required and has at most 255 characters after trimming', async () => {
  const me = world.signIn()
  for (const name of ['', '   ', 'x'.repeat(256), 'iki\nsatır'])
    assert.equal((await me.post('client.create', { name })).code, 'request.invalid', name)
  assert.equal((await me.post('client.create', { name: ` ${'x'.repeat(255)} ` })).status, 200)
})

test('a reader sees clients and changes nothing', async () => {
  const me = world.signIn()
  const reader = world.signIn({ officeId: me.officeId, role: 'USER' })
  const clientId = await newClient(me)
  assert.deepEqual((await reader.get('client.read', { clientId })).data.may, [])
  assert.deepEqual((await reader.get('client.list')).data.may, [])
  assert.equal((await reader.post('client.create', { name: 'Yeni' })).code, 'access.forbidden')
  const outsider = world.signIn({ officeId: me.officeId, role: 'USERADMIN' })
  assert.equal((await outsider.get('client.all')).code, 'access.forbidden')
})

test('an office whose plan has lapsed reads its clients and changes none', async () => {
  const lapsed = world.signIn({ keys: ['case_management_readonly'] })
  assert.equal((await lapsed.get('client.list')).status, 200)
  assert.equal((await lapsed.post('client.create', { name: 'Yeni' })).code, 'licence.missing')
})

test('a rename that was made with an older version in mind is refused with what has changed', async () => {
  const me = world.signIn()
  const other = world.signIn({ officeId: me.officeId })
  const clientId = await newClient(me)
  const rename = (by: typeof me, name: string, version: number) =>
    by.post('client.updateName', { clientId, name, version })
  assert.equal((await rename(other, 'Onun Adı', 1)).data.version, 2)
  const refused = await rename(me, 'Benim Adım', 1)
  assert.deepEqual([refused.status, refused.code], [409, 'version.changed'])
  const { details } = JSON.parse(refused.body)
  assert.deepEqual(
    [details.version, details.changes[0].by, details.changes[0].fields],
    [2, other.userId, ['name']],
  )
  assert.equal((await me.get('client.read', { clientId })).data.name, 'Onun Adı')
  assert.equal((await rename(me, 'Benim Adım', 2)).data.name, 'Benim Adım')
})

test('a name and a telephone number are taken as they are copied, without signs that show nothing', async () => {
  const me = world.signIn()
  const contacts = [{ type: 'Phone', title: 'Cep\u200b', value: '\u202a+90 532 111 22 33\u202c' }]
  const { data } = await me.post('client.create', { name: '\u200eABC A.\u00adŞ.\ufeff', contacts })
  const [kept] = data.contacts
  assert.deepEqual([data.name, kept.title, kept.value], ['ABC A.Ş.', 'Cep', '+905321112233'])
  assert.equal((await me.post('client.create', { name: '\u200b' })).code, 'request.invalid')
})

test('contacts are added, changed and deleted, and checked by their type', async () => {
  const me = world.signIn()
  const clientId = await newClient(me)
  const { data: added } = await me.post('client.addContact', { clientId, ...contact })
  const wrong = await me.post('client.addContact', {
    clientId,
    type: 'Email',
    title: 'İş',
    value: 'ad ornek',
  })
  assert.deepEqual(
    [wrong.code, JSON.parse(wrong.body).issues],
    ['request.invalid', [{ path: 'value', message: 'E-posta adresini ad@ornek.com biçiminde yazın.' }]],
  )
  assert.equal(
    (await me.post('client.addContact', { clientId, ...contact, title: ' ' })).code,
    'request.invalid',
  )
  const email = { type: 'Email', title: 'Ev', value: 'AD@ornek.test' }
  const changed = await me.post('client.updateContact', { clientId, contactId: added.contactId, ...email })
  assert.deepEqual(changed.data, { contactId: added.contactId, ...email, value: 'ad@ornek.test', version: 2 })
  assert.deepEqual((await me.get('client.read', { clientId })).data.contacts, [changed.data])
  const { contactId } = added
  const stale = await me.post('client.deleteContact', { clientId, contactId, version: 1 })
  assert.equal(stale.code, 'version.changed', 'somebody has changed it since')
  assert.equal((await me.get('client.read', { clientId })).data.contacts.length, 1)
  assert.equal((await me.post('client.deleteContact', { clientId, contactId, version: 2 })).status, 200)
  assert.equal(
    (await me.post('client.deleteContact', { clientId, contactId })).code,
    'client.contact_not_found',
  )
  assert.deepEqual((await me.get('client.read', { clientId })).data.contacts, [])
})

test('a contact that somebody else has changed meanwhile is not overwritten unseen', async () => {
  const me = world.signIn()
  const clientId = await newClient(me, 'Bir', [contact])
  const [{ contactId, version }] = (await me.get('client.read', { clientId })).data.contacts
  const body = { clientId, contactId, ...contact }
  const write = (title: string, seen?: number) =>
    me.post('client.updateContact', { ...body, title, ...(seen && { version: seen }) })
  assert.equal((await write('Ev', version)).data.version, 2)
  const refused = await write('Muhasebe', version)
  const { details } = JSON.parse(refused.body)
  assert.deepEqual([refused.code, details.version, details.changes[0].by], ['version.changed', 2, me.userId])
  const [kept] = (await me.get('client.read', { clientId })).data.contacts
  assert.equal(kept.title, 'Ev')
  // A program that knows no versions writes what it was told.
  assert.equal((await write('Muhasebe')).data.version, 3)
})

test('a client has at most fifty contacts', async () => {
  const me = world.signIn()
  const clientId = await newClient(me)
  const results = []
  for (let number = 0; number < 51; number += 1)
    results.push((await me.post('client.addContact', { clientId, ...contact })).code)
  assert.deepEqual(
    [results.filter((code) => code === undefined).length, results.at(-1)],
    [50, 'client.too_many_contacts'],
  )
})

test('a contact of another client is not reached through one of ours', async () => {
  const me = world.signIn()
  const clientId = await newClient(me, 'Bir')
  const otherId = await newClient(me, 'Öteki', [contact])
  const [{ contactId }] = (await me.get('client.read', { clientId: otherId })).data.contacts
  const answer = await me.post('client.updateContact', { clientId, contactId, ...contact })
  assert.equal(answer.code, 'client.contact_not_found')
})

test('a client with a case is not deleted', async () => {
  const me = world.signIn()
  const clientId = await newClient(me)
  world.state.cases = 1
  const refused = await me.call('client.delete', { params: { clientId } })
  const inEnglish = await me.call('client.delete', { params: { clientId }, language: 'en' })
  world.state.cases = 0
  assert.deepEqual(
    [refused.status, refused.message, inEnglish.message],
    [409, 'Davası olan müvekkil silinemez.', 'Client has an associated case'],
  )
  assert.equal((await me.get('client.read', { clientId })).status, 200)
})

test('a deleted client is found by no call, and its transactions are kept', async () => {
  const me = world.signIn()
  const clientId = await newClient(me)
  await me.post('client.addService', { clientId, amount: '100', description: 'Dilekçe' })
  const deletion = { params: { clientId }, body: { comment: 'Mükerrer kayıt' } }
  assert.deepEqual((await me.call('client.delete', deletion)).data, { done: true })
  for (const name of ['client.read', 'client.transactions', 'client.histories'] as const)
    assert.equal((await me.get(name, { clientId })).code, 'client.not_found', name)
  assert.equal((await me.call('client.delete', { params: { clientId } })).code, 'client.not_found')
  const rename = { clientId, name: 'Yeni', version: 1 }
  assert.equal((await me.post('client.updateName', rename)).code, 'client.not_found')
  assert.deepEqual((await me.get('client.all')).data.items, [])
  assert.deepEqual((await me.get('client.list')).data.items, [])
  const kept = await world
    .own()
    .system.read(({ db }) =>
      db.selectFrom('client_transactions').select('amount').where('client_id', '=', clientId).execute(),
    )
  assert.deepEqual(kept, [{ amount: '100.00' }])
})

test('a client who owes or has paid in advance is deleted for a reason only, also if that is dated ahead', async () => {
  const me = world.signIn()
  const booking = { amount: '100', description: 'Dilekçe' }
  const payment = { ...booking, paymentType: 'cash' }
  const ways: ((clientId: string) => Promise<unknown>)[] = [
    (clientId) => me.post('client.addService', { clientId, ...booking }),
    (clientId) => me.post('client.addPayment', { clientId, ...payment }),
    (clientId) => me.post('client.addPayment', { clientId, ...payment, date: '2026-03-09' }),
  ]
  for (const book of ways) {
    const clientId = await newClient(me)
    await book(clientId)
    const remove = (body?: object) =>
      me.call('client.delete', { params: { clientId }, ...(body && { body }) })
    for (const refused of [await remove(), await remove({})])
      assert.deepEqual([refused.status, refused.code], [409, 'client.not_settled'])
    for (const comment of ['', '  ', 'x'.repeat(256)])
      assert.equal((await remove({ comment })).code, 'request.invalid')
    assert.equal((await remove({ comment: ' Mükerrer kayıt ' })).status, 200)
    const kept = await world.own().system.read(async ({ db }) => {
      const client = await db
        .selectFrom('clients')
        .select('deletion_comment')
        .where('id', '=', clientId)
        .execute()
      const entry = await db
        .selectFrom('audit_entries')
        .select('details')
        .where('subject_id', '=', clientId)
        .where('action', '=', 'client.deleted')
        .execute()
      return [client[0]?.deletion_comment, (entry[0]?.details as { comment?: string } | undefined)?.comment]
    })
    assert.deepEqual(kept, ['Mükerrer kayıt', 'Mükerrer kayıt'])
  }
})

test('a client whose account is settled is deleted without a reason', async () => {
  const me = world.signIn()
  const clientId = await newClient(me)
  const booking = { clientId, amount: '100', description: 'Dilekçe' }
  await me.post('client.addService', booking)
  await me.post('client.addPayment', { ...booking, paymentType: 'cash' })
  assert.equal((await me.call('client.delete', { params: { clientId } })).status, 200)
})

test('the person who added a client is still told by id after their account is erased', async () => {
  const me = world.signIn()
  const other = world.signIn({ officeId: me.officeId })
  const clientId = await newClient(other)
  world.state.gone.add(other.userId)
  const { data } = await me.get('client.read', { clientId })
  assert.deepEqual(data.createdBy, { id: other.userId, name: '' })
})
