/**
 * Rates of self-employment receipts. No row has been compared with its decree in the official gazette, so none is
 * verified.
 */
import type { FigureRow } from '../../schemas/figures.ts'

const row = (rest: Omit<FigureRow, 'status' | 'checkedOn'>): FigureRow => ({
  ...rest,
  status: 'unverified',
  checkedOn: '2026-11-22',
})

const vat = (
  key: string,
  [validFrom, validTo, value, words]: readonly [string, string | null, string, string],
) =>
  row({
    table: 'receipt.vat',
    key,
    validFrom,
    validTo,
    value,
    unit: 'percent',
    source: { law: '3065', article: '28', words },
  })

/** Published on 7 July; its rates hold from the third day after. */
const decree2023 = '7346 sayılı Cumhurbaşkanı Kararı, RG 07.07.2023'
const reduced = [
  ['2019-10-02', '2023-07-09', '8', 'Cumhurbaşkanı kararları, RG 02.10.2019 ve 26.11.2021'],
  ['2023-07-10', null, '10', decree2023],
] as const

const limit = (year: string, value: string) =>
  row({
    table: 'receipt.vatLimit',
    validFrom: `${year}-01-01`,
    validTo: `${year}-12-31`,
    value,
    unit: 'TRY',
    source: { words: 'KDV Genel Uygulama Tebliği, tevkifat sınırı (KDV dâhil)' },
  })

export const receiptFigures: readonly FigureRow[] = [
  row({
    table: 'receipt.withholding',
    validFrom: '2009-02-03',
    validTo: null,
    value: '20',
    unit: 'percent',
    source: { law: '193', article: '94/2-b' },
  }),
  vat('general', ['2019-10-02', '2023-07-09', '18', '3065 sayılı Kanun m. 28; genel oran']),
  vat('general', ['2023-07-10', null, '20', decree2023]),
  ...['family', 'consumer', 'child'].flatMap((key) => reduced.map((one) => vat(key, one))),
  limit('2024', '6900'),
  limit('2025', '9900'),
  limit('2026', '12000'),
]
