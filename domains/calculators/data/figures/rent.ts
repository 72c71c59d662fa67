/**
 * The limit of a rise of rent. The rates are those of the consumer prices of the month before, averaged over twelve
 * months, as newspapers reported them; missing months are refused.
 */
import { addDays, addMonths } from '@mizan/platform/calendar'
import type { FigureRow } from '../../schemas/figures.ts'

const checkedOn = '2026-11-24'

/** The month in which the rent is renewed, and per cent. */
const months: readonly (readonly [month: string, percent: string])[] = [
  ['2024-08', '65.93'],
  ['2025-01', '58.51'],
  ['2025-02', '56.35'],
  ['2025-03', '53.83'],
  ['2025-04', '51.26'],
  ['2025-05', '48.73'],
  ['2025-06', '45.80'],
  ['2025-07', '43.23'],
  ['2025-08', '41.13'],
  ['2025-09', '39.62'],
  ['2025-10', '38.36'],
  ['2025-11', '37.15'],
  ['2025-12', '35.91'],
  ['2026-01', '34.88'],
  ['2026-02', '33.98'],
  ['2026-03', '33.39'],
  ['2026-09', '31.79'],
]

const dwelling = (validFrom: string, validTo: string, article: string): FigureRow => ({
  table: 'rent.dwelling',
  validFrom,
  validTo,
  value: '25',
  unit: 'percent',
  source: { law: '6098', article },
  status: 'verified',
  checkedOn,
})

export const rentFigures: readonly FigureRow[] = [
  ...months.map(
    ([month, value]): FigureRow => ({
      table: 'rent.prices',
      validFrom: `${month}-01`,
      validTo: addDays(addMonths(`${month}-01`, 1), -1),
      value,
      unit: 'percent',
      source: { law: '6098', article: '344', words: 'TÜİK, TÜFE on iki aylık ortalamalar; basından' },
      status: 'unverified',
      checkedOn,
    }),
  ),
  dwelling('2022-06-11', '2023-07-01', 'Geçici 1'),
  dwelling('2023-07-02', '2024-07-01', 'Geçici 2'),
]
