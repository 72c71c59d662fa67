/** Who is told of what happens to cases, on the screen and by letter, and who no longer is. */
import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import {
  deleteNotificationsBefore,
  forgetNotificationsOf,
  notificationPersonalData,
} from '@mizan/notifications/server'
import { newCase, newTask, openCases, type Person, type TestCases } from '../testing/index.ts'

let world: TestCases
before(async () => {
  world = await openCases()
})
after(() => world.close())

interface Shown {
  subjectId: string
  title: string
  unread: number
  total: number
  latest: { id: string; kind: string; action: string; actor: { name: string } | null; says: object }[]
}

const count = async (person: Person): Promise<number> =>
  (await person.call('notifications.unread')).data.count
const list = async (person: Person, query = ''): Promise<Shown[]> =>
  (await person.call('notifications.list', { query })).data.items
/** What the person has not read, the latest first, as `kind action`. */
const told = async (person: Person): Promise<string[]> =>
  (await list(person, 'unread=true')).flatMap(({ latest }) =>
    latest.map(({ kind, action }) => `${kind} ${action}`),
  )

/** An administrator and a colleague with an ordinary role, in one office. */
function twoPeople() {
  const admin = world.signIn({ name: 'Ayşe Kaya' })
  const colleague = (name = 'Burak Er', roles = ['USER']) =>
    world.signIn({ officeId: admin.officeId, roles, name })
  return { admin, bob: colleague(), colleague }
}

const give = (admin: Person, caseId: string, { userId }: Person, permission: string) =>
  admin.of('cases.updatePermissions', caseId, { permissions: [{ userId, permission }] })

/** A case that the colleague may read and follows; what led there is read already. */
async function followed(admin: Person, reader: Person, more: object = {}) {
  const { caseId } = await newCase(admin, more)
  await give(admin, caseId, reader, 'read')
  await reader.of('cases.follow', caseId)
  await readAll(reader)
  return caseId as string
}

const readAll = (person: Person) => person.post('notifications.markRead', { upTo: '999999999999' })

async function lettersOf({ userId }: Person, send: () => Promise<unknown>) {
  world.letters.length = 0
  await send()
  return world.letters.filter((letter) => letter.userId === userId)
}

test('a change is told to the followers and the assignee, and never to whoever made it', async () => {
  const { admin, bob, colleague } = twoPeople()
  const caseId = await followed(admin, bob, { displayTitle: 'Yılmaz / ABC', title: 'Gizli ad' })
  const idle = colleague('Cem Ak')
  await give(admin, caseId, idle, 'read')
  await readAll(idle)
  await admin.of('cases.follow', caseId)
  await admin.of('cases.updateState', caseId, { state: 'appeal', version: 1 })
  assert.deepEqual([await count(bob), await count(admin), await count(idle)], [1, 0, 0])
  const [about] = await list(bob)
  assert.deepEqual(
    [about?.title, about?.unread, about?.latest[0]?.actor?.name],
    ['Yılmaz / ABC', 1, 'Ayşe Kaya'],
  )
  assert.deepEqual(about?.latest[0]?.says, {
    tr: 'Durumu değiştirdi · Açık → İstinafta',
    en: 'Changed the state of a case · Open → On appeal',
  })
})

test('neither a hidden title nor a long text is in what the bell shows', async () => {
  const { admin, bob } = twoPeople()
  const caseId = await followed(admin, bob, { title: 'Sır bir' })
  await admin.of('cases.updateTitle', caseId, { title: 'Sır iki', version: 1 })
  await admin.of('cases.updateDescription', caseId, { description: 'Sır üç', version: 2 })
  const task = await newTask(admin, caseId, { title: 'Sır dört', assigneeId: bob.userId })
  await admin.task('tasks.updateTitle', task, { title: 'Sır beş', version: 1 })
  const shown = await list(bob)
  assert.equal(shown[0]?.unread, 4)
  assert.doesNotMatch(JSON.stringify(shown), /Sır/)
})

test('assignments, rights and the people of a task are told as such', async () => {
  const { admin, bob, colleague } = twoPeople()
  const { caseId } = await newCase(admin)
  await give(admin, caseId, bob, 'read')
  await give(admin, caseId, bob, 'read')
  assert.deepEqual(await told(bob), ['rightGiven case.permissions_changed'])
  await readAll(bob)
  const task = await newTask(admin, caseId, { assigneeId: bob.userId })
  const cem = colleague('Cem Ak')
  await give(admin, caseId, cem, 'write')
  await cem.task('tasks.follow', task)
  await admin.task('tasks.updateNote', task, { note: 'Yarın', version: 1 })
  await bob.task('tasks.updateState', task, { state: 'Done', version: 2 })
  assert.deepEqual(await told(bob).then((all) => all.slice(0, 2)), [
    'taskChanged task.note_changed',
    'taskAssigned task.added',
  ])
  assert.deepEqual(await told(admin), ['taskChanged task.state_changed'])
  assert.equal((await told(cem))[0], 'taskChanged task.state_changed')
  await cem.of('cases.updateAssignee', caseId, { assigneeId: bob.userId, version: 1 })
  assert.equal((await told(bob))[0], 'caseAssigned case.assignee_changed')
  const many = { cases: [{ caseId, version: 2 }], change: { assigneeId: cem.userId } }
  await admin.post('cases.changeMany', many)
  assert.equal((await told(cem))[0], 'caseAssigned case.assignee_changed')
  const created = await newCase(admin, { assigneeId: bob.userId })
  assert.deepEqual(
    (await list(bob))[0]?.latest.map(({ kind }) => kind),
    ['caseAssigned'],
  )
  assert.equal((await list(bob))[0]?.subjectId, created.caseId)
})

test('a critical time limit asks whoever may confirm it, and the one who asked hears the answer', async () => {
  const { admin, bob, colleague } = twoPeople()
  const { caseId } = await newCase(admin)
  const add = () => bob.of('limits.add', caseId, { title: 'Cevap', date: '2026-12-14', isCritical: true })
  await give(admin, caseId, bob, 'write')
  const cem = colleague('Cem Ak')
  await give(admin, caseId, cem, 'read')
  await cem.of('cases.follow', caseId)
  await readAll(cem)
  const { limitId } = (await add()).data
  const settle = (by: Person, row: 'limits.complete' | 'limits.confirm', version: number) =>
    by.call(row, { params: { caseId, limitId }, body: { version } })
  await settle(bob, 'limits.complete', 1)
  assert.deepEqual(await told(cem), ['criticalLimit limit.completed', 'criticalLimit limit.added'])
  assert.deepEqual(await told(admin), ['confirmation limit.completed'])
  await settle(admin, 'limits.confirm', 2)
  assert.equal((await told(bob))[0], 'criticalLimit limit.confirmed')
  // The only one who wrote the case is now the one who asks; whoever manages all cases is told instead.
  const alone = await newCase(bob)
  const second = (
    await bob.of('limits.add', alone.caseId, { title: 'İtiraz', date: '2026-12-20', isCritical: true })
  ).data
  await bob.call('limits.complete', {
    params: { caseId: alone.caseId, limitId: second.limitId },
    body: { version: 1 },
  })
  assert.deepEqual(
    (await list(admin))[0]?.latest.map(({ kind }) => kind),
    ['confirmation'],
  )
})

test('who loses the right to read a case is no longer told of it, counted or mailed, also of what was before', async () => {
  const { admin, bob } = twoPeople()
  const caseId = await followed(admin, bob, { displayTitle: 'Saklı Dava' })
  await bob.post('notifications.set', { kind: 'caseChanged', way: 'mail', on: true })
  await bob.post('notifications.set', { kind: 'caseChanged', way: 'digest', on: true })
  const state = (state: string, version: number) => admin.of('cases.updateState', caseId, { state, version })
  await state('appeal', 1)
  assert.equal(await count(bob), 1)
  await give(admin, caseId, bob, 'none')
  assert.deepEqual([await count(bob), await list(bob)], [0, []])
  world.clock.advance(600)
  assert.deepEqual(await lettersOf(bob, world.mail), [])
  // While they may not read it, nothing is kept for later.
  await state('closed', 2)
  await give(admin, caseId, bob, 'read')
  assert.deepEqual(await told(bob), ['rightGiven case.permissions_changed', 'caseChanged case.state_changed'])
  await admin.of('cases.delete', caseId, { comment: 'Mükerrer' })
  assert.deepEqual([await count(bob), await list(bob)], [0, []])
})

test('reading marks what was seen, of one case or of all, and what came later stays unread', async () => {
  const { admin, bob } = twoPeople()
  const [first, second] = [await followed(admin, bob), await followed(admin, bob)]
  for (const caseId of [first, second])
    await admin.of('cases.updateState', caseId, { state: 'out', version: 1 })
  const upTo = (await list(bob))[0]?.latest[0]?.id ?? ''
  await admin.of('cases.updateState', second, { state: 'closed', version: 2 })
  const read = (body: object) => bob.post('notifications.markRead', body)
  assert.equal((await read({ subjectId: second, upTo })).status, 200)
  assert.equal(await count(bob), 2)
  assert.deepEqual(
    (await list(bob, 'unread=true')).map(({ subjectId }) => subjectId),
    [second, first],
  )
  assert.equal((await list(bob))[0]?.total, 3)
  await readAll(bob)
  assert.deepEqual([await count(bob), await list(bob, 'unread=true')], [0, []])
  const unknown = await read({ subjectId: 'unknown', upTo })
  assert.deepEqual([unknown.status, unknown.code], [404, 'notification.not_found'])
  const page = await bob.call('notifications.list', { query: 'pageSize=1&pageIndex=1' })
  assert.deepEqual([page.data.items.length, page.data.total], [1, 2])
})

test('whoever opens a case has read all of it, and nothing of other cases', async () => {
  const { admin, bob } = twoPeople()
  const [first, second] = [await followed(admin, bob), await followed(admin, bob)]
  for (const caseId of [first, second])
    await admin.of('cases.updateState', caseId, { state: 'out', version: 1 })
  const before = await count(bob)
  const open = (subjectId: string) => bob.post('notifications.markRead', { subjectId, isOpened: true })
  assert.equal((await open('unknown')).status, 200)
  assert.equal(await count(bob), before)
  assert.equal((await open(first)).status, 200)
  assert.deepEqual(
    (await list(bob, 'unread=true')).map(({ subjectId }) => subjectId),
    [second],
  )
  const both = { subjectId: second, isOpened: true, upTo: '1' }
  assert.equal((await bob.post('notifications.markRead', both)).code, 'request.invalid')
})

test('settings hold at once for each way, and a critical time limit stays on the screen', async () => {
  const { admin, bob } = twoPeople()
  const caseId = await followed(admin, bob)
  const set = (kind: string, way: string, on: boolean) => bob.post('notifications.set', { kind, way, on })
  await Promise.all([
    set('caseChanged', 'screen', false),
    set('caseChanged', 'mail', true),
    set('hearing', 'mail', true),
  ])
  await admin.of('cases.updateState', caseId, { state: 'out', version: 1 })
  assert.deepEqual([await count(bob), await list(bob, 'unread=true')], [0, []])
  world.clock.advance(300)
  assert.equal((await lettersOf(bob, world.mail)).length, 1)
  await admin.of('cases.updateState', caseId, { state: 'closed', version: 2 })
  await set('caseChanged', 'mail', false)
  world.clock.advance(300)
  assert.deepEqual(await lettersOf(bob, world.mail), [])
  const refused = await set('criticalLimit', 'screen', false)
  assert.deepEqual([refused.status, refused.code], [409, 'notification.always_on_screen'])
  assert.equal((await set('unknown', 'mail', true)).code, 'notification.kind_not_found')
  const { groups, days } = (await bob.call('notifications.settings')).data
  const { name: _, ...changed } = groups[0].items[1]
  assert.deepEqual(changed, { kind: 'caseChanged', locked: null, screen: false, mail: false, digest: false })
  assert.deepEqual(days, [7, 3, 1, 0])
})

test('changes of some minutes are one letter by case, without what was read meanwhile, and nothing is sent twice', async () => {
  const { admin, bob } = twoPeople()
  const caseId = await followed(admin, bob, { displayTitle: 'Demir / Kaya', title: 'Sır' })
  const other = await followed(admin, bob, { displayTitle: 'Öz / Ak' })
  const limit = (id: string, title: string) =>
    admin.of('limits.add', id, { title, date: '2026-12-14', isCritical: true })
  await limit(caseId, 'Cevap')
  world.clock.advance(200)
  await limit(caseId, 'Cevap iki')
  await limit(other, 'Cevap üç')
  assert.deepEqual(await lettersOf(bob, world.mail), [])
  const [{ latest: [newest] = [] } = {}] = await list(bob)
  await bob.post('notifications.markRead', { subjectId: other, upTo: newest?.id })
  world.clock.advance(101)
  const [letter, ...more] = await lettersOf(bob, () => Promise.all([world.mail(), world.mail()]))
  assert.deepEqual(more, [])
  assert.equal(letter?.subject, 'Mizan: 2 yeni bildirim (2 kritik)')
  assert.match(
    letter?.text ?? '',
    /Demir \/ Kaya\n {2}- Ayşe Kaya · Süre ekledi · Süre: Cevap iki · Tarih: 14\.12\.2026\n {2}- Ayşe Kaya · Süre ekledi · Süre: Cevap · Tarih: 14\.12\.2026\n {2}https:\/\/mizan\.test\/case-management\/\S+\n/,
  )
  assert.doesNotMatch(letter?.text ?? '', /Sır|Öz/)
  world.clock.advance(600)
  assert.deepEqual(await lettersOf(bob, world.mail), [])
})

test('the digest is one letter a person and day, however often it runs', async () => {
  const { admin, bob } = twoPeople()
  const caseId = await followed(admin, bob)
  const add = (date: string) => admin.of('hearings.add', caseId, { date, time: '10:30' })
  await add('2026-12-14')
  await add('2026-12-15')
  const both = () => Promise.all([world.digest(), world.digest()])
  assert.deepEqual(
    (await lettersOf(bob, both)).map(({ subject }) => subject),
    ['Mizan: günlük özet, 2 bildirim'],
  )
  await add('2026-12-16')
  assert.deepEqual(await lettersOf(bob, world.digest), [])
  world.clock.advance(86_400)
  assert.equal((await lettersOf(bob, world.digest)).length, 1)
  await add('2026-12-17')
  world.leave(bob.userId)
  world.clock.advance(86_400)
  assert.deepEqual(await lettersOf(bob, world.digest), [])
})

test('notifications are exported and erased with the person, go when they leave, and after ninety days', async () => {
  const { admin, bob, colleague } = twoPeople()
  const cem = colleague('Cem Ak')
  for (const person of [bob, cem]) {
    const caseId = await followed(admin, person)
    await admin.of('cases.updateState', caseId, { state: 'out', version: 1 })
    await person.post('notifications.set', { kind: 'hearing', way: 'mail', on: true })
  }
  const exported = (person: Person) =>
    world.system.read((tx) =>
      notificationPersonalData.export(tx, { userId: person.userId, email: undefined }),
    )
  const { notifications } = (await exported(bob)) as { notifications: { items: object[]; settings: unknown } }
  assert.deepEqual([notifications.items.length, notifications.settings !== null], [2, true])
  await world.system((tx) => notificationPersonalData.forget(tx, { userId: bob.userId, email: undefined }))
  assert.deepEqual(await exported(bob), { notifications: { items: [], settings: null } })
  const before = (days: number) => new Date(world.clock.now().getTime() - days * 86_400_000)
  await world.system((tx) => deleteNotificationsBefore(tx, before(90)))
  assert.equal((await list(cem)).length, 1)
  await world.system((tx) => forgetNotificationsOf(tx, cem))
  assert.deepEqual(await exported(cem), { notifications: { items: [], settings: null } })
  await world.system((tx) => deleteNotificationsBefore(tx, before(-1)))
  assert.deepEqual(await list(admin), [])
})
