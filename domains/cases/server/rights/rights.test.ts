import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { newCase, openCases, type Person, type TestCases } from '../testing/index.ts'

let world: TestCases
before(async () => {
  world = await openCases()
})
after(() => world.close())

/** An administrator with a case, and a colleague who may open only what they are given. */
async function office() {
  const admin = world.signIn({ name: 'Deniz Örnek' })
  const user = world.signIn({ officeId: admin.officeId, roles: ['USER'], name: 'Ayşe Kaya' })
  const { caseId } = await newCase(admin)
  return { admin, user, caseId }
}

const give = (by: Person, caseId: string, to: Person, permission: string) =>
  by.of('cases.updatePermissions', caseId, { permissions: [{ userId: to.userId, permission }] })
const codeOf = async (by: Person, caseId: string) => (await by.of('cases.read', caseId)).code
const rename = (by: Person, caseId: string) =>
  by.of('cases.updateTitle', caseId, { title: `Ad ${Math.random()}`, version: 1 })

test('a new case is open to its creator, administrators and case administrators, and to nobody else', async () => {
  const user = world.signIn({ roles: ['USER'] })
  const { caseId } = await newCase(user)
  const by = (roles: string[]) => world.signIn({ officeId: user.officeId, roles })
  for (const roles of [['ADMIN'], ['CASEADMIN'], ['USER', 'CASEADMIN']])
    assert.equal((await by(roles).of('cases.read', caseId)).data.permission, 'write')
  assert.equal(await codeOf(by(['USER']), caseId), 'case.no_access')
  assert.equal(await codeOf(by(['COMPANYADMIN']), caseId), 'access.forbidden')
  assert.equal(await codeOf(by(['USER', 'COMPANYADMIN']), caseId), 'case.no_access')
  assert.equal(await codeOf(world.signIn(), caseId), 'case.not_found')
})

test('a right that is given opens the case as far as it goes, and is taken again', async () => {
  const { admin, user, caseId } = await office()
  await give(admin, caseId, user, 'read')
  assert.equal((await user.of('cases.read', caseId)).data.permission, 'read')
  assert.deepEqual((await user.of('cases.read', caseId)).data.may, [])
  assert.equal((await rename(user, caseId)).code, 'case.read_only')
  await give(admin, caseId, user, 'write')
  assert.deepEqual((await user.of('cases.read', caseId)).data.may, ['edit'])
  assert.equal((await rename(user, caseId)).status, 200)
  await give(admin, caseId, user, 'none')
  assert.equal(await codeOf(user, caseId), 'case.no_access')
  assert.equal((await user.call('cases.list')).data.total, 0)
})

test('an assignee reads, whatever the dialog says, until somebody else is assigned', async () => {
  const { admin, user, caseId } = await office()
  const assign = (assigneeId: string | null, version: number) =>
    admin.of('cases.updateAssignee', caseId, { assigneeId, version })
  await assign(user.userId, 1)
  assert.equal((await user.of('cases.read', caseId)).data.permission, 'read')
  await give(admin, caseId, user, 'none')
  assert.equal((await user.of('cases.read', caseId)).data.permission, 'read')
  const shown = (await admin.of('cases.permissions', caseId)).data.items
  assert.deepEqual(shown[1], {
    user: { id: user.userId, name: 'Ayşe Kaya' },
    permission: 'none',
    right: 'read',
    because: 'assignee',
  })
  await assign(null, 2)
  assert.equal(await codeOf(user, caseId), 'case.no_access')
})

test('only administrators and a creator who may write change rights and delete; others who write are told so', async () => {
  const { admin, user, caseId } = await office()
  await give(admin, caseId, user, 'write')
  assert.equal((await give(user, caseId, user, 'write')).code, 'case.creator_only')
  assert.equal((await user.of('cases.delete', caseId, { comment: 'Yanlış' })).code, 'case.creator_only')
  const own = await newCase(user)
  const other = world.signIn({ officeId: admin.officeId, roles: ['USER'] })
  assert.equal((await give(user, own.caseId, other, 'write')).status, 200)
  await give(admin, own.caseId, user, 'read')
  assert.equal((await give(user, own.caseId, user, 'write')).code, 'case.read_only')
})

test('rights are changed together or not at all, and only of members', async () => {
  const { admin, user, caseId } = await office()
  const stranger = world.signIn()
  const permissions = [user, stranger].map(({ userId }) => ({ userId, permission: 'read' }))
  const refused = await admin.of('cases.updatePermissions', caseId, { permissions })
  assert.equal(refused.code, 'case.not_a_member')
  assert.equal(await codeOf(user, caseId), 'case.no_access')
})

test('a person who is named twice is refused instead of getting the last right', async () => {
  const { admin, user, caseId } = await office()
  const permissions = ['read', 'write'].map((permission) => ({ userId: user.userId, permission }))
  const refused = await admin.of('cases.updatePermissions', caseId, { permissions })
  assert.equal(refused.code, 'request.invalid')
  assert.equal(await codeOf(user, caseId), 'case.no_access')
})

test('the dialog says why a right cannot be lowered or does not help', async () => {
  const { admin, caseId } = await office()
  const secretary = world.signIn({ officeId: admin.officeId, roles: ['USERADMIN'] })
  const { data } = await give(admin, caseId, secretary, 'write')
  const reasons = data.items.map(({ because, right }: { because: string; right: string }) => [because, right])
  assert.deepEqual(reasons, [
    ['administrator', 'write'],
    [null, 'none'],
    ['role', 'none'],
  ])
  assert.deepEqual(data.may, ['setPermissions'])
})

test('following needs the right to read and gives none', async () => {
  const { admin, user, caseId } = await office()
  assert.equal((await user.of('cases.follow', caseId)).code, 'case.no_access')
  await give(admin, caseId, user, 'read')
  await user.of('cases.follow', caseId)
  await user.of('cases.follow', caseId)
  const { followers, isFollowing } = (await user.of('cases.read', caseId)).data
  assert.deepEqual([followers, isFollowing], [[{ id: user.userId, name: 'Ayşe Kaya' }], true])
  await give(admin, caseId, user, 'none')
  assert.equal(await codeOf(user, caseId), 'case.no_access')
  assert.equal((await user.call('cases.list', { query: 'following=true' })).data.total, 0)
})

test('whoever loses the right to read follows neither the case nor its tasks, also once the right is given back', async () => {
  const { admin, user, caseId } = await office()
  const followers = async () => (await admin.of('cases.read', caseId)).data.followers
  const { caseTaskId } = (await admin.of('tasks.add', caseId, { displayTitle: 'Dilekçe' })).data
  const taskFollowers = async () => (await admin.of('tasks.list', caseId)).data.todo[0].followers
  const follow = async () => {
    await user.of('cases.follow', caseId)
    await user.task('tasks.follow', { caseId, caseTaskId })
    assert.deepEqual([(await followers()).length, (await taskFollowers()).length], [1, 1])
  }
  const ended = async () => assert.deepEqual([await followers(), await taskFollowers()], [[], []])
  await give(admin, caseId, user, 'read')
  await follow()
  await give(admin, caseId, user, 'none')
  await ended()
  await give(admin, caseId, user, 'read')
  await ended()
  await give(admin, caseId, user, 'none')

  const assign = (assigneeId: string | null, version: number) =>
    admin.of('cases.updateAssignee', caseId, { assigneeId, version })
  await assign(user.userId, 1)
  await follow()
  await assign(admin.userId, 2)
  await ended()
  await assign(user.userId, 3)
  await follow()
  await give(admin, caseId, user, 'none')
  assert.equal((await followers()).length, 1, 'an assignee still reads')
  await admin.post('cases.changeMany', { cases: [{ caseId, version: 4 }], change: { assigneeId: null } })
  await ended()
})

test('an office whose plan has lapsed reads its cases and changes none', async () => {
  const { admin, caseId } = await office()
  const lapsed = world.signIn({ officeId: admin.officeId, keys: ['case_management_readonly'] })
  assert.equal((await lapsed.of('cases.read', caseId)).status, 200)
  assert.notEqual((await rename(lapsed, caseId)).status, 200)
  const none = world.signIn({ officeId: admin.officeId, keys: [] })
  assert.notEqual((await none.of('cases.read', caseId)).status, 200)
})
