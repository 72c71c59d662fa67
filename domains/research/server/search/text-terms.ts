/** Terms of a decision's text for the index, given the laws that it cites. */
import { articleTerm, indexTerms, lawTerm, numberTerms } from '../../rules/analysis.ts'
import { fileNumberAt, opensFileNumber } from '../../rules/citations/numbers.ts'
import { type Scan, scan } from '../../rules/citations/scan.ts'
import type { SearchCountry } from '../../schemas.ts'

export interface CitedLaw {
  lawNumber: string
  articleNo: string | null
}

/**
 * The same terms as `indexTerms`, except for the laws: the import has already extracted them from the text, and doing
 * it again takes longer than all the rest.
 */
export function textTerms(text: string, country: SearchCountry, citedLaws: readonly CitedLaw[]): string[] {
  const laws = new Set(citedLaws.flatMap(citedTerms))
  if (country === 'kktc') {
    const terms = indexTerms(text, 'kktc')
    const known = new Set(terms)
    return [...terms, ...[...laws].filter((law) => !known.has(law))]
  }
  const s = scan(text)
  const terms = s.lexemes.map((lexeme) => lexeme.word.term)
  for (const term of new Set(fileNumbers(s))) terms.push(term)
  terms.push(...laws)
  return terms
}

const citedTerms = ({ lawNumber, articleNo }: CitedLaw): string[] =>
  articleNo === null ? [lawTerm(lawNumber)] : [lawTerm(lawNumber), articleTerm(lawNumber, articleNo)]

function fileNumbers(s: Scan): string[] {
  const terms: string[] = []
  s.lexemes.forEach(({ word }, index) => {
    if (!opensFileNumber(word)) return
    const number = fileNumberAt(s, index)
    if (number) terms.push(...numberTerms(number.text))
  })
  return terms
}
