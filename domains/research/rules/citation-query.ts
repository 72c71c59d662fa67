/** Recognises a query that is a look-up: of a law, an article, or a decision by its numbers. */

import { isArticleWord } from './citations/article-words.ts'
import { cypriotNumberAt, fileNumberAt, fullYear, isYear } from './citations/numbers.ts'
import { isNumber, numberAt, type Scan, scan, wordAt } from './citations/scan.ts'
import type { Citation, DecisionCitation } from './citations.ts'
import { normaliseCourt } from './courts.ts'
import {
  citationsTyped,
  countryNamed,
  cypriotArticle,
  cypriotDecision,
  cypriotNumber,
} from './cypriot-query.ts'
import { type Country, findLaw } from './laws.ts'
import { normaliseDate } from './normalise.ts'
import { kindThenLaw, lawSlashArticle, numberedArticle } from './query/numbered-laws.ts'
import { typedArticle, typedRange, withNumberedLaw } from './query/typed-articles.ts'

/**
 * `number` may be a case or a decision number. `alternative` is the other possible meaning of the same text:
 * "2004/72" is a decision's number or article 72 of law 2004. Without a `country` none was named. `through`: the last
 * article of a range.
 */
export type Lookup = (
  | { kind: 'law'; country?: Country; lawNumber: string }
  | {
      kind: 'article'
      country?: Country
      lawNumber: string
      articleNo: string
      paragraph?: string
      lettered?: string
      through?: string
    }
  | {
      kind: 'decision'
      country?: Country
      court?: string
      chamber?: string
      caseNumber?: string
      decisionNumber?: string
      number?: string
      date?: string
    }
) & { alternative?: Lookup }

/** The numbers of the articles that are looked up: one, or all of a range. */
export function articlesOf({ articleNo, through }: Extract<Lookup, { kind: 'article' }>): string[] {
  const first = Number(articleNo)
  return through
    ? Array.from({ length: Number(through) - first + 1 }, (_, at) => String(first + at))
    : [articleNo]
}

const fillers = new Set(
  'sayili sayi kanun kanunu kanunun yasa yasasi madde maddesi md m mad karar karari kararin ilam ilami tarih tarihli t ve no nolu numarali e k esas f fikra fikrasi bent bendi hakkinda turk tc c gun kktc'.split(
    ' ',
  ),
)
const MOST_LEXEMES = 40

/** The look-up that a text stands for, or null if it is a search. `country`: the one that is searched. */
export function parseCitationQuery(text: string, country: Country = 'turkey'): Lookup | null {
  const s = scan(withNumberedLaw(text.trim()))
  if (s.lexemes.length === 0 || s.lexemes.length > MOST_LEXEMES || isDate(s.text)) return null
  const place = countryNamed(s.text) ?? country
  const parse = (part: string) => usualForm(scan(part), place)
  return typedRange(s.text, parse) ?? usualForm(s, place) ?? typedArticle(s.text, parse) ?? null
}

/** The look-up in a form that texts have as well. */
function usualForm(s: Scan, place: Country): Lookup | undefined {
  if (s.lexemes.length === 0) return undefined
  return (
    bareNumber(s, place) ??
    caseAndDecision(s) ??
    cypriotArticle(s.text, place) ??
    numberedArticle(s) ??
    kindThenLaw(s, (part) => usualForm(scan(part), place)) ??
    cypriotDecision(s.text) ??
    wholeCitation(s, place) ??
    courtAndNumber(s)
  )
}

/** "2022-05-31" is a date and not an article of law 2022. */
const isDate = (text: string): boolean =>
  /^\s*\d{4}-\d{1,2}-\d{1,2}\s*$/.test(text) && normaliseDate(text) !== undefined

/** "6098", "6098/49", "2019/1234", "45/2018" and nothing else. */
function bareNumber(s: Scan, country: Country): Lookup | undefined {
  if (!s.lexemes.every((lexeme, index) => lexeme.word.isNumber || index >= 2)) return undefined
  const count = s.lexemes.length
  const value = numberAt(s, 0)
  if (count === 1)
    return /^\d{3,4}$/.test(wordAt(s, 0)) && (!isYear(value) || findLaw(String(value), 'turkey'))
      ? { kind: 'law', lawNumber: String(value) }
      : undefined
  const file = fileNumberAt(s, 0)
  if (file && file.last === count - 1) return withLaw({ kind: 'decision', number: file.text }, s)
  const cypriot = cypriotNumberAt(s, 0) ?? (country === 'kktc' ? hyphenatedNumber(s.text) : undefined)
  const isOfCyprus = country === 'kktc' || isYear(numberAt(s, 1))
  if (cypriot && count === 2 && isOfCyprus) return cypriotNumber(cypriot.text)
  const written = yearHyphenSerial.exec(s.text.trim())
  if (written && isYear(value) && !findLaw(String(value), 'turkey'))
    return { kind: 'decision', number: `${value}/${Number(written[1])}` }
  return lawSlashArticle(s)
}

/** "2014-1210" for "2014/1210". */
const yearHyphenSerial = /^\d{4} ?[-–] ?(\d{1,6})$/

/** "17-1981" for "17/1981". */
function hyphenatedNumber(text: string): { text: string } | undefined {
  const [, serial, year = ''] = /^(\d{1,4}) ?[-–] ?(\d{2}|\d{4})$/.exec(text.trim()) ?? []
  if (!serial || isYear(Number(serial)) || (year.length === 4 && !isYear(Number(year)))) return undefined
  return { text: `${Number(serial)}/${fullYear(Number(year))}` }
}

/** "2020/123 2021/456" and nothing else: a case and the decision on it, as they are copied from a list. */
function caseAndDecision(s: Scan): Lookup | undefined {
  const first = fileNumberAt(s, 0)
  const second = first && fileNumberAt(s, first.last + 1)
  if (!second || second.last !== s.lexemes.length - 1) return undefined
  return { kind: 'decision', caseNumber: first.text, decisionNumber: second.text }
}

/** A year is probably the number of a law only if lawyers know the law by it. */
function withLaw(decision: Lookup, s: Scan): Lookup {
  const article = findLaw(wordAt(s, 0), 'turkey') && lawSlashArticle(s)
  return article ? { ...decision, alternative: article } : decision
}

function wholeCitation(s: Scan, country: Country): Lookup | undefined {
  const citations = citationsTyped(s, country)
  const first = citations[0]
  if (!first) return undefined
  const outside = s.lexemes.filter(
    (lexeme) => !citations.some((c) => lexeme.start >= c.start && lexeme.end <= c.end + 1),
  )
  const rest = outside.filter((lexeme) => !fillers.has(lexeme.word.folded))
  if (citations.length > 1)
    return rest.length === 0 && sameDecision(citations) ? lookupOf(merged(citations)) : undefined
  if (rest.length === 0) return lookupOf(first)
  const only = rest.length === 1 ? rest[0] : undefined
  if (first.kind === 'law' && only?.word.isNumber && Number(only.word.folded) <= 1600 && closeBy(s)) {
    return {
      kind: 'article',
      country: first.country,
      lawNumber: first.lawNumber,
      articleNo: String(Number(only.word.folded)),
    }
  }
  return undefined
}

/** "49 TBK" and "madde 49 Borçlar Kanunu": only in such a short query does the number belong to the law. */
function closeBy(s: Scan): boolean {
  return (
    s.lexemes.length <= 8 &&
    s.lexemes.every(
      (_, index) => !isArticleWord(wordAt(s, index)) || isNumber(s, index + 1) || isNumber(s, index - 1),
    )
  )
}

function sameDecision(citations: Citation[]): boolean {
  return citations.length === 2 && citations.every((citation) => citation.kind === 'decision')
}

function merged(citations: Citation[]): Citation {
  return Object.assign({}, ...citations) as Citation
}

function lookupOf(citation: Citation): Lookup {
  if (citation.kind === 'decision') return decisionLookup(citation)
  const { start: _start, end: _end, ...lookup } = citation
  return lookup
}

function decisionLookup(citation: DecisionCitation): Lookup {
  const { start: _start, end: _end, country, ...lookup } = citation
  return country === 'kktc' ? { ...lookup, country } : lookup
}

/** "3. HD 2019/1234", "2019/1234 Yargıtay 3. Hukuk Dairesi": a court and one number, in either order. */
function courtAndNumber(s: Scan): Lookup | undefined {
  const at = s.lexemes.findIndex((_, index) => fileNumberAt(s, index) !== undefined)
  const number = at < 0 ? undefined : fileNumberAt(s, at)
  if (!number) return undefined
  const from = s.lexemes[number.first]?.start ?? 0
  const to = s.lexemes[number.last]?.end ?? 0
  const rest = `${s.text.slice(0, from)} ${s.text.slice(to)}`
    .replace(/(?<![\p{L}])(?:sayılı|karar[ıi]?|no)(?![\p{L}])/giu, ' ')
    .replace(/[.,:;]+(?=\s|$)/g, (m) => m[0] ?? '')
  const cue = /^[\s.:,]*(e|esas|k|karar)?[\s.:,]*$/i.exec(rest)
  if (cue) return { kind: 'decision', [roleField(cue[1])]: number.text } as Lookup
  const name = normaliseCourt(rest.trim())
  if (!name?.chamber || s.lexemes.length > 10) return undefined
  return { kind: 'decision', court: name.court, chamber: name.chamber, number: number.text }
}

function roleField(cue: string | undefined): 'number' | 'caseNumber' | 'decisionNumber' {
  if (!cue) return 'number'
  return /^e/i.test(cue) ? 'caseNumber' : 'decisionNumber'
}
