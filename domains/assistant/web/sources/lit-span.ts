/** The place of a quote in its text. */
import type { AnswerSupport } from '../../schemas.ts'

export type Span = readonly [number, number]

const plain = (text: string): string =>
  text
    .replace(/[\s\u00ad]+/g, ' ')
    .replace(/[‘’]/g, "'")
    .replace(/[“”]/g, '"')
    .trim()
    .toLocaleLowerCase('tr')

/** The place that was checked, or the present place of the same words; null if the text has changed and lacks them. */
export function litSpan(
  text: string,
  { quote, start, end }: Pick<AnswerSupport, 'quote' | 'start' | 'end'>,
): Span | null {
  if (start >= 0 && start < end && plain(text.slice(start, end)) === plain(quote)) return [start, end]
  const at = quote === '' ? -1 : text.indexOf(quote)
  return at < 0 ? null : [at, at + quote.length]
}
