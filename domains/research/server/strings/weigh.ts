/** Weighs what a story mentions by the texts: what distinguishes it from other matters, and what the law knows. */
import { kindOfStem } from '../../rules/analysis/stem.ts'
import { type Concept, conceptsOf, pairsOf, stemsOf } from '../../rules/story/concepts.ts'
import type { Story } from '../../rules/story/read-story.ts'
import { procedural } from '../../rules/story/word-lists.ts'
import { clauseOf } from '../../rules/story/write.ts'
import type { Total } from '../search/matches.ts'
import { namesOf, pairName, wordName } from './naming.ts'

/** What the texts say about a word; `count` runs a search. */
export interface TextStatistics {
  /** How many decisions are searched. */
  documents: number
  /** A list that is shorter than this hides decisions on the same matter in other words. */
  enough: number
  inDecisions: (term: string) => number
  inLaws: (term: string) => number
  /** How a stem is usually written. */
  spelling: (stem: string) => string | undefined
  count: (query: string) => Promise<Total>
}

/** `texts`: how many decisions have it. */
export interface Weighed extends Concept {
  texts: number
  weight: number
}

/** A word of more decisions than this share distinguishes nothing. */
const COMMON = 0.25
const MOST_PAIRS = 8
const MOST_TERMS = 8
const FEWEST = 4
/** A pair is a term if its words stand together so much more often than by chance, or in such a share of their texts. */
const TOGETHER = 5
const SHARE = 0.3
/** What stands beside a word of so many texts ("davası", "cezası") is told by itself. */
const MEANS_LITTLE = 0.4
/** Another name in so many times as many texts is a wider one. */
const DILUTED = 4
const MOST_NAMES = 4
const USUAL = 0.01
const PROCEDURE = 0.4
/** What somebody did tells less of a matter than what the law calls it. */
const DEED = 0.6
const kinds: Record<Concept['kind'], number> = { citation: 1.6, term: 1.5, everyday: 1.1, pair: 1.3, word: 1 }

export async function weighStory(story: Story, statistics: TextStatistics): Promise<Weighed[]> {
  const concepts = conceptsOf(story).map((concept) => plain(concept, statistics))
  const words = concepts.filter(({ kind }) => kind === 'word')
  const terms: Weighed[] = []
  const named = concepts.filter(({ kind }) => kind !== 'word').sort((a, b) => tellingOf(b) - tellingOf(a))
  const different = named.filter((one, at) => !named.slice(0, at).some((other) => isSame(other, one)))
  for (const [at, concept] of different.entries()) {
    const term = at < MOST_TERMS ? await weighTerm(concept, statistics) : undefined
    if (term) terms.push(term)
    else words.push(...wordsOf(concept))
  }
  const within = new Set(terms.flatMap((term) => term.terms))
  const free = pairsOf(story).filter(({ terms }) => !terms.some((term) => within.has(term)))
  const pairs = await weighPairs(free, statistics)
  const taken = new Set([...pairs, ...terms].flatMap((term) => term.terms))
  const single = new Map(words.filter(({ key }) => !taken.has(key)).map((word) => [word.key, word]))
  return [...terms, ...pairs, ...[...single.values()].flatMap((word) => weighWord(word, statistics))].sort(
    (a, b) => b.weight - a.weight || (a.key < b.key ? -1 : 1),
  )
}

/** Which terms are looked up first: long ones, and those that are said often. */
const tellingOf = ({ kind, terms, times }: Concept) => times + terms.length + (kind === 'citation' ? 9 : 0)

/** Two names of one thing. */
const isSame = (one: Concept, two: Concept) =>
  one.kind === two.kind && one.names.every((name) => two.names.includes(name))

/** A term of several words that hardly any decision has is searched by its words. */
const wordsOf = ({ words, times }: Concept): Concept[] =>
  words.map(({ term, name }) => ({
    kind: 'word',
    key: term,
    names: [name],
    said: name,
    terms: [term],
    words: [],
    times,
  }))

/** An everyday word that decisions use as well is searched as it is. */
function plain(concept: Concept, { documents, inDecisions }: TextStatistics): Concept {
  const [name = ''] = concept.names
  const isUsual =
    concept.kind === 'everyday' && concept.terms.length === 1 && inDecisions(concept.key) >= documents * USUAL
  return isUsual ? { ...concept, kind: 'word', names: [name] } : concept
}

const isProcedural = ({ key, names }: Concept) =>
  procedural.has(key) || names.every((name) => procedural.has(stemsOf(name).join(' ')))

function weighed(concept: Concept, texts: number, legal: number, { documents }: TextStatistics): Weighed {
  const rarity = Math.log(1 + documents / (texts + 1))
  const often = 1 + Math.log2(concept.times) / 4
  const subject = isProcedural(concept) ? PROCEDURE : 1
  return { ...concept, texts, weight: kinds[concept.kind] * rarity * legal * often * subject }
}

const known = (inLaws: number): number => (inLaws === 0 ? 0.4 : inLaws < 5 ? 0.7 : 1)

function weighWord(word: Concept, statistics: TextStatistics): Weighed[] {
  const texts = statistics.inDecisions(word.key)
  const inLaws = statistics.inLaws(word.key)
  if (texts === 0 || texts > statistics.documents * COMMON || (inLaws === 0 && texts < FEWEST)) return []
  const isVerb = kindOfStem(word.key) === 'verb'
  const names = [wordName(word.key, word.names[0] ?? '', statistics)]
  return [weighed({ ...word, names }, texts, known(inLaws) * (isVerb ? DEED : 1), statistics)]
}

/** Names that no decision has, and those that mean much more, are left out. */
async function weighTerm(concept: Concept, statistics: TextStatistics): Promise<Weighed | undefined> {
  if (concept.kind === 'citation') {
    const texts = statistics.inDecisions(concept.key)
    return texts > 0 ? weighed(concept, texts, 1, statistics) : undefined
  }
  const counted: { name: string; texts: number }[] = []
  for (const name of namesOf(concept, statistics))
    counted.push({ name, texts: await textsWith(name, statistics) })
  const most = mostTexts(concept, counted[0]?.texts ?? 0, statistics.documents)
  const found = counted.filter(({ texts }) => texts > 0 && texts <= most)
  const texts = Math.max(0, ...found.map((one) => one.texts))
  if (texts < FEWEST) return undefined
  return weighed({ ...concept, names: searchedNames(concept, found) }, texts, 1, statistics)
}

/** The search itself looks for the other names of a single word, so that one of them is enough. */
const searchedNames = ({ kind, terms }: Concept, found: { name: string }[]): string[] =>
  found.map(({ name }) => name).slice(0, kind === 'term' && terms.length === 1 ? 1 : MOST_NAMES)

/** An expression that decisions use as well is not widened by a name that means much more. */
function mostTexts({ kind }: Concept, own: number, documents: number): number {
  if (kind !== 'everyday') return Number.POSITIVE_INFINITY
  return own >= documents * USUAL ? own * DILUTED : documents * COMMON
}

async function textsWith(name: string, statistics: TextStatistics): Promise<number> {
  const stems = stemsOf(name)
  const [stem = ''] = stems
  return stems.length === 1 ? statistics.inDecisions(stem) : textsTogether(name, stems, statistics)
}

/** Where not all are counted, the rarest word tells how many may have it. */
async function textsTogether(name: string, stems: string[], statistics: TextStatistics): Promise<number> {
  const { total, totalIsLowerBound } = await statistics.count(clauseOf({ kind: 'term', names: [name] }))
  return totalIsLowerBound ? Math.max(total, Math.min(...stems.map(statistics.inDecisions)) / 4) : total
}

async function weighPairs(pairs: Concept[], statistics: TextStatistics): Promise<Weighed[]> {
  const { documents, inDecisions } = statistics
  const rarity = ({ terms, times }: Concept) =>
    times * terms.reduce((sum, term) => sum + Math.log(1 + documents / (inDecisions(term) + 1)), 0)
  const likely = pairs.filter(({ terms }) => terms.every((term) => inDecisions(term) >= FEWEST))
  const kept: Weighed[] = []
  const taken = new Set<string>()
  for (const pair of likely.sort((a, b) => rarity(b) - rarity(a)).slice(0, MOST_PAIRS)) {
    if (pair.terms.some((term) => taken.has(term))) continue
    const texts = await textsTogether(pair.names[0] ?? '', pair.terms, statistics)
    if (!isTerm(pair, texts, statistics)) continue
    for (const term of pair.terms) taken.add(term)
    kept.push(weighed({ ...pair, names: [pairName(pair, statistics)] }, texts, 1, statistics))
  }
  return kept
}

function isTerm({ terms }: Concept, texts: number, { documents, inDecisions }: TextStatistics): boolean {
  if (texts < FEWEST || texts > documents * COMMON) return false
  const [one = 0, two = 0] = terms.map(inDecisions)
  if (Math.max(one, two) > documents * MEANS_LITTLE) return false
  return (texts * documents) / (one * two) >= TOGETHER || texts / Math.min(one, two) >= SHARE
}
