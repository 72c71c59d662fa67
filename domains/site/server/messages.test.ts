import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import type { MessagePage, ReceivedMessage } from '../schemas.ts'
import { tidyMessages } from './housekeeping.ts'
import { listWritten } from './store/forms.ts'
import { openSite, staff, type TestSite } from './testing/index.ts'

let site: TestSite
const daySeconds = 86_400

before(async () => {
  site = await openSite()
})
after(() => site.close())

const list = async (query: Record<string, string> = {}): Promise<MessagePage> =>
  (await site.asStaff('site.messages', { query: String(new URLSearchParams(query)) })).data
const write = (body: object) => site.asStaff('site.contactUs', { body })
const demo = {
  name: 'Işık',
  surname: 'Şahin',
  email: 'isik@ornek.test',
  organisation: 'Güneş Hukuk Bürosu',
}
const askForDemo = (more: object = {}) => site.asStaff('site.requestDemo', { body: { ...demo, ...more } })
const setState = (messageId: string, state: string) =>
  site.asStaff('site.setMessageState', { params: { messageId }, body: { state } })
const empty = () => site.own().system(({ db }) => db.deleteFrom('visitor_messages').execute())

test('messages of both forms are in one list, newest first, page by page', async () => {
  await write({ name: 'Ali', email: 'ali@ornek.test', topic: 'Fiyat', message: 'Bir soru' })
  site.clock.advance(1)
  await askForDemo({ message: 'Salı günü' })
  const { items, total, counts } = await list({ pageSize: '1' })
  assert.deepEqual([total, counts], [2, { new: 2, answered: 0, closed: 0 }])
  assert.deepEqual(
    items.map(({ kind, name, email, organisation, message, state }) => [
      kind,
      name,
      email,
      organisation,
      message,
      state,
    ]),
    [['demo', 'Işık Şahin', 'isik@ornek.test', 'Güneş Hukuk Bürosu', 'Salı günü', 'new']],
  )
  const [second] = (await list({ pageSize: '1', pageIndex: '1' })).items
  assert.deepEqual([second?.kind, second?.topic, second?.hasAccount], ['contact', 'Fiyat', true])
  await empty()
})

test('a message is found by any of its words, ignoring case and accents', async () => {
  await askForDemo()
  await write({ message: '%50 indirim var mı?' })
  const found = async (query: string) => (await list({ query })).total
  for (const query of ['şahin', 'SAHIN', 'IŞIK', 'isik', 'güneş hukuk', 'GUNES', 'isik@'])
    assert.equal(await found(query), 1, query)
  for (const query of ['%', '%50', 'İNDİRİM']) assert.equal(await found(query), 1, query)
  for (const query of ['_', 'veli']) assert.equal(await found(query), 0, query)
  assert.equal((await list({ kind: 'contact' })).total, 1)
  await empty()
})

test('staff sets the state of a message, and the list says who did and when', async () => {
  await write({ message: 'Soru' })
  const [waiting] = (await list()).items
  const { data: changed } = await setState(waiting?.messageId ?? '', 'answered')
  assert.deepEqual(
    [changed.state, changed.changedBy, changed.changedAt],
    ['answered', 'Ece Usta', site.clock.now().toISOString()],
  )
  const { items, counts } = await list({ state: 'answered' })
  assert.deepEqual([items[0], counts.answered], [changed, 1])
  assert.equal((await list({ state: 'new' })).total, 0)
  assert.deepEqual(await site.audit('message.state_set'), [
    { actor_id: staff.id, subject_id: waiting?.messageId, details: { from: 'new', to: 'answered' } },
  ])
  await empty()
})

test('the writer’s export contains the state of a message, but not who set it', async () => {
  await write({ message: 'Soru' })
  const id = (await list()).items[0]?.messageId ?? ''
  await setState(id, 'closed')
  const { contacts } = (await site
    .own()
    .system.read((tx) => listWritten(tx, { userId: staff.id, email: undefined }))) as {
    contacts: { state: string; changed_by?: string }[]
  }
  assert.deepEqual(
    contacts.map(({ state, changed_by }) => [state, changed_by]),
    [['closed', undefined]],
  )
  await empty()
})

test('a signed-in writer is named and can be answered without having typed name and address', async () => {
  await write({ message: 'Soru' })
  const [{ name, email, hasAccount }] = (await list()).items as [ReceivedMessage]
  assert.deepEqual([name, email, hasAccount], ['Ece Usta', 'ece@ornek.test', true])
  await empty()
})

test('a message can be deleted once', async () => {
  await askForDemo()
  const id = (await list()).items[0]?.messageId ?? ''
  const remove = () => site.asStaff('site.deleteMessage', { params: { messageId: id } })
  assert.deepEqual((await remove()).data, { done: true })
  assert.equal((await list()).total, 0)
  const again = await remove()
  assert.deepEqual([again.status, again.code], [404, 'message.not_found'])
  assert.deepEqual(await site.audit('message.deleted'), [{ actor_id: staff.id, subject_id: id, details: {} }])
})

test('an id that no message can have is not found', async () => {
  for (const id of [
    'contact-',
    'demo-x',
    'contact-1 or 1=1',
    'other-1',
    'contact-99999999999999999999',
    'contact-999999',
  ]) {
    const { status, code } = await setState(id, 'closed')
    assert.deepEqual([status, code], [404, 'message.not_found'], id)
  }
})

test('only staff can read or change messages of visitors', async () => {
  const lawyer = site.people.signIn({ roles: ['ADMIN'] })
  const params = { messageId: 'contact-1' }
  for (const [name, input] of [
    ['site.messages', {}],
    ['site.setMessageState', { params, body: { state: 'closed' } }],
    ['site.deleteMessage', { params }],
  ] as const) {
    assert.equal((await site.call(name, input)).code, 'session.required', name)
    assert.equal((await site.call(name, { ...input, token: lawyer })).code, 'access.forbidden', name)
  }
})

test('handled messages are deleted a year after they were handled, all others after two years', async () => {
  await write({ message: 'yanıtlanan' })
  await write({ message: 'bekleyen' })
  const answered = (await list({ query: 'yanıtlanan' })).items[0]?.messageId ?? ''
  await setState(answered, 'answered')
  site.clock.advance(364 * daySeconds)
  assert.equal(await tidyMessages(site.own()), 0)
  site.clock.advance(2 * daySeconds)
  assert.equal(await tidyMessages(site.own()), 1)
  assert.deepEqual((await list()).items[0]?.message, 'bekleyen')
  site.clock.advance(365 * daySeconds)
  assert.equal(await tidyMessages(site.own()), 1)
  assert.equal((await list()).total, 0)
})
