/** A critical time limit that is to move or to be deleted: the wish of one person waits for a second one. */
import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { openCases, type Person, type TestCases } from '../testing/index.ts'
import { type LimitParams, limitOfTwo, newLimit, nowOf, step, update } from '../testing/limits.ts'

let world: TestCases
before(async () => {
  world = await openCases()
})
after(() => world.close())

const entriesOf = async (by: Person, { caseId }: LimitParams) =>
  (await by.of('cases.history', caseId, {})).data.items.map(
    ({ action, details }: { action: string; details: Record<string, unknown> }) => [
      action,
      details.dateBefore,
      details.dateAfter,
    ],
  )

test('one person alone does not move a critical time limit: the new day waits, and the old one counts until then', async () => {
  const { me, other, params } = await limitOfTwo(world, { preDeadline: '2026-12-10' })
  const moved = await update(me, params, { date: '2026-12-28', preDeadline: '2026-12-20', note: 'Ek süre' })
  assert.equal(moved.status, 200)
  const waiting = await nowOf(me, params)
  assert.deepEqual(
    [waiting.date, waiting.preDeadline, waiting.note, waiting.state],
    ['2026-12-14', '2026-12-10', 'Ek süre', 'awaiting'],
  )
  const { what, date, by } = waiting.requested
  assert.deepEqual([what, date, by.id], ['move', '2026-12-28', me.userId])
  assert.equal((await step(me, 'confirm', params)).code, 'limit.second_person')
  assert.equal((await update(other, params, { preDeadline: '2026-12-11' })).code, 'limit.settled')
  assert.equal((await update(other, params, { date: '2027-01-04' })).code, 'limit.settled')
  const confirmed = (await step(other, 'confirm', params)).data
  assert.deepEqual(
    [confirmed.date, confirmed.preDeadline, confirmed.state, confirmed.isCritical, confirmed.requested],
    ['2026-12-28', '2026-12-20', 'open', true, null],
  )
  const entries = await entriesOf(me, params)
  for (const action of ['limit.move_requested', 'limit.changed'])
    assert.ok(
      entries.some(
        ([name, from, to]: string[]) => name === action && from === '2026-12-14' && to === '2026-12-28',
      ),
      `${action} ${JSON.stringify(entries)}`,
    )
})

test('a refused wish leaves the day, and whoever had it may take it back', async () => {
  const { me, other, params } = await limitOfTwo(world)
  await update(me, params, { date: '2026-12-28' })
  const refused = (await step(other, 'reject', params, { comment: 'Süre uzamadı' })).data
  assert.deepEqual([refused.date, refused.state, refused.requested], ['2026-12-14', 'open', null])
  await update(me, params, { date: '2026-12-28' })
  const back = (await step(me, 'reopen', params)).data
  assert.deepEqual([back.date, back.state, back.requested], ['2026-12-14', 'open', null])
})

test('a new day asked for together with the end of the mark waits as well', async () => {
  const { me, other, params } = await limitOfTwo(world)
  await update(me, params, { isCritical: false, date: '2026-12-28' })
  const waiting = await nowOf(me, params)
  assert.deepEqual(
    [waiting.isCritical, waiting.date, waiting.requested.what, waiting.requested.date],
    [true, '2026-12-14', 'unmark', '2026-12-28'],
  )
  const confirmed = (await step(other, 'confirm', params)).data
  assert.deepEqual([confirmed.isCritical, confirmed.date], [false, '2026-12-28'])
})

test('the new day comes after the earlier day that stays', async () => {
  const { me, params } = await limitOfTwo(world, { preDeadline: '2026-12-10' })
  assert.equal((await update(me, params, { date: '2026-12-09' })).code, 'limit.pre_deadline_late')
  assert.equal((await nowOf(me, params)).state, 'open')
})

test('one person alone does not delete a critical time limit; the second one does, and it can be restored', async () => {
  const { me, other, params } = await limitOfTwo(world)
  assert.deepEqual((await step(me, 'delete', params)).data, { done: false })
  const waiting = await nowOf(other, params)
  assert.deepEqual([waiting.state, waiting.requested.what], ['awaiting', 'delete'])
  assert.equal((await step(me, 'confirm', params)).code, 'limit.second_person')
  assert.equal((await step(other, 'delete', params)).code, 'limit.settled')
  const { version } = (await step(other, 'confirm', params)).data
  assert.equal(await nowOf(me, params), undefined)
  const restored = (await me.call('limits.restore', { params, body: { version } })).data
  assert.deepEqual([restored.state, restored.isCritical, restored.requested], ['open', true, null])
  const actions = (await entriesOf(me, params)).map(([action]: string[]) => action)
  assert.deepEqual(actions.slice(0, 4).sort(), [
    'limit.confirmed',
    'limit.deleted',
    'limit.deletion_requested',
    'limit.restored',
  ])
})

test('what two people have agreed on is opened again before it is deleted', async () => {
  const { me, other, params } = await limitOfTwo(world)
  await step(me, 'complete', params)
  await step(other, 'confirm', params)
  assert.equal((await step(me, 'delete', params)).code, 'limit.settled')
  await step(me, 'reopen', params)
  assert.deepEqual((await step(me, 'delete', params)).data, { done: false })
})

test('whoever works alone confirms their own wish, and the record keeps that', async () => {
  const me = world.signIn()
  const params = await newLimit(me)
  await step(me, 'delete', params)
  assert.deepEqual((await nowOf(me, params)).may, ['edit', 'confirmAlone', 'reopen'])
  assert.equal((await step(me, 'confirm', params, { isAlone: true })).status, 200)
  assert.equal(await nowOf(me, params), undefined)
})

test('one that is not critical moves and goes by one person, as before', async () => {
  const { me, params } = await limitOfTwo(world, { isCritical: false })
  await update(me, params, { date: '2026-12-28' })
  assert.equal((await nowOf(me, params)).date, '2026-12-28')
  assert.deepEqual((await step(me, 'delete', params)).data, { done: true })
})

test('a case is not deleted while a critical time limit of it is open or waits', async () => {
  const { me, other, params } = await limitOfTwo(world)
  const remove = () => me.of('cases.delete', params.caseId, { comment: 'Mükerrer' })
  const refused = await remove()
  assert.deepEqual([refused.status, refused.code], [409, 'case.critical_limits'])
  assert.match(refused.message, /İstinaf süresi/)
  await step(me, 'delete', params)
  assert.equal((await remove()).code, 'case.critical_limits')
  await step(other, 'confirm', params)
  assert.equal((await remove()).status, 200)
})

test('of two people who ask at once, one is told that it waits already', async () => {
  const { me, other, params } = await limitOfTwo(world)
  const { version } = await nowOf(me, params)
  const both = await Promise.all(
    [me, other].map((by) => by.call('limits.delete', { params, body: { version } })),
  )
  assert.deepEqual(both.map(({ status }) => status).sort(), [200, 409])
  assert.equal((await nowOf(me, params)).requested.what, 'delete')
})

const toldTo = async (by: Person): Promise<string[]> =>
  (await by.call('notifications.list')).data.items.flatMap(
    ({ latest }: { latest: { kind: string; action: string }[] }) =>
      latest.map(({ kind, action }) => `${kind} ${action}`),
  )

test('those who may confirm a wish are told of it', async () => {
  const { me, other, params } = await limitOfTwo(world)
  await me.of('cases.updatePermissions', params.caseId, {
    permissions: [{ userId: other.userId, permission: 'write' }],
  })
  await update(me, params, { date: '2026-12-28' })
  const told = await toldTo(other)
  assert.ok(told.includes('confirmation limit.move_requested'), JSON.stringify(told))
})

test('one person may rename a critical time limit, and others hear of it even if nobody follows the case', async () => {
  const { me, other, params } = await limitOfTwo(world)
  await update(me, params, { title: 'Not', basis: 'Kapandı' })
  assert.deepEqual(await toldTo(other), ['criticalLimit limit.changed'])
  const [{ details }] = (await me.of('cases.history', params.caseId, {})).data.items
  assert.deepEqual(
    [details.titleBefore, details.titleAfter, details.basisAfter],
    ['İstinaf süresi', 'Not', 'Kapandı'],
  )
})
