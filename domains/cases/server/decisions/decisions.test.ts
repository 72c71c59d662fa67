import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { newCase, newDecision, openCases, type Person, type TestCases } from '../testing/index.ts'

let world: TestCases
before(async () => {
  world = await openCases()
})
after(() => world.close())

const link = (by: Person, caseId: string, body: object) => by.of('cases.linkDecision', caseId, body)
const linked = async (by: Person, caseId: string): Promise<string[]> =>
  (await by.of('cases.decisions', caseId)).data.items.map((one: { courtCaseId: string }) => one.courtCaseId)
const unlink = (by: Person, caseId: string, courtCaseId: string) =>
  by.call('cases.unlinkDecision', { params: { caseId, courtCaseId } })

test('a decision is added once, listed as in the search, and taken away', async () => {
  const me = world.signIn()
  const { caseId } = await newCase(me)
  const id = await newDecision(world)
  const added = await link(me, caseId, { courtCaseId: id })
  assert.equal(added.data.decision.court, 'Yargıtay')
  assert.match(added.data.citation, /Yargıtay 3. HD, E. 2019\/1234/)
  assert.deepEqual((await me.of('cases.decisions', caseId)).data.items, [added.data])
  const again = await link(me, caseId, { courtCaseId: id })
  assert.deepEqual(
    [again.status, again.code, again.message],
    [409, 'case.decision_added', 'Bu karar davada zaten var.'],
  )
  const second = await newDecision(world)
  await link(me, caseId, { courtCaseId: second })
  assert.deepEqual(await linked(me, caseId), [second, id])
  assert.equal((await unlink(me, caseId, id)).status, 200)
  assert.equal((await unlink(me, caseId, id)).code, 'case.decision_not_added')
  assert.deepEqual(await linked(me, caseId), [second])
  assert.equal((await link(me, caseId, { courtCaseId: 'unknown' })).code, 'decision.not_found')
  const { items } = (await me.of('cases.history', caseId, {})).data
  assert.deepEqual(
    [items[0].action, items[0].details],
    ['case.decision_unlinked', { decision: added.data.citation }],
  )
})

test('of several people who add one decision at once, one succeeds', async () => {
  const me = world.signIn()
  const { caseId } = await newCase(me)
  const id = await newDecision(world)
  const all = await Promise.all(Array.from({ length: 6 }, () => link(me, caseId, { courtCaseId: id })))
  assert.deepEqual(all.map(({ status }) => status).sort(), [200, 409, 409, 409, 409, 409])
  assert.deepEqual(await linked(me, caseId), [id])
})

test('a decision is found by its numbers, and by the chamber where two have the same', async () => {
  const me = world.signIn()
  const { caseId } = await newCase(me)
  const numbers = { case_number: '2017/55', decision_number: '2018/66' }
  const third = await newDecision(world, numbers)
  const byNumbers = { country: 'turkey', mainCaseNumber: 'E. 2017/55', decisionNumber: '2018/66' }
  assert.equal((await link(me, caseId, { ...byNumbers, country: 'kktc' })).code, 'decision.not_found')
  assert.equal((await link(me, caseId, byNumbers)).data.courtCaseId, third)
  const fourth = await newDecision(world, { ...numbers, chamber: '4. Hukuk Dairesi' })
  const unclear = await link(me, caseId, byNumbers)
  assert.equal(unclear.code, 'case.decision_unclear')
  assert.equal(JSON.parse(unclear.body).details.decisions.length, 2)
  const byChamber = { ...byNumbers, chamber: '4. Hukuk Dairesi' }
  assert.equal((await link(me, caseId, byChamber)).data.courtCaseId, fourth)
})

test('a decision that left the archive stays with its citation', async () => {
  const me = world.signIn()
  const { caseId } = await newCase(me)
  const id = await newDecision(world)
  const { citation } = (await link(me, caseId, { courtCaseId: id })).data
  await world.system(async ({ db }) => {
    await db
      .withTables<{ decisions: { id: string } }>()
      .deleteFrom('decisions')
      .where('id', '=', id)
      .execute()
  })
  const [kept] = (await me.of('cases.decisions', caseId)).data.items
  assert.deepEqual([kept.courtCaseId, kept.citation, kept.decision], [id, citation, null])
})

test('decisions follow the right on their case: none, read, write', async () => {
  const admin = world.signIn()
  const user = world.signIn({ officeId: admin.officeId, roles: ['USER'] })
  const { caseId } = await newCase(admin)
  const id = await newDecision(world)
  await link(admin, caseId, { courtCaseId: id })
  const codes = async () => [
    (await user.of('cases.decisions', caseId)).code,
    (await link(user, caseId, { courtCaseId: id })).code,
    (await unlink(user, caseId, 'unknown')).code,
  ]
  const give = (permission: string) =>
    admin.of('cases.updatePermissions', caseId, { permissions: [{ userId: user.userId, permission }] })
  assert.deepEqual(await codes(), ['case.no_access', 'case.no_access', 'case.no_access'])
  await give('read')
  assert.deepEqual(await codes(), [undefined, 'case.read_only', 'case.read_only'])
  await give('write')
  assert.deepEqual(await codes(), [undefined, 'case.decision_added', 'case.decision_not_added'])
})

test('the cases of a decision are those that the caller may read; the others are only counted', async () => {
  const admin = world.signIn()
  const user = world.signIn({ officeId: admin.officeId, roles: ['USER'] })
  const id = await newDecision(world)
  const hidden = await newCase(admin, { displayTitle: 'Kapalı Kutu' })
  const own = await newCase(user, { displayTitle: 'Benim' })
  const deleted = await newCase(admin)
  for (const { caseId } of [hidden, own, deleted]) await link(admin, caseId, { courtCaseId: id })
  await admin.of('cases.delete', deleted.caseId, { comment: 'Mükerrer' })
  const using = (by: Person) => by.call('cases.usingDecision', { params: { courtCaseId: id } })
  const { data, body } = await using(user)
  const { caseId, caseNumber } = own
  assert.deepEqual(data, { items: [{ caseId, caseNumber, displayTitle: 'Benim', state: 'open' }], hidden: 1 })
  assert.ok(!body.includes('Kapalı'))
  assert.deepEqual((await using(admin)).data.items.length, 2)
  assert.deepEqual((await using(world.signIn())).data, { items: [], hidden: 0 })
})
