/** Reads a typed number filter, in any spelling that the search box understands. */
import { parseCitationQuery } from './citation-query.ts'
import type { Country } from './laws.ts'
import { normaliseNumber } from './normalise.ts'

/** "E. 2018/1018", "2018 / 1018", "2018-1018" → "2018/1018"; other text is unchanged. */
export const fileNumber = (text: string, country: Country): string =>
  normaliseNumber(text, country) ?? text.trim()

/** "TBK", "6098 sayılı Kanun", "borçlar kanunu" → "6098". */
export function lawNumber(text: string): string {
  const lookup = parseCitationQuery(text.trim())
  return lookup && lookup.kind !== 'decision' ? lookup.lawNumber : text.trim()
}

/** "Madde 142", "m. 142/2-h" → "142"; "Geçici 3", "Ek 5" and "68/a" are complete numbers. */
export function articleNumber(text: string): string {
  const bare = text.trim().replace(/^(?:madde|mad|md|m)\b\.?\s*/iu, '')
  return /^(\d+)\s*\/\s*\d/.exec(bare)?.[1] ?? bare
}
