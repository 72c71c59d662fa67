/** Tests that subjects of any domain appear in the bell, by mail, in the digest, and within rights. */
import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { setTimeout as sleep } from 'node:timers/promises'
import { addDays, dayInTurkey } from '@mizan/platform/calendar'
import { takeDay } from './store/settings.ts'
import { subjectsOf } from './subjects.ts'
import { openNotifications, payments, type TestNotifications } from './testing/index.ts'

let world: TestNotifications
before(async () => {
  world = await openNotifications()
})
after(() => world.close())

type Person = ReturnType<TestNotifications['signIn']>

const daySeconds = 86_400
const today = () => dayInTurkey(world.clock.now())
const inDays = (days: number) => addDays(today(), days)
const count = async (person: Person) => (await person.get('notifications.unread')).data.count
const list = async (person: Person) => (await person.get('notifications.list')).data.items

async function subjectsTo({ userId }: Person, send: () => Promise<unknown> = world.digest) {
  world.letters.length = 0
  await send()
  return world.letters.filter((letter) => letter.userId === userId).map(({ subject }) => subject)
}

test('a subject is shown by the name and the address that its domain gives, in the words of the record', async () => {
  const me = world.signIn()
  const id = await world.owe(me)
  await world.pay(me, id)
  const [about] = await list(me)
  assert.deepEqual(
    [about.subjectKind, about.subjectId, about.title, about.number, about.path],
    ['payment', id, 'Vekâlet ücreti', id, `/payments/${id}`],
  )
  const [{ says, actor, action, due }] = about.latest
  assert.deepEqual(
    [says, actor.name, action, due],
    [{ tr: 'Ödedi · 100', en: 'Paid · 100' }, 'Ayşe Kaya', 'payment.made', null],
  )
  assert.equal(await count(me), 1)
})

test('a person who may no longer read a subject finds it neither in the bell nor in a letter', async () => {
  const me = world.signIn()
  const id = await world.owe(me)
  await world.pay(me, id)
  await world.system(async ({ db }) => {
    await db
      .withTables<{ payments: { id: string; payer: string } }>()
      .updateTable('payments')
      .set({ payer: 'other' })
      .where('id', '=', id)
      .execute()
  })
  assert.deepEqual([await count(me), await list(me)], [0, []])
  assert.deepEqual(await subjectsTo(me), [])
})

test('roles, licences and switches open a subject; a switch closes the bell and keeps the letters', async () => {
  const me = world.signIn()
  await world.pay(me, await world.owe(me))
  world.switches.set('caseManagement', 'Maintenance')
  assert.deepEqual([await count(me), (await me.get('notifications.settings')).data.groups], [0, []])
  assert.deepEqual(await subjectsTo(me), ['Mizan: günlük özet, 1 bildirim'])
  world.switches.clear()
  assert.equal(await count(me), 1)
  world.licences.clear()
  assert.equal(await count(me), 0)
  world.licences.add('case_management_full')
  const without = world.signIn({ officeId: me.officeId, roles: ['COMPANYADMIN'] })
  await world.pay(without, await world.owe(without))
  assert.deepEqual([await count(without), await list(without)], [0, []])
  assert.deepEqual((await without.get('notifications.settings')).data, { groups: [], days: null })
  assert.deepEqual(await subjectsTo(without), [])
})

test('reminders of a domain come under one heading of the settings, in the bell and in the one letter', async () => {
  const me = world.signIn()
  await world.pay(me, await world.owe(me, { due: inDays(1) }))
  const { groups, days } = (await me.get('notifications.settings')).data
  assert.deepEqual(
    groups.map(({ name, items }: { name: { tr: string }; items: { kind: string }[] }) => [
      name.tr,
      items.map(({ kind }) => kind),
    ]),
    [
      ['Ödemeler', ['paid']],
      ['Hatırlatmalar', ['paymentDue']],
    ],
  )
  assert.deepEqual(days, [7, 3, 1, 0])
  assert.deepEqual(await subjectsTo(me), ['Mizan: günlük özet, 1 hatırlatma, 1 bildirim'])
  // Events that also waited for a mail were in the same letter.
  world.clock.advance(600)
  assert.deepEqual(await subjectsTo(me, world.mail), [])
  const [{ latest }] = await list(me)
  assert.deepEqual([latest[0].says.tr, latest[0].due], ['Vade · 100', { date: inDays(1), time: null }])
  assert.deepEqual([latest[0].actor, latest[0].action], [null, null])
})

test('a person whose letter fails does not delay those of others, and gets theirs with the next run', async () => {
  const [broken, me] = [world.signIn(), world.signIn()]
  const id = await world.owe(broken, { due: today(), divisor: 0 })
  await world.owe(me, { due: today() })
  await assert.rejects(async () => {
    assert.deepEqual(await subjectsTo(me), ['never reached'])
  }, /1 people could not be notified/)
  assert.equal(world.letters.filter(({ userId }) => userId === me.userId).length, 1)
  await world.system(async ({ db }) => {
    await db
      .withTables<{ payments: { id: string; divisor: number } }>()
      .updateTable('payments')
      .set({ divisor: 1 })
      .where('id', '=', id)
      .execute()
  })
  assert.deepEqual(await subjectsTo(broken), ['Mizan: günlük özet, 1 hatırlatma'])
  assert.deepEqual(await subjectsTo(me), [])
})

test('of two concurrent runs one takes the day of a person, even if both began before it was taken', async () => {
  const me = world.signIn()
  const taken: unknown[] = []
  let second: Promise<unknown> = Promise.resolve()
  await world.system(async (tx) => {
    taken.push(await takeDay(tx, me, today()))
    // The second run waits for the first one, whose row it cannot see yet.
    second = world.system(async (other) => void taken.push(await takeDay(other, me, today())))
    await sleep(200)
  })
  await second
  assert.deepEqual(taken.map(Boolean), [true, false])
})

test('a person who has left gets no letter, and a colleague does', async () => {
  const me = world.signIn()
  const gone = world.signIn({ officeId: me.officeId })
  for (const person of [me, gone]) await world.owe(person, { due: inDays(3) })
  world.members.splice(
    world.members.findIndex(({ userId }) => userId === gone.userId),
    1,
  )
  assert.equal((await subjectsTo(me)).length, 1)
  world.clock.advance(daySeconds)
  assert.deepEqual(await subjectsTo(gone), [])
})

test('two subjects of one kind are refused, and so are two kinds of notification with one name', () => {
  assert.throws(
    () => subjectsOf([payments, { ...payments, groups: [] }]),
    /^Error: Two elements of the list notificationSubjects are called payment\.$/,
  )
  assert.throws(
    () => subjectsOf([payments, { ...payments, kind: 'invoice' }]),
    /^Error: Two subjects have a kind of notification called paid\.$/,
  )
})
