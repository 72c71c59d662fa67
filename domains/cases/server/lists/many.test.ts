import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { readSheet } from '@mizan/platform/spreadsheet/testing'
import { until } from '@mizan/platform/testing'
import { sql } from 'kysely'
import { newCase, openCases, type TestCases } from '../testing/index.ts'

let world: TestCases
before(async () => {
  world = await openCases()
})
after(() => world.close())

test('of many cases those that the caller may write are changed, each with an entry, and the others are named', async () => {
  const admin = world.signIn()
  const user = world.signIn({ officeId: admin.officeId, roles: ['USER'], name: 'Can Demir' })
  const stranger = world.signIn()
  const own = await newCase(user)
  const same = await newCase(user, { state: 'appeal' })
  const readable = await newCase(admin, { assigneeId: user.userId })
  const foreign = await newCase(stranger)
  const cases = [own, same, readable, foreign, own].map(({ caseId }) => ({ caseId, version: 1 }))
  const { data } = await user.post('cases.changeMany', { cases, change: { state: 'appeal' } })
  assert.deepEqual(data, {
    changed: [{ caseId: own.caseId, version: 2 }],
    meanwhile: [],
    refused: [
      { caseId: readable.caseId, code: 'case.no_access' },
      { caseId: foreign.caseId, code: 'case.not_found' },
    ],
  })
  const { items } = (await user.of('cases.history', own.caseId, {})).data
  assert.deepEqual(
    [items[0].action, items[0].details],
    ['case.state_changed', { before: 'open', after: 'appeal' }],
  )
  assert.equal((await user.of('cases.read', own.caseId)).data.version, 2)
  assert.equal((await user.of('cases.history', same.caseId, {})).data.total, 1)
})

test('an assignee of many cases may read them, and must have a role for cases', async () => {
  const admin = world.signIn()
  const user = world.signIn({ officeId: admin.officeId, roles: ['USER'], name: 'Can Demir' })
  const accountant = world.signIn({ officeId: admin.officeId, roles: ['COMPANYADMIN'] })
  const { caseId } = await newCase(admin)
  const cases = [{ caseId, version: 1 }]
  const assign = (assigneeId: string | null) =>
    admin.post('cases.changeMany', { cases, change: { assigneeId } })
  assert.equal((await user.of('cases.read', caseId)).status, 403)
  assert.deepEqual((await assign(user.userId)).data.changed, [{ caseId, version: 2 }])
  assert.equal((await user.of('cases.read', caseId)).data.assignee.name, 'Can Demir')
  assert.equal((await assign(accountant.userId)).code, 'case.assignee_without_role')
  const people = (await user.call('cases.people')).data.items.map(({ id }: { id: string }) => id)
  assert.deepEqual(people, [admin.userId, user.userId])
})

test('what somebody else has set meanwhile is not overwritten but named, and can then be changed with its version', async () => {
  const me = world.signIn()
  const other = world.signIn({ officeId: me.officeId, name: 'Ayşe Kaya' })
  const [plain, renamed, taken] = [
    await newCase(me),
    await newCase(me),
    await newCase(me, { displayTitle: 'Yılmaz / ABC' }),
  ]
  const sameByNow = await newCase(me)
  await other.of('cases.updateDisplayTitle', renamed.caseId, { displayTitle: 'Başka ad', version: 1 })
  await other.of('cases.updateState', taken.caseId, { state: 'appeal', version: 1 })
  await other.of('cases.updateState', sameByNow.caseId, { state: 'closed', version: 1 })
  const cases = [plain, renamed, taken, sameByNow].map(({ caseId }) => ({ caseId, version: 1 }))
  const change = { state: 'closed' }
  const { data } = await me.post('cases.changeMany', { cases, change })
  const versions = new Map(data.changed.map((one: { caseId: string; version: number }) => Object.values(one)))
  assert.deepEqual([versions.size, versions.get(plain.caseId), versions.get(renamed.caseId)], [2, 2, 3])
  const [kept, ...more] = data.meanwhile
  assert.deepEqual(more, [])
  assert.deepEqual(
    [kept.caseId, kept.version, kept.displayTitle, kept.by.name, kept.now],
    [taken.caseId, 2, 'Yılmaz / ABC', 'Ayşe Kaya', { state: 'appeal', assignee: null, deadline: null }],
  )
  assert.ok(kept.at)
  assert.equal((await me.of('cases.read', taken.caseId)).data.state, 'appeal')
  const again = await me.post('cases.changeMany', { cases: [{ caseId: taken.caseId, version: 2 }], change })
  assert.deepEqual([again.data.changed.length, again.data.meanwhile], [1, []])
  assert.equal((await me.of('cases.read', taken.caseId)).data.state, 'closed')
})

test('one change names one field', async () => {
  const me = world.signIn()
  const { caseId } = await newCase(me)
  for (const change of [{}, { state: 'open', deadline: null }, { displayTitle: 'Başka' }])
    assert.equal((await me.post('cases.changeMany', { cases: [{ caseId, version: 1 }], change })).status, 400)
  const unseen = { cases: [{ caseId }], change: { state: 'closed' } }
  assert.deepEqual((await me.post('cases.changeMany', unseen)).data.changed, [{ caseId, version: 2 }])
})

test('a saved view belongs to one person, and another of the same name replaces it', async () => {
  const me = world.signIn()
  const colleague = world.signIn({ officeId: me.officeId })
  await me.post('cases.saveView', { name: 'Açıklar', search: '?state=open' })
  const { data: view } = await me.post('cases.saveView', { name: 'Açıklar', search: '?state=out' })
  assert.deepEqual((await me.call('cases.views')).data.items, [view])
  assert.equal(view.search, '?state=out')
  assert.deepEqual((await colleague.call('cases.views')).data.items, [])
  const { viewId } = view
  assert.equal((await colleague.post('cases.deleteView', { viewId })).code, 'case.view_not_found')
  assert.deepEqual((await me.post('cases.deleteView', { viewId })).data, { done: true })
  assert.deepEqual((await me.call('cases.views')).data.items, [])
})

test('a person saves at most thirty views', async () => {
  const me = world.signIn()
  const save = (name: string) => me.post('cases.saveView', { name, search: '' })
  for (let count = 1; count <= 30; count += 1) assert.equal((await save(`Görünüm ${count}`)).status, 200)
  assert.equal((await save('Bir fazla')).code, 'case.too_many_views')
  assert.equal((await save('Görünüm 1')).status, 200)
})

test('chosen cases are given as a spreadsheet in the order of the choice, without those that the caller may not read', async () => {
  const admin = world.signIn()
  const user = world.signIn({ officeId: admin.officeId, roles: ['USER'] })
  const first = await newCase(user, { displayTitle: 'Yılmaz / ABC', deadline: '2026-12-14', state: 'appeal' })
  const second = await newCase(user, {
    ...{ displayTitle: '=1+1', courtName: 'Ankara 3. İş Mahkemesi' },
    ...{ jurisdiction: 'civil', caseType: 'İşe iade', claimValue: '148250.50' },
  })
  await user.of('hearings.add', second.caseId, { date: '2030-12-16', time: '10:30' })
  const hidden = await newCase(admin, { displayTitle: 'Gizli' })
  const foreign = await newCase(world.signIn(), { displayTitle: 'Yabancı' })
  const caseIds = [second, hidden, foreign, first].map(({ caseId }) => caseId)
  const { status, bytes, headers } = await user.post('cases.sheet', { caseIds })
  assert.equal(status, 200)
  assert.match(String(headers['content-disposition']), /Davalar/)
  const [heads, ...lines] = readSheet(bytes).map((row) => row.map(({ value }) => value))
  assert.deepEqual(heads?.slice(0, 2), ['Büro dosya no', 'Dava'])
  assert.deepEqual(
    // Without the numbers of the cases; days are numbers in a sheet.
    lines.map(([, ...cells]) => cells),
    [
      [
        ...['=1+1', 'Ankara 3. İş Mahkemesi', 'Açık', 'Hukuk', 'İşe iade', '148250.5'],
        ...['10:30 Duruşma Ankara 3. İş Mahkemesi', '47833'],
      ],
      ['Yılmaz / ABC', 'İstinafta', '46370'],
    ],
  )
})

test('changes of many cases of one office wait for each other without a connection, and no other office does', async () => {
  const me = world.signIn()
  const colleague = world.signIn({ officeId: me.officeId })
  const other = world.signIn()
  const [own, foreign] = [await newCase(me), await newCase(other)]
  const change = (by: typeof me, { caseId }: { caseId: string }) =>
    by.post('cases.changeMany', { cases: [{ caseId, version: 1 }], change: { state: 'appeal' } })
  const waiting = () =>
    world.system(({ db }) =>
      sql<{ count: number }>`select count(*)::int as count from pg_stat_activity
        where datname = current_database() and wait_event_type = 'Lock'`.execute(db),
    )
  const started = await world.system(async ({ db }) => {
    await sql`select from cases where id = ${own.caseId} for update`.execute(db)
    const three = [change(me, own), change(me, own), change(colleague, own)]
    await until(async () => (await waiting()).rows[0]?.count === 1)
    assert.equal((await change(me, own)).code, 'request.too_many')
    assert.equal((await change(other, foreign)).data.changed.length, 1)
    assert.equal((await waiting()).rows[0]?.count, 1)
    return three
  })
  assert.deepEqual(
    (await Promise.all(started)).map(({ status }) => status),
    [200, 200, 200],
  )
})
