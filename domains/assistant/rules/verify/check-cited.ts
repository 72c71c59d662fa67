/**
 * Checks the citations of a sentence: each must exist and be the source of its quotes; the comparison then leaves
 * them out.
 */

import { type Citation, extractCitations } from '@mizan/research/rules/citations'
import { normaliseCourt } from '@mizan/research/rules/courts'
import type { Country } from '@mizan/research/rules/laws'
import { normaliseDate, normaliseNumber } from '@mizan/research/rules/normalise'
import type { Source } from '../passage.ts'

/** Answers which laws and articles exist. */
export interface KnownLaws {
  hasLaw(country: Country, lawNumber: string): boolean
  hasArticle(country: Country, lawNumber: string, articleNo: string): boolean
}

/** The laws and articles that a draft names, to look up which of them there are. */
export function citedLaws(
  texts: readonly string[],
  country: Country,
): { lawNumber: string; articles: string[] }[] {
  return texts.flatMap((text) =>
    extractCitations(text, country).flatMap((citation) => {
      if (citation.kind === 'decision') return []
      const { lawNumber } = citation
      return [{ lawNumber, articles: citation.kind === 'law' ? [] : numbersOf(citation) }]
    }),
  )
}

const numbersOf = ({ articleNo, lettered }: Extract<Citation, { kind: 'article' }>): string[] =>
  lettered === undefined ? [articleNo] : [articleNo, lettered]

/** A quote of the sentence, with the source that it comes from and the sentences around it. */
export interface Ground {
  source: Source
  text: string
}

interface CitationCheck {
  start: number
  end: number
  failed?: string
}

/** The codes of the problems, and the sentence without its citations. */
export function checkCited(
  sentence: string,
  grounds: readonly Ground[],
  known: KnownLaws,
): { failed: string[]; rest: string } {
  const found = [
    ...citations(sentence, grounds, known),
    ...numbers(sentence, grounds),
    ...courts(sentence, grounds),
    ...articles(sentence, grounds),
  ]
  const failed = found.flatMap((one) => one.failed ?? [])
  let rest = sentence
  for (const { start, end } of found) rest = rest.slice(0, start) + ' '.repeat(end - start) + rest.slice(end)
  return { failed: [...new Set(failed)], rest }
}

const countryOf = ({ source }: Ground): Country => (source.country === 'kktc' ? 'kktc' : 'turkey')

function citations(sentence: string, grounds: readonly Ground[], known: KnownLaws): CitationCheck[] {
  const country = grounds[0] ? countryOf(grounds[0]) : 'turkey'
  return extractCitations(sentence, country).map((citation) => {
    const { start, end } = citation
    const failed =
      citation.kind === 'decision' ? decisionFails(citation, grounds) : lawFails(citation, grounds, known)
    return failed ? { start, end, failed } : { start, end }
  })
}

function lawFails(
  citation: Exclude<Citation, { kind: 'decision' }>,
  grounds: readonly Ground[],
  known: KnownLaws,
): string | undefined {
  const { country, lawNumber } = citation
  if (citation.kind === 'law') {
    if (!known.hasLaw(country, lawNumber)) return 'law_unknown'
    const isTheirs = grounds.some(
      (ground) => ground.source.law?.number === lawNumber || mentions(ground, citation),
    )
    return isTheirs ? undefined : 'law'
  }
  const numbers = numbersOf(citation)
  if (!numbers.some((no) => known.hasArticle(country, lawNumber, no))) return 'article_unknown'
  const isTheirs = grounds.some(
    (ground) =>
      (ground.source.law?.number === lawNumber && numbers.includes(ground.source.article?.no ?? '')) ||
      mentions(ground, citation),
  )
  return isTheirs ? undefined : 'article'
}

/** Whether the quoted text itself cites the same. */
function mentions(ground: Ground, wanted: Exclude<Citation, { kind: 'decision' }>): boolean {
  const context = { decisionDate: ground.source.decision?.decisionDate ?? undefined }
  return extractCitations(ground.text, countryOf(ground), context).some(
    (citation) =>
      citation.kind !== 'decision' &&
      citation.lawNumber === wanted.lawNumber &&
      (wanted.kind === 'law' || (citation.kind === 'article' && citation.articleNo === wanted.articleNo)),
  )
}

function decisionFails(
  citation: Extract<Citation, { kind: 'decision' }>,
  grounds: readonly Ground[],
): string | undefined {
  const isTheirs = grounds.some((ground) => {
    const own = ground.source.decision
    if (own && isSameDecision(citation, own)) return true
    return extractCitations(ground.text, countryOf(ground)).some(
      (other) => other.kind === 'decision' && isSameDecision(citation, other),
    )
  })
  return isTheirs ? undefined : 'decision'
}

interface Identity {
  court?: string | null
  chamber?: string | null
  caseNumber?: string | null
  decisionNumber?: string | null
  decisionDate?: string | null
  date?: string
  number?: string
}

function isSameDecision(wanted: Identity, own: Identity): boolean {
  const mine = [own.caseNumber, own.decisionNumber, own.number]
  if (wanted.number && !mine.includes(wanted.number)) return false
  if (wanted.caseNumber && wanted.caseNumber !== own.caseNumber) return false
  if (wanted.decisionNumber && wanted.decisionNumber !== own.decisionNumber) return false
  if (wanted.date && wanted.date !== (own.decisionDate ?? own.date)) return false
  if (wanted.chamber && own.chamber && wanted.chamber !== own.chamber) return false
  return !(wanted.court && own.court && wanted.court !== own.court)
}

const fileNumber =
  /(?:(?:E|K|Esas|Karar)\s*(?:No)?\s*[.:]\s*)?(?<![\d/.])\d{4}\s*\/\s*\d{1,6}(?![\d/])(?:\s*(?:E|K|esas|karar)(?![\p{L}])\.?)?|(?<![\d/.])\d{1,5}\/\d{4}(?![\d/])/gu
const writtenDate = /\d{1,2}[./]\d{1,2}[./]\d{4}|\d{1,2} \p{L}+ \d{4}/gu

/** File numbers and dates that no citation contains: of the decision itself, or as the quoted text has them. */
function numbers(sentence: string, grounds: readonly Ground[]): CitationCheck[] {
  const files = [...sentence.matchAll(fileNumber)].map(({ index, 0: text }): CitationCheck => {
    const place = { start: index, end: index + text.length }
    const isTheirs = grounds.some((ground) => {
      const number = normaliseNumber(text.replace(/^\D+/, ''), countryOf(ground))
      const { caseNumber, decisionNumber } = ground.source.decision ?? {}
      const bare = /[\d/ ]+\d/.exec(text)?.[0].replaceAll(' ', '') ?? ''
      return (
        (number !== undefined && (number === caseNumber || number === decisionNumber)) ||
        ground.text.replaceAll(' ', '').includes(bare)
      )
    })
    return isTheirs ? place : { ...place, failed: 'decision' }
  })
  const dates = [...sentence.matchAll(writtenDate)].flatMap(({ index, 0: text }): CitationCheck[] => {
    const day = normaliseDate(text)
    const isOfDecision =
      day !== undefined && grounds.some(({ source }) => source.decision?.decisionDate === day)
    return isOfDecision ? [{ start: index, end: index + text.length }] : []
  })
  return [...files, ...dates]
}

const courtName =
  /(?:Yargıtay|Danıştay|Y\.)?\s*(?:\(?\d{1,2}\)?\s?\.\s?(?:Hukuk Dairesi|Ceza Dairesi|Daire(?:si)?|HD|CD|H\.D|C\.D)|Hukuk Genel Kurulu|Ceza Genel Kurulu|HGK|CGK|İdari Dava Daireleri Kurulu|İDDK|Vergi Dava Daireleri Kurulu)(?:['’]?\p{Ll}*)|(?:Yargıtay|Danıştay|Anayasa Mahkemesi|Yüksek Mahkeme)(?:['’]?\p{Ll}*)/gu

/** A court that is named has to be the one that decided, or one that the quoted text names. */
function courts(sentence: string, grounds: readonly Ground[]): CitationCheck[] {
  return [...sentence.matchAll(courtName)].flatMap(({ index, 0: text }): CitationCheck[] => {
    const place = { start: index, end: index + text.length }
    const bare = text.replace(/['’]?(?:n[ıiuü]n|[ıiuü]n|n[ae]|[ae]|nc[ae]|c[ae]|d[ae]n)$/u, '')
    const named = normaliseCourt(bare.trim())
    const decided = grounds.some(({ source }) => {
      const { court, chamber } = source.decision ?? {}
      if (!court || !named) return false
      return named.chamber ? named.chamber === chamber && court === named.court : court.includes(named.court)
    })
    if (decided) return [place]
    if (grounds.some((ground) => ground.text.includes(bare.trim()))) return []
    return [{ ...place, failed: 'chamber' }]
  })
}

const articleNumber =
  /(?:(?:Geçici|Ek|Mükerrer)\s+)?(?<![\d.,/])(\d{1,4}(?:\/[A-ZÇĞİÖŞÜ](?!\p{L}))?)(?:\s*\.|['’]\p{Ll}{1,4})?\s+madde\p{Ll}*|(?<!\p{L})(?:madde|md|m)\.?\s*(\d{1,4}(?:\/[A-ZÇĞİÖŞÜ])?)(?!\d)/giu

/** "345. maddeye göre": an article named without its law. */
function articles(sentence: string, grounds: readonly Ground[]): CitationCheck[] {
  return [...sentence.matchAll(articleNumber)].map((found): CitationCheck => {
    const place = { start: found.index, end: found.index + found[0].length }
    const kind = /^(?:Geçici|Ek|Mükerrer)\s+/i.exec(found[0])?.[0].trim()
    const no = `${kind ? `${kind} ` : ''}${found[1] ?? found[2]}`
    const isTheirs = grounds.some(
      ({ source, text }) =>
        source.article?.no.toLocaleLowerCase('tr') === no.toLocaleLowerCase('tr') ||
        [...text.matchAll(articleNumber)].some((other) => (other[1] ?? other[2]) === (found[1] ?? found[2])),
    )
    return isTheirs ? place : { ...place, failed: 'article' }
  })
}
