/** The tariffs of mediators' fees of 2025 and 2026, compared with their texts. */
import type { FigureRow, FigureSource } from '../../schemas/figures.ts'
import { type Band, bands, type Dispute } from '../mediation.ts'

type Hours = readonly [two: string, five: string, ten: string, more: string]

interface Tariff {
  from: string
  to: string | null
  source: FigureSource
  hourly: Readonly<Record<Dispute, Hours>>
  /** Up to which amount. */
  brackets: readonly (string | null)[]
  least: { commercial: string; other: string }
  series: { commercial: string; other: string }
}

/** Per cent of each bracket, which both tariffs share. */
const one = ['6', '5', '4', '3', '2', '1.5', '1', '0.5']
const several = ['9', '7.5', '6', '4.5', '3', '2.5', '1.5', '1']

const usual2025: Hours = ['785', '1650', '1750', '1850']
const usual2026: Hours = ['1000', '2200', '2300', '2400']
const rent2026: Hours = ['1170', '2540', '2640', '2740']

const words = 'Arabuluculuk Asgari Ücret Tarifesi'

const tariffs: readonly Tariff[] = [
  {
    from: '2025-01-01',
    to: '2025-12-31',
    source: { words, gazette: { date: '2024-12-25', number: '32763' } },
    hourly: {
      family: usual2025,
      commercial: ['1150', '2350', '2450', '2550'],
      labour: usual2025,
      consumer: usual2025,
      rent: ['835', '1750', '1850', '1950'],
      partition: ['900', '2000', '2100', '2200'],
      other: usual2025,
    },
    brackets: ['300000', '780000', '1560000', '3120000', '7800000', '14040000', '26520000', null],
    least: { commercial: '9000', other: '6000' },
    series: { commercial: '5000', other: '4000' },
  },
  {
    from: '2026-01-01',
    to: null,
    source: { words, gazette: { date: '2025-12-26', number: '33119' } },
    hourly: {
      family: usual2026,
      commercial: ['1500', '3200', '3300', '3400'],
      labour: ['1130', '2460', '2560', '2660'],
      consumer: usual2026,
      rent: rent2026,
      partition: rent2026,
      other: usual2026,
    },
    brackets: ['600000', '1560000', '3120000', '6240000', '15600000', '28080000', '53040000', null],
    least: { commercial: '13000', other: '9000' },
    series: { commercial: '7500', other: '6000' },
  },
]

export const mediationFigures: readonly FigureRow[] = tariffs.flatMap((tariff): FigureRow[] => {
  const common = {
    validFrom: tariff.from,
    validTo: tariff.to,
    source: tariff.source,
    status: 'verified',
    checkedOn: '2026-11-24',
  } as const
  const lira = (table: FigureRow['table'], key: string, value: string): FigureRow => ({
    ...common,
    table,
    key,
    value,
    unit: 'TRY',
  })
  const bracketsOf = (table: FigureRow['table'], percents: readonly string[]) =>
    tariff.brackets.map(
      (upTo, at): FigureRow => ({
        ...common,
        table,
        key: String(at + 1),
        value: percents[at] ?? '',
        unit: 'percent',
        upTo,
      }),
    )
  return [
    ...Object.entries(tariff.hourly).flatMap(([dispute, hours]) =>
      bands.map((band: Band, at) => lira('mediation.hourly', `${dispute}.${band}`, hours[at] ?? '')),
    ),
    ...bracketsOf('mediation.one', one),
    ...bracketsOf('mediation.several', several),
    ...Object.entries(tariff.least).map(([key, value]) => lira('mediation.least', key, value)),
    ...Object.entries(tariff.series).map(([key, value]) => lira('mediation.series', key, value)),
  ]
})
