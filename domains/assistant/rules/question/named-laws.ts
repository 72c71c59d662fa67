/** Finds the laws, articles and decisions that a question names. */
import { type Citation, citationsOf } from '@mizan/research/rules/citations'
import { scan } from '@mizan/research/rules/citations/scan'
import { findLaw } from '@mizan/research/rules/laws'
import type { AskedCountry } from '../../schemas.ts'
import { tellingWords } from './telling-words.ts'

interface NamedLaws {
  citations: Citation[]
  country: AskedCountry
}

/** As in the search field, "tck 188/3" is read as an article. A question that names a law of Turkey is about Turkey. */
export function lawsNamedIn(text: string, country: AskedCountry): NamedLaws {
  const read = scan(text)
  const own = citationsOf(read, country === 'kktc' ? 'kktc' : 'turkey', true)
  if (own.length > 0) return { citations: own, country }
  const beyond = beyondLast(text) ?? numberAlone(text)
  if (beyond) return { citations: [beyond], country: country === 'both' ? country : 'turkey' }
  const turkish = country === 'kktc' ? citationsOf(read, 'turkey', true) : []
  return turkish.some(({ kind }) => kind === 'article')
    ? { citations: turkish, country: 'turkey' }
    : { citations: [], country }
}

const codes: Readonly<Record<string, string>> = {
  ...{ tbk: '6098', tmk: '4721', hmk: '6100', tck: '5237' },
  ...{ cmk: '5271', ttk: '6102', iik: '2004', iyuk: '2577' },
}

/** Finds "TBK 999": the reader of citations for links leaves out an article that no law has. */
function beyondLast(text: string): Citation | undefined {
  const found =
    /(?<![\p{L}\d])(TBK|TMK|HMK|TCK|CMK|TTK|[İI]İK|İYUK)\s*(?:(?:m|md|madde)\.?\s*)?(\d{1,4})(?![\d/])/iu.exec(
      text,
    )
  const lawNumber = codes[found?.[1]?.toLocaleLowerCase('tr').replaceAll('ı', 'i') ?? '']
  if (!found || !lawNumber) return undefined
  const place = { start: found.index, end: found.index + found[0].length }
  return { kind: 'article', country: 'turkey', lawNumber, articleNo: found[2] ?? '', ...place }
}

/** Finds "5237": the number of a law and nothing else. */
function numberAlone(text: string): Citation | undefined {
  const lawNumber = /^\s*(\d{3,4})(?:\s+say[ıi]l[ıi])?\s*$/u.exec(text)?.[1]
  return lawNumber && findLaw(lawNumber, 'turkey')
    ? { kind: 'law', country: 'turkey', lawNumber, start: 0, end: text.length }
    : undefined
}

/** Whether a law is named and nothing is asked about it. */
export function isLawAlone(text: string, citations: readonly Citation[]): boolean {
  if (citations.length === 0 || citations.some(({ kind }) => kind !== 'law')) return false
  const rest = citations.reduce(
    (left, { start, end }) => left.slice(0, start) + ' '.repeat(end - start) + left.slice(end),
    text,
  )
  return tellingWords(rest).length === 0
}
