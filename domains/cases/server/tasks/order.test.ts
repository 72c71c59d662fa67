import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { newCase, newTask, openCases, type Person, type TestCases } from '../testing/index.ts'

let world: TestCases
before(async () => {
  world = await openCases()
})
after(() => world.close())

/** A case with tasks that have these letters as titles. */
async function caseWith(letters: string) {
  const admin = world.signIn()
  const { caseId } = await newCase(admin)
  const ids: Record<string, string> = {}
  for (const letter of letters)
    ids[letter] = (await newTask(admin, caseId, { displayTitle: letter })).caseTaskId
  const move = (by: Person, moved: string, place: 'before' | 'after', beside: string) =>
    by.task('tasks.move', { caseId, caseTaskId: ids[moved] ?? '' }, { besideId: ids[beside], place })
  const order = async () =>
    (await admin.of('tasks.list', caseId)).data.todo
      .map(({ displayTitle }: { displayTitle: string }) => displayTitle)
      .join('')
  return { admin, caseId, ids, move, order }
}

test('a task is moved before or after another one, also to both ends', async () => {
  const { admin, ids, move, order } = await caseWith('ABCD')
  const steps = [
    ['D', 'before', 'A', 'DABC'],
    ['D', 'after', 'C', 'ABCD'],
    ['A', 'after', 'C', 'BCAD'],
    ['D', 'before', 'A', 'BCDA'],
    ['B', 'after', 'B', 'BCDA'],
    ['C', 'after', 'B', 'BCDA'],
  ] as const
  for (const [moved, place, beside, expected] of steps) {
    const { data, body } = await move(admin, moved, place, beside)
    assert.deepEqual(
      data?.caseTaskIds,
      [...expected].map((letter) => ids[letter]),
      body,
    )
    assert.equal(await order(), expected)
  }
})

test('moves into the same gap find room however often they come', async () => {
  const { admin, move, order } = await caseWith('ABC')
  for (let round = 0; round < 60; round += 1)
    assert.equal((await move(admin, round % 2 === 0 ? 'C' : 'B', 'after', 'A')).status, 200)
  assert.equal(await order(), 'ABC')
})

test('a task goes beside a neighbour across done and deleted ones', async () => {
  const { admin, caseId, ids, move, order } = await caseWith('ABCD')
  await admin.task('tasks.delete', { caseId, caseTaskId: ids.B ?? '' })
  await admin.task('tasks.updateState', { caseId, caseTaskId: ids.C ?? '' }, { state: 'Done', version: 1 })
  await move(admin, 'D', 'before', 'A')
  assert.equal(await order(), 'DA')
  assert.equal((await move(admin, 'A', 'before', 'B')).code, 'task.not_found')
  await admin.task('tasks.restore', { caseId, caseTaskId: ids.B ?? '' }, { version: 1 })
  assert.equal(await order(), 'DAB')
})

test('of two people who move at once, both moves hold and no task is lost', async () => {
  const { admin, move, order } = await caseWith('ABCDEF')
  const colleague = world.signIn({ officeId: admin.officeId })
  const all = await Promise.all([move(admin, 'E', 'before', 'A'), move(colleague, 'F', 'after', 'B')])
  assert.deepEqual(
    all.map(({ status }) => status),
    [200, 200],
  )
  assert.equal(await order(), 'EABFCD')
})

test('forty moves at once into one gap leave every task in a place of its own', async () => {
  const { admin, caseId, move, order } = await caseWith('ABCDEFGH')
  const colleague = world.signIn({ officeId: admin.officeId })
  const moves = Array.from({ length: 40 }, (_, index) =>
    move(index % 2 ? admin : colleague, 'BCDEFGH'[index % 7] ?? '', 'after', 'A'),
  )
  for (const { status, body } of await Promise.all(moves)) assert.equal(status, 200, body)
  const found = await order()
  assert.equal(found[0], 'A')
  assert.equal([...found].sort().join(''), 'ABCDEFGH')
  const places = await world.system.read(({ db }) =>
    db.selectFrom('case_tasks').select('place').where('case_id', '=', caseId).execute(),
  )
  assert.equal(new Set(places.map(({ place }) => place)).size, 8)
})

test('a move changes no version and is in the history', async () => {
  const { admin, caseId, move } = await caseWith('AB')
  const entries = async () => (await admin.of('cases.historyIds', caseId)).data.ids.length
  const before = await entries()
  await move(admin, 'B', 'before', 'A')
  assert.equal(await entries(), before + 1)
  assert.equal((await admin.of('tasks.list', caseId)).data.todo[0].version, 1)
})
