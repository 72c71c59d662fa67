import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { after, before, test } from 'node:test'
import { newCase, newEntry, openTime, type Person, type TestTime } from './testing/index.ts'

let world: TestTime
before(async () => {
  world = await openTime()
})
after(() => world.close())

const stateOf = async (by: Person) => (await by.get('time.timer')).data
const agoOf = (minutes: number) => new Date(world.clock.now().getTime() - minutes * 60_000).toISOString()

/** A person with a case and a running timer. */
async function running(more: object = {}) {
  const me = world.signIn()
  const caseId = await newCase(world, me.officeId)
  const timerId = randomUUID()
  const start = { timerId, caseId, what: 'Dilekçe', rate: '1500.00', ...more }
  const started = await me.post('time.startTimer', start)
  assert.equal(started.status, 200, started.body)
  const stop = { timerId, caseId, what: 'Cevap dilekçesi', rate: '1500.00' }
  return { me, caseId, timerId, start, stop }
}

test('a timer is kept on the server, changed while it runs, and becomes an entry when it is stopped', async () => {
  const { me, caseId, timerId, stop } = await running()
  const state = await stateOf(me)
  assert.deepEqual(
    [state.timer.timerId, state.timer.case.title, state.timer.startedAt, state.now],
    [timerId, 'Yılmaz / ABC', world.clock.now().toISOString(), world.clock.now().toISOString()],
  )
  const changed = await me.post('time.changeTimer', { timerId, what: 'Tanık görüşmesi', rate: null })
  assert.deepEqual(
    [changed.data.what, changed.data.rate, changed.data.case.caseId],
    ['Tanık görüşmesi', null, caseId],
  )
  world.clock.advance(42 * 60)
  const { data } = await me.post('time.stopTimer', stop)
  assert.deepEqual(
    [data.entryId, data.minutes, data.what, data.amount, data.date],
    [timerId, 42, 'Cevap dilekçesi', '1050.00', '2026-12-11'],
  )
  assert.deepEqual([(await stateOf(me)).timer, (await stateOf(me)).lastRate], [null, '1500.00'])
})

test('a stop that names no rate takes that of the timer, and null takes it away', async () => {
  for (const [more, amount] of [
    [{}, '750.00'],
    [{ rate: null }, null],
  ] as const) {
    const { me, caseId, timerId } = await running()
    world.clock.advance(30 * 60)
    const { data } = await me.post('time.stopTimer', { timerId, caseId, what: 'Dilekçe', ...more })
    assert.deepEqual([data.minutes, data.amount], [30, amount])
  }
})

test('the second of two timers started at once is refused, and a repeated start finds its own', async () => {
  const me = world.signIn()
  const starts = [randomUUID(), randomUUID()].map((timerId) => ({ timerId }))
  const answers = await Promise.all(starts.map((start) => me.post('time.startTimer', start)))
  assert.deepEqual(answers.map(({ status }) => status).sort(), [200, 409])
  assert.equal(answers.find(({ status }) => status === 409)?.code, 'time.timer_running')
  const { timerId } = answers.find(({ status }) => status === 200)?.data ?? {}
  assert.equal((await me.post('time.startTimer', { timerId })).data.timerId, timerId)
  const colleague = world.signIn({ officeId: me.officeId })
  assert.equal((await colleague.post('time.startTimer', { timerId: randomUUID() })).status, 200)
})

test('a repeated stop answers the same entry and leaves one entry in the record', async () => {
  const { me, timerId, stop } = await running()
  world.clock.advance(600)
  const both = await Promise.all([me.post('time.stopTimer', stop), me.post('time.stopTimer', stop)])
  assert.deepEqual(
    both.map(({ data }) => [data.entryId, data.minutes]),
    [
      [timerId, 10],
      [timerId, 10],
    ],
  )
  const noted = await world.system(({ db }) =>
    db.selectFrom('audit_entries').select('action').where('company_id', '=', me.officeId).execute(),
  )
  assert.deepEqual(
    noted.map(({ action }) => action),
    ['time.added'],
  )
  const stranger = world.signIn({ officeId: me.officeId })
  assert.equal((await stranger.post('time.stopTimer', stop)).code, 'time.timer_not_running')
})

test('a timer that ran offline is saved with its real times, as far as they can be true', async () => {
  const me = world.signIn()
  const caseId = await newCase(world, me.officeId)
  const stop = (more: object) =>
    me.post('time.stopTimer', { timerId: randomUUID(), caseId, what: 'Keşif', ...more })
  const kept = await stop({ startedAt: agoOf(3_000), endedAt: agoOf(2_910) })
  assert.deepEqual([kept.data.minutes, kept.data.date, kept.data.rate], [90, '2026-12-09', null])
  for (const [more, code] of [
    [{}, 'time.timer_not_running'],
    [{ startedAt: agoOf(60), endedAt: agoOf(61) }, 'time.end_before_start'],
    [{ startedAt: agoOf(2_000), endedAt: agoOf(500) }, 'time.too_long'],
    [{ startedAt: agoOf(60), endedAt: agoOf(-10) }, 'time.in_future'],
    [{ startedAt: agoOf(-10) }, 'time.in_future'],
    [{ startedAt: agoOf(8 * 1_440), endedAt: agoOf(8 * 1_440 - 30) }, 'time.too_old'],
  ] as const)
    assert.equal((await stop(more)).code, code, JSON.stringify(more))
  const late = await me.post('time.startTimer', { timerId: randomUUID(), startedAt: agoOf(1_441) })
  assert.equal(late.code, 'time.too_old')
  const saved = { timerId: kept.data.entryId, startedAt: agoOf(55) }
  assert.equal((await me.post('time.startTimer', saved)).code, 'time.timer_not_running')
  const early = await me.post('time.startTimer', { timerId: randomUUID(), startedAt: agoOf(55) })
  assert.equal(early.data.startedAt, agoOf(55))
})

test('a timer that was forgotten needs its real end after a day, and ends without saving if that is wished', async () => {
  const { me, timerId, stop } = await running()
  world.clock.advance(25 * 3_600)
  assert.equal((await me.post('time.stopTimer', stop)).code, 'time.too_long')
  const ended = await me.post('time.stopTimer', { ...stop, endedAt: agoOf(24 * 60) })
  assert.equal(ended.data.minutes, 60)
  assert.equal((await me.post('time.discardTimer', { timerId })).code, 'time.timer_not_running')
  const other = randomUUID()
  await me.post('time.startTimer', { timerId: other })
  assert.equal((await me.post('time.discardTimer', { timerId: other })).status, 200)
  assert.equal((await stateOf(me)).timer, null)
})

test('a clock of the server that was set back gives no negative time', async () => {
  const { me, stop } = await running()
  world.clock.advance(-3_600)
  assert.equal((await me.post('time.stopTimer', stop)).code, 'time.end_before_start')
  world.clock.advance(3_600)
  assert.equal((await me.post('time.stopTimer', stop)).data.minutes, 1)
})

test('a timer for a case that the person may no longer read loses its name and cannot be saved on it', async () => {
  const boss = world.signIn()
  const me = world.signIn({ officeId: boss.officeId, role: 'USER' })
  const caseId = await newCase(world, boss.officeId, { readers: [me.userId] })
  const timerId = randomUUID()
  await me.post('time.startTimer', { timerId, caseId, what: 'Keşif' })
  await world.system(({ db }) =>
    db
      .withTables<{ case_rights: { user_id: string } }>()
      .deleteFrom('case_rights')
      .where('user_id', '=', me.userId)
      .execute(),
  )
  assert.equal((await stateOf(me)).timer.case, null)
  assert.equal((await me.post('time.stopTimer', { timerId, caseId, what: 'Keşif' })).code, 'case.no_access')
  assert.equal((await me.post('time.changeTimer', { timerId, caseId })).code, 'case.no_access')
  assert.equal((await me.post('time.startTimer', { timerId: randomUUID(), caseId })).code, 'case.no_access')
})

test('a person who leaves the office or erases the account loses the timer, and recorded time stays with the office', async () => {
  for (const end of ['leave', 'forget'] as const) {
    const { me, caseId } = await running()
    const boss = world.signIn({ officeId: me.officeId })
    await newEntry(me, caseId)
    const { time } = (await world.export(me.userId)) as {
      time: { timer: unknown[]; entries: { what: string }[] }
    }
    assert.deepEqual([time.timer.length, time.entries.map(({ what }) => what)], [1, ['Dilekçe']])
    if (end === 'leave') await world.leave(me.officeId, me.userId)
    else await world.forget(me.userId)
    assert.equal((await stateOf(me)).timer, null)
    assert.equal((await boss.get('time.list')).data.total, 1)
  }
})
