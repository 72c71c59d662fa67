/** Figures of pay and of the payments at the end of employment. */
import type { FigureRow, FigureSource } from '../../schemas/figures.ts'

const row = (
  table: FigureRow['table'],
  [validFrom, validTo]: readonly [string, string | null],
  rest: Pick<FigureRow, 'value' | 'unit' | 'source' | 'status'> & Partial<Pick<FigureRow, 'key' | 'upTo'>>,
): FigureRow => ({ table, validFrom, validTo, ...rest, checkedOn: '2026-11-24' })

const cap = (from: string, to: string, value: string) =>
  row('labour.severanceCap', [from, to], {
    value,
    unit: 'TRY',
    source: { law: '1475', article: '14', words: 'kıdem tazminatı tavanı; derlemelerden' },
    status: 'unverified',
  })

/** Income tax of wages in 2026, as the consolidated text of the law gives it. */
const bracket = (key: string, value: string, upTo: string | null) =>
  row('labour.incomeTax', ['2026-01-01', '2026-12-31'], {
    key,
    value,
    unit: 'percent',
    upTo,
    source: { law: '193', article: '103' },
    status: 'verified',
  })

const byLaw = (table: FigureRow['table'], from: string, key: string, value: string, source: FigureSource) =>
  row(table, [from, null], { key, value, unit: 'percent', source, status: 'verified' })

export const labourFigures: readonly FigureRow[] = [
  cap('2025-01-01', '2025-06-30', '46655.43'),
  cap('2025-07-01', '2025-12-31', '53919.68'),
  cap('2026-01-01', '2026-06-30', '64948.77'),
  cap('2026-07-01', '2026-12-31', '73729.87'),
  bracket('1', '15', '190000'),
  bracket('2', '20', '400000'),
  bracket('3', '27', '1500000'),
  bracket('4', '35', '5300000'),
  bracket('5', '40', null),
  row('labour.stampDuty', ['2025-01-01', null], {
    value: '7.59',
    unit: 'permille',
    source: { law: '488', article: '(1) sayılı tablo IV/1-b', words: 'Ağustos 2026 metni' },
    status: 'verified',
  }),
  byLaw('labour.contribution', '2008-10-01', 'insurance', '9', { law: '5510', article: '81/a' }),
  byLaw('labour.contribution', '2008-10-01', 'health', '5', { law: '5510', article: '81/f' }),
  byLaw('labour.contribution', '2008-10-01', 'unemployment', '1', { law: '4447', article: '49' }),
  byLaw('labour.overtime', '2003-06-10', 'overtime', '50', { law: '4857', article: '41/2' }),
  byLaw('labour.overtime', '2003-06-10', 'extra', '25', { law: '4857', article: '41/3' }),
  byLaw('labour.overtime', '2014-09-11', 'underground', '100', { law: '4857', article: '41/10' }),
]
