/** The words of a query in the order in which they were typed, as the second stage of the search compares them. */
import { kindOfStem } from '../analysis/stem.ts'
import { lex } from '../analysis.ts'
import { positiveLeaves, type Query } from '../query/ast.ts'
import { printedTerm, printOf } from './print.ts'

/** `print`: the word as typed. `terms`: its own term and its synonyms, as parts of prints. */
export interface Unit {
  term: string
  print: number
  /** The first letters, as bits, whose spelling tells something: none if the query was typed without Turkish letters. */
  letters: number
  isLong: boolean
  terms: { print: number; weight: number }[]
}

const MOST_UNITS = 8
/** "velayetin değiştirilmesi": a genitive stands close to the word that it belongs to. */
const SPAN_OF_GENITIVE = 4
const genitive = /[ıiuü]n$/u
const LONG = 7
/** Later ones change with the ending: "harç" and "harcın", "hüküm" and "hükmün". */
const MOST_COMPARED = 3
const comparedLetters = (term: string) => Math.min(MOST_COMPARED, term.length - 1)

/** Words that the query does not ask for, and those after the eighth, are left out. */
export function unitsOf(text: string, query: Query): Unit[] {
  const asked = new Map<string, { term: string; weight: number }[]>()
  for (const leaf of positiveLeaves(query)) {
    if (leaf.type === 'word' && leaf.terms[0]) asked.set(leaf.terms[0].term, leaf.terms)
    if (leaf.type === 'phrase')
      for (const term of leaf.terms) if (!asked.has(term)) asked.set(term, [{ term, weight: 1 }])
  }
  const isSpelt = /[^\p{ASCII}]/u.test(text)
  const seen = new Set<string>()
  const units: Unit[] = []
  for (const { word } of lex(text)) {
    const terms = asked.get(word.term)
    if (!terms || seen.has(word.term) || units.length === MOST_UNITS) continue
    seen.add(word.term)
    units.push({
      term: word.term,
      print: printOf(word),
      letters: isSpelt ? (1 << comparedLetters(word.term)) - 1 : 0,
      isLong:
        word.folded.length >= LONG && (kindOfStem(word.term) !== 'noun' || word.term.length >= LONG - 1),
      terms: terms.map(({ term, weight }) => ({ print: printedTerm(term), weight })),
    })
  }
  return units
}

/** How far apart the words may stand, if the query tells. */
export function spanOf(text: string, units: readonly Unit[]): number | undefined {
  const [first = '', ...rest] = text.trim().split(/\s+/)
  return units.length === 2 && rest.length === 1 && genitive.test(first) && first.length > 4
    ? SPAN_OF_GENITIVE
    : undefined
}

/** Whether a court, a decision or an article is named beside the words. */
export const namesText = (query: Query): boolean =>
  positiveLeaves(query).some(({ type }) => type === 'citation')
