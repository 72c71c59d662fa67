import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { sql } from 'kysely'
import { newCase, newTask, openCases, type Person, type TestCases } from '../testing/index.ts'

let world: TestCases
before(async () => {
  world = await openCases()
})
after(() => world.close())

const own = {
  name: 'Tespit',
  startMeans: 'Dava günü',
  items: [
    { title: 'Dilekçe', offsetDays: 0, note: 'İki suret' },
    { title: 'Keşif', offsetDays: 5, note: '' },
  ],
}
type Named = { name: string; templateId: string; isBuiltIn: boolean; version: number }
const listOf = async (by: Person): Promise<Named[]> => (await by.call('taskTemplates.list')).data.items
const names = async (by: Person) => (await listOf(by)).map(({ name }) => name)
const on = (by: Person, row: Parameters<Person['call']>[0], templateId: string, body?: object, query = '') =>
  by.call(row, { params: { templateId }, query, ...(body && { body }) })

test('four templates come with the product, and those who manage all cases add to them', async () => {
  const admin = world.signIn()
  const user = world.signIn({ officeId: admin.officeId, roles: ['USER'] })
  const builtIn = ['Boşanma davası', 'İcra takibi', 'İşe iade davası', 'Kira tespit ve tahliye davası']
  assert.deepEqual(await names(user), builtIn)
  assert.equal((await user.post('taskTemplates.create', own)).code, 'access.forbidden')
  const { data } = await admin.post('taskTemplates.create', own)
  assert.deepEqual(data, { ...own, templateId: data.templateId, isBuiltIn: false, version: 1 })
  assert.deepEqual(await names(user), [...builtIn, 'Tespit'])
  assert.deepEqual((await user.call('taskTemplates.list')).data.may, [])
  for (const [row, body] of [
    ['taskTemplates.update', { ...own, version: 1 }],
    ['taskTemplates.delete', undefined],
    ['taskTemplates.restore', undefined],
  ] as const)
    assert.equal((await on(user, row, data.templateId, body)).code, 'access.forbidden')
  const elsewhere = world.signIn()
  assert.deepEqual(await names(elsewhere), builtIn)
  assert.equal((await on(elsewhere, 'taskTemplates.delete', data.templateId)).code, 'task_template.not_found')
})

test('a template of the product is copied when it is changed, for this office alone', async () => {
  const admin = world.signIn()
  const other = world.signIn()
  const change = (by: Person, version: number, name = 'Bizim işe iade') =>
    on(by, 'taskTemplates.update', 'reinstatement', { ...own, name, version })
  assert.equal((await change(admin, 1)).data.version, 2)
  assert.ok((await names(admin)).includes('Bizim işe iade'))
  assert.equal((await names(admin)).length, 4)
  assert.ok((await names(other)).includes('İşe iade davası'))
  assert.equal((await change(other, 1, 'Onların')).data.version, 2)
  assert.equal((await change(admin, 1)).code, 'version.changed')
  assert.equal((await change(admin, 2)).data.version, 3)
  const preview = await on(admin, 'taskTemplates.preview', 'reinstatement', undefined, 'startDate=2026-12-01')
  assert.equal(preview.data.items.length, 2)
})

test('a deleted template is not offered until it is restored, one of the product too', async () => {
  const admin = world.signIn()
  const { templateId } = (await admin.post('taskTemplates.create', own)).data
  for (const id of [templateId, 'divorce']) {
    const before = await names(admin)
    assert.equal((await on(admin, 'taskTemplates.delete', id)).status, 200)
    assert.equal((await names(admin)).length, before.length - 1)
    assert.equal((await on(admin, 'taskTemplates.delete', id)).code, 'task_template.not_found')
    assert.equal((await on(admin, 'taskTemplates.restore', id)).status, 200)
    assert.equal((await on(admin, 'taskTemplates.restore', id)).code, 'task_template.not_found')
    assert.deepEqual(await names(admin), before)
  }
})

test('a preview counts calendar days, and takes what falls on a Sunday or a holiday to the next working day', async () => {
  const admin = world.signIn()
  const { templateId } = (await admin.post('taskTemplates.create', own)).data
  const { data } = await on(admin, 'taskTemplates.preview', templateId, undefined, 'startDate=2026-12-01')
  assert.deepEqual(data, {
    templateId,
    version: 1,
    startDate: '2026-12-01',
    items: [
      { title: 'Dilekçe', note: 'İki suret', deadline: '2026-12-01', movedFrom: null },
      { title: 'Keşif', note: '', deadline: '2026-12-07', movedFrom: '2026-12-06' },
    ],
  })
  // The fifth day is New Year's Day, a Friday; the next working day is Monday.
  const feast = await on(admin, 'taskTemplates.preview', templateId, undefined, 'startDate=2026-12-27')
  assert.deepEqual(
    feast.data.items.map(({ deadline }: { deadline: string }) => deadline),
    ['2026-12-28', '2027-01-04'],
  )
  const wrong = await on(admin, 'taskTemplates.preview', templateId, undefined, 'startDate=2095-01-01')
  assert.equal(wrong.code, 'request.invalid')
})

test('a task that was moved says so, until somebody gives it another day', async () => {
  const admin = world.signIn()
  const { caseId } = await newCase(admin)
  const { templateId } = (await admin.post('taskTemplates.create', own)).data
  await admin.of('tasks.applyTemplate', caseId, { templateId, startDate: '2026-12-01', version: 1 })
  const moved = async () => (await admin.of('tasks.list', caseId)).data.todo[1]
  const { deadline, movedFrom, caseTaskId } = await moved()
  assert.deepEqual([deadline, movedFrom], ['2026-12-07', '2026-12-06'])
  await admin.task('tasks.updateDeadline', { caseId, caseTaskId }, { deadline: '2026-12-08', version: 1 })
  assert.equal((await moved()).movedFrom, null)
})

test('a template becomes tasks after those of the case, in one entry of its history', async () => {
  const admin = world.signIn()
  const { caseId } = await newCase(admin)
  await newTask(admin, caseId, { displayTitle: 'Önceki' })
  const body = { templateId: 'reinstatement', startDate: '2026-12-01', assigneeId: admin.userId, version: 1 }
  const { data } = await admin.of('tasks.applyTemplate', caseId, body)
  assert.equal(data.items.length, 12)
  const { todo } = (await admin.of('tasks.list', caseId)).data
  assert.deepEqual(todo.slice(1), data.items)
  assert.deepEqual([todo[1].deadline, todo[2].deadline], ['2026-12-01', '2026-12-02'])
  assert.equal(todo[1].assignee.id, admin.userId)
  const { items, total } = (await admin.of('cases.history', caseId, {})).data
  assert.equal(total, 3)
  assert.equal(items[0].action, 'task.template_applied')
  assert.deepEqual([items[0].details.template, items[0].details.tasks.length], ['İşe iade davası', 12])
})

test('a case is created together with the tasks of a template, or not at all', async () => {
  const admin = world.signIn()
  const create = (caseNumber: string, template: object) =>
    admin.post('cases.create', { displayTitle: 'Yılmaz / ABC', caseNumber, template })
  const template = { templateId: 'reinstatement', startDate: '2026-12-01', version: 1 }
  const { data } = await create('2026/900', template)
  assert.equal(data.counts.tasks, 12)
  const { todo } = (await admin.of('tasks.list', data.caseId)).data
  assert.deepEqual([todo.length, todo[0].deadline, todo[1].deadline], [12, '2026-12-01', '2026-12-02'])
  const { items } = (await admin.of('cases.history', data.caseId, {})).data
  assert.deepEqual(items.map(({ action }: { action: string }) => action).sort(), [
    'case.created',
    'task.template_applied',
  ])
  const before = (await admin.call('cases.all')).data.total
  assert.equal((await create('2026/901', { ...template, version: 2 })).code, 'version.changed')
  assert.equal(
    (await create('2026/901', { ...template, templateId: 'none' })).code,
    'task_template.not_found',
  )
  assert.equal((await create('2026/901', { ...template, startDate: '2095-01-01' })).code, 'request.invalid')
  assert.equal((await admin.call('cases.all')).data.total, before)
  assert.equal((await create('2026/901', template)).status, 200)
})

test('a template is applied completely or not at all', async () => {
  const admin = world.signIn()
  const user = world.signIn({ officeId: admin.officeId, roles: ['USER'] })
  const { caseId } = await newCase(admin)
  const body = { templateId: 'divorce', startDate: '2026-12-01', version: 1 }
  const apply = async (more: object) =>
    (await admin.of('tasks.applyTemplate', caseId, { ...body, ...more })).code
  assert.equal(await apply({ version: 2 }), 'version.changed')
  assert.equal(await apply({ templateId: 'unknown' }), 'task_template.not_found')
  assert.equal(await apply({ assigneeId: user.userId }), 'task.assignee_without_access')
  const now = world.clock.now()
  const plain = { company_id: admin.officeId, case_id: caseId, title: 'x', display_title: 'x' }
  const rows = Array.from({ length: 489 }, (_, place) => ({
    ...{ ...plain, id: `${caseId}-${place}`, place, created_by: admin.userId, created_at: now },
  }))
  await world.system(({ db }) => db.insertInto('case_tasks').values(rows).execute())
  assert.equal(await apply({}), 'task.too_many')
  // The database itself refuses the last row: the eleven before it are gone as well.
  await world.system(({ db }) => db.deleteFrom('case_tasks').where('case_id', '=', caseId).execute())
  const items = [...Array.from({ length: 11 }, () => 0), 9].map((offsetDays, index) => ({
    title: index === 11 ? 'Bozuk' : `Görev ${index}`,
    offsetDays,
  }))
  const { templateId } = (await admin.post('taskTemplates.create', { name: 'Yarım', items })).data
  const refusing = sql`alter table case_tasks add constraint sound check (title <> 'Bozuk')`
  await world.system(({ db }) => refusing.execute(db))
  const broken = await admin.of('tasks.applyTemplate', caseId, { ...body, templateId })
  assert.equal(broken.status, 500)
  const { todo } = (await admin.of('tasks.list', caseId)).data
  assert.deepEqual(todo, [])
  assert.equal((await admin.of('cases.historyIds', caseId)).data.ids.length, 1)
})
