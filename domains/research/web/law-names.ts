/** The usual abbreviations of laws, "TBK" for 6098, and short names of laws for narrow places. */
import type { Text } from '@mizan/platform/ui'
import { cypriotLaws, turkishLaws } from '../data/law-names.ts'
import { articleCitation, articleMark, isNumbered, lawCitation } from '../rules/law-citation.ts'
import { readLawTable, shownCode } from '../rules/law-table.ts'
import { properTitle } from '../rules/law-titles.ts'
import type { FacetValue, LawReference, SearchCountry } from '../schemas.ts'
import type { tr } from './messages.tr.ts'

const byNumber = (table: string) => new Map(readLawTable(table).map((row) => [row.lawNumber, row]))
const known = { turkey: byNumber(turkishLaws), kktc: byNumber(cypriotLaws) }

export const lawCode = (lawNumber: string, country: SearchCountry): string | undefined =>
  shownCode(known[country].get(lawNumber)?.codes[0]?.printed)

/** "TBK 344" if the law has a common abbreviation, else its number: "7036/8", "Fasıl 149 m. 4". */
export function lawLabel(law: Pick<LawReference, 'lawNumber' | 'articleNo'>, country: SearchCountry): string {
  const code = lawCode(law.lawNumber, country)
  if (!law.articleNo) return code ?? law.lawNumber
  if (code) return `${code} ${law.articleNo}`
  return isNumbered(law.lawNumber)
    ? `${law.lawNumber}/${law.articleNo}`
    : `${law.lawNumber} ${articleMark(law.articleNo)}`
}

/** "6098 sayılı", in English "No. 6098"; "Fasıl 149" is unchanged. */
export const numberOf = (lawNumber: string, t: Text<typeof tr>): string =>
  isNumbered(lawNumber) ? t('laws.number', { number: lawNumber }) : lawNumber

const names = new Map<string, string>()

/** "6098 sayılı Türk Borçlar Kanunu m. 344"; cached, because one list names the same laws many times. */
export function lawName({ lawNumber, lawTitle, articleNo }: LawReference): string {
  const key = `${lawNumber}/${articleNo}/${lawTitle}`
  const law = { lawNumber, title: lawTitle ?? '' }
  const name = names.get(key) ?? (articleNo ? articleCitation(law, articleNo) : lawCitation(law)).trim()
  names.set(key, name)
  return name
}

/** A law in the facets by its number and title, "6098 Türk Borçlar Kanunu"; the number alone if no title is known. */
export function lawFacet(facet: FacetValue, country: SearchCountry): FacetValue {
  const rest = facet.label.replace(facet.value, '').trim()
  const title = known[country].get(facet.value)?.names[0] ?? properTitle(rest)
  return { ...facet, label: `${facet.value} ${title}`.trim() }
}

/** "kanun" at the beginning of a line: "Kanun". */
export const capitalised = (text: string): string => text.charAt(0).toLocaleUpperCase('tr') + text.slice(1)
