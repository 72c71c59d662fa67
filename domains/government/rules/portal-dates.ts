/** Reads dates as the portal writes them. Any other text gives no date, because a wrong day would be worse. */
import { isDate } from '@mizan/platform/calendar'

const civil = (year: string | number, month: string | number, day: string | number): string | null => {
  const text = [
    String(year).padStart(4, '0'),
    ...[month, day].map((part) => String(part).padStart(2, '0')),
  ].join('-')
  return isDate(text) ? text : null
}

/** Reads `DD/MM/YYYY`, `DD.MM.YYYY`, with or without an hour; `YYYY-MM-DD HH:MM:SS.0`. */
export function dayOf(text: unknown): string | null {
  if (typeof text !== 'string') return null
  const local = /^\s*(\d{1,2})[./](\d{1,2})[./](\d{4})(?:\D|$)/.exec(text)
  if (local) return civil(local[3] ?? '', local[2] ?? '', local[1] ?? '')
  const iso = /^\s*(\d{4})-(\d{2})-(\d{2})(?:\D|$)/.exec(text)
  return iso ? civil(iso[1] ?? '', iso[2] ?? '', iso[3] ?? '') : null
}

/** Reads `{ date: { year, month, day } }`. */
export function dayOfParts(value: unknown): string | null {
  const date = (value as { date?: { year?: unknown; month?: unknown; day?: unknown } } | null | undefined)
    ?.date
  if (!date) return dayOf(value)
  const { year, month, day } = date
  return [year, month, day].every(Number.isInteger)
    ? civil(year as number, month as number, day as number)
    : null
}

/** `2026-11-24 09:30:00.0` */
export function momentOf(text: unknown): { date: string; time: string } | null {
  const date = dayOf(text)
  const time = typeof text === 'string' ? /(?:\s|T)([01]\d|2[0-3]):([0-5]\d)/.exec(text) : null
  return date && time ? { date, time: `${time[1]}:${time[2]}` } : null
}
