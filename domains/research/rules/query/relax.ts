/** How a search is relaxed when not every word is found: first all words, then the significant ones, then any. */
import { combine, loosened, type Query } from './ast.ts'

const KEEP_SHARE = 0.6

/**
 * How the words of a query were joined. `apart`: all of them, but a set phrase among them occurs nowhere as a phrase.
 * `question`: any words of a sentence, whether or not a text has them all; `most` and `any` say that no text has all.
 */
export type Matched = 'all' | 'apart' | 'most' | 'any' | 'question'

interface Reading {
  query: Query
  matched: Matched
}

/**
 * How a query is read: in several steps until something is found, or only in the requested way. `all` requires every
 * word, `either` accepts any of them together with what is cited.
 */
export function readingsOf(
  query: Query,
  mode: 'all' | 'either' | undefined,
  { question = false, frequency }: { question?: boolean; frequency?: (term: string) => number } = {},
): Reading[] {
  if (question && query.type === 'or' && mode !== 'either') return readingsOfQuestion(query.items, mode)
  const words = loosened(query)
  const hasSetPhrase = words !== query
  if (mode === 'either') {
    const any = wordByWord(words, frequency).at(-1) as Query
    return [{ query: any, matched: any === query ? 'all' : 'any' }]
  }
  const readings = relaxations(query, frequency).map((step, index, all): Reading => {
    if (index === 0) return { query: step, matched: 'all' }
    if (index === 1 && hasSetPhrase) return { query: step, matched: 'apart' }
    return { query: step, matched: index === all.length - 1 ? 'any' : 'most' }
  })
  return mode === 'all' ? readings.slice(0, hasSetPhrase ? 2 : 1) : readings
}

/** A sentence is first searched word for word, then by any of its words, or by all of them on request. */
function readingsOfQuestion(items: Query[], mode: 'all' | undefined): Reading[] {
  const sentence = items.filter((item) => item.type === 'phrase' && item.sentence)
  const words = items.filter((item) => !sentence.includes(item))
  const joined = combine(mode === 'all' ? 'and' : 'or', words)
  return [
    ...sentence.map((query): Reading => ({ query, matched: 'all' })),
    ...(joined ? [{ query: joined, matched: mode ?? ('question' as const) }] : []),
  ]
}

/**
 * Queries to try in turn, from strict to loose; the first is the query itself, the second one has its set phrases
 * split. Only plain words of the outermost AND are dropped, the most frequent first if `frequency` (documents with a
 * term) is known. Required, quoted and negated parts stay in every step, citations until nothing has them.
 */
function relaxations(query: Query, frequency?: (term: string) => number): Query[] {
  const words = loosened(query)
  const loose = [...wordByWord(words, frequency), ...withoutCitations(words)]
  return words === query ? loose : [query, ...loose]
}

function wordByWord(query: Query, frequency?: (term: string) => number): Query[] {
  if (query.type === 'or') return withoutSentence(query.items) ?? anyWord(query)
  if (query.type !== 'and') return [query]
  const fixed = query.items.filter((item) => !isOptional(item))
  const optional = query.items.filter(isOptional)
  if (optional.length < 2) return [query]
  const ranked = frequency
    ? [...optional].sort((a, b) => rarity(a, frequency) - rarity(b, frequency))
    : optional
  const steps: Query[] = [query]
  const most = Math.max(1, Math.ceil(optional.length * KEEP_SHARE))
  if (most < optional.length) add(steps, [...fixed, ...ranked.slice(0, most)])
  const any = combine('or', optional)
  add(steps, any ? [...fixed, any] : fixed)
  return steps
}

/** If nothing cites the article or decision together with any of the words, the words alone are searched. */
function withoutCitations(query: Query): Query[] {
  if (query.type !== 'and') return []
  const kept = query.items.filter(({ type }) => type !== 'citation')
  const optional = kept.filter(isOptional)
  const any = combine('or', optional)
  if (kept.length === query.items.length || !any) return []
  const steps: Query[] = []
  add(steps, kept)
  if (optional.length > 1) add(steps, [...kept.filter((item) => !isOptional(item)), any])
  return steps
}

/** A pasted sentence is first searched word for word; only if no text has it are its words searched separately. */
function withoutSentence(items: Query[]): Query[] | undefined {
  const sentence = items.find((item) => item.type === 'phrase' && item.sentence)
  const words = combine(
    'or',
    items.filter((item) => item !== sentence),
  )
  return sentence && words ? [sentence, words] : undefined
}

/**
 * A term that is searched by its names: if no text has any of them, each of their words counts separately. A name
 * with a negated or quoted part is never split.
 */
function anyWord(query: Extract<Query, { type: 'or' }>): Query[] {
  const words = query.items.flatMap((item) =>
    item.type === 'and' && item.items.every(isOptional) ? item.items : [item],
  )
  const any = words.length > query.items.length && isOptional(query) ? combine('or', words) : null
  return any ? [query, any] : [query]
}

function add(steps: Query[], items: Query[]): void {
  const step = combine('and', items)
  if (step) steps.push(step)
}

function isOptional(item: Query): boolean {
  if (item.type === 'word' || item.type === 'prefix') return !item.required
  return (
    item.type === 'or' &&
    item.items.every(
      (part) => part.type === 'and' || (part.type !== 'not' && part.type !== 'or' && !part.required),
    )
  )
}

function rarity(item: Query, frequency: (term: string) => number): number {
  if (item.type === 'word') return Math.max(...item.terms.map(({ term }) => frequency(term)))
  if (item.type === 'or') return Math.max(...item.items.map((part) => rarity(part, frequency)))
  if (item.type === 'and') return Math.min(...item.items.map((part) => rarity(part, frequency)))
  return 0
}
