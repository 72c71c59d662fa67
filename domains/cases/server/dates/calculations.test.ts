/** Time limits that come from a calculation, and what happens when holidays change afterwards. */
import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { sql } from 'kysely'
import { newCase, openCases, type Person, type TestCases } from '../testing/index.ts'

let world: TestCases
before(async () => {
  world = await openCases()
})
after(() => world.close())

/** Served on Friday, 5 June 2026; two weeks end on Friday, 19 June. */
const calculation = {
  calculator: 'calculators.timeLimit',
  input: { limit: 'hmk-istinaf', date: '2026-06-05' },
  address: '/calculators/time-limit?limit=hmk-istinaf&date=2026-06-05',
}
const wanted = { title: 'İstinaf süresi', date: '2026-06-19', isCritical: true, calculation }

/** Makes that Friday a holiday. */
const holiday = {
  ...{ table: 'holidays.turkey', key: 'İdari tatil', validFrom: '2026-06-19', validTo: '2026-06-19' },
  ...{ value: '1', unit: 'days', source: { words: 'Cumhurbaşkanlığı kararı' } },
  ...{ status: 'verified', checkedOn: '2026-06-01' },
}

async function calculatedLimit() {
  const me = world.signIn()
  const other = world.signIn({ officeId: me.officeId, name: 'Ayşe Kaya' })
  const { caseId } = await newCase(me)
  const { data, body } = await me.of('limits.add', caseId, wanted)
  assert.ok(data, body)
  await other.of('cases.follow', caseId)
  return { me, other, caseId, limit: data }
}

const listed = async (by: Person, caseId: string) => (await by.of('limits.list', caseId)).data.items[0]

interface Subject {
  latest: { action: string }[]
}

const told = async (by: Person): Promise<string[]> =>
  (await by.call('notifications.list')).data.items
    .flatMap(({ latest }: Subject) => latest.map(({ action }) => action))
    .filter((action: string) => action === 'limit.recalculated')

/** While that Friday is a holiday, which one of the staff has added and another one has confirmed; or another change. */
const withHoliday = (work: () => Promise<unknown>) => withChange({ kind: 'add', row: holiday }, work)

async function withChange(confirmed: object, work: () => Promise<unknown>) {
  const change = JSON.stringify(confirmed)
  await world.system(({ db }) =>
    sql`insert into figure_changes (id, change, state, proposed_by, proposed_at, settled_by, settled_at)
      values ('holiday', ${change}, 'confirmed', 'ece', now(), 'can', now())`.execute(db),
  )
  try {
    await work()
  } finally {
    await world.system(({ db }) => sql`delete from figure_changes`.execute(db))
  }
}

test('a time limit keeps the calculation that gave its day, with the inputs and the screen to open it again', async () => {
  const { me, caseId } = await calculatedLimit()
  const { calculation: kept } = await listed(me, caseId)
  const input = { ...calculation.input, country: 'turkey', service: 'direct', heardInRecess: false }
  assert.deepEqual(kept, { ...calculation, input, lastDay: '2026-06-19', rows: [], lastDayNow: null })
})

test('of what somebody sends with the inputs only those of the calculator are kept', async () => {
  const me = world.signIn()
  const { caseId } = await newCase(me)
  const input = { ...calculation.input, more: 'x'.repeat(100_000), deep: [[[{}]]] }
  const { status } = await me.of('limits.add', caseId, { ...wanted, calculation: { ...calculation, input } })
  assert.equal(status, 200)
  const { calculation: kept } = await listed(me, caseId)
  assert.deepEqual(Object.keys(kept.input).sort(), ['country', 'date', 'heardInRecess', 'limit', 'service'])
})

test('the server calculates for itself and refuses a day that the calculation does not give', async () => {
  const me = world.signIn()
  const { caseId } = await newCase(me)
  const codeOf = async (more: object) => (await me.of('limits.add', caseId, { ...wanted, ...more })).code
  const differs = 'limit.calculation_differs'
  assert.equal(await codeOf({ date: '2026-06-22' }), differs)
  assert.equal(await codeOf({ calculation: { ...calculation, calculator: 'calculators.interest' } }), differs)
  assert.equal(await codeOf({ calculation: { ...calculation, calculator: 'toString' } }), differs)
  const unknown = { ...calculation, input: { limit: 'no-such-act', date: '2026-06-05' } }
  assert.equal(await codeOf({ calculation: unknown }), differs)
  assert.equal(
    await codeOf({ calculation: { ...calculation, address: 'https://elsewhere.test/calculators' } }),
    'request.invalid',
  )
  assert.equal((await me.of('limits.list', caseId)).data.items.length, 0)
})

test('where a new holiday moves the last day, the people of the case are told once and the time limit stays', async () => {
  const { me, other, caseId, limit } = await calculatedLimit()
  await world.recalculate()
  assert.equal((await listed(me, caseId)).calculation.lastDayNow, null)
  await withHoliday(async () => {
    await world.recalculate()
    await world.recalculate()
  })
  const { date, version, calculation: kept } = await listed(me, caseId)
  assert.deepEqual([date, version, kept.lastDay], ['2026-06-19', limit.version, '2026-06-19'])
  assert.equal(kept.lastDayNow, '2026-06-22')
  assert.deepEqual(await told(other), ['limit.recalculated'])
  assert.deepEqual(await told(me), ['limit.recalculated'], 'whoever added it is told as well')
  const [entry] = (await me.of('cases.history', caseId, {})).data.items
  assert.equal(entry.action, 'limit.recalculated')
  assert.deepEqual([entry.details.dateBefore, entry.details.dateAfter], ['2026-06-19', '2026-06-22'])
})

test('people who were told of another day are told as well when the holiday is taken back', async () => {
  const { other, caseId } = await calculatedLimit()
  await withHoliday(() => world.recalculate())
  await world.recalculate()
  assert.equal((await listed(other, caseId)).calculation.lastDayNow, null)
  assert.equal((await told(other)).length, 2)
})

/** The expected Ramadan Feast of 2027 begins on Tuesday, 9 March; it is then announced for the 10th. */
test('where staff moves a feast, the people of the case are told of the day that holds then', async () => {
  const me = world.signIn()
  const { caseId } = await newCase(me)
  const input = { limit: 'hmk-istinaf', date: '2027-02-23' }
  const moved = { ...wanted, date: '2027-03-12', calculation: { ...calculation, input } }
  assert.equal((await me.of('limits.add', caseId, moved)).status, 200)
  const days = { key: 'Ramazan Bayramı', validFrom: '2027-03-10', validTo: '2027-03-12', value: '3' }
  const change = { kind: 'replace', validFrom: '2027-03-09', row: { ...holiday, ...days } }
  await withChange(change, () => world.recalculate())
  assert.equal((await listed(me, caseId)).calculation.lastDayNow, '2027-03-09')
  assert.deepEqual(await told(me), ['limit.recalculated'])
})

test('the holidays of the calendar are those that count: of a moved feast the new days, and a day that was added', async () => {
  const intern = world.signIn({ roles: ['USER'], keys: ['case_management_readonly'] })
  const feasts = async (country = 'turkey'): Promise<string[]> =>
    (await intern.call('calendar.holidays')).data.items
      .filter(
        ({ table, validFrom }: { table: string; validFrom: string }) =>
          table === `holidays.${country}` && validFrom.startsWith('2027-03'),
      )
      .map(({ validFrom, validTo }: { validFrom: string; validTo: string }) => `${validFrom} ${validTo}`)
  assert.deepEqual(await feasts(), ['2027-03-09 2027-03-11'])
  const days = { key: 'Ramazan Bayramı', validFrom: '2027-03-10', validTo: '2027-03-12', value: '3' }
  const change = { kind: 'replace', validFrom: '2027-03-09', row: { ...holiday, ...days } }
  await withChange(change, async () => assert.deepEqual(await feasts(), ['2027-03-10 2027-03-12']))
  const added = { ...holiday, validFrom: '2027-03-19', validTo: '2027-03-19' }
  await withChange({ kind: 'add', row: added }, async () =>
    assert.deepEqual(await feasts(), ['2027-03-09 2027-03-11', '2027-03-19 2027-03-19']),
  )
  assert.deepEqual(await feasts('kktc'), ['2027-03-09 2027-03-11'])
})

test('nobody is told of a time limit that was deleted before the holiday came', async () => {
  const { me, other, caseId, limit } = await calculatedLimit()
  const params = { caseId, limitId: limit.limitId }
  await me.call('limits.delete', { params, body: { version: limit.version } })
  await other.call('limits.confirm', { params, body: { version: limit.version + 1 } })
  await withHoliday(() => world.recalculate())
  assert.deepEqual(await told(other), [])
})

test('a calculation that is broken is logged, and the people of other offices are told all the same', async () => {
  const broken = await calculatedLimit()
  const fine = await calculatedLimit()
  await world.system(({ db }) =>
    sql`update case_limits set calculation = 'null' where id = ${broken.limit.limitId}`.execute(db),
  )
  world.lines.length = 0
  await withHoliday(async () => assert.equal((await world.recalculate()).failed, 1))
  assert.equal((await listed(fine.me, fine.caseId)).calculation.lastDayNow, '2026-06-22')
  assert.deepEqual([await told(fine.other), await told(broken.other)], [['limit.recalculated'], []])
  const said = world.lines.filter((line) => line.includes('could not be calculated again'))
  assert.equal(said.length, 1)
  assert.ok(said[0]?.includes(broken.limit.limitId), said[0])
})
