/** The usual abbreviations of laws, "TBK" for 6098, and how a law is called where there is little room. */
import { cypriotLaws, turkishLaws } from '../data/law-names.ts'
import type { FacetValue, LawReference, SearchCountry } from '../schemas.ts'
import { properTitle } from './law-titles.ts'
import { articleCitation, lawCitation } from './reader/quote/citations.ts'

function codesIn(table: string): Map<string, string> {
  const codes = new Map<string, string>()
  for (const row of table.trim().split('\n')) {
    const [number = '', list = ''] = row.split('|')
    const code = list.split(',')[0]?.replace(/[[\]]/g, '').trim()
    if (code) codes.set(number.replace(/^- /, '').trim(), code)
  }
  return codes
}

const codes: Record<SearchCountry, Map<string, string>> = {
  turkey: codesIn(turkishLaws),
  kktc: codesIn(cypriotLaws),
}

export const lawCode = (lawNumber: string, country: SearchCountry): string | undefined =>
  codes[country].get(lawNumber)

/** "TBK 344" where the law has a common abbreviation, else its number: "7036/8". */
export function lawLabel(law: Pick<LawReference, 'lawNumber' | 'articleNo'>, country: SearchCountry): string {
  const code = lawCode(law.lawNumber, country)
  if (!law.articleNo) return code ?? law.lawNumber
  return code ? `${code} ${law.articleNo}` : `${law.lawNumber}/${law.articleNo}`
}

const names = new Map<string, string>()

/** "6098 sayılı Türk Borçlar Kanunu m. 344"; remembered, as one list names the same laws many times. */
export function lawName({ lawNumber, lawTitle, articleNo }: LawReference): string {
  const key = `${lawNumber}/${articleNo}/${lawTitle}`
  const law = { lawNumber, title: lawTitle ?? '' }
  const name = names.get(key) ?? (articleNo ? articleCitation(law, articleNo) : lawCitation(law)).trim()
  names.set(key, name)
  return name
}

function titlesIn(table: string): Map<string, string> {
  const rows = table
    .trim()
    .split('\n')
    .map((row) => row.split('|'))
  return new Map(
    rows.map(([number = '', , names = '']) => [
      number.replace(/^- /, '').trim(),
      names.split(';')[0]?.trim() ?? '',
    ]),
  )
}

const titles = { turkey: titlesIn(turkishLaws), kktc: titlesIn(cypriotLaws) }

/** A counted law by its number and title, "6098 Türk Borçlar Kanunu"; the number alone when no title is known. */
export function lawFacet(facet: FacetValue, country: SearchCountry): FacetValue {
  const rest = facet.label.replace(facet.value, '').trim()
  const title = titles[country].get(facet.value) || properTitle(rest)
  return { ...facet, label: `${facet.value} ${title}`.trim() }
}

/** "kanun" as it begins a line: "Kanun". */
export const capitalised = (text: string): string => text.charAt(0).toLocaleUpperCase('tr') + text.slice(1)
