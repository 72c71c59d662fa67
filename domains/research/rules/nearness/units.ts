/** The words of a query in the order in which they were typed, as the second stage of the search compares them. */
import { lex } from '../analysis.ts'
import { positiveLeaves, type Query } from '../query/ast.ts'
import { printedTerm, printOf } from './print.ts'

/** `print`: the word as typed. `terms`: its own term and its synonyms, as parts of prints. */
export interface Unit {
  term: string
  print: number
  /** Whether the query was typed with Turkish letters, so that its spelling tells something. */
  isSpelt: boolean
  isLong: boolean
  terms: { print: number; weight: number }[]
}

const MOST_UNITS = 8
const LONG = 7

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
      isSpelt,
      isLong: word.folded.length >= LONG,
      terms: terms.map(({ term, weight }) => ({ print: printedTerm(term), weight })),
    })
  }
  return units
}

/** Whether a court, a decision or an article is named beside the words. */
export const namesText = (query: Query): boolean =>
  positiveLeaves(query).some(({ type }) => type === 'citation')
