/**
 * Holidays that move with the moon, so that staff can add those of a further year, or a holiday that a law makes for
 * one year. Law 2429, article 2/B, names the length of the feasts; the days are those of the calendar of the
 * Presidency of Religious Affairs, which was not compared row by row. A figure is the number of days.
 */
import { addDays } from '@mizan/platform/calendar'
import type { FigureRow, FigureSource } from '../../schemas/figures.ts'
import { type Feast, feasts, firstUnannouncedYear, mevlid } from '../holidays.ts'

const checkedOn = '2026-11-21'

const rowsOf =
  (table: 'holidays.turkey' | 'holidays.kktc', source: FigureSource) =>
  ({ name, days, firstDays }: Feast): FigureRow[] =>
    firstDays.map((first) => ({
      table,
      key: name.tr,
      validFrom: first,
      validTo: addDays(first, days - 1),
      value: String(days),
      unit: 'days',
      source: isAnnounced(first) ? source : { ...source, words: 'beklenen gün, henüz ilan edilmedi' },
      status: 'unverified',
      checkedOn,
    }))

const isAnnounced = (day: string): boolean => Number(day.slice(0, 4)) < firstUnannouncedYear

const law2429: FigureSource = { law: '2429', article: '2/B', words: 'dinî günler takvimi' }
const listOfKktc: FigureSource = { words: 'KKTC resmî tatil günleri listesi' }

export const holidayFigures: readonly FigureRow[] = [
  ...feasts.flatMap(rowsOf('holidays.turkey', law2429)),
  ...[...feasts, mevlid].flatMap(rowsOf('holidays.kktc', listOfKktc)),
]
