import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { addDays, dayInTurkey } from '@mizan/platform/calendar'
import { newCase, openCases, type Person, type TestCases } from '../testing/index.ts'

let world: TestCases
before(async () => {
  world = await openCases()
})
after(() => world.close())

const daySeconds = 86_400
const today = () => dayInTurkey(world.clock.now())
const inDays = (days: number) => addDays(today(), days)

/** The letters of one run to this person. */
async function lettersTo({ userId }: Person) {
  world.letters.length = 0
  await world.digest()
  return world.letters.filter((letter) => letter.userId === userId)
}

interface Shown {
  says: { tr: string; en: string }
  due: object | null
}

/** Kinds of what the bell shows, the latest first. */
const remindersOf = async (person: Person): Promise<string[]> =>
  (await person.call('notifications.list')).data.items.flatMap(({ latest }: { latest: { kind: string }[] }) =>
    latest.map(({ kind }) => kind),
  )

test('one letter a day says what is due by the chosen days, with number and displayed title alone', async () => {
  const me = world.signIn()
  const { caseId, caseNumber } = await newCase(me, {
    displayTitle: 'Dava',
    title: 'Gizli',
    deadline: inDays(3),
  })
  await me.of('hearings.add', caseId, { date: inDays(1), time: '10:30', note: 'Not' })
  await me.of('limits.add', caseId, { title: 'İstinaf sırrı', date: inDays(7), isCritical: true })
  await me.of('tasks.add', caseId, { displayTitle: 'Tanık', title: 'Sır', deadline: inDays(2) })
  const [letter, ...more] = await lettersTo(me)
  assert.deepEqual(more, [])
  assert.equal(letter?.subject, 'Mizan: günlük özet, 3 hatırlatma (1 kritik)')
  const lines = letter?.text.split('\n').filter((line) => line.includes(caseNumber)) ?? []
  assert.deepEqual(
    lines.map((line) => line.split(' · ').slice(1).join(' · ')),
    [`Duruşma · ${caseNumber} Dava`, `Son gün · ${caseNumber} Dava`, `KRİTİK · Süre · ${caseNumber} Dava`],
  )
  assert.doesNotMatch(letter?.text ?? '', /Gizli|sır|Sır|Not/)
  assert.deepEqual(await lettersTo(me), [])
})

test('a day without a run is made up for, and nothing is repeated', async () => {
  const me = world.signIn()
  await newCase(me, { displayTitle: 'Bir', deadline: inDays(4) })
  await newCase(me, { displayTitle: 'İki', deadline: inDays(1) })
  assert.match((await lettersTo(me))[0]?.text ?? '', /İki/)
  // The next day nothing runs; on it "Bir" had three days left, and "İki" none.
  world.clock.advance(2 * daySeconds)
  const [late] = await lettersTo(me)
  assert.match(late?.text ?? '', /Bir/)
  assert.match(late?.text ?? '', /İki \(günü geçti\)/)
  world.clock.advance(daySeconds)
  assert.match((await lettersTo(me))[0]?.text ?? '', /Bir/)
  world.clock.advance(2 * daySeconds)
  assert.equal((await lettersTo(me)).length, 1)
  world.clock.advance(daySeconds)
  assert.deepEqual(await lettersTo(me), [])
})

test('settings choose kinds and days, critical time limits stay, and mail can be switched off', async () => {
  const me = world.signIn()
  const { caseId } = await newCase(me, { deadline: inDays(2) })
  await me.of('limits.add', caseId, { title: 'Cevap', date: inDays(2) })
  await me.of('limits.add', caseId, { title: 'İstinaf', date: inDays(2), isCritical: true })
  const off = (kind: string, ...ways: string[]) =>
    Promise.all(ways.map((way) => me.post('notifications.set', { kind, way, on: false })))
  await off('limitDue', 'screen', 'digest')
  await me.post('notifications.setDays', { days: [2] })
  assert.equal((await lettersTo(me))[0]?.subject, 'Mizan: günlük özet, 2 hatırlatma (1 kritik)')
  assert.equal((await off('criticalLimitDue', 'screen'))[0]?.code, 'notification.always_on_screen')
  await off('criticalLimitDue', 'digest')
  await off('deadlineDue', 'digest')
  await me.post('notifications.setDays', { days: [1] })
  world.clock.advance(daySeconds)
  assert.deepEqual(await lettersTo(me), [])
  assert.deepEqual((await remindersOf(me)).slice(0, 2), ['criticalLimitDue', 'deadlineDue'])
})

test('a reminder is in the bell until it is read, leads to its tab, and whoever opens the case has read it', async () => {
  const me = world.signIn()
  const { caseId } = await newCase(me, { displayTitle: 'Yılmaz / ABC' })
  await me.of('hearings.add', caseId, { date: inDays(1), time: '10:30' })
  await me.of('limits.add', caseId, {
    ...{ title: 'Cevap', date: inDays(8), isCritical: true },
    preDeadline: inDays(3),
  })
  await me.of('tasks.add', caseId, { displayTitle: 'Tanık', title: 'Sır', deadline: today() })
  await world.digest()
  const { items } = (await me.call('notifications.list')).data
  assert.deepEqual(
    items.map(({ path, title }: { path: string; title: string }) => [path, title]),
    [
      [`/case-management/${caseId}?tab=dates`, 'Yılmaz / ABC'],
      [`/case-management/${caseId}?tab=tasks`, 'Yılmaz / ABC'],
    ],
  )
  const [dates, task] = items
  assert.deepEqual(task.latest[0].says, { tr: 'Görev · Tanık', en: 'Task · Tanık' })
  assert.deepEqual(
    dates.latest.map(({ says, due }: Shown) => [says.tr, due]),
    [
      ['Duruşma', { date: inDays(1), time: '10:30' }],
      ['KRİTİK · Süre · Hatırlatma günü', { date: inDays(3), time: null }],
    ],
  )
  assert.equal((await me.call('notifications.unread')).data.count, 3)
  await me.post('notifications.markRead', {
    subjectKind: 'date',
    subjectId: caseId,
    upTo: dates.latest[0].id,
  })
  assert.equal((await me.call('notifications.unread')).data.count, 1)
  await me.post('notifications.markRead', { subjectId: caseId, isOpened: true })
  assert.equal((await me.call('notifications.unread')).data.count, 0)
})

test('a reminder is not told again by a clock that was set back, and a moved date is told as what it is now', async () => {
  const me = world.signIn()
  const { caseId } = await newCase(me)
  const { hearingId } = (await me.of('hearings.add', caseId, { date: inDays(3), time: '10:30' })).data
  assert.equal((await lettersTo(me)).length, 1)
  world.clock.advance(-daySeconds)
  assert.deepEqual(await lettersTo(me), [])
  world.clock.advance(daySeconds)
  const move = (date: string, version: number) =>
    me.call('hearings.update', { params: { caseId, hearingId }, body: { date, version } })
  const [first, second] = [inDays(3), inDays(4)]
  await move(second, 1)
  assert.deepEqual(await lettersTo(me), [])
  world.clock.advance(daySeconds)
  assert.match(
    (await lettersTo(me))[0]?.text ?? '',
    new RegExp(`${Number(second.slice(-2))} .* 10:30 · Duruşma`),
  )
  await move(first, 2)
  assert.deepEqual(await lettersTo(me), [])
})

test('what is due and what others did is one letter in the morning, also what waits for a mail', async () => {
  const admin = world.signIn({ name: 'Ayşe Kaya' })
  const me = world.signIn({ officeId: admin.officeId, roles: ['USER'] })
  const { caseId } = await newCase(admin, { displayTitle: 'Dava' })
  await admin.of('cases.updatePermissions', caseId, {
    permissions: [{ userId: me.userId, permission: 'read' }],
  })
  await me.of('cases.follow', caseId)
  await me.post('notifications.set', { kind: 'hearingDue', way: 'mail', on: true })
  await admin.of('hearings.add', caseId, { date: inDays(1), time: '10:30' })
  await admin.of('limits.add', caseId, { title: 'Cevap', date: inDays(20), isCritical: true })
  const letters = await lettersTo(me)
  assert.deepEqual(
    letters.map(({ subject }) => subject),
    ['Mizan: günlük özet, 1 hatırlatma, 2 bildirim (1 kritik)'],
  )
  world.clock.advance(600)
  world.letters.length = 0
  await world.mail()
  assert.deepEqual(
    world.letters.filter(({ userId }) => userId === me.userId),
    [],
  )
})

test('whoever wants reminders by mail alone gets one within minutes and no digest', async () => {
  const me = world.signIn()
  await newCase(me, { deadline: today() })
  await me.post('notifications.set', { kind: 'deadlineDue', way: 'digest', on: false })
  await me.post('notifications.set', { kind: 'deadlineDue', way: 'mail', on: true })
  assert.deepEqual(await lettersTo(me), [])
  world.clock.advance(300)
  world.letters.length = 0
  await Promise.all([world.mail(), world.mail()])
  assert.deepEqual(
    world.letters.filter(({ userId }) => userId === me.userId).map(({ subject }) => subject),
    ['Mizan: 1 hatırlatma'],
  )
})

test('nobody is told of a case that they may not read, or that is not theirs', async () => {
  const admin = world.signIn()
  const me = world.signIn({ officeId: admin.officeId, roles: ['USER'] })
  const idle = world.signIn({ officeId: admin.officeId })
  const { caseId } = await newCase(admin, { deadline: today() })
  const give = (permission: string) =>
    admin.of('cases.updatePermissions', caseId, { permissions: [{ userId: me.userId, permission }] })
  await give('read')
  await me.of('cases.follow', caseId)
  await give('none')
  await lettersTo(me)
  assert.deepEqual(
    world.letters.filter(({ userId }) => [me, idle].some((one) => one.userId === userId)),
    [],
  )
  assert.equal(world.letters.filter(({ userId }) => userId === admin.userId).length, 1)
})

test('a closed case, a task that is done and a settled time limit remind nobody', async () => {
  const me = world.signIn()
  const { caseId } = await newCase(me, { deadline: today() })
  await me.of('cases.updateState', caseId, { state: 'closed', version: 1 })
  const { limitId } = (await me.of('limits.add', caseId, { title: 'Cevap', date: today() })).data
  await me.call('limits.complete', { params: { caseId, limitId }, body: { version: 1 } })
  assert.deepEqual(await lettersTo(me), [])
})

test('an office whose licence for reading has ended gets no letters', async () => {
  const me = world.signIn()
  await newCase(me, { deadline: today() })
  world.licensed.clear()
  assert.deepEqual(await lettersTo(me), [])
  world.licensed.add('read')
  assert.equal((await lettersTo(me)).length, 1)
})
