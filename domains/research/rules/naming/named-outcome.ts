/** The outcome that a source names in its own words. */
import { fold } from '../analysis.ts'
import { type Outcome, outcomes } from './outcomes.ts'

/** Other words of sources for the same. */
const otherWords: Record<string, Outcome> = {
  red: 'Ret',
  'kabul edilemez': 'Kabul edilemezlik',
  'kabul edilemez bulundu': 'Kabul edilemezlik',
  'duzeltilerek onama': 'Düzelterek onama',
  'kismen bozma kismen onama': 'Kısmen bozma',
  'kismen onama kismen bozma': 'Kısmen bozma',
  'istinaf basvurusunun esastan reddi': 'İstinaf başvurusunun reddi',
  'ihlal edilmedi': 'İhlal yok',
}
const byName = new Map<string, Outcome>([
  ...outcomes.map((name) => [fold(name), name] as const),
  ...Object.entries(otherWords),
])

/** The outcome that a source names; undefined if its words name none. */
export const outcomeNamed = (words: string | undefined): Outcome | undefined =>
  words === undefined
    ? undefined
    : byName.get(
        fold(words)
          .replace(/[^\p{L}]+/gu, ' ')
          .trim(),
      )
