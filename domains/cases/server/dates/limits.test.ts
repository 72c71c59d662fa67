/** Time limits and the second person that a critical one needs. */
import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { openCases, type Person, type TestCases } from '../testing/index.ts'
import { type LimitParams, limitOfTwo, newLimit, nowOf, step, update } from '../testing/limits.ts'

let world: TestCases
before(async () => {
  world = await openCases()
})
after(() => world.close())

const actionsOf = async (by: Person, { caseId }: LimitParams) =>
  (await by.of('cases.history', caseId, {})).data.items.map(({ action }: { action: string }) => action)

test('a time limit that is not critical is done when one person says so, and can be opened again', async () => {
  const { me, params } = await limitOfTwo(world, { isCritical: false })
  const { data } = await step(me, 'complete', params)
  assert.deepEqual([data.state, data.done.by.id, data.requested], ['done', me.userId, null])
  assert.equal((await step(me, 'complete', params)).code, 'limit.not_open')
  assert.equal((await step(me, 'reopen', params)).data.done, null)
  assert.equal((await step(me, 'reopen', params)).code, 'limit.is_open')
})

test('a critical time limit waits for a second person, who confirms it or sends it back with a reason', async () => {
  const { me, other, params } = await limitOfTwo(world)
  const { state, requested, may } = (await step(me, 'complete', params)).data
  assert.deepEqual([state, requested.by.id, requested.what], ['awaiting', me.userId, 'done'])
  assert.deepEqual(may, ['edit', 'reopen'])
  const refused = await step(me, 'confirm', params)
  assert.deepEqual([refused.code, refused.message], ['limit.second_person', 'Onayı ikinci bir kişi vermeli.'])
  assert.equal((await step(me, 'reject', params, { comment: 'Vazgeçtim' })).code, 'limit.second_person')
  assert.equal((await step(other, 'reject', params, { comment: ' ' })).code, 'request.invalid')
  assert.equal((await step(other, 'reject', params, { comment: 'Harç yatmamış' })).data.state, 'open')
  await step(other, 'complete', params)
  const confirmed = (await step(me, 'confirm', params)).data
  assert.deepEqual(
    [confirmed.state, confirmed.requested.by.id, confirmed.done.by.id],
    ['done', other.userId, me.userId],
  )
  assert.deepEqual((await actionsOf(me, params)).slice(0, 4), [
    'limit.confirmed',
    'limit.completed',
    'limit.rejected',
    'limit.completed',
  ])
})

test('somebody who may only read cannot be the second person', async () => {
  const { me, params } = await limitOfTwo(world)
  await step(me, 'complete', params)
  const reader = world.signIn({ officeId: me.officeId, roles: ['USER'] })
  await me.of('cases.updatePermissions', params.caseId, {
    permissions: [{ userId: reader.userId, permission: 'read' }],
  })
  assert.equal((await step(reader, 'confirm', params)).code, 'case.read_only')
})

test('of two people who confirm at once, one is told that it does not wait any more', async () => {
  const { me, other, params } = await limitOfTwo(world)
  const third = world.signIn({ officeId: me.officeId })
  const { version } = (await step(me, 'complete', params)).data
  const both = await Promise.all(
    [other, third].map((by) => by.call('limits.confirm', { params, body: { version } })),
  )
  assert.deepEqual(both.map(({ status }) => status).sort(), [200, 409])
  assert.deepEqual(
    both.flatMap(({ code }) => code ?? []),
    ['limit.not_awaiting'],
  )
})

test('nobody settles another day than the one that they saw: the refusal says who changed what', async () => {
  const { me, other, params } = await limitOfTwo(world)
  const seen = (await step(me, 'complete', params)).data.version
  await step(me, 'reopen', params)
  await update(me, params, { date: '2026-12-28', version: seen + 1 })
  await step(other, 'confirm', params)
  await step(me, 'complete', params)
  const stale = { version: seen, comment: 'Görmedim' }
  for (const name of ['confirm', 'reject', 'reopen'] as const) {
    const { code, body } = await step(other, name, params, stale)
    assert.equal(code, 'version.changed', name)
    const { changes } = JSON.parse(body).details
    const moved = changes.filter(({ fields }: { fields: string[] }) => fields.includes('date'))
    assert.ok(moved.some(({ by }: { by: string }) => by === me.userId))
  }
  assert.equal((await nowOf(other, params)).state, 'awaiting')
  assert.equal((await step(other, 'confirm', params)).data.state, 'done')
})

test('somebody who says that it is done has seen its day too, while a note may have changed', async () => {
  const { me, other, params } = await limitOfTwo(world)
  await update(other, params, { note: 'Harç yatırılacak', version: 1 })
  assert.equal((await step(me, 'complete', params, { version: 1 })).data.state, 'awaiting')
  const { version } = (await step(me, 'reopen', params)).data
  await update(other, params, { date: '2026-12-15', version })
  await step(me, 'confirm', params)
  assert.equal((await step(me, 'complete', params, { version })).code, 'version.changed')
  assert.equal((await me.call('limits.complete', { params, body: {} })).data.state, 'awaiting')
})

test('what is being confirmed, or was, does not change until it is opened again', async () => {
  const { me, other, params } = await limitOfTwo(world)
  const changes = [{ date: '2026-12-28' }, { title: 'Cevap' }, { basis: 'Tebliğ' }, { isCritical: false }]
  const areRefused = async () => {
    const { version } = await nowOf(me, params)
    for (const change of changes) {
      const refused = await update(me, params, { ...change, version })
      assert.deepEqual([refused.status, refused.code], [409, 'limit.settled'], JSON.stringify(change))
    }
    const kept = await update(me, params, { note: 'Harç yattı', date: '2026-12-14', version })
    assert.equal(kept.status, 200)
  }
  await step(me, 'complete', params)
  await areRefused()
  assert.equal((await step(other, 'confirm', params)).data.date, '2026-12-14')
  await areRefused()
  const { version } = (await step(me, 'reopen', params)).data
  assert.equal((await update(me, params, { date: '2026-12-28', version })).status, 200)
})

test('nobody alone takes the mark away: it stays until a second person confirms that', async () => {
  const { me, other, params } = await limitOfTwo(world)
  assert.equal((await update(me, params, { isCritical: false, note: 'x', version: 1 })).status, 200)
  const asked = await nowOf(me, params)
  assert.deepEqual([asked.isCritical, asked.state, asked.note], [true, 'awaiting', 'x'])
  assert.deepEqual([asked.requested.by.id, asked.requested.what], [me.userId, 'unmark'])
  assert.equal((await step(me, 'confirm', params)).code, 'limit.second_person')
  assert.equal((await step(me, 'complete', params)).code, 'limit.not_open')
  const rejected = (await step(other, 'reject', params, { comment: 'Kritik kalsın' })).data
  assert.deepEqual([rejected.isCritical, rejected.state], [true, 'open'])
  await update(me, params, { isCritical: false, version: rejected.version })
  const confirmed = (await step(other, 'confirm', params)).data
  assert.deepEqual(
    [confirmed.isCritical, confirmed.state, confirmed.requested, confirmed.done],
    [false, 'open', null, null],
  )
  assert.deepEqual((await actionsOf(me, params)).slice(0, 2).sort(), [
    'limit.confirmed',
    'limit.unmarked_critical',
  ])
  assert.ok((await actionsOf(me, params)).includes('limit.unmark_requested'))
})

test('what one person completed does not become critical afterwards, as if two had', async () => {
  const { me, params } = await limitOfTwo(world, { isCritical: false })
  const { version } = (await step(me, 'complete', params)).data
  assert.equal((await update(me, params, { isCritical: true, version })).code, 'limit.settled')
  assert.equal((await update(me, params, { date: '2026-12-15', version })).status, 200)
})

test('whoever works alone confirms it themselves, says so, and the record keeps that', async () => {
  const me = world.signIn()
  const params = await newLimit(me)
  assert.deepEqual((await step(me, 'complete', params)).data.may, ['edit', 'confirmAlone', 'reopen'])
  assert.equal((await step(me, 'confirm', params)).code, 'limit.second_person')
  const { state, done, requested } = (await step(me, 'confirm', params, { isAlone: true })).data
  assert.deepEqual([state, done.by.id, requested.by.id], ['done', me.userId, me.userId])
  const [entry] = (await me.of('cases.history', params.caseId, {})).data.items
  assert.deepEqual([entry.action, entry.details.secondPerson], ['limit.confirmed', 'none'])
})

test('nobody is alone as long as somebody else in the office has a role that writes cases', async () => {
  const { me, other, params } = await limitOfTwo(world)
  await step(me, 'complete', params)
  const alone = { isAlone: true }
  assert.equal((await step(me, 'confirm', params, alone)).code, 'limit.second_person')
  world.leave(other.userId)
  const clerk = world.signIn({ officeId: me.officeId, roles: ['USER'] })
  assert.equal((await step(me, 'confirm', params, alone)).code, 'limit.second_person')
  world.leave(clerk.userId)
  world.signIn({ officeId: me.officeId, roles: ['COMPANYADMIN'] })
  assert.equal((await step(me, 'confirm', params, alone)).data.state, 'done')
})
