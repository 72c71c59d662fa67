import assert from 'node:assert/strict'
import { test } from 'node:test'
import { weekdayOf } from '@mizan/platform/calendar'
import { shortOf } from './case-steps.ts'
import { doomedOf, type Node } from './kept-records.ts'
import { fewRecords, planLife } from './plan.ts'
import { workingDay } from './steps.ts'

test('the plan has 25 clients, 40 cases, days around today and nothing in the future', () => {
  for (const today of ['2026-11-21', '2026-12-31', '2028-02-29']) {
    const now = new Date(`${today}T06:00:00Z`)
    const steps = planLife(now, today)
    const count = (row: string) => steps.filter((step) => step.row === row).length
    assert.deepEqual(
      [count('client.create'), count('cases.create'), count('client.setInstalments')],
      [25, 40, 2],
    )
    assert.ok(steps.every(({ at }, place) => at <= now && at >= (steps[place - 1]?.at ?? at)))
    const known = (name: string) => name
    const kinds = steps
      .filter(({ row }) => row === 'cases.create')
      .map(
        ({ input }) =>
          input(known).body as { jurisdiction: string; caseType: string; claimValue: string | null },
      )
    assert.ok(kinds.every(({ jurisdiction, caseType }) => jurisdiction && caseType))
    assert.ok(kinds.filter(({ claimValue }) => claimValue !== null).length > kinds.length / 2)
    const days = steps
      .filter(({ row }) => row === 'hearings.add' || row === 'limits.add')
      .map(({ input }) => (input(known).body as { date: string }).date)
    assert.ok(days.every((day) => weekdayOf(day) < 6))
    const created = new Set<string>()
    for (const { name, input } of steps) {
      input((wanted) => {
        const isPerson = ['deniz', 'ayse', 'mert'].includes(wanted)
        assert.ok(isPerson || created.has(wanted), `${wanted} is used before it exists`)
        return wanted
      })
      if (name) created.add(name)
    }
  }
})

test('of few records every case has its client, and something is due today', () => {
  const steps = planLife(new Date('2026-11-30T06:00:00Z'), '2026-11-30', fewRecords)
  const created = new Set(['deniz', 'ayse', 'mert'])
  for (const { name, input } of steps) {
    input((wanted) => {
      assert.ok(created.has(wanted), `${wanted} is used before it exists`)
      return wanted
    })
    if (name) created.add(name)
  }
  const count = (row: string) => steps.filter((step) => step.row === row).length
  assert.deepEqual([count('client.create'), count('cases.create')], [fewRecords.clients, fewRecords.cases])
  const days = steps
    .filter(({ row }) => row === 'hearings.add')
    .map(({ input }) => (input((name) => name).body as { date: string }).date)
  assert.ok(days.includes('2026-11-30'))
})

test('a day at the weekend gives way to Monday', () => {
  const days = ['2026-11-20', '2026-11-21', '2026-11-22', '2026-11-23']
  assert.deepEqual(days.map(workingDay), ['2026-11-20', '2026-11-23', '2026-11-23', '2026-11-23'])
})

test('a case is called after surnames, companies and authorities', () => {
  assert.equal(shortOf('Veli Tunçbilek'), 'Tunçbilek')
  assert.equal(shortOf('Karaca Tekstil San. ve Tic. A.Ş.'), 'Karaca Tekstil')
  assert.equal(shortOf('Yenikent Belediyesi'), 'Yenikent Belediyesi')
})

const node = (key: string, more: { own?: true; of?: string; by?: string } = {}): Node => {
  const [table = '', id = ''] = key.split(' ')
  const to = (wanted: string | undefined, owns: boolean) => {
    const [of = '', parent = ''] = wanted?.split(' ') ?? []
    return wanted ? [{ table: of, id: parent, owns }] : []
  }
  return { table, id, isSample: !more.own, references: [...to(more.of, true), ...to(more.by, false)] }
}
const doomed = (...nodes: Node[]) =>
  [...doomedOf(nodes)].flatMap(([table, ids]) => ids.map((id) => `${table} ${id}`)).sort()

test('all records of a sample on which somebody has worked stay, with those they refer to', () => {
  const client = node('clients 1')
  const [one, other] = [node('cases 1', { by: 'clients 1' }), node('cases 2', { by: 'clients 1' })]
  const tasks = [node('tasks 1', { of: 'cases 1' }), node('tasks 2', { of: 'cases 2' })]
  const all = [client, one, other, ...tasks]
  assert.deepEqual(doomed(...all), ['cases 1', 'cases 2', 'clients 1', 'tasks 1', 'tasks 2'])
  const task = node('tasks 3', { of: 'cases 1', own: true })
  assert.deepEqual(doomed(...all, task), ['cases 2', 'tasks 2'])
  const payment = node('payments 1', { of: 'clients 1', own: true })
  assert.deepEqual(doomed(...all, payment), ['cases 1', 'cases 2', 'tasks 1', 'tasks 2'])
  const ownCase = node('cases 3', { by: 'clients 1', own: true })
  assert.deepEqual(doomed(...all, ownCase), ['cases 1', 'cases 2', 'tasks 1', 'tasks 2'])
})

test('a party of another case goes with that case although its client stays', () => {
  const payment = node('payments 1', { of: 'clients 1', own: true })
  const party = node('parties 1', { of: 'cases 1', by: 'clients 1' })
  assert.deepEqual(doomed(node('clients 1'), node('cases 1'), party, payment), ['cases 1', 'parties 1'])
})
