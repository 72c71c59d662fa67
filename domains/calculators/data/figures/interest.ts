/**
 * Rates of interest. Checked on the days below against public lists; a row is `verified` where its source is a number of
 * the official gazette. Law 3095, articles 1 and 2: legal interest and, for trade, the advance rate of the central bank.
 */
import { addDays } from '@mizan/platform/calendar'
import type { FigureRow, FigureSource } from '../../schemas/figures.ts'

const checkedOn = '2026-11-21'
const lastKnownDay = '2026-12-31'

type Rate = readonly [from: string, to: string | null, value: string, source: FigureSource]

const row =
  (table: FigureRow['table']) =>
  ([validFrom, validTo, value, source]: Rate): FigureRow => ({
    table,
    validFrom,
    validTo,
    value,
    unit: 'percent',
    source,
    status: source.gazette ? 'verified' : 'unverified',
    checkedOn,
  })

const law3095 = { law: '3095', article: '1' }

const legal: readonly Rate[] = [
  ['1984-12-19', '1997-12-31', '30', law3095],
  ['1998-01-01', '1999-12-31', '50', { ...law3095, words: 'Bakanlar Kurulu kararı' }],
  ['2000-01-01', '2002-06-30', '60', { ...law3095, words: '4489 sayılı Kanun: reeskont oranı' }],
  ['2002-07-01', '2003-06-30', '55', law3095],
  ['2003-07-01', '2003-12-31', '50', law3095],
  ['2004-01-01', '2004-06-30', '43', law3095],
  ['2004-07-01', '2005-04-30', '38', law3095],
  ['2005-05-01', '2005-12-31', '12', { ...law3095, words: '5335 sayılı Kanun' }],
  [
    '2006-01-01',
    '2024-05-31',
    '9',
    { ...law3095, words: 'BKK 2005/9831', gazette: { date: '2005-12-30', number: '26039' } },
  ],
  [
    '2024-06-01',
    '2026-07-30',
    '24',
    { ...law3095, words: 'CB Kararı 8485', gazette: { date: '2024-05-21', number: '32552' } },
  ],
  [
    '2026-07-31',
    lastKnownDay,
    '31',
    {
      ...law3095,
      words: '7589 sayılı Kanun m. 10: reeskont oranının (38,75) %80’i',
      gazette: { date: '2026-07-31', number: '33326' },
    },
  ],
]

/** First day, rediscount rate, advance rate. */
const centralBank: readonly (readonly [from: string, rediscount: string, advance: string])[] = [
  ['2010-12-30', '14', '15'],
  ['2011-12-29', '17', '17.75'],
  ['2012-06-19', '16', '16.50'],
  ['2012-12-20', '13.50', '13.75'],
  ['2013-06-21', '9.50', '11'],
  ['2013-12-27', '10.25', '11.75'],
  ['2014-12-14', '9', '10.50'],
  ['2016-12-31', '8.75', '9.75'],
  ['2018-06-29', '18.50', '19.50'],
  ['2019-10-11', '17.25', '18.25'],
  ['2019-12-21', '12.75', '13.75'],
  ['2020-06-13', '9', '10'],
  ['2020-12-19', '15.75', '16.75'],
  ['2021-12-31', '14.75', '15.75'],
  ['2022-12-31', '9.75', '10.75'],
  ['2023-06-24', '15.75', '16.75'],
  ['2023-09-01', '25.75', '26.75'],
  ['2023-09-28', '30.75', '31.75'],
  ['2023-11-01', '35.75', '36.75'],
  ['2023-12-01', '40.75', '41.75'],
  ['2023-12-23', '43.25', '44.25'],
  ['2024-04-01', '50.75', '51.75'],
  ['2024-12-28', '48.25', '49.25'],
  ['2025-03-08', '43.25', '44.25'],
  ['2025-09-17', '41.25', '42.25'],
  ['2025-12-20', '38.75', '39.75'],
]

/** Half-years before the first day above for which a rate was found; the others have none. */
const halves: readonly (readonly [from: string, to: string, value: string])[] = [
  ['2004-01-01', '2004-06-30', '48'],
  ['2004-07-01', '2004-12-31', '42'],
  ['2005-07-01', '2005-12-31', '30'],
  ['2006-01-01', '2006-06-30', '25'],
  ['2007-01-01', '2007-06-30', '29'],
  ['2008-01-01', '2008-06-30', '27'],
  ['2009-07-01', '2009-12-31', '19'],
  ['2010-01-01', '2010-06-30', '16'],
  ['2011-01-01', '2011-06-30', '15'],
]

const ofCentralBank = { law: '3095', article: '2/2', words: 'TCMB reeskont ve avans oranları' }

const changing = (value: (rates: (typeof centralBank)[number]) => string): Rate[] =>
  centralBank.map((rates, at) => {
    const next = centralBank[at + 1]
    return [rates[0], next ? addDays(next[0], -1) : lastKnownDay, value(rates), ofCentralBank]
  })

export const interestFigures: readonly FigureRow[] = [
  ...legal.map(row('interest.legal')),
  ...changing(([, rediscount]) => rediscount).map(row('interest.rediscount')),
  ...changing(([, , advance]) => advance).map(row('interest.advance')),
  ...halves.map(
    ([from, to, value]): FigureRow => row('interest.advanceHalf')([from, to, value, ofCentralBank]),
  ),
]
