/** What to ask when not every word is found: first all of it, then its telling words, then any of them. */
import { combine, loosened, type Query } from './ast.ts'

const KEEP_SHARE = 0.6

/**
 * How the words of a query were joined. `apart`: all of them, though a set phrase among them stands nowhere as such.
 * `question`: any of those of a sentence, whether or not a text has them all; `most` and `any` say that none has.
 */
export type Matched = 'all' | 'apart' | 'most' | 'any' | 'question'

interface Reading {
  query: Query
  matched: Matched
}

/**
 * How a query is read: in turn, until something is found, or in the one way that is asked for. `all` leaves no word
 * out, `either` asks for any of them beside what is cited.
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

/** A sentence is looked for word for word, then any of its words, or all of them where that is asked for. */
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
 * Queries to try in turn, from strict to loose; the first is the query itself, the second one without its set phrases
 * as such. Only plain words of the outermost AND are dropped, the most frequent first when `frequency` (documents with
 * a term) is known. Required, quoted and negated parts stay in every step, cited ones until nothing has them.
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

/** Where nothing cites the article or decision beside any of the words, the words are still worth an answer. */
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

/** A pasted sentence is looked for word for word first; only where no text has it do its words count one by one. */
function withoutSentence(items: Query[]): Query[] | undefined {
  const sentence = items.find((item) => item.type === 'phrase' && item.sentence)
  const words = combine(
    'or',
    items.filter((item) => item !== sentence),
  )
  return sentence && words ? [sentence, words] : undefined
}

/**
 * A term that is asked for by its names: where no text has any of them, each of their words counts by itself. A name
 * with something negated or in quotes stays whole.
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
