/** Names of recordings; two may have the same. */
import { dayInTurkey } from '@mizan/platform/calendar'
import { longestName } from '../data/limits.ts'

const unseen = /[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}\ufffd]/gu

export const cleanRecordingName = (given: string): string =>
  given
    .normalize('NFC')
    .replace(unseen, '')
    .replace(/\s+/g, ' ')
    .trim()
    .slice(0, longestName)
    .trim()
    .toWellFormed()

const words = { tr: 'Ses kaydı', en: 'Recording' } as const

/** Turkey keeps UTC+3 all year since 2016. */
const hoursOfTurkey = 3

/** The name of an unnamed recording: the day and the time in Turkey at which it began. */
export function nameOfMoment(moment: Date, language: keyof typeof words): string {
  const [year, month, day] = dayInTurkey(moment).split('-')
  const time = new Date(moment.getTime() + hoursOfTurkey * 3_600_000).toISOString().slice(11, 16)
  return `${words[language]} ${day}.${month}.${year} ${time.replace(':', '.')}`
}
