import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { newCase, newTask, openCases, type Person, type TestCases } from '../testing/index.ts'

let world: TestCases
before(async () => {
  world = await openCases()
})
after(() => world.close())

type Titled = { displayTitle: string; title: string }
const tasksOf = async (by: Person, caseId: string) => (await by.of('tasks.list', caseId)).data
const titles = (tasks: Titled[]) => tasks.map(({ displayTitle }) => displayTitle)
const give = (by: Person, caseId: string, to: Person, permission: string) =>
  by.of('cases.updatePermissions', caseId, { permissions: [{ userId: to.userId, permission }] })

/** An administrator with a case, and colleagues with each right on it. */
async function office() {
  const admin = world.signIn()
  const { caseId } = await newCase(admin, { displayTitle: 'Dava' })
  const colleague = async (permission: string) => {
    const person = world.signIn({ officeId: admin.officeId, roles: ['USER'], name: 'Ayşe Kaya' })
    await give(admin, caseId, person, permission)
    return person
  }
  return { admin, caseId, colleague }
}

test('a title makes a task: to do, its hidden title as the displayed one, at the end of the list', async () => {
  const { admin, caseId } = await office()
  await newTask(admin, caseId, { displayTitle: 'Önce' })
  const added = await newTask(admin, caseId, { displayTitle: ' Sonra ', deadline: '2026-12-14' })
  const { caseTaskId, createdAt, ...rest } = added
  assert.equal(createdAt, world.clock.now().toISOString())
  assert.deepEqual(rest, {
    caseId,
    title: 'Sonra',
    displayTitle: 'Sonra',
    note: '',
    state: 'Todo',
    completed: false,
    completedAt: null,
    completedBy: null,
    deadline: '2026-12-14',
    movedFrom: null,
    assignee: null,
    followers: [],
    isFollowing: false,
    createdBy: { id: admin.userId, name: 'Deniz Örnek' },
    version: 1,
    may: ['edit', 'setState'],
  })
  const { todo, done, may } = await tasksOf(admin, caseId)
  assert.deepEqual([titles(todo), done, may], [['Önce', 'Sonra'], [], ['add']])
  assert.equal((await admin.of('tasks.add', caseId, { displayTitle: ' ' })).code, 'request.invalid')
  const impossible = await admin.of('tasks.add', caseId, { displayTitle: 'x', deadline: '2026-02-30' })
  assert.equal(impossible.code, 'request.invalid')
})

test('each field changes by itself and leaves before and after in the history of the case', async () => {
  const { admin, caseId, colleague } = await office()
  const reader = await colleague('read')
  const task = await newTask(admin, caseId, { displayTitle: 'Dilekçe', deadline: '2026-12-01' })
  const steps = [
    ['tasks.updateDisplayTitle', { displayTitle: 'Cevap' }, { before: 'Dilekçe', after: 'Cevap' }],
    ['tasks.updateTitle', { title: 'Gizli' }, { before: 'Cevap', after: 'Gizli' }],
    ['tasks.updateNote', { note: 'Üç tanık' }, { before: '', after: 'Üç tanık' }],
    ['tasks.updateDeadline', { deadline: null }, { before: '2026-12-01', after: null }],
    ['tasks.updateAssignee', { assigneeId: reader.userId }, { before: null, after: 'Ayşe Kaya' }],
    ['tasks.updateAssignee', { assigneeId: null }, { before: 'Ayşe Kaya', after: null }],
    ['tasks.updateState', { state: 'Done' }, { before: 'Todo', after: 'Done' }],
  ] as const
  for (const [index, [row, change, details]] of steps.entries()) {
    const { data, body } = await admin.task(row, task, { ...change, version: index + 1 })
    const { caseTaskId } = task
    assert.deepEqual(data, { caseId, caseTaskId, version: index + 2, meanwhile: [] }, body)
    const { items } = (await admin.of('cases.history', caseId, {})).data
    const { task: title, ...shown } = items[0].details
    assert.deepEqual(shown, details, row)
    assert.equal(title, 'Cevap')
  }
  const stale = await admin.task('tasks.updateNote', task, { note: 'Eski', version: 1 })
  assert.equal(stale.code, 'version.changed')
  assert.equal((await admin.task('tasks.updateNote', task, { note: 'Yeni', version: 4 })).status, 200)
})

test('done tasks leave the order, the latest first, and come back to their place', async () => {
  const { admin, caseId } = await office()
  const [a, b, c] = [
    await newTask(admin, caseId, { displayTitle: 'A' }),
    await newTask(admin, caseId, { displayTitle: 'B' }),
    await newTask(admin, caseId, { displayTitle: 'C' }),
  ]
  const set = async (task: typeof a, state: string, version: number) => {
    world.clock.advance(60)
    assert.equal((await admin.task('tasks.updateState', task, { state, version })).status, 200)
  }
  await set(a, 'Done', 1)
  await set(b, 'Done', 1)
  const { todo, done } = await tasksOf(admin, caseId)
  assert.deepEqual([titles(todo), titles(done)], [['C'], ['B', 'A']])
  const { completed, completedAt, completedBy } = done[0]
  assert.deepEqual([completed, completedAt], [true, world.clock.now().toISOString()])
  assert.deepEqual(completedBy, { id: admin.userId, name: 'Deniz Örnek' })
  await set(b, 'Done', 2)
  assert.equal((await tasksOf(admin, caseId)).done[0].completedAt, completedAt)
  await set(b, 'Todo', 2)
  const after = await tasksOf(admin, caseId)
  assert.deepEqual([titles(after.todo), after.todo[0].completedAt], [['B', 'C'], null])
  assert.ok(c)
})

test('without a right nobody sees tasks, a reader sees and follows them, a writer changes them', async () => {
  const { admin, caseId, colleague } = await office()
  const [none, reader, writer] = [await colleague('none'), await colleague('read'), await colleague('write')]
  const task = await newTask(admin, caseId)
  const changes = [
    ['tasks.updateTitle', { title: 'x', version: 1 }],
    ['tasks.updateState', { state: 'Done', version: 1 }],
    ['tasks.updateDeadline', { deadline: null, version: 1 }],
    ['tasks.updateAssignee', { assigneeId: null, version: 1 }],
    ['tasks.move', { besideId: task.caseTaskId, place: 'after' }],
    ['tasks.delete', undefined],
    ['tasks.restore', { version: 1 }],
  ] as const
  for (const [person, refusal] of [
    [none, 'case.no_access'],
    [reader, 'case.read_only'],
  ] as const) {
    assert.equal((await person.of('tasks.add', caseId, { displayTitle: 'x' })).code, refusal)
    for (const [row, body] of changes) assert.equal((await person.task(row, task, body)).code, refusal, row)
  }
  assert.equal((await none.of('tasks.list', caseId)).code, 'case.no_access')
  assert.equal((await none.task('tasks.follow', task)).code, 'case.no_access')
  await reader.task('tasks.follow', task)
  await reader.task('tasks.follow', task)
  const followed = (await admin.of('cases.history', caseId, {})).data.items.filter(
    ({ action }: { action: string }) => action === 'task.followed',
  )
  assert.equal(followed.length, 1, 'a second press is no entry')
  const shown = await tasksOf(reader, caseId)
  assert.deepEqual([shown.todo[0].may, shown.may, shown.todo[0].isFollowing], [[], [], true])
  assert.deepEqual(shown.todo[0].followers, [{ id: reader.userId, name: 'Ayşe Kaya' }])
  await reader.task('tasks.unfollow', task)
  assert.equal((await tasksOf(reader, caseId)).todo[0].isFollowing, false)
  assert.equal((await writer.task('tasks.updateTitle', task, { title: 'y', version: 1 })).status, 200)
})

test('an assignee who may only read says whether the own task is done, and changes nothing else', async () => {
  const { admin, caseId, colleague } = await office()
  const reader = await colleague('read')
  const own = await newTask(admin, caseId, { assigneeId: reader.userId })
  const other = await newTask(admin, caseId)
  assert.deepEqual((await tasksOf(reader, caseId)).todo[0].may, ['setState'])
  const finish = { state: 'Done', version: 1 }
  assert.equal((await reader.task('tasks.updateState', own, finish)).status, 200)
  assert.equal((await reader.task('tasks.updateState', other, finish)).code, 'case.read_only')
  const rename = await reader.task('tasks.updateTitle', own, { title: 'x', version: 2 })
  assert.equal(rename.code, 'case.read_only')
  await give(admin, caseId, reader, 'none')
  const later = await reader.task('tasks.updateState', own, { state: 'Todo', version: 2 })
  assert.equal(later.code, 'case.no_access')
})

test('a task is assigned only to a member who may read the case, and opens no case', async () => {
  const { admin, caseId, colleague } = await office()
  const none = await colleague('none')
  const secretary = world.signIn({ officeId: admin.officeId, roles: ['USERADMIN'] })
  const manager = world.signIn({ officeId: admin.officeId, roles: ['CASEADMIN'] })
  const task = await newTask(admin, caseId)
  const assign = (to: Person) =>
    admin.task('tasks.updateAssignee', task, { assigneeId: to.userId, version: 1 })
  assert.equal((await assign(none)).code, 'task.assignee_without_access')
  assert.equal((await assign(secretary)).code, 'case.assignee_without_role')
  assert.equal((await assign(world.signIn())).code, 'case.not_a_member')
  const added = await admin.of('tasks.add', caseId, { displayTitle: 'x', assigneeId: none.userId })
  assert.equal(added.code, 'task.assignee_without_access')
  assert.equal((await none.of('cases.read', caseId)).code, 'case.no_access')
  assert.equal((await assign(manager)).status, 200)
})

test('a deleted task is gone, and restored with its place and followers', async () => {
  const { admin, caseId } = await office()
  const task = await newTask(admin, caseId, { displayTitle: 'A' })
  await newTask(admin, caseId, { displayTitle: 'B' })
  await admin.task('tasks.follow', task)
  await admin.task('tasks.delete', task)
  assert.deepEqual(titles((await tasksOf(admin, caseId)).todo), ['B'])
  for (const [row, body] of [
    ['tasks.updateNote', { note: 'x', version: 1 }],
    ['tasks.delete', undefined],
    ['tasks.follow', undefined],
  ] as const)
    assert.equal((await admin.task(row, task, body)).code, 'task.not_found')
  const { data } = await admin.task('tasks.restore', task, { version: 1 })
  assert.equal((await admin.task('tasks.restore', task, { version: 1 })).code, 'task.not_found')
  assert.deepEqual([data.displayTitle, data.isFollowing, data.version], ['A', true, 1])
  assert.deepEqual(titles((await tasksOf(admin, caseId)).todo), ['A', 'B'])
  const other = await newCase(admin)
  const elsewhere = { caseId: other.caseId, caseTaskId: task.caseTaskId }
  assert.equal((await admin.task('tasks.restore', elsewhere, { version: 1 })).code, 'task.not_found')
  assert.equal(
    (await admin.task('tasks.updateNote', elsewhere, { note: '', version: 1 })).code,
    'task.not_found',
  )
})

test('a task that somebody changed since it was seen is neither deleted nor restored before that was seen', async () => {
  const { admin, caseId, colleague } = await office()
  const writer = await colleague('write')
  const task = await newTask(admin, caseId)
  const change = (note: string, version: number) => writer.task('tasks.updateNote', task, { note, version })
  await change('Tanıklar değişti', 1)
  const late = await admin.task('tasks.delete', task, { version: 1 })
  assert.deepEqual([late.status, late.code], [409, 'version.changed'])
  const { changes, version } = JSON.parse(late.body).details
  assert.deepEqual([changes[0].by, changes[0].fields, version], [writer.userId, ['note'], 2])
  assert.equal((await tasksOf(admin, caseId)).todo[0].note, 'Tanıklar değişti')
  assert.equal((await admin.task('tasks.delete', task, { version: 2 })).status, 200)
  await writer.task('tasks.restore', task, { version: 2 })
  await change('Tanıklar yine değişti', 2)
  await writer.task('tasks.delete', task, { version: 3 })
  assert.equal((await admin.task('tasks.restore', task, { version: 2 })).code, 'version.changed')
  assert.deepEqual((await tasksOf(admin, caseId)).todo, [])
  assert.equal((await admin.task('tasks.restore', task, { version: 3 })).data.note, 'Tanıklar yine değişti')
  // The specification names no version.
  assert.equal((await admin.task('tasks.delete', task)).status, 200)
})

test('a case holds five hundred tasks and says so at the next', async () => {
  const { admin, caseId } = await office()
  const now = world.clock.now()
  const plain = { company_id: admin.officeId, case_id: caseId, title: 'x', display_title: 'x' }
  const rows = Array.from({ length: 499 }, (_, place) => ({
    ...plain,
    id: `${caseId}-${place}`,
    place,
    created_by: admin.userId,
    created_at: now,
  }))
  await world.system(({ db }) => db.insertInto('case_tasks').values(rows).execute())
  const last = await newTask(admin, caseId)
  const refused = await admin.of('tasks.add', caseId, { displayTitle: 'Bir fazla' })
  assert.equal(refused.code, 'task.too_many')
  assert.match(refused.message, /500/)
  await admin.task('tasks.delete', last)
  await newTask(admin, caseId)
  assert.equal((await admin.task('tasks.restore', last, { version: 1 })).code, 'task.too_many')
})
