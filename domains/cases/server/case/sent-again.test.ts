/** What is sent again, because its answer was lost, is added once. */
import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { after, before, test } from 'node:test'
import { newCase, openCases, type Person, type TestCases } from '../testing/index.ts'

let world: TestCases
before(async () => {
  world = await openCases()
})
after(() => world.close())

const entriesOf = async (by: Person, caseId: string, action: string): Promise<number> =>
  (await by.of('cases.history', caseId, {})).data.items.filter(
    (one: { action: string }) => one.action === action,
  ).length

const kinds = [
  {
    add: 'hearings.add',
    list: 'hearings.list',
    action: 'hearing.added',
    id: 'hearingId',
    body: { date: '2026-12-14', time: '10:30', room: 'Salon 4' },
    other: { time: '11:30' },
  },
  {
    add: 'limits.add',
    list: 'limits.list',
    action: 'limit.added',
    id: 'limitId',
    body: { title: 'İstinaf süresi', date: '2026-12-14', isCritical: true },
    other: { isCritical: false },
  },
  {
    add: 'tasks.add',
    list: 'tasks.list',
    action: 'task.added',
    id: 'caseTaskId',
    body: { displayTitle: 'Tanık listesini sun', deadline: '2026-12-14' },
    other: { deadline: null },
  },
] as const

for (const { add, list, action, id, body, other } of kinds)
  test(`${add}: a call that is sent again adds nothing more, and another one with its key is refused`, async () => {
    const me = world.signIn()
    const { caseId } = await newCase(me)
    const wanted = { ...body, key: randomUUID() }
    const [one, again] = await Promise.all([me.of(add, caseId, wanted), me.of(add, caseId, wanted)])
    assert.equal(one.data[id], wanted.key, one.body)
    assert.deepEqual(again.data, one.data)
    const colleague = world.signIn({ officeId: me.officeId })
    const refused = [
      await me.of(add, caseId, { ...wanted, ...other }),
      await me.of(add, (await newCase(me, { caseNumber: randomUUID() })).caseId, wanted),
      await colleague.of(add, caseId, wanted),
      await world.signIn().of(add, (await newCase(world.signIn())).caseId, wanted),
    ]
    assert.deepEqual(
      refused.map(({ code }) => code),
      ['case.already_added', 'case.already_added', 'case.already_added', 'case.not_found'],
    )
    const { data } = await me.of(list, caseId)
    assert.equal((data.items ?? data.todo).length, 1)
    assert.equal(await entriesOf(me, caseId, action), 1, 'the record has one entry of it')
    assert.ok((await me.of(add, caseId, body)).data, 'without a key nothing is compared')
  })

test('a template that is applied again adds its tasks once, in the order in which they were added', async () => {
  const me = world.signIn()
  const { caseId } = await newCase(me)
  const wanted = { templateId: 'divorce', startDate: '2026-12-01', version: 1, key: randomUUID() }
  const apply = (more: object = {}, by = me) => by.of('tasks.applyTemplate', caseId, { ...wanted, ...more })
  const [one, again] = await Promise.all([apply(), apply()])
  assert.ok(one.data.items.length > 1, one.body)
  assert.deepEqual(again.data, one.data)
  const { todo } = (await me.of('tasks.list', caseId)).data
  assert.deepEqual(todo, one.data.items)
  assert.equal(await entriesOf(me, caseId, 'task.template_applied'), 1)
  const colleague = world.signIn({ officeId: me.officeId })
  const refused = [await apply({ startDate: '2026-12-02' }), await apply({}, colleague)]
  assert.deepEqual(
    refused.map(({ code }) => code),
    ['case.already_added', 'case.already_added'],
  )
  const { caseTaskId, version } = todo[0]
  await me.task('tasks.delete', { caseId, caseTaskId }, { version })
  assert.equal((await apply()).code, 'case.already_added', 'one of them deleted since')
  assert.ok((await apply({ key: randomUUID() })).data, 'with another key they are other tasks')
})

test('a case that is sent again is opened, not refused for its number or its own opponent', async () => {
  const me = world.signIn()
  const key = randomUUID()
  const wanted = { displayTitle: 'Yılmaz / Demir', caseNumber: '2026/7', opponentName: 'Kemal Demir', key }
  const create = (more: object = {}) => me.post('cases.create', { ...wanted, ...more })
  const { data } = await create()
  assert.equal(data.caseId, key)
  assert.deepEqual((await create()).data, data)
  assert.equal((await create({ caseNumber: '2026/8' })).code, 'case.already_added')
  assert.equal((await create({ key: randomUUID(), conflictsSeen: true })).code, 'case.number_taken')
  assert.equal((await me.of('cases.parties', key)).data.items.length, 1)
  assert.equal(await entriesOf(me, key, 'case.created'), 1)
  const outsider = await world.signIn().post('cases.create', wanted)
  assert.equal(outsider.code, 'case.already_added', 'the id of a case of another office')
  await me.of('cases.delete', key, {})
  assert.equal((await create({ conflictsSeen: true })).code, 'case.already_added', 'deleted since')
})

test('a case that is sent many times at once is created once, and each call gives it', async () => {
  const me = world.signIn()
  const wanted = { displayTitle: 'Kaya / Er', caseNumber: '2026/9', key: randomUUID() }
  const answers = await Promise.all(Array.from({ length: 12 }, () => me.post('cases.create', wanted)))
  assert.deepEqual(new Set(answers.map(({ data, code }) => data?.caseId ?? code)), new Set([wanted.key]))
  assert.equal(await entriesOf(me, wanted.key, 'case.created'), 1)
})
