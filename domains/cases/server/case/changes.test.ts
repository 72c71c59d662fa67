import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { newCase, newClient, openCases, type Person, type TestCases } from '../testing/index.ts'

let world: TestCases
before(async () => {
  world = await openCases()
})
after(() => world.close())

const read = async (by: Person, caseId: string) => (await by.of('cases.read', caseId)).data

test('each field changes by itself, raises the version and leaves before and after in the history', async () => {
  const me = world.signIn()
  const colleague = world.signIn({ officeId: me.officeId, name: 'Ayşe Kaya' })
  const { caseId } = await newCase(me, { displayTitle: 'Dava', deadline: '2026-12-01' })
  const steps = [
    ['cases.updateState', { state: 'appeal' }, { before: 'open', after: 'appeal' }],
    ['cases.updateState', { state: null }, { before: 'appeal', after: 'none' }],
    ['cases.updatePriority', { priority: 'high' }, { before: 'none', after: 'high' }],
    ['cases.updateDeadline', { deadline: null }, { before: '2026-12-01', after: null }],
    ['cases.updateAssignee', { assigneeId: colleague.userId }, { before: null, after: 'Ayşe Kaya' }],
    ['cases.updateAssignee', { assigneeId: null }, { before: 'Ayşe Kaya', after: null }],
    ['cases.updateDescription', { description: 'İşe iade' }, { before: '', after: 'İşe iade' }],
    ['cases.updateTitle', { title: 'Gizli' }, { before: 'Dava', after: 'Gizli' }],
    [
      'cases.updateDetails',
      { docketNumber: '2026/412' },
      { docketNumberBefore: null, docketNumberAfter: '2026/412' },
    ],
  ] as const
  for (const [index, [row, change, details]] of steps.entries()) {
    const version = index + 1
    const { data, body } = await me.of(row, caseId, { ...change, version })
    assert.deepEqual(data, { caseId, version: version + 1, meanwhile: [] }, body)
    const { items, total } = (await me.of('cases.history', caseId, {})).data
    assert.equal(total, index + 2)
    assert.deepEqual(items[0].details, details, row)
    assert.deepEqual(items[0].actor, { id: me.userId, name: 'Deniz Örnek' })
  }
})

test('a hidden title follows the displayed one until somebody sets it apart', async () => {
  const me = world.signIn()
  const { caseId } = await newCase(me, { displayTitle: 'Eski' })
  await me.of('cases.updateDisplayTitle', caseId, { displayTitle: 'Yeni', version: 1 })
  assert.equal((await read(me, caseId)).title, 'Yeni')
  await me.of('cases.updateTitle', caseId, { title: 'Gizli', version: 2 })
  await me.of('cases.updateDisplayTitle', caseId, { displayTitle: 'Daha yeni', version: 3 })
  const { title, displayTitle } = await read(me, caseId)
  assert.deepEqual([title, displayTitle], ['Gizli', 'Daha yeni'])
})

test('of two people at once, different fields join and the same field is refused with what was done', async () => {
  const ayse = world.signIn({ name: 'Ayşe Kaya' })
  const can = world.signIn({ officeId: ayse.officeId, name: 'Can Demir' })
  const { caseId } = await newCase(ayse)
  const at = world.clock.now().toISOString()
  await ayse.of('cases.updateState', caseId, { state: 'out', version: 1 })
  const joined = await can.of('cases.updateDeadline', caseId, { deadline: '2027-01-04', version: 1 })
  assert.deepEqual(joined.data, {
    caseId,
    version: 3,
    meanwhile: [{ by: { id: ayse.userId, name: 'Ayşe Kaya' }, at, fields: ['state'] }],
  })
  const refused = await can.of('cases.updateState', caseId, { state: 'closed', version: 1 })
  assert.equal(refused.code, 'version.changed')
  const { details } = JSON.parse(refused.body)
  assert.equal(details.version, 3)
  assert.deepEqual(details.changes[0], { version: 2, fields: ['state'], by: ayse.userId, at })
  const { state, deadline, version } = await read(ayse, caseId)
  assert.deepEqual([state, deadline, version], ['out', '2027-01-04', 3])
  assert.equal((await can.of('cases.updateState', caseId, { state: 'closed', version: 3 })).status, 200)
})

test('twenty changes of one case at once lose none', async () => {
  const me = world.signIn()
  const { caseId } = await newCase(me)
  const fields = Array.from({ length: 10 }, (_, index) => [
    ['cases.updateTitle', { title: `Gizli ${index}` }] as const,
    ['cases.updateDescription', { description: `Açıklama ${index}` }] as const,
  ]).flat()
  const done = await Promise.all(fields.map(([row, body]) => me.of(row, caseId, { ...body, version: 1 })))
  const kept = done.filter(({ status }) => status === 200).length
  assert.equal(kept, 2)
  assert.equal((await read(me, caseId)).version, 1 + kept)
})

test('a draft is kept for its writer alone until the description is saved or the draft is thrown away', async () => {
  const me = world.signIn()
  const colleague = world.signIn({ officeId: me.officeId })
  const { caseId } = await newCase(me)
  const write = (description: string | null) => me.of('cases.saveDraft', caseId, { description, version: 1 })
  await write('Yarım')
  await write('Yarım kalan')
  const savedAt = world.clock.now().toISOString()
  assert.deepEqual((await read(me, caseId)).draft, { description: 'Yarım kalan', savedAt, version: 1 })
  assert.equal((await read(colleague, caseId)).draft, null)
  assert.equal((await read(me, caseId)).version, 1)
  await me.of('cases.updateDescription', caseId, { description: 'Tam', version: 1 })
  assert.equal((await read(me, caseId)).draft, null)
  await write('Yine')
  await write(null)
  assert.equal((await read(me, caseId)).draft, null)
  assert.equal((await me.of('cases.historyIds', caseId)).data.ids.length, 2)
})

test('number and client change with the rest of the details; what is left out stays', async () => {
  const me = world.signIn()
  const first = await newClient(world, me.officeId, 'ABC A.Ş.')
  const second = await newClient(world, me.officeId, 'Demir Ltd.')
  const { caseId } = await newCase(me, { clientId: first, courtName: 'Ankara 3. AHM' })
  const other = await newCase(me)
  const change = (body: object, version: number) => me.of('cases.updateDetails', caseId, { ...body, version })
  assert.equal((await change({ caseNumber: other.caseNumber }, 1)).code, 'case.number_taken')
  await change({ clientId: second, externalId: 'X-1' }, 1)
  const now = await read(me, caseId)
  assert.deepEqual([now.client.name, now.courtName, now.externalId], ['Demir Ltd.', 'Ankara 3. AHM', 'X-1'])
  const { items } = (await me.of('cases.history', caseId, {})).data
  assert.deepEqual(items[0].details, {
    externalIdBefore: null,
    externalIdAfter: 'X-1',
    clientBefore: 'ABC A.Ş.',
    clientAfter: 'Demir Ltd.',
  })
  await change({ clientId: null }, 2)
  assert.equal((await read(me, caseId)).client, null)
})

test('the history is filtered by kind, person and days, with both ends of a range', async () => {
  const me = world.signIn()
  const colleague = world.signIn({ officeId: me.officeId })
  const { caseId } = await newCase(me)
  await colleague.of('cases.updateState', caseId, { state: 'out', version: 1 })
  const found = async (filter: object) => (await me.of('cases.history', caseId, filter)).data?.total
  assert.equal(await found({ actions: ['case.state_changed'] }), 1)
  assert.equal(await found({ actions: [] }), 0)
  assert.equal(await found({ actorId: colleague.userId }), 1)
  const today = world.clock.now().toISOString().slice(0, 10)
  assert.equal(await found({ startDate: today, endDate: today }), 2)
  assert.equal(await found({ startDate: '2020-01-01', endDate: '2020-12-31' }), 0)
  const oneDate = await me.of('cases.history', caseId, { startDate: today })
  assert.equal(oneDate.code, 'request.invalid')
  const turned = await me.of('cases.history', caseId, { startDate: '2026-02-02', endDate: '2026-02-01' })
  assert.equal(turned.code, 'request.invalid')
})

test('the history shows what is about tasks, dates, parties, decisions or the case itself, or about one task', async () => {
  const me = world.signIn()
  const { caseId } = await newCase(me)
  const party = { name: 'Ayşe Yılmaz', role: 'claimant', type: 'individual' }
  await me.of('cases.addParty', caseId, party)
  const { caseTaskId } = (await me.of('tasks.add', caseId, { displayTitle: 'Delil listesi' })).data
  await me.of('tasks.add', caseId, { displayTitle: 'Vekâlet sun' })
  const params = { caseId, caseTaskId }
  await me.call('tasks.updateState', { params, body: { state: 'Done', version: 1 } })
  await me.of('hearings.add', caseId, { date: '2026-12-14', time: '10:30' })
  const found = async (body: object): Promise<string[]> =>
    (await me.of('cases.history', caseId, body)).data.items.map(({ action }: { action: string }) => action)
  assert.deepEqual(await found({ kind: 'case' }), ['case.created'])
  assert.deepEqual(await found({ kind: 'party' }), ['case.party_added'])
  assert.deepEqual(await found({ kind: 'date' }), ['hearing.added'])
  assert.deepEqual(await found({ kind: 'decision' }), [])
  assert.deepEqual(await found({ kind: 'task' }), ['task.state_changed', 'task.added', 'task.added'])
  assert.deepEqual(await found({ kind: 'task', actions: ['task.added', 'case.created'] }), [
    'task.added',
    'task.added',
  ])
  assert.deepEqual(await found({ taskId: caseTaskId }), ['task.state_changed', 'task.added'])
})

test('following and unfollowing leave an entry each, and a second press none', async () => {
  const me = world.signIn()
  const { caseId } = await newCase(me)
  for (const row of ['cases.follow', 'cases.follow', 'cases.unfollow', 'cases.unfollow'] as const)
    assert.equal((await me.of(row, caseId)).status, 200)
  const { items } = (await me.of('cases.history', caseId, {})).data
  assert.deepEqual(
    items.map(({ action }: { action: string }) => action),
    ['case.unfollowed', 'case.followed', 'case.created'],
  )
})

test('a change that names no version applies over what somebody else wrote meanwhile, and the history says so', async () => {
  const me = world.signIn()
  const other = world.signIn({ officeId: me.officeId })
  const { caseId } = await newCase(me)
  await other.of('cases.updateTitle', caseId, { title: 'Başka', version: 1 })
  assert.equal((await me.of('cases.updateTitle', caseId, { title: 'Benim', version: 1 })).status, 409)
  assert.equal((await me.of('cases.updateTitle', caseId, { title: 'Benim' })).data.version, 3)
  const { items } = (await me.of('cases.history', caseId, { actions: ['case.title_changed'] })).data
  assert.deepEqual(
    items.map(({ details }: { details: { unseen?: string } }) => details.unseen),
    ['yes', undefined],
  )
})
