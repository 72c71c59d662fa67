/** What is held on the day of a hearing, and the lawyer who attends it. */
import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { addDays, dayInTurkey } from '@mizan/platform/calendar'
import { newCase, openCases, type Person, type TestCases } from '../testing/index.ts'

let world: TestCases
before(async () => {
  world = await openCases()
})
after(() => world.close())

const tomorrow = () => addDays(dayInTurkey(world.clock.now()), 1)
const ownDates = async (me: Person) => {
  const query = `startDate=${tomorrow()}&endDate=${tomorrow()}&mine=true`
  return (await me.call('calendar.list', { query })).data.items
}

test('a hearing has a kind and a lawyer, and both are in its history', async () => {
  const me = world.signIn()
  const { caseId } = await newCase(me)
  const plain = (await me.of('hearings.add', caseId, { date: tomorrow(), time: '10:30' })).data
  assert.deepEqual([plain.kind, plain.attorney], ['hearing', null])
  const { hearingId } = plain
  const body = { kind: 'inspection', attorneyId: me.userId, version: 1 }
  const changed = await me.call('hearings.update', { params: { caseId, hearingId }, body })
  assert.equal(changed.status, 200)
  const [now] = (await me.of('hearings.list', caseId)).data.items
  assert.deepEqual([now.kind, now.attorney.id], ['inspection', me.userId])
  const [{ details }] = (await me.of('cases.history', caseId, {})).data.items
  assert.deepEqual([details.hearingKindBefore, details.hearingKindAfter], ['hearing', 'inspection'])
  assert.deepEqual([details.attorneyBefore, details.attorneyAfter], [null, 'Deniz Örnek'])
})

test('only members who may read the case attend its hearings', async () => {
  const me = world.signIn({ roles: ['USER'] })
  const stranger = world.signIn()
  const colleague = world.signIn({ officeId: me.officeId, roles: ['USER'] })
  const { caseId } = await newCase(me)
  const add = (attorneyId: string) =>
    me.of('hearings.add', caseId, { date: tomorrow(), time: '09:00', attorneyId })
  assert.equal((await add(stranger.userId)).code, 'case.not_a_member')
  assert.equal((await add(colleague.userId)).code, 'task.assignee_without_access')
  await me.of('cases.updatePermissions', caseId, {
    permissions: [{ userId: colleague.userId, permission: 'read' }],
  })
  assert.equal((await add(colleague.userId)).status, 200)
})

test('a hearing is in the own calendar of whoever attends it, under its kind', async () => {
  const me = world.signIn()
  const attending = world.signIn({ officeId: me.officeId, name: 'Ayşe Kaya' })
  const { caseId } = await newCase(me, { assigneeId: me.userId })
  const hearing = { date: tomorrow(), time: '14:00', kind: 'preliminary' }
  await me.of('hearings.add', caseId, hearing)
  assert.deepEqual(await ownDates(attending), [])
  await me.of('hearings.add', caseId, { ...hearing, time: '15:00', attorneyId: attending.userId })
  const [own, ...more] = await ownDates(attending)
  assert.deepEqual(more, [])
  assert.deepEqual([own.time, own.hearingKind, own.assignee.name], ['15:00', 'preliminary', 'Ayşe Kaya'])
  const today = (await attending.call('dashboard.today')).data.nextDays.items
  assert.deepEqual(
    today.map((one: { time: string; hearingKind: string }) => [one.time, one.hearingKind]),
    [['15:00', 'preliminary']],
  )
  // Losing the right takes the hearing out of the calendar, though it stays theirs.
  const outsider = world.signIn({ officeId: me.officeId, roles: ['USER'] })
  assert.deepEqual(await ownDates(outsider), [])
})
