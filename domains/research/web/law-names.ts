/** The usual abbreviations of laws, "TBK" for 6098, and how a law is called where there is little room. */
import { cypriotLaws, turkishLaws } from '../data/law-names.ts'
import type { FacetValue, LawReference, SearchCountry } from '../schemas.ts'
import { articleCitation, lawCitation, properTitle } from './reader/quote/citations.ts'

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

/** A counted law: "TBK 6098" as it is, a title in capitals as one writes it. */
export const lawFacet = (facet: FacetValue, country: SearchCountry): FacetValue =>
  lawCode(facet.value, country) ? facet : { ...facet, label: properTitle(facet.label) }

/** "kanun" as it begins a line: "Kanun". */
export const capitalised = (text: string): string => text.charAt(0).toLocaleUpperCase('tr') + text.slice(1)
