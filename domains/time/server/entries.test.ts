import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { after, before, test } from 'node:test'
import { sql } from 'kysely'
import { newCase, newEntry, openTime, type Person, type TestTime } from './testing/index.ts'

let world: TestTime
before(async () => {
  world = await openTime()
})
after(() => world.close())

const list = async (by: Person, query = '') => (await by.get('time.list', query)).data

test('time is recorded by hand within its bounds, at the last rate of the person if none is named', async () => {
  const me = world.signIn()
  const caseId = await newCase(world, me.officeId)
  const entry = { caseId, date: '2026-12-10', minutes: 45, what: '  Duruşma  ' }
  assert.equal((await me.post('time.add', entry)).data.rate, null)
  await newEntry(me, caseId, { rate: '1234.5' })
  const { data } = await me.post('time.add', entry)
  assert.deepEqual([data.what, data.rate, data.amount], ['Duruşma', '1234.50', '925.88'])
  assert.equal((await me.post('time.add', { ...entry, rate: null })).data.amount, null)
  for (const wrong of [
    { minutes: 0 },
    { minutes: 1_441 },
    { minutes: 1.5 },
    { what: ' ' },
    { what: 'a'.repeat(501) },
    { rate: '0' },
    { rate: '1000000' },
    { date: '2026-02-30' },
    { caseId: undefined },
  ])
    assert.equal(
      (await me.post('time.add', { ...entry, ...wrong })).code,
      'request.invalid',
      JSON.stringify(wrong),
    )
  assert.equal((await me.post('time.add', { ...entry, date: '2026-12-12' })).code, 'time.future_day')
  assert.equal((await me.post('time.add', { ...entry, date: '2026-12-11' })).status, 200)
})

test('time that is sent again after its answer was lost is recorded once', async () => {
  const me = world.signIn()
  const caseId = await newCase(world, me.officeId)
  const entry = { caseId, date: '2026-12-10', minutes: 45, what: 'Duruşma', key: randomUUID() }
  const [one, other] = await Promise.all([me.post('time.add', entry), me.post('time.add', entry)])
  assert.equal(one.data.entryId, other.data.entryId)
  const second = world.signIn({ officeId: me.officeId })
  for (const [by, change] of [
    [me, { minutes: 46 }],
    [me, { what: 'Keşif' }],
    [me, { rate: '100' }],
    [second, {}],
  ] as const)
    assert.equal((await by.post('time.add', { ...entry, ...change })).code, 'time.already_added')
  assert.equal((await list(me)).total, 1)
  await me.entry('time.delete', one.data.entryId)
  assert.equal((await me.post('time.add', entry)).code, 'time.already_added', 'deleted since')
})

test('a person who may read a case reads its time, records time on it, and changes only their own', async () => {
  const boss = world.signIn()
  const [me, other, none] = [1, 2, 3].map(() => world.signIn({ officeId: boss.officeId, role: 'USER' })) as [
    Person,
    Person,
    Person,
  ]
  const caseId = await newCase(world, boss.officeId, { readers: [me.userId, other.userId] })
  await newCase(world, boss.officeId)
  const { entryId } = await newEntry(me, caseId)
  assert.deepEqual(
    [(await list(me)).items[0].may, (await list(other)).items[0].may, (await list(boss)).items[0].may],
    [['edit', 'delete'], [], ['edit', 'delete']],
  )
  assert.deepEqual([(await list(none)).total, (await list(none)).minutes], [0, 0])
  const change = { minutes: 30, version: 1 }
  assert.equal((await other.entry('time.update', entryId, change)).code, 'time.not_yours')
  assert.equal((await other.entry('time.delete', entryId)).code, 'time.not_yours')
  assert.equal((await none.entry('time.update', entryId, change)).code, 'time.entry_not_found')
  assert.equal(
    (await none.post('time.add', { caseId, date: '2026-12-10', minutes: 5, what: 'x' })).code,
    'case.no_access',
  )
  assert.equal((await none.get('time.ofCase', '', { caseId })).code, 'case.no_access')
  assert.equal((await boss.entry('time.update', entryId, change)).data.minutes, 30)
  assert.deepEqual((await me.get('time.ofCase', '', { caseId })).data, {
    minutes: 30,
    amount: '500.00',
    unbilled: '500.00',
  })
  const elsewhere = await newCase(world, boss.officeId)
  const moved = { caseId: elsewhere, version: 2 }
  assert.equal((await me.entry('time.update', entryId, moved)).code, 'case.no_access')
  assert.deepEqual(new Set(await world.hidden(none, 'USER')), new Set(['time.added', 'time.changed']))
  assert.deepEqual(await world.hidden(me, 'USER'), [])
})

test('a change keeps what others changed in other fields, and is refused if it was the same field', async () => {
  const me = world.signIn()
  const boss = world.signIn({ officeId: me.officeId })
  const caseId = await newCase(world, me.officeId)
  const { entryId } = await newEntry(me, caseId)
  assert.equal(
    (await boss.entry('time.update', entryId, { rate: '1200', version: 1 })).data.amount,
    '1200.00',
  )
  const mine = await me.entry('time.update', entryId, { minutes: 90, version: 1 })
  assert.deepEqual(
    [mine.data.amount, mine.data.version, mine.data.meanwhile[0].fields],
    ['1800.00', 3, ['rate']],
  )
  const same = await me.entry('time.update', entryId, { minutes: 90, rate: '1200', version: 2 })
  assert.deepEqual([same.data.version, same.data.meanwhile[0].fields], [3, ['minutes']])
  assert.equal((await me.entry('time.update', entryId, { rate: null, version: 2 })).data.amount, null)
  const late = await boss.entry('time.update', entryId, { rate: '1300', version: 3 })
  assert.deepEqual([late.status, late.code], [409, 'version.changed'])
  assert.equal(
    (await me.entry('time.update', entryId, { date: '2026-12-12', version: 4 })).code,
    'time.future_day',
  )
})

test('the histories of both cases say that an entry was moved, and name the other case by its number alone', async () => {
  const me = world.signIn()
  const [from, to] = [await newCase(world, me.officeId), await newCase(world, me.officeId)]
  const { entryId } = await newEntry(me, from)
  assert.equal((await me.entry('time.update', entryId, { caseId: to, version: 1 })).status, 200)
  const { rows } = await world.system(({ db }) =>
    sql<{ id: string; number: string }>`
      select id, case_number as number from cases where company_id = ${me.officeId}`.execute(db),
  )
  const numberOf = (caseId: string) => rows.find(({ id }) => id === caseId)?.number
  const entries = await world.system(({ db }) =>
    db
      .selectFrom('audit_entries')
      .select(['action', 'subject_id', 'details'])
      .where('company_id', '=', me.officeId)
      .where('action', 'in', ['time.moved_away', 'time.changed'])
      .orderBy('id')
      .execute(),
  )
  const told = entries.map(({ action, subject_id, details }) => {
    const { otherCase, caseBefore } = details as Record<string, string>
    return [action, subject_id, otherCase ?? caseBefore]
  })
  assert.deepEqual(told, [
    ['time.moved_away', from, numberOf(to)],
    ['time.changed', to, numberOf(from)],
  ])
})

test('a deleted entry counts nowhere and can be restored', async () => {
  const me = world.signIn()
  const caseId = await newCase(world, me.officeId)
  const { entryId } = await newEntry(me, caseId)
  assert.equal((await me.entry('time.restore', entryId)).code, 'time.entry_not_found')
  assert.equal((await me.entry('time.delete', entryId)).status, 200)
  assert.deepEqual([(await list(me)).total, (await list(me)).amount], [0, '0.00'])
  assert.equal((await me.entry('time.delete', entryId)).code, 'time.entry_not_found')
  assert.equal((await me.entry('time.restore', entryId)).data.amount, '1000.00')
  assert.equal((await list(me)).total, 1)
})

test('an entry that somebody changed since it was seen is neither deleted nor restored before that was seen', async () => {
  const me = world.signIn()
  const boss = world.signIn({ officeId: me.officeId })
  const caseId = await newCase(world, me.officeId)
  const { entryId } = await newEntry(me, caseId)
  await boss.entry('time.update', entryId, { minutes: 75, version: 1 })
  const late = await me.entry('time.delete', entryId, { version: 1 })
  assert.deepEqual([late.status, late.code], [409, 'version.changed'])
  const { changes } = JSON.parse(late.body).details
  assert.deepEqual([changes[0].by, changes[0].fields], [boss.userId, ['minutes']])
  assert.equal((await list(me)).minutes, 75)
  assert.equal((await me.entry('time.delete', entryId, { version: 2 })).status, 200)
  await boss.entry('time.restore', entryId, { version: 2 })
  await boss.entry('time.update', entryId, { minutes: 80, version: 2 })
  await boss.entry('time.delete', entryId, { version: 3 })
  assert.equal((await me.entry('time.restore', entryId, { version: 2 })).code, 'version.changed')
  assert.equal((await me.entry('time.restore', entryId, { version: 3 })).data.minutes, 80)
})

test('the list is filtered by day, case and person, newest first, and its sums count all pages', async () => {
  const me = world.signIn()
  const other = world.signIn({ officeId: me.officeId })
  const [one, two] = [await newCase(world, me.officeId), await newCase(world, me.officeId)]
  await newEntry(me, one, { date: '2026-12-01', minutes: 10 })
  await newEntry(other, one, { date: '2026-12-03', minutes: 20, rate: null })
  await newEntry(me, two, { date: '2026-12-02', minutes: 40 })
  const minutesIn = async (query: string) =>
    (await list(me, query)).items.map(({ minutes }: { minutes: number }) => minutes)
  assert.deepEqual(await minutesIn(''), [20, 40, 10])
  assert.deepEqual(await minutesIn(`caseId=${one}`), [20, 10])
  assert.deepEqual(await minutesIn(`personId=${other.userId}`), [20])
  assert.deepEqual(await minutesIn('startDate=2026-12-02&endDate=2026-12-02'), [40])
  const page = await list(me, 'pageSize=1&pageIndex=2')
  assert.deepEqual(
    [page.items.length, page.total, page.minutes, page.amount, page.rateless],
    [1, 3, 70, '833.34', 1],
  )
  for (const wrong of ['startDate=2026-12-02', 'startDate=2026-12-02&endDate=2026-12-01'])
    assert.equal((await me.get('time.list', wrong)).code, 'request.invalid', wrong)
})

test('an office that may only read sees its time and records none', async () => {
  const me = world.signIn({ keys: ['case_management_readonly'] })
  assert.equal((await me.get('time.list')).status, 200)
  assert.equal((await me.get('time.timer')).status, 200)
  const caseId = await newCase(world, me.officeId)
  const refused = await me.post('time.add', { caseId, date: '2026-12-10', minutes: 5, what: 'x' })
  assert.equal(refused.status, 403)
})
