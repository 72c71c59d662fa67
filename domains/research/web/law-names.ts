/** The usual abbreviations of laws, "TBK" for 6098, and how a law is called where there is little room. */
import { cypriotLaws, turkishLaws } from '../data/law-names.ts'
import type { LawReference, SearchCountry } from '../schemas.ts'

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

/** "kanun" as it begins a line: "Kanun". */
export const capitalised = (text: string): string => text.charAt(0).toLocaleUpperCase('tr') + text.slice(1)
