/** Finds every law, article and decision that a text refers to. Linear in the length of the text. */

import { articlesAfter } from './citations/articles.ts'
import { withWholeBrackets } from './citations/brackets.ts'
import { cypriotDecisionAt, opensDecision } from './citations/cypriot.ts'
import { type DecisionMention, decisionAt } from './citations/decisions.ts'
import { keptInForce } from './citations/kept-in-force.ts'
import type { LawMemory, LawMention } from './citations/law-mentions.ts'
import { lawAt, opensLaw } from './citations/laws.ts'
import { linksOf } from './citations/links.ts'
import { gapAfter, isNumber, numberAt, rangeOf, type Scan, scan, wordAt } from './citations/scan.ts'
import { shortDecisionAt } from './citations/short-numbers.ts'
import { decide, type SaidForm } from './citations/successions.ts'
import type { Country } from './laws.ts'
import { findLawCode } from './laws.ts'

/**
 * `start` and `end` are UTF-16 offsets. `articleNo` is written as statutes number their articles: "49", "35/A",
 * "Geçici 3", "Ek 5", "Mükerrer 20"; `paragraph` is what follows it: "1", "3-a", "1-b-1".
 */
export type LawCitation = {
  kind: 'law'
  country: Country
  lawNumber: string
  start: number
  end: number
} & Doubts
export type ArticleCitation = {
  kind: 'article'
  country: Country
  lawNumber: string
  articleNo: string
  paragraph?: string
  /** Another reading of the number, preferred if the law has an article of that name: "68/a". */
  lettered?: string
  start: number
  end: number
} & Doubts
export type DecisionCitation = Omit<DecisionMention, 'first' | 'last'> & {
  kind: 'decision'
  start: number
  end: number
}
export type Citation = LawCitation | ArticleCitation | DecisionCitation

/** Only of what is read with `doubtful`. */
export type Doubts = {
  /** The laws that the words may mean, none if no law is known by them, and the highest article of these. */
  unclear?: { laws: readonly string[]; last: number }
  /** The law whose name stands beside the number of this one. */
  namedAs?: string
}

/**
 * What is known of the text besides its words: `decisionDate` (YYYY-MM-DD), or at least the year of the case. It
 * decides whether "Borçlar Kanunu" alone is the repealed law or the one in force.
 */
export type CitationContext = {
  decisionDate?: string | undefined
  caseYear?: number | undefined
  /** A statute of that date, including all later amendments. */
  consolidated?: boolean | undefined
  /** Also yields what no link could be made of: laws that are named unclearly, articles that no law of the name has. */
  doubtful?: boolean | undefined
}

/** The references of a text in their order. `country` decides what "Ceza Yasası" without a number means. */
export function extractCitations(
  text: string,
  country: Country = 'turkey',
  { decisionDate, caseYear, consolidated, doubtful }: CitationContext = {},
): Citation[] {
  const date = decisionDate ?? (caseYear ? `${caseYear}-12-31` : undefined)
  return citationsOf(scan(text), country, false, { date, consolidated, doubtful })
}

const LAST_CYPRIOT = 400
/** What a court does with an article: behind "B.K. 202" it shows that the letters are no person's initials. */
const isApplied = /^(?:geregi|uyarinca|hukmu|kapsaminda|anlaminda)/

type Known = {
  date?: string | undefined
  consolidated?: boolean | undefined
  doubtful?: boolean | undefined
}
type Found = { citation: Citation; said?: SaidForm | undefined }

/**
 * Same as `extractCitations`, for a text that is already cut into lexemes; `lenient` reads it as a query of today, in
 * any letter case.
 */
export function citationsOf(
  s: Scan,
  country: Country,
  lenient: boolean,
  { date, consolidated, doubtful = false }: Known = {},
): Citation[] {
  const memory: LawMemory = {
    country,
    aliases: new Map(),
    evidence: [],
    named: new Set(),
    date,
    lastEnd: 0,
    lenient,
    doubtful,
  }
  const found: Found[] = []
  let at = 0
  while (at < s.lexemes.length) at = readAt(s, at, memory, found)
  const known = { evidence: memory.evidence, date, asked: lenient, consolidated }
  return found
    .flatMap(({ citation, said }): Citation[] => {
      if (!said || citation.kind === 'decision') return [citation]
      const lawNumber = decide(said, citation.kind === 'article' ? citation.articleNo : undefined, known)
      if (lawNumber) return [{ ...citation, lawNumber }]
      return doubtful ? [openOf(citation, said)] : []
    })
    .map((citation) => withWholeBrackets(s.text, citation))
    .sort((a, b) => a.start - b.start)
}

/** A form that only one law has is clear, even if that law has no such article. */
function openOf(citation: LawCitation | ArticleCitation, { succession, own, era }: SaidForm): Citation {
  const { old, new: newer, lastOld, lastNew } = succession
  if (own && era !== 'old') return { ...citation, lawNumber: newer }
  if (era === 'old' && !own) return { ...citation, lawNumber: old }
  return {
    ...citation,
    lawNumber: newer,
    unclear: { laws: [old, newer], last: Math.max(lastOld, lastNew) },
  }
}

function readAt(s: Scan, at: number, memory: LawMemory, found: Found[]): number {
  const word = s.lexemes[at]?.word
  if (!word) return at + 1
  word.opensReference ??= word.isNumber || opensDecision(word.folded) || opensLaw(s, at)
  if (!word.opensReference && !memory.aliases.has(word.folded)) return at + 1
  const decision = isNumber(s, at)
    ? (shortDecisionAt(s, at, memory.country) ?? decisionAt(s, at, memory.country))
    : cypriotDecisionAt(s, at)
  if (decision) {
    found.push({ citation: decisionCitation(s, decision) })
    return decision.last + 1
  }
  const law = lawAt(s, at, memory)
  return law ? readLaw(s, law, memory, found) : at + 1
}

function readLaw(s: Scan, law: LawMention, memory: LawMemory, found: Found[]): number {
  const list = law.whole ? undefined : articlesOf(s, law, memory)
  const opening = s.lexemes[law.first]?.word
  const initials = !list && !memory.lenient && opening?.folded.length === 2 && !opening.isNumber
  const isSaid = list && (list.marked || memory.lenient || isApplied.test(wordAt(s, list.last + 1)))
  const counts = (!law.tentative && !initials) || isSaid
  if (!counts || (law.void && !memory.doubtful)) {
    if (!law.unknown) delete memory.last
    return (law.void && list ? list.last : law.last) + 1
  }
  const amended = list ? undefined : amendedBy(s, law, memory.last)
  // "6545 sayılı Kanunla getirilen" says what amended the law in question, which "the same law" still means.
  if (!law.unknown && !law.void && (list || !isInstrument(wordAt(s, law.last)))) {
    memory.last = { ...law, whole: false }
    memory.lastEnd = list?.last ?? law.last
  }
  const { country, lawNumber } = law
  const doubts = memory.doubtful ? doubtsOf(law) : {}
  const said = law.said && {
    ...law.said,
    ...(hasTwin(s, memory.lastEnd, law.said) && { era: 'old' as const }),
  }
  if (!list) {
    const range = rangeOf(s, law.first, law.last)
    found.push({ citation: { kind: 'law', country, lawNumber, ...doubts, ...range }, said })
    return amended ? readLaw(s, amended, memory, found) : law.last + 1
  }
  const kept = keptInForce(s, list.last)
  for (const link of linksOf(s, law, list, kept))
    found.push({ citation: { ...link, country, lawNumber, ...doubts }, said })
  if (kept) memory.lastEnd = kept.last
  return (kept ?? list).last + 1
}

const doubtsOf = ({ unknown, namedAs }: LawMention): Doubts => ({
  ...(unknown && { unclear: { laws: [], last: Number.POSITIVE_INFINITY } }),
  ...(namedAs && { namedAs }),
})

/** Laws of Northern Cyprus are short: "121314 ve 15" are misprinted numbers, of which only the last is read. */
function articlesOf(s: Scan, law: LawMention, { doubtful }: LawMemory): ReturnType<typeof articlesAfter> {
  const list = articlesAfter(s, law.last, law.bare, doubtful)
  if (!list || law.country === 'turkey' || doubtful) return list
  const articles = list.articles.filter(({ articleNo }) => !(Number(articleNo) > LAST_CYPRIOT))
  return articles.length > 0 ? { ...list, articles } : undefined
}

/** "6831 sayılı Kanunun 4999 sayılı Kanun ile değişik 9. maddesi": the article is of the law that was amended. */
function amendedBy(s: Scan, { last }: LawMention, law: LawMention | undefined): LawMention | undefined {
  const verb = wordAt(s, last + 1) === 'ile' ? last + 2 : last + 1
  const isNear =
    law &&
    last - law.last <= 8 &&
    !s.text.slice(s.lexemes[law.last]?.end, s.lexemes[last]?.start).includes('\n\n')
  if (!isNear || !/^degis(?:ik|tiril)/.test(wordAt(s, verb)) || !articlesAfter(s, verb, false))
    return undefined
  return { ...law, first: verb + 1, last: verb, bare: false, tentative: false, whole: false }
}

const isInstrument = (word: string) => /^(?:kanun|yasa)[a-z]*la$/.test(word)

/** "BK 43 (TBK 51)", "325 (6098 sayılı TBK 438)": the newer law in brackets after the older one. */
function hasTwin(s: Scan, last: number, { succession, own }: SaidForm): boolean {
  if (own || !/\(/.test(gapAfter(s, last))) return false
  for (let at = last + 1; at <= last + 4; at++) {
    if (String(numberAt(s, at)) === succession.new) return true
    const word = wordAt(s, at)
    if (succession.own.has(word) && findLawCode(word)) return true
    if (gapAfter(s, at).includes(')')) return false
  }
  return false
}

function decisionCitation(s: Scan, mention: DecisionMention): DecisionCitation {
  const { first, last, ...rest } = mention
  return { kind: 'decision', ...rest, ...rangeOf(s, first, last) }
}
