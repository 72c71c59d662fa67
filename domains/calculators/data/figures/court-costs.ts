/**
 * Fees and advances of lawsuits and enforcement. Those of the tariff to the Fees Act were compared with its consolidated
 * text of August 2026; the others are from public calculators. They change each January.
 */
import type { FigureRow, FigureSource } from '../../schemas/figures.ts'

interface Period {
  from: string
  to: string | null
}

const year2025: Period = { from: '2025-01-01', to: '2025-12-31' }
const year2026: Period = { from: '2026-01-01', to: '2026-12-31' }

const row = (
  table: FigureRow['table'],
  key: string,
  [value, unit]: readonly [string, FigureRow['unit']],
  { from, to }: Period,
  source: FigureSource,
  status: FigureRow['status'] = 'verified',
): FigureRow => ({
  table,
  key,
  validFrom: from,
  validTo: to,
  value,
  unit,
  source,
  status,
  checkedOn: '2026-11-24',
})

const tariff = (item: string, words = 'uygulanan miktar, Ağustos 2026 metni'): FigureSource => ({
  law: '492',
  article: `(1) sayılı tarife ${item}`,
  words,
})
const fee = (key: string, value: string, item: string) =>
  row('court.fee', key, [value, 'TRY'], year2026, tariff(item))
const published = (key: string, value: string, words: string, period = year2026) =>
  row('court.fee', key, [value, 'TRY'], period, { words }, 'unverified')
const advance = (key: string, value: string) =>
  row(
    'court.advance',
    key,
    [value, 'TRY'],
    year2026,
    { law: '6100', article: '120', words: 'Gider avansı tarifesi' },
    'unverified',
  )

/** The decree on these rates is old; it was checked that they held in 2026. */
const since2026: Period = { from: '2026-01-01', to: null }
const collection = (key: string, value: string, item: string) =>
  row('enforcement.rate', key, [value, 'percent'], since2026, tariff(item))

export const courtFigures: readonly FigureRow[] = [
  fee('applicationLower', '335.20', 'A/I-1'),
  fee('application', '732.00', 'A/I-2'),
  fee('decision', '732.00', 'A/III-2-a'),
  row(
    'court.fee',
    'decisionLeast',
    ['732.00', 'TRY'],
    year2026,
    tariff('A/III-1', 'alt sınır; kanundaki tutarı maktu harçla aynı'),
    'unverified',
  ),
  row(
    'court.fee',
    'appeal',
    ['2002.00', 'TRY'],
    year2026,
    tariff('A/IV-e', 'bir başka kaynak 2.062,00 diyor'),
    'unverified',
  ),
  fee('finalAppeal', '3608.50', 'A/IV-a'),
  fee('inspection', '5188.00', 'A/V'),
  published('proxyCopy', '104.00', 'Vekâletname suret harcı 2026; derlemelerden'),
  published('barStamp', '164.00', 'Baro pulu 2026; derlemelerden'),
  published('application', '615.40', 'Başvurma harcı 2025; derlemelerden', year2025),
  published('decision', '615.40', 'Maktu karar ve ilam harcı 2025; derlemelerden', year2025),
  row('court.rate', 'decision', ['68.31', 'permille'], since2026, tariff('A/III-1-a')),
  row('court.rate', 'alimony', ['11.38', 'permille'], since2026, tariff('A/III-1-d')),
  row('court.rate', 'partition', ['11.38', 'permille'], since2026, tariff('A/III-1-b')),
  advance('notification', '265.00'),
  advance('other', '530.00'),
  advance('witness', '1000.00'),
  advance('expert', '5900.00'),
  row('enforcement.fee', 'application', ['732.00', 'TRY'], year2026, tariff('B/I-1')),
  row('enforcement.fee', 'execution', ['732.00', 'TRY'], year2026, tariff('B/I-2')),
  row('enforcement.rate', 'advance', ['0.5', 'percent'], since2026, { law: '492', article: '29' }),
  row('enforcement.rate', 'prison', ['2', 'percent'], since2026, { law: '2548', article: '1' }),
  collection('beforeSeizure', '4.55', 'B/I-3-a'),
  collection('beforeSale', '9.10', 'B/I-3-b'),
  collection('sale', '11.38', 'B/I-3-c'),
  collection('salary', '4.55', 'B/I-3-d'),
]
