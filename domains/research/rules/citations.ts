/** Every law, article and decision that a text refers to. Linear in the length of the text. */
import { articlesAfter } from './citations/articles.ts'
import { cypriotDecisionAt, opensDecision } from './citations/cypriot.ts'
import { type DecisionMention, decisionAt } from './citations/decisions.ts'
import { type LawMemory, type LawMention, lawAt, opensLaw } from './citations/laws.ts'
import { isNumber, type Scan, scan } from './citations/scan.ts'
import type { Country } from './laws.ts'

/**
 * `start` and `end` are UTF-16 offsets. `articleNo` is written as statutes number their articles: "49", "35/A",
 * "Geçici 3", "Ek 5", "Mükerrer 20"; `paragraph` is what follows it: "1", "3-a", "1-b-1".
 */
export type LawCitation = { kind: 'law'; country: Country; lawNumber: string; start: number; end: number }
export type ArticleCitation = {
  kind: 'article'
  country: Country
  lawNumber: string
  articleNo: string
  paragraph?: string
  start: number
  end: number
}
export type DecisionCitation = Omit<DecisionMention, 'first' | 'last'> & {
  kind: 'decision'
  start: number
  end: number
}
export type Citation = LawCitation | ArticleCitation | DecisionCitation

/** The references of a text in their order. `country` decides what "Ceza Yasası" without a number means. */
export function extractCitations(text: string, country: Country = 'TR'): Citation[] {
  return citationsOf(scan(text), country, false)
}

/** As `extractCitations`, over a text already cut; `lenient` takes abbreviations in lower case too. */
export function citationsOf(s: Scan, country: Country, lenient: boolean): Citation[] {
  const memory: LawMemory = { country, aliases: new Map(), lenient }
  const found: Citation[] = []
  let at = 0
  while (at < s.lexemes.length) at = readAt(s, at, memory, found)
  return found.sort((a, b) => a.start - b.start)
}

function readAt(s: Scan, at: number, memory: LawMemory, found: Citation[]): number {
  const word = s.lexemes[at]?.word
  if (!word) return at + 1
  word.opensReference ??= word.isNumber || opensDecision(word.folded) || opensLaw(s, at)
  if (!word.opensReference) return at + 1
  const decision = isNumber(s, at) ? decisionAt(s, at, memory.country) : cypriotDecisionAt(s, at)
  if (decision) {
    found.push(decisionCitation(s, decision))
    return decision.last + 1
  }
  const law = lawAt(s, at, memory)
  return law ? readLaw(s, law, memory, found) : at + 1
}

function readLaw(s: Scan, law: LawMention, memory: LawMemory, found: Citation[]): number {
  const list = articlesAfter(s, law.last, law.bare)
  if (!list && law.tentative) return law.last + 1
  if (!law.tentative || list) memory.last = law
  const { country, lawNumber } = law
  const start = s.lexemes[law.first]?.start ?? 0
  if (!list) {
    found.push({ kind: 'law', country, lawNumber, start, end: s.lexemes[law.last]?.end ?? start })
    return law.last + 1
  }
  list.articles.forEach((article, index) => {
    const { articleNo, paragraph } = article
    const from = index === 0 ? start : (s.lexemes[article.first]?.start ?? start)
    const isLast = index === list.articles.length - 1
    const end = s.lexemes[isLast ? Math.max(list.last, article.last) : article.last]?.end ?? from
    found.push({
      kind: 'article',
      country,
      lawNumber,
      articleNo,
      ...(paragraph && { paragraph }),
      start: from,
      end,
    })
  })
  return list.last + 1
}

function decisionCitation(s: Scan, mention: DecisionMention): DecisionCitation {
  const { first, last, ...rest } = mention
  return { kind: 'decision', ...rest, start: s.lexemes[first]?.start ?? 0, end: s.lexemes[last]?.end ?? 0 }
}
