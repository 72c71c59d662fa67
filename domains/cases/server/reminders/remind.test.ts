import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { setTimeout as sleep } from 'node:timers/promises'
import { addDays, dayInTurkey } from '@mizan/platform/calendar'
import { newCase, openCases, type Person, type TestCases } from '../testing/index.ts'
import { takeDay } from './store.ts'

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
  await world.remind()
  return world.letters.filter((letter) => letter.userId === userId)
}

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
  assert.equal(letter?.subject, 'Mizan: 3 hatırlatma (1 kritik)')
  const lines = letter?.text.split('\n').filter((line) => line.includes(caseNumber)) ?? []
  assert.deepEqual(
    lines.map((line) => line.split(' · ').slice(1).join(' · ')),
    [`Duruşma · ${caseNumber} Dava`, `Son gün · ${caseNumber} Dava`, `KRİTİK · Süre · ${caseNumber} Dava`],
  )
  assert.doesNotMatch(letter?.text ?? '', /Gizli|sır|Sır|Not/)
  assert.deepEqual(await lettersTo(me), [])
})

test('of two runs at once one takes the day of a person, also if both began before it was taken', async () => {
  const me = world.signIn()
  const taken: unknown[] = []
  let second: Promise<unknown> = Promise.resolve()
  await world.system(async (tx) => {
    taken.push(await takeDay(tx, me, today()))
    // Waits for the first one, whose row it cannot see yet.
    second = world.system(async (other) => void taken.push(await takeDay(other, me, today())))
    await sleep(200)
  })
  await second
  assert.deepEqual(taken.map(Boolean), [true, false])
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
  await me.post('calendar.setReminders', { kinds: ['deadline'], days: [2], byMail: true })
  assert.equal((await lettersTo(me))[0]?.subject, 'Mizan: 2 hatırlatma (1 kritik)')
  await me.post('calendar.setReminders', { kinds: ['deadline'], days: [1], byMail: false })
  world.clock.advance(daySeconds)
  assert.deepEqual(await lettersTo(me), [])
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
