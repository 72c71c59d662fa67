/**
 * What a question about laws searches for: weighted terms, the laws and articles it names, and whether it asks for a
 * definition.
 */
import type { Lexeme } from '../analysis/lexer.ts'
import { articleSpellings } from '../article-spellings.ts'
import { articlesOf, type Lookup } from '../citation-query.ts'
import { scan } from '../citations/scan.ts'
import { citationsOf } from '../citations.ts'
import type { Country } from '../laws.ts'
import { everydayAt } from '../query/everyday.ts'
import { isConnective, isQuestionWord } from '../query/stop-words.ts'
import { synonymsAt } from '../query/synonyms.ts'
import { type NamedSubject, subjectsOf } from '../subjects/find.ts'
import { weights } from './weights.ts'

/**
 * `own`: a word of the question itself, as opposed to another name for it. Exact forms begin with "=". `instead`: the
 * own words that this term can replace.
 */
export type AskedTerm = { term: string; weight: number; own: boolean; instead?: readonly string[] }
/** Other names of something in the question, and the words (`instead`) that they can replace. */
export type OtherNames = { instead: readonly string[]; names: readonly string[][] }
/** `articles`: the possible numbers of each article, the likeliest first. */
export type NamedLaw = { country: Country; lawNumber: string; articles: string[][] }
/** `sequence`: the significant words in their order; `sentence`: all words, for a text that is quoted from a law. */
export type ArticleQuestion = {
  terms: AskedTerm[]
  otherNames: OtherNames[]
  sequence: string[]
  sentence: string[]
  laws: NamedLaw[]
  /** Those of the subject index, which knows the laws of Turkey. */
  subjects: readonly NamedSubject[]
  wantsDefinition: boolean
}

const MOST_TERMS = 48
/** A longer text has many more words than are searched. */
const LONGEST_READ = 8_000

/** Reads a question or a few words. `lenient` accepts abbreviations in lower case, as people type them. */
export function readQuestion(typed: string, country: Country = 'turkey', lenient = false): ArticleQuestion {
  const text = typed.slice(0, LONGEST_READ)
  const s = scan(text)
  const citations = citationsOf(s, country, lenient)
  const words = s.lexemes.filter(({ start, end }) => !citations.some((c) => start >= c.start && end <= c.end))
  const telling = words.filter(({ word }) => !isConnective(word) && !isQuestionWord(word))
  const kept = telling.length > 0 ? telling : words
  return {
    terms: askedTerms(kept, words),
    otherNames: otherNamesOf(kept.slice(0, MOST_TERMS).map(({ word }) => word.term)),
    sequence: withPresentName(kept.map(({ word }) => word.term)),
    sentence: text.trim().endsWith('?') ? [] : s.lexemes.map(({ word }) => word.term),
    laws: namedLaws(citations),
    subjects: country === 'turkey' ? subjectsOf(text) : [],
    wantsDefinition: kept.length <= 4 && asksDefinition(text),
  }
}

function asksDefinition(text: string): boolean {
  return /(?:nedir|kimdir|ne demek|ne demektir|ne anlama gelir|tanımı|farkı?)(?:\s+nedir)?\s*\??\s*$/i.test(
    text.trim(),
  )
}

function namedLaws(citations: ReturnType<typeof citationsOf>): NamedLaw[] {
  const laws = new Map<string, NamedLaw>()
  for (const citation of citations) {
    if (citation.kind === 'decision') continue
    const key = `${citation.country}:${citation.lawNumber}`
    const law = laws.get(key) ?? { country: citation.country, lawNumber: citation.lawNumber, articles: [] }
    if (citation.kind === 'article') law.articles.push(readings(citation))
    laws.set(key, law)
  }
  return [...laws.values()]
}

type Numbered = { articleNo: string; paragraph?: string; lettered?: string }

/** "3/a" may be article 3/a of a statute or point a of article 3; the first that exists is used. */
function readings({ articleNo, paragraph, lettered }: Numbered): string[] {
  if (lettered) return [...articleSpellings(lettered), articleNo]
  const letter = /^[a-zçğıöşü]$/.exec(paragraph ?? '')?.[0]
  return letter ? [`${articleNo}/${letter}`, articleNo] : [articleNo, articleNo.replace(/\/.*$/, '')]
}

/** A look-up means that law or article and nothing else; a law is also searched by the words of its name. */
export function withLookup(question: ArticleQuestion, lookup: Lookup | null): ArticleQuestion {
  const meant = lookup?.kind === 'decision' ? lookup.alternative : lookup
  if (!meant || meant.kind === 'decision') return question
  const { lawNumber, country = 'turkey' } = meant
  const articles =
    meant.kind === 'article' ? articlesOf(meant).map((articleNo) => readings({ ...meant, articleNo })) : []
  const laws = [{ country, lawNumber, articles }]
  return meant.kind === 'article'
    ? { ...question, terms: [], otherNames: [], sequence: [], sentence: [], subjects: [], laws }
    : { ...question, laws }
}

/** A query that consists of an old name also searches for the present name. */
function withPresentName(stems: string[]): string[] {
  const known = synonymsAt(stems, 0)
  return known?.length === stems.length ? [...stems, ...(known.present ?? [])] : stems
}

function askedTerms(kept: Lexeme[], words: Lexeme[]): AskedTerm[] {
  const terms = new Map<string, AskedTerm>()
  const add: Add = (term, weight, own, instead) => {
    if (!terms.has(term) && terms.size < MOST_TERMS * 2)
      terms.set(term, { term, weight, own, ...(instead && { instead }) })
  }
  for (const { word } of kept.slice(0, MOST_TERMS)) {
    add(word.term, 1, true)
    add(`=${word.folded}`, weights.exactForm, false)
  }
  const stems = kept.map(({ word }) => word.term)
  for (let at = 0; at < stems.length; at++) {
    const known = synonymsAt(stems, at)
    const own = known && stems.slice(at, at + known.length)
    if (known?.length === stems.length) for (const term of known.present ?? []) add(term, 1, false, own)
    spread(known?.others, weights.synonym, add, own)
  }
  const said = words.map(({ word }) => word.term)
  for (let at = 0; at < said.length; at++) spread(everydayAt(said, at)?.terms, weights.everyday, add)
  return [...terms.values()]
}

function otherNamesOf(stems: string[]): OtherNames[] {
  const found = new Map<string, OtherNames>()
  for (let at = 0; at < stems.length; at++) {
    const known = synonymsAt(stems, at)
    if (!known) continue
    const instead = stems.slice(at, at + known.length)
    found.set(instead.join(' '), { instead, names: known.others })
  }
  return [...found.values()]
}

type Add = (term: string, weight: number, own: boolean, instead?: readonly string[]) => void

/** A name of several words divides its weight among them. */
function spread(names: string[][] | undefined, weight: number, add: Add, instead?: readonly string[]): void {
  for (const name of names ?? [])
    for (const term of name) add(term, weight / Math.sqrt(name.length), false, instead)
}
