import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { newCase, openCases, type Person, type TestCases } from '../testing/index.ts'

let world: TestCases
before(async () => {
  world = await openCases()
})
after(() => world.close())

/** Two people who may write one case. */
async function two() {
  const me = world.signIn()
  const other = world.signIn({ officeId: me.officeId, name: 'Ayşe Kaya' })
  const { caseId } = await newCase(me, { courtName: 'Ankara 3. İş Mahkemesi' })
  return { me, other, caseId }
}

const addLimit = async (by: Person, caseId: string, more: object = {}) => {
  const wanted = { title: 'İstinaf süresi', date: '2026-12-14', isCritical: true, ...more }
  const { data, body } = await by.of('limits.add', caseId, wanted)
  assert.ok(data, body)
  return { caseId, limitId: data.limitId as string }
}
const stateOf = async (by: Person, { caseId, limitId }: { caseId: string; limitId: string }) =>
  (await by.of('limits.list', caseId)).data.items.find((one: { limitId: string }) => one.limitId === limitId)
    ?.state
const actionsOf = async (by: Person, caseId: string) =>
  (await by.of('cases.history', caseId, {})).data.items.map(({ action }: { action: string }) => action)

test('hearings are listed in the order of day and hour, changed with versions, deleted and restored', async () => {
  const { me, caseId } = await two()
  const add = async (date: string, time: string) =>
    (await me.of('hearings.add', caseId, { date, time })).data.hearingId
  const [last, first] = [await add('2026-12-14', '14:00'), await add('2026-12-14', '09:30')]
  const list = async () =>
    (await me.of('hearings.list', caseId)).data.items.map((one: { hearingId: string }) => one.hearingId)
  assert.deepEqual(await list(), [first, last])
  const params = { caseId, hearingId: first }
  const change = (body: object) => me.call('hearings.update', { params, body })
  assert.equal((await change({ room: 'Salon 4', version: 1 })).data.version, 2)
  assert.deepEqual((await change({ note: 'Tanıklar', version: 1 })).data.meanwhile[0].fields, ['room'])
  assert.equal((await change({ room: 'Salon 5', version: 1 })).code, 'version.changed')
  assert.equal((await change({ time: '09:45', version: 3 })).data.version, 4)
  assert.equal((await me.call('hearings.delete', { params, body: { version: 3 } })).code, 'version.changed')
  const seen = { params, body: { version: 4 } }
  assert.equal((await me.call('hearings.delete', seen)).status, 200)
  assert.deepEqual(await list(), [last])
  assert.equal((await change({ room: 'Salon 6', version: 3 })).code, 'hearing.not_found')
  assert.equal((await me.call('hearings.restore', seen)).data.room, 'Salon 4')
  assert.equal((await me.call('hearings.restore', seen)).code, 'hearing.not_found')
  assert.deepEqual(await list(), [first, last])
  assert.deepEqual((await actionsOf(me, caseId)).slice(0, 3), [
    'hearing.restored',
    'hearing.deleted',
    'hearing.changed',
  ])
})

test('a hearing has a real day and hour, and needs the right to write the case', async () => {
  const { me, caseId } = await two()
  for (const wrong of [{ time: '24:00' }, { time: '9:30' }, { date: '2026-02-30' }, { room: 'a\r\nb' }]) {
    const sent = { date: '2026-12-14', time: '10:30', ...wrong }
    assert.equal((await me.of('hearings.add', caseId, sent)).code, 'request.invalid', JSON.stringify(wrong))
  }
  const reader = world.signIn({ officeId: me.officeId, roles: ['USER'] })
  assert.equal((await reader.of('hearings.list', caseId)).code, 'case.no_access')
  await me.of('cases.updatePermissions', caseId, {
    permissions: [{ userId: reader.userId, permission: 'read' }],
  })
  assert.deepEqual((await reader.of('hearings.list', caseId)).data, { items: [], may: [] })
  const sent = { date: '2026-12-14', time: '10:30' }
  assert.equal((await reader.of('hearings.add', caseId, sent)).code, 'case.read_only')
})

test('the earlier day of a time limit comes before its date, also when only one of them changes', async () => {
  const { me, caseId } = await two()
  const wanted = { title: 'Cevap', date: '2026-12-14', preDeadline: '2026-12-14' }
  assert.equal((await me.of('limits.add', caseId, wanted)).code, 'limit.pre_deadline_late')
  const params = await addLimit(me, caseId, { preDeadline: '2026-12-10' })
  const update = (body: object) => me.call('limits.update', { params, body })
  assert.equal((await update({ date: '2026-12-09', version: 1 })).code, 'limit.pre_deadline_late')
  assert.equal((await update({ date: '2026-12-09', preDeadline: null, version: 1 })).status, 200)
})

test('a deleted time limit can be restored, and is found only through its own case', async () => {
  const { me, caseId } = await two()
  const params = await addLimit(me, caseId, { isCritical: false })
  const elsewhere = { ...params, caseId: (await newCase(me)).caseId }
  const body = { version: 1 }
  assert.equal((await me.call('limits.delete', { params: elsewhere, body })).code, 'limit.not_found')
  await me.call('limits.delete', { params, body })
  assert.equal(await stateOf(me, params), undefined)
  assert.equal((await me.call('limits.restore', { params: elsewhere, body })).code, 'limit.not_found')
  assert.equal((await me.call('limits.restore', { params, body })).data.state, 'open')
})

test('nobody deletes a time limit that has got another day, or brings back another than they deleted', async () => {
  const { me, other, caseId } = await two()
  const params = await addLimit(me, caseId, { isCritical: false })
  const call = (by: Person, row: 'delete' | 'restore' | 'update', body: object) =>
    by.call(`limits.${row}`, { params, body })
  await call(other, 'update', { note: 'Harç yatırılacak', version: 1 })
  await call(other, 'update', { date: '2026-12-15', version: 2 })
  const refused = await call(me, 'delete', { version: 2 })
  assert.equal(refused.code, 'version.changed')
  assert.deepEqual(JSON.parse(refused.body).details.changes[0].fields, ['date'])
  assert.equal((await call(me, 'delete', { version: 3 })).status, 200)
  await call(other, 'restore', { version: 3 })
  await call(other, 'update', { date: '2026-12-16', version: 3 })
  await call(other, 'delete', { version: 4 })
  assert.equal((await call(me, 'restore', { version: 3 })).code, 'version.changed')
  assert.equal(await stateOf(me, params), undefined)
  assert.equal((await call(other, 'restore', { version: 4 })).data.date, '2026-12-16')
})
