import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { newCase, newClient, openCases, type TestCases } from '../testing/index.ts'

let world: TestCases
before(async () => {
  world = await openCases()
})
after(() => world.close())

test('two fields make a case: open, its hidden title as the displayed one, written by its creator', async () => {
  const me = world.signIn({ roles: ['USER'] })
  const created = await me.post('cases.create', { displayTitle: ' Yılmaz / ABC ', caseNumber: '2026/1' })
  const { caseId, createdAt, changedAt, ...rest } = created.data
  assert.deepEqual((await me.of('cases.read', caseId)).data, created.data)
  assert.equal(createdAt, changedAt)
  assert.deepEqual(rest, {
    caseNumber: '2026/1',
    jurisdiction: null,
    caseType: null,
    claimValue: null,
    displayTitle: 'Yılmaz / ABC',
    title: 'Yılmaz / ABC',
    state: 'open',
    priority: null,
    deadline: null,
    courtName: null,
    docketNumber: null,
    externalId: null,
    version: 1,
    client: null,
    assignee: null,
    description: '',
    draft: null,
    createdBy: { id: me.userId, name: 'Deniz Örnek' },
    followers: [],
    isFollowing: false,
    permission: 'write',
    counts: { tasks: 0, dates: 0, parties: 0, decisions: 0 },
    may: ['edit', 'delete', 'setPermissions'],
  })
})

test('title and number are required, dates are real days from 1900 to 2099', async () => {
  const me = world.signIn()
  const good = { displayTitle: 'Dava', caseNumber: '1' }
  for (const wrong of [
    { displayTitle: '  ' },
    { caseNumber: '' },
    { displayTitle: 'x'.repeat(256) },
    { deadline: '2026-02-29' },
    { deadline: '1899-12-31' },
    { deadline: '2100-01-01' },
    { state: 'lost' },
  ])
    assert.equal((await me.post('cases.create', { ...good, ...wrong })).code, 'request.invalid')
  assert.equal((await me.post('cases.create', good)).status, 200)
})

test('the office counts its cases year by year, and a number is given once', async () => {
  const me = world.signIn()
  const next = async () => (await me.call('cases.nextNumber')).data.caseNumber
  const year = world.clock.now().getUTCFullYear()
  assert.equal(await next(), `${year}/1`)
  await newCase(me, { caseNumber: `${year}/7` })
  await newCase(me, { caseNumber: `${year}/3` })
  await newCase(me, { caseNumber: 'Arşiv 12' })
  assert.equal(await next(), `${year}/8`)
  const taken = await me.post('cases.create', { displayTitle: 'Öteki', caseNumber: `${year}/7` })
  assert.equal(taken.code, 'case.number_taken')
  assert.deepEqual(JSON.parse(taken.body).details, { free: `${year}/8` })
  assert.match(taken.message, new RegExp(`${year}/7 .* ${year}/8`))
  const elsewhere = world.signIn()
  assert.equal((await newCase(elsewhere, { caseNumber: `${year}/7` })).caseNumber, `${year}/7`)
})

test('spellings of one number are one number, also for a case that changes its own', async () => {
  const me = world.signIn()
  const { caseId } = await newCase(me, { caseNumber: 'T-1' })
  for (const caseNumber of ['t-1', 'T - 1', 'T-1 ', 'T – 1']) {
    const taken = await me.post('cases.create', { displayTitle: 'Öteki', caseNumber })
    assert.equal(taken.code, 'case.number_taken', caseNumber)
    assert.match(taken.message, /T-1 /)
  }
  assert.equal((await me.of('cases.updateDetails', caseId, { caseNumber: 't - 1', version: 1 })).status, 200)
  assert.equal((await me.of('cases.read', caseId)).data.caseNumber, 't - 1')
  const other = await newCase(me, { caseNumber: 'T-2' })
  const change = me.of('cases.updateDetails', other.caseId, { caseNumber: 'T-1', version: 1 })
  assert.equal((await change).code, 'case.number_taken')
})

test('of two cases with one number that are saved at once, one is refused', async () => {
  const me = world.signIn()
  const both = await Promise.all(
    ['Biri', 'Öteki'].map((displayTitle) => me.post('cases.create', { displayTitle, caseNumber: '2026/5' })),
  )
  assert.deepEqual(both.map(({ status }) => status).sort(), [200, 409])
})

test('a case has a client of its own office only', async () => {
  const me = world.signIn()
  const clientId = await newClient(world, me.officeId, 'ABC A.Ş.')
  const foreign = await newClient(world, world.signIn().officeId, 'Yabancı A.Ş.')
  assert.deepEqual((await newCase(me, { clientId })).client, { clientId, name: 'ABC A.Ş.' })
  const refused = await me.post('cases.create', { displayTitle: 'D', caseNumber: '9', clientId: foreign })
  assert.equal(refused.code, 'case.client_not_found')
})

test('an assignee is a member whose role opens cases', async () => {
  const me = world.signIn()
  const stranger = world.signIn()
  const secretary = world.signIn({ officeId: me.officeId, roles: ['USERADMIN'] })
  const { caseId } = await newCase(me)
  const assign = (assigneeId: string) => me.of('cases.updateAssignee', caseId, { assigneeId, version: 1 })
  assert.equal((await assign(stranger.userId)).code, 'case.not_a_member')
  assert.equal((await assign(secretary.userId)).code, 'case.assignee_without_role')
})

test('a deleted case keeps who, when and why, and nobody finds it any more', async () => {
  const me = world.signIn()
  const { caseId, caseNumber } = await newCase(me)
  assert.equal((await me.of('cases.delete', caseId, { comment: ' ' })).code, 'request.invalid')
  assert.equal((await me.of('cases.delete', caseId, { comment: 'Mükerrer' })).status, 200)
  const row = await world.system.read(({ db }) =>
    db
      .selectFrom('cases')
      .select(['deleted_by', 'deleted_at', 'deletion_comment'])
      .where('id', '=', caseId)
      .executeTakeFirstOrThrow(),
  )
  assert.deepEqual(row, {
    deleted_by: me.userId,
    deleted_at: world.clock.now().toISOString(),
    deletion_comment: 'Mükerrer',
  })
  assert.equal((await me.of('cases.read', caseId)).code, 'case.not_found')
  assert.equal((await me.of('cases.delete', caseId, { comment: 'Yine' })).code, 'case.not_found')
  assert.equal((await me.call('cases.list')).data.total, 0)
  assert.equal((await newCase(me, { caseNumber })).caseNumber, caseNumber)
})

test('a case is deleted without a body as well, and then without a reason', async () => {
  const me = world.signIn()
  const { caseId } = await newCase(me)
  assert.equal((await me.of('cases.delete', caseId)).status, 200)
  assert.equal((await me.of('cases.read', caseId)).code, 'case.not_found')
})

test('states and states of tasks come from the server', async () => {
  const me = world.signIn()
  const states = (await me.call('cases.states')).data.items
  assert.deepEqual(
    states.map(({ stateId }: { stateId: string }) => stateId),
    ['open', 'out', 'appeal', 'yargitay', 'closed'],
  )
  assert.deepEqual((await me.call('cases.taskStates')).data.items[0], {
    stateId: 'Todo',
    name: { tr: 'Yapılacak', en: 'To do' },
  })
})
