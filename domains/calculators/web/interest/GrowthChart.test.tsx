/** Tests of the chart of the debt: its lines, its words in both languages, and its redrawing for another result. */
import assert from 'node:assert/strict'
import { type TestContext, test } from 'node:test'
import type { Language } from '@mizan/platform/ui'
import { until } from '@mizan/platform/ui/testing'
import { Chart } from 'chart.js'
import { openCalculator } from '../testing/index.tsx'
import { GrowthChart } from './GrowthChart.tsx'

const points = [
  { day: '2024-01-01', principal: '1000.00', total: '1000.00' },
  { day: '2024-07-01', principal: '1000.00', total: '1119.34' },
  { day: '2024-07-01', principal: '900.00', total: '900.00' },
  { day: '2025-01-01', principal: '900.00', total: '1008.49' },
]

const chart = () =>
  until(() => {
    const canvas = document.querySelector('canvas')
    const found = canvas && Chart.getChart(canvas as never)
    assert.ok(found)
    return found
  })

const open = (t: TestContext, language: Language = 'tr') =>
  openCalculator(t, <GrowthChart points={points} currency="TRY" />, '/calculators/interest', language)

test('the debt and its principal are lines over the days, a payment being a step down', async (t) => {
  const screen = await open(t)
  await screen.shows('Kalan borç')
  const { datasets } = (await chart()).config.data
  assert.deepEqual(
    datasets.map(({ label }) => label),
    ['Anapara', 'Kalan borç'],
  )
  assert.deepEqual(datasets[1]?.data, [
    { x: 0, y: 1000 },
    { x: 182, y: 1119.34 },
    { x: 182, y: 900 },
    { x: 366, y: 1008.49 },
  ])
})

for (const [language, said] of [
  ['tr', { day: '01.07.2024', amount: 'Kalan borç: 1.119,34 ₺', axis: '1.000' }],
  ['en', { day: '01/07/2024', amount: 'Debt that remains: ₺1,119.34', axis: '1,000' }],
] as const)
  test(`a point says its day and its exact amount, in ${language}`, async (t) => {
    await open(t, language)
    const { plugins, scales } = (await chart()).config.options ?? {}
    const item = { datasetIndex: 1, dataIndex: 1 } as never
    const { title, label } = plugins?.tooltip?.callbacks ?? {}
    assert.equal(title?.call({} as never, [item]), said.day)
    assert.equal(label?.call({} as never, item), said.amount)
    const tick = scales?.y?.ticks?.callback as unknown as (value: number) => string
    assert.equal(tick(1000), said.axis)
  })

test('screen readers leave the chart out, because the tables say the same', async (t) => {
  await open(t)
  await chart()
  const canvas = document.querySelector('canvas')
  assert.ok(canvas?.closest('[aria-hidden="true"]'))
  assert.ok(canvas?.closest('figure')?.getAttribute('aria-label'))
})
