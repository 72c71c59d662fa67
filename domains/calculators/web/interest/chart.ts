/** The lines of the growth as the chart library takes them. */
import { addDays, daysBetween } from '@mizan/platform/calendar'
import type { ChartConfiguration } from 'chart.js'
import type { OwedOn } from '../../rules/interest/growth.ts'
import { ticksWithin } from './ticks.ts'

interface Words {
  names: { principal: string; total: string }
  money: (amount: string) => string
  day: (day: string) => string
  axis: (amount: number) => string
  /** A colour of the house by its name. */
  color: (name: string) => string
  font: string
}

type Line = 'principal' | 'total'

export function configOf(points: readonly OwedOn[], words: Words): ChartConfiguration<'line'> {
  const first = points[0]?.day ?? ''
  const last = points.at(-1)?.day ?? first
  // Numbers are used for the place of a point alone; its amount in words stays exact.
  const line = (of: Line) => points.map((one) => ({ x: daysBetween(first, one.day), y: Number(one[of]) }))
  const look = (of: Line, color: string) => ({
    label: words.names[of],
    data: line(of),
    borderColor: words.color(color),
    backgroundColor: words.color(`${color}-soft`),
    borderWidth: 2,
    pointRadius: 0,
    pointHitRadius: 12,
    fill: 'origin',
  })
  return {
    type: 'line',
    data: { datasets: [look('principal', 'secondary'), look('total', 'primary')] },
    options: {
      animation: false,
      maintainAspectRatio: false,
      interaction: { mode: 'index', intersect: false },
      scales: {
        x: {
          type: 'linear',
          max: daysBetween(first, last),
          grid: { display: false },
          border: { color: words.color('line-strong') },
          afterBuildTicks: (axis) => {
            axis.ticks = ticksWithin(first, last).map((day) => ({ value: daysBetween(first, day) }))
          },
          ticks: {
            color: words.color('muted'),
            font: { family: words.font },
            maxRotation: 0,
            // The days do not fill the axis, so their room is more than the library thinks they need.
            autoSkipPadding: 56,
            callback: (value) => words.day(addDays(first, Number(value))),
          },
        },
        y: {
          beginAtZero: true,
          grid: { color: words.color('line') },
          border: { display: false },
          ticks: {
            color: words.color('muted'),
            font: { family: words.font },
            maxTicksLimit: 6,
            callback: (value) => words.axis(Number(value)),
          },
        },
      },
      plugins: {
        tooltip: {
          backgroundColor: words.color('ink'),
          titleFont: { family: words.font },
          bodyFont: { family: words.font },
          callbacks: {
            title: ([item]) => words.day(points[item?.dataIndex ?? 0]?.day ?? first),
            label: ({ datasetIndex, dataIndex }) => {
              const of: Line = datasetIndex === 0 ? 'principal' : 'total'
              return `${words.names[of]}: ${words.money(points[dataIndex]?.[of] ?? '0.00')}`
            },
          },
        },
      },
    },
  }
}
