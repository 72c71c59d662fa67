/**
 * Public holidays. Turkey: law 2429, articles 1 and 2. Northern Cyprus: the list that its government publishes; its
 * Mevlid Kandili moves with the moon and is known here for the years below only.
 */
import type { CivilDate } from '@mizan/platform/calendar'
import type { BilingualText, Country } from '@mizan/platform/contract'

export interface YearlyHoliday {
  /** `MM-DD` */
  day: string
  name: BilingualText
  /** The first year. */
  since?: number
  /** Only from 13.00. */
  isHalf?: true
}

const newYear: YearlyHoliday = { day: '01-01', name: { tr: 'Yılbaşı', en: 'New Year’s Day' } }
const children: YearlyHoliday = {
  day: '04-23',
  name: { tr: 'Ulusal Egemenlik ve Çocuk Bayramı', en: 'National Sovereignty and Children’s Day' },
}
const labour: YearlyHoliday = {
  day: '05-01',
  name: { tr: 'Emek ve Dayanışma Günü', en: 'Labour and Solidarity Day' },
  since: 2009,
}
const youth: YearlyHoliday = {
  day: '05-19',
  name: {
    tr: 'Atatürk’ü Anma, Gençlik ve Spor Bayramı',
    en: 'Commemoration of Atatürk, Youth and Sports Day',
  },
}
const victory: YearlyHoliday = { day: '08-30', name: { tr: 'Zafer Bayramı', en: 'Victory Day' } }
const republic: YearlyHoliday = { day: '10-29', name: { tr: 'Cumhuriyet Bayramı', en: 'Republic Day' } }

export const yearlyHolidays: Readonly<Record<Country, readonly YearlyHoliday[]>> = {
  turkey: [
    newYear,
    children,
    labour,
    youth,
    {
      day: '07-15',
      name: { tr: 'Demokrasi ve Millî Birlik Günü', en: 'Democracy and National Unity Day' },
      since: 2017,
    },
    victory,
    {
      day: '10-28',
      name: { tr: 'Cumhuriyet Bayramı arifesi', en: 'Eve of Republic Day' },
      isHalf: true,
    },
    republic,
  ],
  kktc: [
    newYear,
    children,
    labour,
    youth,
    { day: '07-20', name: { tr: 'Barış ve Özgürlük Bayramı', en: 'Peace and Freedom Day' } },
    { day: '08-01', name: { tr: 'Toplumsal Direniş Bayramı', en: 'Day of Social Resistance' } },
    victory,
    republic,
    {
      day: '11-15',
      name: { tr: 'KKTC Cumhuriyet Bayramı', en: 'Republic Day of Northern Cyprus' },
      since: 1983,
    },
  ],
}

export interface Feast {
  name: BilingualText
  /** Whole days; the day before a feast is free from 13.00. */
  days: number
  firstDays: readonly CivilDate[]
}

/** The holidays of both countries. */
export const feasts: readonly Feast[] = [
  {
    name: { tr: 'Ramazan Bayramı', en: 'Ramadan Feast' },
    days: 3,
    firstDays: ['2024-04-10', '2025-03-30', '2026-03-20', '2027-03-09', '2028-02-26'],
  },
  {
    name: { tr: 'Kurban Bayramı', en: 'Feast of Sacrifice' },
    days: 4,
    firstDays: ['2024-06-16', '2025-06-06', '2026-05-27', '2027-05-16', '2028-05-05'],
  },
]

/** From this year on the feasts are expected on these days, but have not been announced. */
export const firstUnannouncedYear = 2027

/** Only Northern Cyprus has this holiday. */
export const mevlid: Feast = {
  name: { tr: 'Mevlid Kandili', en: 'Mawlid' },
  days: 1,
  firstDays: ['2026-08-25'],
}
