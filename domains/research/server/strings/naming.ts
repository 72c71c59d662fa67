/** How a word of a story is written in a search: as a dictionary has it, and not in the form that the story has. */
import { kindOfStem } from '../../rules/analysis/stem.ts'
import { fold } from '../../rules/analysis.ts'
import type { Concept } from '../../rules/story/concepts.ts'
import type { TextStatistics } from './weigh.ts'

type Spelling = Pick<TextStatistics, 'spelling'>

/** "kiracının" → "kiracı", "boşandık" → "boşanma"; a word that no dictionary has stays as it is. */
export function wordName(term: string, said: string, { spelling }: Spelling): string {
  const kind = kindOfStem(term)
  const known = kind === 'verb' ? (spelling(`${term}ma`) ?? spelling(`${term}me`)) : kind && spelling(term)
  return known ?? said
}

/** "miras payımızı" → "miras payı", "manevi tazminata" → "manevi tazminat". */
export function pairName({ names, terms }: Concept, { spelling }: Spelling): string {
  const [first = '', second = ''] = (names[0] ?? '').split(/\s+/)
  const [, term = ''] = terms
  const folded = fold(second)
  const owned = ['i', 'u', 'si', 'su', 'masi', 'mesi'].map((ending) => `${term}${ending}`)
  const form = [...owned, term].find((one) => folded.startsWith(one) && spelling(one) !== undefined)
  return `${first} ${form === undefined ? second : spelling(form)}`
}

/** The names of a term; of an everyday word its own in the form of a dictionary. */
export function namesOf({ kind, names, terms }: Concept, statistics: Spelling): string[] {
  const [own = '', ...others] = names
  const [term = ''] = terms
  return kind === 'everyday' && terms.length === 1 ? [wordName(term, own, statistics), ...others] : names
}
