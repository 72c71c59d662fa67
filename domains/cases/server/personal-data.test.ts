import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { casePersonalData } from './personal-data.ts'
import { newCase, newTask, openCases, type TestCases } from './testing/index.ts'

let world: TestCases
before(async () => {
  world = await openCases()
})
after(() => world.close())

test('an erased account leaves its tasks to nobody and follows none, and what it follows is exported before', async () => {
  const admin = world.signIn()
  const leaving = world.signIn({ officeId: admin.officeId })
  const { caseId } = await newCase(admin)
  const task = await newTask(admin, caseId, { assigneeId: leaving.userId })
  const other = await newTask(admin, caseId, { assigneeId: admin.userId })
  for (const person of [admin, leaving]) await person.task('tasks.follow', task)
  const account = { userId: leaving.userId, email: undefined }
  const exported = await world.system.read((tx) => casePersonalData.export(tx, account))
  const { followedTasks } = (exported as { cases: { followedTasks: { caseTaskId: string }[] } }).cases
  assert.deepEqual(
    followedTasks.map(({ caseTaskId }) => caseTaskId),
    [task.caseTaskId],
  )
  await world.system((tx) => casePersonalData.forget(tx, account))
  const { todo } = (await admin.of('tasks.list', caseId)).data
  assert.deepEqual([todo[0].assignee, todo[1].assignee.id], [null, other.assignee.id])
  assert.deepEqual(
    todo[0].followers.map(({ id }: { id: string }) => id),
    [admin.userId],
  )
})

test('an erased account leaves no calendar address behind, and it is exported before', async () => {
  const me = world.signIn()
  const { address, createdAt } = (await me.call('calendar.createFeed')).data
  const account = { userId: me.userId, email: undefined }
  const exported = await world.system.read((tx) => casePersonalData.export(tx, account))
  const { calendarAddress } = exported.cases as Record<string, unknown>
  assert.deepEqual(calendarAddress, { createdAt, lastReadAt: null })
  await world.system((tx) => casePersonalData.forget(tx, account))
  const secretKey = address.split('/').at(-2)
  assert.equal((await world.visit('calendar.readFeed', { params: { secretKey } })).code, 'access.wrong_key')
})
