import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { addDays, dayInTurkey } from '@mizan/platform/calendar'
import { newCase, newClient, newTask, openCases, type Person, type TestCases } from '../testing/index.ts'

let world: TestCases
before(async () => {
  world = await openCases()
})
after(() => world.close())

const today = () => dayInTurkey(world.clock.now())
const inDays = (days: number) => addDays(today(), days)
const give = (by: Person, caseId: string, to: Person, permission: string) =>
  by.of('cases.updatePermissions', caseId, { permissions: [{ userId: to.userId, permission }] })
const finish = (by: Person, task: { caseId: string; caseTaskId: string }) =>
  by.task('tasks.updateState', task, { state: 'Done', version: 1 })

type Titled = { displayTitle: string }
const found = async (by: Person, row: 'dashboard.cases' | 'dashboard.tasks', filter: string, more = {}) => {
  const { data, body } = await by.post(row, { filter, ...more })
  assert.ok(data, body)
  assert.equal(data.total, data.items.length)
  return data.items.map(({ displayTitle }: Titled) => displayTitle)
}

/** An administrator and somebody who may open only what they are given. */
function office() {
  const admin = world.signIn()
  const user = world.signIn({ officeId: admin.officeId, roles: ['USER'], name: 'Ayşe Kaya' })
  return { admin, user }
}

test('cases are filtered by what the caller has to do with them', async () => {
  const { admin, user } = office()
  const assigneeId = user.userId
  await newCase(admin, { displayTitle: 'Sonra', assigneeId, deadline: inDays(9) })
  await newCase(admin, { displayTitle: 'Önce', assigneeId, deadline: inDays(2) })
  await newCase(admin, { displayTitle: 'Günsüz', assigneeId })
  await newCase(admin, { displayTitle: 'Biten', assigneeId, state: 'closed' })
  const { caseId } = await newCase(admin, { displayTitle: 'İzlenen' })
  await give(admin, caseId, user, 'read')
  await user.of('cases.follow', caseId)
  await newCase(user, { displayTitle: 'Açtığı' })
  assert.deepEqual(await found(user, 'dashboard.cases', 'assigned'), ['Önce', 'Sonra', 'Günsüz'])
  assert.deepEqual(await found(user, 'dashboard.cases', 'followed'), ['İzlenen'])
  assert.deepEqual(await found(user, 'dashboard.cases', 'completed'), ['Biten'])
  assert.deepEqual(await found(user, 'dashboard.cases', 'created'), ['Açtığı'])
  assert.deepEqual(await found(admin, 'dashboard.cases', 'assigned'), [])
  const range = { startDate: inDays(2), endDate: inDays(2) }
  assert.deepEqual(await found(user, 'dashboard.cases', 'assigned', range), ['Önce'])
  await give(admin, caseId, user, 'none')
  assert.deepEqual(await found(user, 'dashboard.cases', 'followed'), [])
})

test('tasks are filtered likewise, each with its case, number, state and client', async () => {
  const { admin, user } = office()
  const clientId = await newClient(world, admin.officeId, 'ABC A.Ş.')
  const one = await newCase(admin, { displayTitle: 'Dava', caseNumber: '2026/1', clientId })
  const { caseId } = one
  await give(admin, caseId, user, 'write')
  const assigneeId = user.userId
  await newTask(admin, caseId, { displayTitle: 'Günsüz', assigneeId })
  await newTask(admin, caseId, { displayTitle: 'Yakın', assigneeId, deadline: inDays(1) })
  const followed = await newTask(admin, caseId, { displayTitle: 'İzlenen' })
  await user.task('tasks.follow', followed)
  const done = await newTask(user, caseId, { displayTitle: 'Biten' })
  await finish(user, done)
  assert.deepEqual(await found(user, 'dashboard.tasks', 'assigned'), ['Yakın', 'Günsüz'])
  assert.deepEqual(await found(user, 'dashboard.tasks', 'followed'), ['İzlenen'])
  assert.deepEqual(await found(user, 'dashboard.tasks', 'completed'), ['Biten'])
  assert.deepEqual(await found(user, 'dashboard.tasks', 'created'), ['Biten'])
  const { items } = (await user.post('dashboard.tasks', { filter: 'assigned', pageSize: 1 })).data
  const { caseTitle, caseNumber, clientName, state, assignee, may } = items[0]
  assert.deepEqual([caseTitle, caseNumber, clientName, state], ['Dava', '2026/1', 'ABC A.Ş.', 'Todo'])
  assert.deepEqual([items.length, items[0].caseId, assignee.name], [1, caseId, 'Ayşe Kaya'])
  assert.deepEqual(may, ['edit', 'setState'])
})

test('tasks of cases that the caller may not read, of deleted cases and deleted tasks are left out', async () => {
  const { admin, user } = office()
  const tasks = []
  for (const displayTitle of ['Kapalı', 'Silinen dava', 'Silinen görev', 'Açık']) {
    const { caseId } = await newCase(admin)
    await give(admin, caseId, user, 'read')
    const more = { displayTitle, assigneeId: user.userId, deadline: inDays(-1) }
    tasks.push(await newTask(admin, caseId, more))
    await user.task('tasks.follow', tasks.at(-1))
  }
  const [closed, ofDeleted, deleted] = tasks
  await give(admin, closed.caseId, user, 'none')
  await admin.of('cases.delete', ofDeleted.caseId, { comment: 'Mükerrer' })
  await admin.task('tasks.delete', deleted)
  assert.deepEqual(await found(user, 'dashboard.tasks', 'assigned'), ['Açık'])
  assert.deepEqual(await found(user, 'dashboard.tasks', 'followed'), ['Açık'])
  const { overdue } = (await user.call('dashboard.today')).data
  assert.deepEqual([overdue.total, overdue.items[0].title], [1, 'Açık'])
})

test('a range of days needs both ends, counts both, and is a day in Turkey', async () => {
  const { admin } = office()
  const { caseId } = await newCase(admin)
  const task = await newTask(admin, caseId, { displayTitle: 'Biten' })
  await finish(admin, task)
  const on = (startDate: string, endDate: string) =>
    found(admin, 'dashboard.tasks', 'completed', { startDate, endDate })
  assert.deepEqual(await on(today(), today()), ['Biten'])
  assert.deepEqual(await on(inDays(1), inDays(2)), [])
  assert.deepEqual(await on(inDays(-2), inDays(-1)), [])
  const completedAt = new Date(`${inDays(-3)}T21:30:00Z`)
  await world.system(({ db }) =>
    db.updateTable('case_tasks').set({ completed_at: completedAt }).where('case_id', '=', caseId).execute(),
  )
  assert.deepEqual(await on(inDays(-2), inDays(-2)), ['Biten'])
  assert.deepEqual(await on(inDays(-3), inDays(-3)), [])
  for (const wrong of [
    { startDate: today() },
    { endDate: today() },
    { startDate: inDays(1), endDate: today() },
    { startDate: '1899-12-31', endDate: today() },
    { startDate: today(), endDate: '2100-01-01' },
  ])
    assert.equal(
      (await admin.post('dashboard.tasks', { filter: 'created', ...wrong })).code,
      'request.invalid',
    )
  assert.equal((await admin.post('dashboard.cases', { filter: 'lost' })).code, 'request.invalid')
})

test('what is due is grouped by overdue, today and the next seven days, five of each with the total', async () => {
  const { admin, user } = office()
  const one = await newCase(admin, { displayTitle: 'Dava', assigneeId: user.userId, deadline: today() })
  const add = (displayTitle: string, days: number, more = {}) =>
    newTask(admin, one.caseId, { displayTitle, deadline: inDays(days), assigneeId: user.userId, ...more })
  for (let days = 6; days > 0; days -= 1) await add(`Gecikmiş ${days}`, -days)
  await add('Bugün', 0)
  await add('Son', 7)
  await add('Uzak', 8)
  await add('Başkasının', 1, { assigneeId: admin.userId })
  const followed = await add('İzlenen', 1, { assigneeId: null })
  await user.task('tasks.follow', followed)
  await finish(user, await add('Biten', -1))
  const { data } = await user.call('dashboard.today')
  const titles = ({ items }: { items: { title: string }[] }) => items.map(({ title }) => title)
  assert.deepEqual([data.date, data.scope, data.may], [today(), 'mine', []])
  assert.deepEqual(
    [titles(data.overdue)[0], data.overdue.items.length, data.overdue.total],
    ['Gecikmiş 6', 5, 6],
  )
  const all = (await user.call('dashboard.today', { query: 'most=100' })).data.overdue
  assert.deepEqual([all.items.length, all.total], [6, 6])
  assert.deepEqual(titles(data.today), ['Dava', 'Bugün'])
  assert.deepEqual([titles(data.nextDays), data.nextDays.total], [['İzlenen', 'Son'], 2])
  assert.deepEqual(data.today.items[1], {
    kind: 'task',
    id: data.today.items[1].id,
    caseId: one.caseId,
    caseNumber: one.caseNumber,
    caseTitle: 'Dava',
    title: 'Bugün',
    date: today(),
    time: null,
    room: null,
    hearingKind: null,
    isPreDeadline: false,
    isCritical: false,
    assignee: { id: user.userId, name: 'Ayşe Kaya' },
    reason: null,
    may: ['complete'],
    version: 1,
  })
  await admin.of('cases.updateState', one.caseId, { state: 'closed', version: 1 })
  assert.deepEqual(titles((await user.call('dashboard.today')).data.today), ['Bugün'])
})

test('what nobody was given belongs to whoever has the case, and a case without an assignee to whoever opened it', async () => {
  const { admin, user } = office()
  const opened = await newCase(user, { displayTitle: 'Açtığı', deadline: today() })
  const given = await newCase(admin, { displayTitle: 'Verilen', assigneeId: user.userId })
  const handedOn = await newCase(user, {
    displayTitle: 'Devrettiği',
    assigneeId: admin.userId,
    deadline: today(),
  })
  for (const { caseId, displayTitle } of [opened, given, handedOn])
    await newTask(admin, caseId, { displayTitle: `${displayTitle} görev`, deadline: today() })
  await admin.of('hearings.add', opened.caseId, { date: today(), time: '10:30' })
  const followed = await newTask(user, opened.caseId, { displayTitle: 'İzlenen', deadline: today() })
  await user.task('tasks.follow', followed)
  const dueTo = async (by: Person) => {
    const { items } = (await by.call('dashboard.today')).data.today
    return items.map(({ kind, title }: { kind: string; title: string }) => `${kind} ${title}`).sort()
  }
  const own = ['case Açtığı', 'hearing ', 'task Açtığı görev', 'task Verilen görev', 'task İzlenen']
  assert.deepEqual(await dueTo(user), own.sort())
  assert.deepEqual(await dueTo(admin), ['case Devrettiği', 'task Devrettiği görev'])
})

test('those who manage all cases see the whole office on request, others only what is theirs', async () => {
  const { admin, user } = office()
  const { userId: assigneeId } = world.signIn({
    officeId: admin.officeId,
    roles: ['USER'],
    name: 'Can Demir',
  })
  const { caseId } = await newCase(admin, { assigneeId })
  await give(admin, caseId, user, 'read')
  await newTask(admin, caseId, { deadline: today() })
  const totalOf = async (by: Person, query: string) => {
    const { data } = await by.call('dashboard.today', { query })
    return [data.scope, data.today.total, data.may.length]
  }
  assert.deepEqual(await totalOf(admin, ''), ['mine', 0, 1])
  assert.deepEqual(await totalOf(admin, 'scope=office'), ['office', 1, 1])
  assert.deepEqual(await totalOf(user, 'scope=office'), ['mine', 0, 0])
  assert.deepEqual(await totalOf(world.signIn(), 'scope=office'), ['office', 0, 1])
})

test('the six cases that changed last are shown, of those that the caller may read', async () => {
  const { admin, user } = office()
  for (let count = 1; count <= 7; count += 1) {
    world.clock.advance(1)
    await newCase(admin, { displayTitle: `Dava ${count}`, assigneeId: count === 3 ? user.userId : null })
  }
  const recent = async (by: Person) =>
    (await by.call('dashboard.today')).data.recentCases.map(({ displayTitle }: Titled) => displayTitle)
  assert.deepEqual(await recent(admin), ['Dava 7', 'Dava 6', 'Dava 5', 'Dava 4', 'Dava 3', 'Dava 2'])
  assert.deepEqual(await recent(user), ['Dava 3'])
})

test('of what is not theirs people read why they see it, and in the work of the whole office nothing', async () => {
  const { admin, user } = office()
  const colleague = world.signIn({ officeId: admin.officeId, roles: ['USER'], name: 'Can Demir' })
  const own = await newCase(admin, { displayTitle: 'Sorumlu', assigneeId: user.userId })
  const opened = await newCase(user, { displayTitle: 'Açtığı', deadline: today() })
  const followed = await newCase(admin, { displayTitle: 'İzlenen', assigneeId: colleague.userId })
  await give(admin, followed.caseId, user, 'read')
  await user.of('cases.follow', followed.caseId)
  await newTask(admin, own.caseId, { displayTitle: 'Kimsenin', deadline: today() })
  await newTask(admin, own.caseId, { displayTitle: 'Kendi', deadline: today(), assigneeId: user.userId })
  const theirs = { displayTitle: 'Arkadaşın', deadline: today(), assigneeId: colleague.userId }
  await user.task('tasks.follow', await newTask(admin, followed.caseId, theirs))
  await admin.of('hearings.add', followed.caseId, { date: today(), time: '10:30' })
  const reasons = async (by: Person, query = '') => {
    const { items } = (await by.call('dashboard.today', { query })).data.today
    return items.map(({ kind, title, reason }: { kind: string; title: string; reason: string }) =>
      [kind, title, reason].join(' '),
    )
  }
  assert.deepEqual((await reasons(user)).sort(), [
    ...['case Açtığı openedCase', 'hearing  followsCase', 'task Arkadaşın followsTask', 'task Kendi '],
    'task Kimsenin answersForCase',
  ])
  assert.ok(opened.caseId)
  assert.ok((await reasons(admin, 'scope=office')).every((one: string) => / $/.test(one)))
})

test('a task of the own and a plain time limit can be completed there, a critical one and one that is only read not', async () => {
  const { admin, user } = office()
  const { caseId } = await newCase(admin, { assigneeId: user.userId })
  const limit = { date: today(), isCritical: false }
  await admin.of('limits.add', caseId, { ...limit, title: 'Cevap' })
  await admin.of('limits.add', caseId, { ...limit, title: 'İstinaf', isCritical: true })
  const late = { date: inDays(3), preDeadline: today(), isCritical: false, title: 'Ön' }
  await admin.of('limits.add', caseId, late)
  await newTask(admin, caseId, { displayTitle: 'Kendi', deadline: today(), assigneeId: user.userId })
  await newTask(admin, caseId, { displayTitle: 'Kimsenin', deadline: today() })
  await admin.of('hearings.add', caseId, { date: today(), time: '10:30' })
  const completable = async (by: Person) => {
    const { items } = (await by.call('dashboard.today', { query: 'scope=office&most=20' })).data.today
    return items
      .filter(({ may }: { may: string[] }) => may.includes('complete'))
      .map(({ title }: { title: string }) => title)
      .sort()
  }
  assert.deepEqual(await completable(admin), ['Cevap', 'Kendi', 'Kimsenin', 'Ön'])
  assert.deepEqual(await completable(user), ['Kendi'])
})
