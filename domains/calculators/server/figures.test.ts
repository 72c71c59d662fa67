import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { openCalculators } from './testing/index.ts'

let world: Awaited<ReturnType<typeof openCalculators>>
before(async () => {
  world = await openCalculators()
})
after(() => world.close())

const row = {
  table: 'interest.legal',
  validFrom: '2027-01-01',
  validTo: '2027-06-30',
  value: '29',
  unit: 'percent',
  source: { law: '3095', article: '1' },
  status: 'verified',
  checkedOn: '2027-01-04',
}
const input = { kind: 'legal', claims: [{ amount: '36500', startDate: '2026-12-31' }], endDate: '2027-01-10' }

const interest = () => world.asLawyer('calculators.interest', { body: input })
const proposed = async (change: object): Promise<string> =>
  (await world.ece('calculators.proposeFigure', { body: change })).data.changeId

test('a figure that staff adds counts once a second person has confirmed it, without a release', async () => {
  const refused = await interest()
  assert.deepEqual([refused.status, refused.code], [422, 'calculators.no_figure'])
  assert.match(refused.message, /01\.01\.2027 için yasal faiz oranı kayıtlı değil/)
  const params = { changeId: await proposed({ kind: 'add', row }) }
  assert.equal((await interest()).status, 422)
  assert.equal((await world.ece('calculators.confirmFigure', { params })).code, 'figures.own_change')
  assert.equal((await world.can('calculators.confirmFigure', { params })).status, 200)
  assert.equal((await interest()).data.interest, '290.00')
  const { rows, changes } = (await world.can('calculators.figureChanges')).data
  assert.ok(rows.some(({ value, validFrom }: typeof row) => value === '29' && validFrom === '2027-01-01'))
  assert.deepEqual([changes[0].state, changes[0].proposedBy.name], ['confirmed', 'Ece Usta'])
  assert.equal((await world.can('calculators.confirmFigure', { params })).code, 'figures.settled')
})

test('a figure that is ended no longer counts from the next day on', async () => {
  const end = { kind: 'end', table: 'interest.legal', validFrom: '2027-01-01', validTo: '2027-01-05' }
  const params = { changeId: await proposed(end) }
  world.clock.advance(1)
  await world.can('calculators.confirmFigure', { params })
  assert.match((await interest()).message, /06\.01\.2027/)
})

test('a withdrawn figure never counts, and a figure that does not exist cannot be ended', async () => {
  const params = { changeId: await proposed({ kind: 'add', row: { ...row, validFrom: '2027-01-06' } }) }
  assert.equal((await world.ece('calculators.withdrawFigure', { params })).status, 200)
  assert.equal((await world.can('calculators.confirmFigure', { params })).code, 'figures.settled')
  assert.equal((await interest()).status, 422)
  const end = { kind: 'end', table: 'interest.legal', validFrom: '1900-01-01', validTo: '1900-01-02' }
  assert.equal((await world.ece('calculators.proposeFigure', { body: end })).code, 'figures.no_such_row')
})

test('a lawyer reads the figures but changes none', async () => {
  assert.ok((await world.asLawyer('calculators.figures')).data.items.length > 50)
  for (const name of ['calculators.figureChanges', 'calculators.proposeFigure'] as const)
    assert.equal((await world.asLawyer(name, { body: { kind: 'add', row } })).status, 403)
})

const feast = {
  table: 'holidays.turkey',
  key: 'Ramazan Bayramı',
  validFrom: '2027-03-10',
  validTo: '2027-03-12',
  value: '3',
  unit: 'days',
  source: { words: 'Diyanet İşleri Başkanlığı, dinî günler 2027' },
  status: 'verified',
  checkedOn: '2026-11-24',
}
const lastDay = async (date: string) => {
  const body = { own: { amount: 1, unit: 'week' }, date }
  const { data } = await world.asLawyer('calculators.timeLimit', { body })
  return [data.lastDay, data.notes.some(({ code }: { code: string }) => code === 'limits.expected_feast')]
}

test('a feast that staff moves moves the time limits that end on its old and its new days', async () => {
  assert.deepEqual(await lastDay('2027-03-02'), ['2027-03-12', true])
  assert.deepEqual(await lastDay('2027-03-05'), ['2027-03-12', true])
  const params = { changeId: await proposed({ kind: 'replace', validFrom: '2027-03-09', row: feast }) }
  assert.deepEqual(await lastDay('2027-03-02'), ['2027-03-12', true])
  assert.equal((await world.ece('calculators.confirmFigure', { params })).code, 'figures.own_change')
  world.clock.advance(1)
  assert.equal((await world.can('calculators.confirmFigure', { params })).status, 200)
  assert.deepEqual(await lastDay('2027-03-02'), ['2027-03-09', false])
  assert.deepEqual(await lastDay('2027-03-05'), ['2027-03-15', false])
})

test('a feast that has been moved away cannot be moved once more', async () => {
  const again = { kind: 'replace', validFrom: '2027-03-09', row: feast }
  assert.equal((await world.ece('calculators.proposeFigure', { body: again })).code, 'figures.no_such_row')
})
