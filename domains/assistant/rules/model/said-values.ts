/**
 * A model may compute only with days and amounts that somebody has stated: a sum from an invented day of service
 * would be correct and still wrong for the case.
 */
import { addDays } from '@mizan/platform/calendar'
import { scan } from '@mizan/research/rules/citations/scan'
import { quantitiesIn } from '../verify/quantities.ts'

const counted = new Set(['amount', 'rate', 'costs'])

/** The values of an input that stand in none of the texts. The day of today, and yesterday if it is named, count as stated. */
export function* unsaidInSteps(
  input: unknown,
  texts: Iterable<string>,
  today: string,
): Generator<void, string[]> {
  const wanted = new Set(valuesIn(input))
  wanted.delete(today)
  for (const text of texts) {
    if (wanted.size === 0) return []
    for (const value of saidIn(text, today)) wanted.delete(value)
    yield
  }
  return [...wanted]
}

function valuesIn(input: unknown, name = ''): string[] {
  if (Array.isArray(input)) return input.flatMap((one) => valuesIn(one, name))
  if (typeof input === 'object' && input !== null)
    return Object.entries(input).flatMap(([field, value]) => valuesIn(value, field))
  if (typeof input === 'string' && /^\d{4}-\d{2}-\d{2}$/.test(input)) return [input]
  const number = Number(input)
  return counted.has(name) && number > 0 ? [String(number)] : []
}

function* saidIn(text: string, today: string): Generator<string> {
  if (/(?<!\p{L})dün(?!\p{L}{5})/iu.test(text)) yield addDays(today, -1)
  yield* text.match(/\b\d{4}-\d{2}-\d{2}\b/g) ?? []
  for (const { value, unit } of quantitiesIn(scan(text))) {
    if (unit === 'date') yield value
    else if (unit === 'share') yield String(Math.round(Number(value.slice('share '.length)) * 1e6) / 1e4)
    else yield String(Number.parseFloat(value))
  }
}
