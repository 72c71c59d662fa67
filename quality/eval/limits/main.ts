/** Compares each named time limit with the article that it cites, in the laws that are to be imported. */
import { readFileSync } from 'node:fs'
import { notCompared } from '@mizan/calculators/data/limits'
import { namedLimits } from '@mizan/calculators/rules/time-limits/named-limits'
import type { NamedLimit } from '@mizan/calculators/schemas'
import { noteAll } from '../../figures.ts'
import { type PackLaw, readLines } from '../texts.ts'
import { findWords, folded } from './words.ts'

export type Verdict = 'together' | 'apart' | 'next' | 'missing' | 'notCompared'

/** Returns the text of an article, its heading included, and of its neighbours. */
export type ReadArticle = (lawNumber: string, article: string) => { own: string; beside: string } | undefined

/** Some numbers belong to two texts, such as a law and a decree; the first that has the article is read. */
export function articlesOf(laws: readonly PackLaw[]): ReadArticle {
  const byNumber = Map.groupBy(
    laws.filter(({ country }) => country === 'TR'),
    ({ lawNumber }) => lawNumber,
  )
  return (lawNumber, article) => {
    for (const { articles } of byNumber.get(lawNumber) ?? []) {
      const at = articles.findIndex(({ no }) => no === article)
      const text = (index: number) => `${articles[index]?.heading ?? ''} ${articles[index]?.text ?? ''}`
      if (at >= 0) return { own: text(at), beside: `${text(at - 1)} ${text(at + 1)}` }
    }
    return undefined
  }
}

/** `next`: the pack has the words in the article before or after, where its headings were taken apart. */
export function verdictOn(limit: NamedLimit, read: ReadArticle): Verdict {
  if (notCompared.has(limit.id)) return 'notCompared'
  const text = read(limit.lawNumber, limit.article)
  if (!text) return 'missing'
  return findWords(limit, text.own) ?? (findWords(limit, text.beside) === 'together' ? 'next' : 'missing')
}

/** Returns whether every time limit that can be compared was found. */
export function evaluateLimits({ laws, quotes }: { laws: string; quotes?: string | undefined }): boolean {
  const read = articlesOf(readLines<PackLaw>(laws))
  const counts: Record<Verdict, number> = { together: 0, apart: 0, next: 0, missing: 0, notCompared: 0 }
  for (const limit of namedLimits) {
    const verdict = verdictOn(limit, read)
    counts[verdict] += 1
    if (verdict !== 'together') console.log(`${verdict}: ${lineOf(limit)}`)
  }
  const quoted = quotes ? readQuotes(quotes) : undefined
  const wrongQuotes = quoted ? namedLimits.filter((limit) => !hasQuote(limit, quoted, read)) : []
  for (const limit of wrongQuotes) console.log(`quote not found: ${lineOf(limit)}`)
  noteAll({ limits: namedLimits.length, ...counts, wrongQuotes: wrongQuotes.length }, 'limits')
  console.log(`${namedLimits.length} time limits: ${JSON.stringify(counts)}`)
  if (quotes) console.log(`${wrongQuotes.length} quotes not found`)
  return counts.missing === 0
}

const lineOf = ({ id, law, article, amount, unit, name }: NamedLimit): string =>
  `${id} ${law} m.${article}: ${amount} ${unit}, ${name}`

/** A table with the columns `id` and `quote`, parted by tabs. */
function readQuotes(path: string): Map<string, string> {
  const [head = '', ...lines] = readFileSync(path, 'utf8').split('\n')
  const [id, quote] = ['id', 'quote'].map((name) => head.split('\t').indexOf(name))
  return new Map(
    lines.map((line) => line.split('\t')).map((cells) => [cells[id ?? 0] ?? '', cells[quote ?? 0] ?? '']),
  )
}

const letters = (text: string): string => folded(text).replace(/[^\p{L}\d]/gu, '')

function hasQuote(limit: NamedLimit, quotes: Map<string, string>, read: ReadArticle): boolean {
  const quote = quotes.get(limit.id)
  if (!quote || notCompared.has(limit.id)) return true
  const text = read(limit.lawNumber, limit.article)
  return text !== undefined && letters(`${text.own} ${text.beside}`).includes(letters(quote))
}
