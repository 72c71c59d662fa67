/**
 * Passages of laws and decisions for domains that answer questions: articles, and single paragraphs of decisions. What
 * several searches find is joined by rank, and so is what the decisions found cite, because courts know which article
 * answers a question.
 */
import { inTurns } from '@mizan/platform/call'
import { AppError } from '@mizan/platform/contract'
import { articleTerm, wordTerms } from '../../rules/analysis.ts'
import { fuse } from '../../rules/passages/fusion.ts'
import { unknownWords } from '../../rules/passages/unknown-words.ts'
import { parseQuery } from '../../rules/query.ts'
import { subjectsOf } from '../../rules/subjects/find.ts'
import type { SearchCountry } from '../../schemas.ts'
import type { LawIndex } from '../law-index.ts'
import type { Research } from '../research.ts'
import { type ArticlePassage, articlePassages } from './articles.ts'
import {
  citedDecisions,
  type DecisionPassage,
  decisionPassages,
  findDecisions,
  type NamedDecision,
  votesOf,
} from './decisions.ts'

export type { NamedDecision }

export interface PassageSearch {
  /** Searched one by one; the first is the question itself. */
  queries: readonly { text: string; weight: number }[]
  country: SearchCountry
  /** Words of the question that tell what it is about. */
  words: readonly string[]
  /** Articles that the question names; they come first. */
  named: readonly { lawNumber: string; articleNo: string }[]
  /** Decisions that the question names; if there are any, only these are read. */
  cited: readonly NamedDecision[]
  /** How many of each at most. */
  articles: number
  decisions: number
}

export interface Passages {
  articles: ArticlePassage[]
  decisions: DecisionPassage[]
  /** The share of the question, weighted by the rarity of its words, that the best article has. */
  matched: number
  /** Words of the question that stand in no law, and in none of these passages. */
  unknown: string[]
  /** The question names decisions, and none of them is here. */
  isMissing: boolean
}

const LISTED = 40
const NAMED = 4
const VOTES = 0.3
/** Articles whose citing decisions are searched for the question. */
const CITED = 2

/**
 * Without an index of decisions, as in an archive that has none, articles alone are found.
 * @throws AppError `search.preparing` until the laws have been read
 */
export async function findPassages(research: Research, search: PassageSearch): Promise<Passages> {
  const [index, engine] = [research.laws(), research.decisions()]
  if (!index) throw new AppError('search.preparing')
  const found = await articlesOf(index, search)
  const first = fuse(found.lists)
  const places = first.slice(0, CITED).flatMap(({ id }) => index.places.get(id) ?? [])
  const cited = await citedDecisions(research.db, search)
  const docs = search.cited.length > 0 ? cited : engine ? await findDecisions(engine, search, places) : []
  const decisions = await decisionPassages(research.db, docs, weightsOf(search, index), search.decisions)
  const votes = votesOf(decisions, (lawNumber, no) => idsOf(index, search.country, lawNumber, no))
  const ranked = fuse([...found.lists, { ids: votes, weight: VOTES }])
  const articles = await articlePassages(research.db, index, ranked.slice(0, search.articles), found.subjects)
  return {
    articles,
    decisions,
    matched: found.matched,
    unknown: found.subjects.size > 0 ? [] : unknownIn(index, search, decisions),
    isMissing: search.cited.length > 0 && cited.length === 0,
  }
}

function unknownIn(
  index: LawIndex,
  { words }: PassageSearch,
  decisions: readonly DecisionPassage[],
): string[] {
  const { size, known } = index.articles
  const unknown = unknownWords({ size, known }, words)
  if (unknown.length === 0) return []
  const said = new Set(decisions.flatMap(({ text }) => wordTerms(text)))
  return unknown.filter((word) => !wordTerms(word).some((term) => said.has(term)))
}

async function articlesOf(index: LawIndex, { queries, country, named }: PassageSearch) {
  let matched = 0
  const lists = []
  for (const { text, weight } of queries) {
    const { hits } = await inTurns(index.articles.searching(parseQuery(text), { country }, 0, LISTED))
    if (lists.length === 0) matched = Math.max(0, ...hits.slice(0, 5).map((hit) => hit.matched))
    lists.push({ ids: hits.map(({ id }) => id), weight })
  }
  const subjects = new Map<string, { name: string; share: number }>()
  for (const { name, lawNumber, articles, share } of subjectsIn(queries[0]?.text ?? '', country)) {
    for (const id of articles.flatMap((no) => idsOf(index, country, lawNumber, no)))
      if (!subjects.has(id)) subjects.set(id, { name, share })
  }
  const ids = named.flatMap(({ lawNumber, articleNo }) => idsOf(index, country, lawNumber, articleNo))
  return { lists: [...lists, { ids, weight: NAMED }], matched, subjects }
}

/** The subject index knows the laws of Turkey. */
const subjectsIn = (text: string, country: SearchCountry) => (country === 'turkey' ? subjectsOf(text) : [])

const idsOf = (index: LawIndex, country: SearchCountry, lawNumber: string, articleNo: string): string[] =>
  index.articles
    .find(articleTerm(lawNumber, articleNo))
    .filter((id) => index.places.get(id)?.law.country === country)

/** The rarer a word is in the laws, the more it tells. */
function weightsOf({ queries }: PassageSearch, index: LawIndex): Map<string, number> {
  const weights = new Map<string, number>()
  for (const { text, weight } of queries)
    for (const term of wordTerms(text)) {
      const rarity = Math.log(1 + index.articles.size / (1 + index.articles.documentFrequency(term)))
      weights.set(term, Math.max(weights.get(term) ?? 0, rarity * weight))
    }
  return weights
}
