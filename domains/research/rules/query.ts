/** The query language: words, "phrases", +must, -not, AND OR NOT (VE VEYA DEĞİL), brackets, prefix*, "near words"~5. */

import type { QueryRemark } from '../schemas.ts'
import { type Lookup, parseCitationQuery } from './citation-query.ts'
import { countryNamed } from './cypriot-query.ts'
import type { Country } from './laws.ts'
import { longestQuery } from './limits.ts'
import { combine, loosened, type Query } from './query/ast.ts'
import {
  type Budget,
  lookupQuery,
  phraseClause,
  plainClauses,
  prefixClause,
  sentencePhrase,
} from './query/clauses.ts'
import { repaired } from './query/remarks.ts'
import { cleanQuery, cutQuery, type QueryToken } from './query/tokens.ts'

export { loosened, type Query, type WeightedTerm } from './query/ast.ts'
export { MOST_WORDS } from './query/clauses.ts'
export { type Matched, readingsOf } from './query/relax.ts'

const MOST_TOKENS = 400
const LONGEST_TOKEN = 2_000
const DEEPEST = 20
const LONGEST_LOOKUP = 200

/**
 * `query` is null if there is nothing to search for. `lookup` is set if the whole text names one law, article or
 * decision. `truncated`: words beyond the limits were dropped. `advanced`: operators were used, so the query is meant
 * literally. `question`: a sentence, for which any significant word is enough. `remark`: what is wrong with its form.
 * `nothing`: no word is left that could be searched for.
 */
export type ParsedQuery = {
  query: Query | null
  lookup: Lookup | null
  cleaned: string
  words: number
  truncated: boolean
  advanced: boolean
  question: boolean
  remark: QueryRemark | null
  nothing: boolean
}

type Reading = Budget & { tokens: QueryToken[]; at: number }

/** Parses what a person typed. Never throws; its time is limited for any text. */
export function parseQuery(
  text: string,
  { synonyms = true, country = 'turkey' }: { synonyms?: boolean; country?: Country } = {},
): ParsedQuery {
  const typed = cleanQuery(text.slice(0, longestQuery))
  const { text: cleaned, remark } = lookupIn(typed, country) ? { text: typed, remark: null } : repaired(typed)
  if (remark && cleaned === '') return { ...nothingOf(typed), remark }
  const cut = cutQuery(cleaned)
  const question = isQuestion(cleaned, cut)
  const all = withoutDepth(question ? cutQuery(cleaned.replace(/[()"]+/g, ' ')) : cut)
  const tokens = all.slice(0, MOST_TOKENS)
  const truncated = text.length > longestQuery || tokens.length < all.length
  const reading: Reading = {
    tokens,
    at: 0,
    words: 0,
    truncated,
    synonyms,
    country: countryNamed(cleaned) ?? country,
    question,
  }
  const read = readAll(reading)
  const query = question ? anyOf(read, cleaned) : read
  const advanced = tokens.some((token) => isOperator(token) || token.kind === 'phrase')
  const lookup = tokens.some(isExclusion) ? null : lookupIn(cleaned, country)
  const asked = hasPositive(query) ? query : null
  const meant = lookup && !advanced ? lookupQuery(lookup, asked) : asked
  return {
    query: meant,
    lookup,
    cleaned,
    words: reading.words,
    truncated: reading.truncated,
    advanced,
    question,
    remark,
    nothing: false,
  }
}

/** The number that no decision has. */
const emptyNumber = { type: 'citation', token: 'no:' } as const

const nothingOf = (cleaned: string) => ({
  query: emptyNumber,
  lookup: null,
  cleaned,
  words: 0,
  truncated: false,
  advanced: false,
  question: false,
  nothing: true,
})

function lookupIn(cleaned: string, country: Country): Lookup | null {
  return cleaned.length <= LONGEST_LOOKUP ? parseCitationQuery(cleaned.replaceAll('"', ' '), country) : null
}

/** "TBK -1" asks for no article 1. */
const isExclusion = (token: QueryToken): boolean =>
  token.kind === 'not' || ('sign' in token && token.sign === '-')

/** Brackets nested deeper than this are ignored. */
function withoutDepth(tokens: QueryToken[]): QueryToken[] {
  let depth = 0
  return tokens.filter(({ kind }) => {
    if (kind === 'open') return ++depth <= DEEPEST
    if (kind !== 'close' || depth === 0) return true
    return depth-- <= DEEPEST
  })
}

/** Brackets alone are punctuation; they group only if the query has another operator. */
function isOperator(token: QueryToken): boolean {
  if (token.kind === 'and' || token.kind === 'or' || token.kind === 'not') return true
  return (
    ('sign' in token && token.sign !== '') ||
    (token.kind === 'text' && token.prefix) ||
    (token.kind === 'phrase' && token.slop > 0)
  )
}

const LONGEST_COMMAND = 7
const asking =
  /(?:\?|(?<!\p{L})(?:nedir|nelerdir|kimdir|kimlerdir|nasıldır|m[ıiuü]|m[ıiuü]d[ıiuü]r|m[ıiuü]y[ıiuü]m|m[ıiuü]y[ıiuü]z))$/iu

/** In a sentence, quotation marks and brackets are punctuation and not operators. */
function isQuestion(text: string, tokens: QueryToken[]): boolean {
  if (tokens.some(isOperator)) return false
  const words = tokens.filter((token) => token.kind === 'text').length
  return words > LONGEST_COMMAND || (words > 1 && asking.test(text))
}

/**
 * No text has all the words of a question about it, so any of them is enough, and texts with more of them come first.
 * A text that contains the exact sentence comes before all others.
 */
function anyOf(query: Query | null, text: string): Query | null {
  if (!query || query.type === 'not') return query
  const sentence = sentencePhrase(text)
  const words = looseWords(query)
  return combine('or', sentence ? [sentence, ...words] : words)
}

/**
 * Every word by itself. Names of several words are left out: in a question each would weigh as much as all the rest.
 */
function looseWords(query: Query): Query[] {
  if (query.type === 'and' || query.type === 'or') return query.items.flatMap(looseWords)
  if (query.type !== 'phrase') return [query]
  return query.loosely ? looseWords(loosened(query)) : []
}

/** A closing bracket without an opening one is skipped. */
function readAll(reading: Reading): Query | null {
  const parts: Query[] = []
  while (reading.at < reading.tokens.length) {
    const part = readOr(reading)
    if (part) parts.push(part)
    if (reading.tokens[reading.at]?.kind === 'close') reading.at++
  }
  return combine('and', parts)
}

function readOr(reading: Reading): Query | null {
  const items: Query[] = []
  do {
    const item = readAnd(reading)
    if (item) items.push(item)
  } while (take(reading, 'or'))
  return combine('or', items)
}

function readAnd(reading: Reading): Query | null {
  const items: Query[] = []
  while (reading.at < reading.tokens.length) {
    const token = reading.tokens[reading.at]
    if (!token || token.kind === 'or' || token.kind === 'close') break
    if (token.kind === 'and') reading.at++
    else items.push(...readClause(reading))
  }
  return combine('and', items)
}

function take(reading: Reading, kind: QueryToken['kind']): boolean {
  if (reading.tokens[reading.at]?.kind !== kind) return false
  reading.at++
  return true
}

function readClause(reading: Reading): Query[] {
  let negated = false
  while (take(reading, 'not')) negated = !negated
  const token = reading.tokens[reading.at]
  if (!token || token.kind === 'or' || token.kind === 'and' || token.kind === 'close') return []
  const sign = 'sign' in token ? token.sign : ''
  const items = negated || sign === '-' ? readOne(reading) : readRun(reading)
  if (sign === '+') for (const item of items) require(item)
  const whole = combine('and', items)
  if (!whole) return []
  return negated !== (sign === '-') ? [{ type: 'not', item: whole }] : items
}

function require(item: Query): void {
  if (item.type === 'and' || item.type === 'or') item.items.forEach(require)
  else if (item.type !== 'not') item.required = true
}

function readOne(reading: Reading): Query[] {
  const token = reading.tokens[reading.at++]
  if (token?.kind === 'text')
    return token.prefix ? prefixClause(reading, token.text) : plainClauses(reading, token.text)
  if (token?.kind === 'phrase') return phraseClause(reading, token)
  if (token?.kind !== 'open') return []
  const inner = readOr(reading)
  take(reading, 'close')
  return inner ? [inner] : []
}

/** Adjacent unsigned words are read together, because "TBK 49" and "men'i müdahale" mean more than their words. */
function readRun(reading: Reading): Query[] {
  const first = reading.tokens[reading.at]
  if (first?.kind !== 'text' || first.prefix || first.sign !== '') return readOne(reading)
  const words: string[] = []
  for (
    let token: QueryToken | undefined = first;
    token?.kind === 'text' && !token.prefix && token.sign === '';
  ) {
    words.push(token.text.slice(0, LONGEST_TOKEN))
    token = reading.tokens[++reading.at]
  }
  return plainClauses(reading, words.join(' '))
}

function hasPositive(query: Query | null): boolean {
  if (!query || query.type === 'not') return false
  if (query.type === 'and') return query.items.some(hasPositive)
  if (query.type === 'or') return query.items.every(hasPositive)
  return true
}
