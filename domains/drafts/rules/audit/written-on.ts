/** The day on which a petition was written, according to its closing lines: the last one there. */
import { typedDate } from '@mizan/platform/calendar'

const closing = 400
const day = /(?<!\d)\d{1,2}[./]\d{1,2}[./]\d{4}(?!\d)/g

export function writtenOn(text: string): string | null {
  const end = text.trimEnd().slice(-closing)
  const found = [...end.matchAll(day)].flatMap(([typed]) => typedDate(typed) ?? [])
  return found.at(-1) ?? null
}
