import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { addDays, dayInTurkey } from '@mizan/platform/calendar'
import { until } from '@mizan/platform/testing'
import { sql } from 'kysely'
import { newCase, openCases, type Person, type TestCases } from '../testing/index.ts'

let world: TestCases
before(async () => {
  world = await openCases()
})
after(() => world.close())

interface Item {
  kind: string
  date: string
  title: string
  isPreDeadline: boolean
  isDone: boolean
}

const range = 'startDate=2026-12-01&endDate=2026-12-31'
const calendar = async (by: Person, query = range) => {
  const { data, body } = await by.call('calendar.list', { query })
  assert.ok(data, body)
  return data
}
const shown = async (by: Person, query = range) =>
  (await calendar(by, query)).items.map(({ kind, date, title }: Item) => `${date} ${kind} ${title}`)

/** A case with one thing of each kind. */
async function fullCase(by: Person) {
  const { caseId } = await newCase(by, { displayTitle: 'Dava', title: 'Gizli', deadline: '2026-12-20' })
  await by.of('hearings.add', caseId, { date: '2026-12-14', time: '10:30', court: 'Ankara 3. İş' })
  const limit = { title: 'İstinaf', date: '2026-12-10', preDeadline: '2026-12-07', isCritical: true }
  const { limitId } = (await by.of('limits.add', caseId, limit)).data
  await by.of('tasks.add', caseId, { displayTitle: 'Tanık listesi', title: 'Sır', deadline: '2026-12-12' })
  return { caseId, limitId }
}

const everything = [
  '2026-12-07 limit İstinaf',
  '2026-12-10 limit İstinaf',
  '2026-12-12 task Tanık listesi',
  '2026-12-14 hearing Ankara 3. İş',
  '2026-12-20 deadline Dava',
]

test('the calendar shows hearings, time limits with their earlier day, deadlines and tasks in order', async () => {
  const me = world.signIn()
  const { caseId, limitId } = await fullCase(me)
  assert.deepEqual(await shown(me), everything)
  const { items, isComplete } = await calendar(me)
  assert.equal(isComplete, true)
  const { caseNumber, ...hearing } = items[3]
  assert.match(caseNumber, /^D-/)
  assert.deepEqual(hearing, {
    ...{ kind: 'hearing', id: hearing.id, caseId, caseTitle: 'Dava', title: 'Ankara 3. İş', room: null },
    ...{ date: '2026-12-14', time: '10:30', hearingKind: 'hearing', isPreDeadline: false },
    ...{ isCritical: false, isDone: false },
    ...{ assignee: null, version: 1 },
  })
  assert.deepEqual([items[0].id, items[0].isPreDeadline, items[0].isCritical], [limitId, true, true])
  assert.deepEqual(await shown(me, `${range}&kinds=hearing,task`), [everything[2], everything[3]])
  assert.deepEqual(await shown(me, `${range}&kinds=`), [])
  assert.deepEqual(await shown(me, 'startDate=2026-12-10&endDate=2026-12-10'), [everything[1]])
})

test('a grid of days gets the first things of each day and the number of all, of the chosen kinds', async () => {
  const me = world.signIn()
  const { caseId } = await fullCase(me)
  const busy = '2026-12-14'
  const done = await me.of('tasks.add', caseId, { displayTitle: 'Bitti', deadline: busy })
  await me.call('tasks.updateState', {
    params: { caseId, caseTaskId: done.data.caseTaskId },
    body: { state: 'Done', version: 1 },
  })
  for (const displayTitle of ['Bir', 'İki'])
    await me.of('tasks.add', caseId, { displayTitle, deadline: busy })
  const limit = { title: 'Cevap', date: busy, isCritical: false }
  await me.of('limits.add', caseId, limit)
  await me.of('limits.add', caseId, { ...limit, title: 'Tutukluluk', isCritical: true })
  const first = async (query: string) => {
    const { items, days } = await calendar(me, `${range}${query}`)
    return { items: items.map(({ date, title }: Item) => `${date} ${title}`), days }
  }
  const { items, days } = await first('&perDay=3')
  const ofBusy = [`${busy} Ankara 3. İş`, `${busy} Tutukluluk`, `${busy} Cevap`]
  const others = (day: string) => everything.filter((one) => one < day).map(withoutKind)
  assert.deepEqual(items, [...others(busy), ...ofBusy, '2026-12-20 Dava'])
  assert.deepEqual(days.map(Object.values).map(String), [
    '2026-12-07,1,false',
    '2026-12-10,1,false',
    '2026-12-12,1,false',
    `${busy},6,false`,
    '2026-12-20,1,false',
  ])
  const { days: mine } = await first('&perDay=1&mine=true&kinds=task')
  assert.deepEqual(mine.map(Object.values).map(String), ['2026-12-12,1,false', `${busy},3,false`])
  assert.deepEqual(await first('&perDay=3&kinds='), { items: [], days: [] })
})

const withoutKind = (line: string) => line.replace(/ (limit|task|hearing|deadline) /, ' ')

test('a day is read in pages, in the order of the grid, with what is done at the end', async () => {
  const me = world.signIn()
  const { caseId } = await newCase(me)
  const deadline = '2026-12-14'
  const add = async (displayTitle: string) =>
    (await me.of('tasks.add', caseId, { displayTitle, deadline })).data.caseTaskId
  const first = await add('Biten')
  await me.call('tasks.updateState', {
    params: { caseId, caseTaskId: first },
    body: { state: 'Done', version: 1 },
  })
  for (const name of ['Bir', 'İki', 'Üç']) await add(name)
  await me.of('hearings.add', caseId, { date: deadline, time: '10:30', court: 'Ankara 3. İş' })
  const page = async (pageIndex: number) => {
    const query = `startDate=${deadline}&endDate=${deadline}&pageSize=2&pageIndex=${pageIndex}`
    const { items, isComplete, days } = await calendar(me, query)
    return { titles: items.map(({ title }: Item) => title), isComplete, days }
  }
  const pages = [await page(0), await page(1), await page(2)]
  const titles = pages.flatMap(({ titles }) => titles)
  assert.deepEqual([titles[0], titles.at(-1)], ['Ankara 3. İş', 'Biten'])
  assert.deepEqual(titles.toSorted(), ['Ankara 3. İş', 'Biten', 'Bir', 'Üç', 'İki'].toSorted())
  assert.deepEqual(
    pages.map(({ isComplete }) => isComplete),
    [false, false, true],
  )
  assert.equal(pages[0]?.days, null)
})

test('what is done stays in the calendar, what is deleted does not', async () => {
  const me = world.signIn()
  const { caseId } = await newCase(me, { deadline: '2026-12-20' })
  await me.of('cases.updateState', caseId, { state: 'closed', version: 1 })
  assert.equal((await calendar(me)).items[0].isDone, true)
  await me.of('cases.delete', caseId, { comment: 'Mükerrer' })
  assert.deepEqual(await shown(me), [])
})

test('nobody sees a day of a case that they may not read', async () => {
  const me = world.signIn()
  const { caseId } = await fullCase(me)
  const colleague = world.signIn({ officeId: me.officeId, roles: ['USER'] })
  assert.deepEqual(await shown(colleague), [])
  const give = (permission: string) =>
    me.of('cases.updatePermissions', caseId, { permissions: [{ userId: colleague.userId, permission }] })
  await give('read')
  assert.deepEqual(await shown(colleague), everything)
  await give('none')
  assert.deepEqual(await shown(colleague), [])
  assert.deepEqual(await shown(world.signIn()), [])
})

test('a calendar of one’s own holds what concerns the person among all that they may read', async () => {
  const me = world.signIn()
  const colleague = world.signIn({ officeId: me.officeId, roles: ['USER'] })
  const { caseId } = await fullCase(me)
  const permissions = [{ userId: colleague.userId, permission: 'read' }]
  await me.of('cases.updatePermissions', caseId, { permissions })
  const mine = (by: Person) => shown(by, `${range}&mine=true`)
  assert.deepEqual(await mine(me), everything)
  assert.deepEqual(await mine(colleague), [])
  const task = { displayTitle: 'Dilekçe', deadline: '2026-12-13', assigneeId: colleague.userId }
  await me.of('tasks.add', caseId, task)
  assert.deepEqual(await mine(colleague), ['2026-12-13 task Dilekçe'])
  assert.deepEqual(await mine(me), everything, 'what somebody else was given')
  await colleague.of('cases.follow', caseId, {})
  assert.equal((await mine(colleague)).length, everything.length + 1)
  await me.of('cases.updatePermissions', caseId, {
    permissions: [{ userId: colleague.userId, permission: 'none' }],
  })
  assert.deepEqual(await mine(colleague), [])
})

test('a range has both ends in order and at most 400 days', async () => {
  const me = world.signIn()
  const codeOf = async (query: string) => (await me.call('calendar.list', { query })).code
  assert.equal(await codeOf('startDate=2026-12-02&endDate=2026-12-01'), 'request.invalid')
  assert.equal(await codeOf('startDate=2026-12-01'), 'request.invalid')
  assert.equal(await codeOf('startDate=2026-01-01&endDate=2027-02-05'), 'request.invalid')
  assert.equal(await codeOf('startDate=2026-01-01&endDate=2027-02-04'), undefined)
  assert.equal(await codeOf(`${range}&kinds=birthday`), 'request.invalid')
  assert.equal(await codeOf(`${range}&perDay=21`), 'request.invalid')
  assert.equal(await codeOf(`${range}&pageSize=5001`), 'request.invalid')
})

test('whoever reads a long calendar waits for a colleague who does without a connection, others and shorter ones do not', async () => {
  const me = world.signIn()
  const colleague = world.signIn({ officeId: me.officeId })
  const other = world.signIn()
  const long = 'startDate=2026-01-01&endDate=2026-12-31'
  const started = await world.system(async ({ db }) => {
    await sql`lock table case_hearings in access exclusive mode`.execute(db)
    const isWaiting = sql<{ count: number }>`select count(*)::int as count from pg_locks
      where relation = 'case_hearings'::regclass and not granted`
    const waiting = async () => (await isWaiting.execute(db)).rows[0]?.count
    const reading: Promise<unknown>[] = []
    const read = (by: Person, query: string) => reading.push(calendar(by, query))
    const joins = async (by: Person, query: string, count: number) => {
      read(by, query)
      await until(async () => (await waiting()) === count)
    }
    await joins(me, long, 1)
    read(colleague, long)
    await joins(colleague, range, 2)
    await joins(colleague, `${long}&perDay=3`, 3)
    await joins(other, long, 4)
    return reading
  })
  assert.equal((await Promise.all(started)).length, 5)
})

test('the dashboard shows hearings from today on, and time limits until they are done', async () => {
  const me = world.signIn()
  const today = dayInTurkey(world.clock.now())
  const { caseId } = await newCase(me, { assigneeId: me.userId })
  for (const days of [-1, 0, 3])
    await me.of('hearings.add', caseId, { date: addDays(today, days), time: '09:00' })
  const late = { title: 'Cevap', date: addDays(today, -2), isCritical: false }
  const { limitId } = (await me.of('limits.add', caseId, late)).data
  const due = async () => {
    const { overdue, today: now, nextDays } = (await me.call('dashboard.today')).data
    return [overdue, now, nextDays].map(({ items }) => items.map(({ kind }: Item) => kind).join())
  }
  assert.deepEqual(await due(), ['limit', 'hearing', 'hearing'])
  await me.call('limits.complete', { params: { caseId, limitId }, body: { version: 1 } })
  assert.deepEqual(await due(), ['', 'hearing', 'hearing'])
})
