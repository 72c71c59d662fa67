/** Names of companies, by the form at their end: "Yılmaz İnşaat Ltd. Şti.". */
import { companyForms } from '../../data/secrecy/companies.ts'
import type { Reading, Word } from './reading.ts'
import type { Span } from './spans.ts'
import { endsNames, isFamily, isInstitution, isLead, isPlainGiven, isTrade } from './words.ts'

const MOST_WORDS = 10
const form = new RegExp(
  String.raw`(?<=[\p{L}.)] {1,2}\n?)(?:${companyForms})(?!\p{L})(?:[ .,]{1,2}(?:${companyForms})(?!\p{L}))?`,
  'gu',
)

export const findCompanies = (reading: Reading): Span[] => [...byForm(reading), ...byTrade(reading)]

function byForm(reading: Reading): Span[] {
  const { folded, words } = reading
  let at = 0
  return [...folded.matchAll(form)].flatMap(({ 0: text, index }): Span[] => {
    while (at < words.length && (words[at] as Word).end <= index) at++
    const from = firstWord(reading, at - 1)
    if (from === undefined || words[at - 1]?.folded === 'bankasi') return []
    return [{ kind: 'company', start: (words[from] as Word).start, end: index + text.length }]
  })
}

/** The first word of the name whose last word is `last`. */
function firstWord({ plain, words }: Reading, last: number): number | undefined {
  let first: number | undefined
  let named = 0
  for (let at = last; at >= 0 && last - at < MOST_WORDS; at--) {
    const word = words[at] as Word
    const next = words[at + 1]
    if (next && !/^(?:\.?,? ?\n?| ?& ?| ?- ?)$/.test(plain.slice(word.end, next.start))) break
    if (isTrade(word.folded)) {
      if (word.folded !== 've') first = at
      continue
    }
    if (isLead(word.folded) && named > 0) break
    if (word.shape === 'lower' ? named > 0 || first === undefined : endsNames(word.folded) && named > 0) break
    named++
    first = at
  }
  return named > 0 ? first : undefined
}

/** Matches "Kaya İnşaat", "Yıldız Holding": a name of people before the business of a company. */
const byTrade = ({ plain, words }: Reading): Span[] =>
  words.flatMap((word, at): Span[] => {
    const [next, behind] = [words[at + 1], words[at + 2]]
    const isNamed = word.shape !== 'lower' && (isFamily(word.folded) || isPlainGiven(word.folded))
    if (!isNamed || isTrade(word.folded) || endsNames(word.folded)) return []
    if (!next || next.shape === 'lower' || plain.slice(word.end, next.start) !== ' ') return []
    if (next.folded.length < 4 || !isTrade(next.folded)) return []
    const isBody = behind !== undefined && behind.shape !== 'lower' && isInstitution(behind.folded)
    return isBody ? [] : [{ kind: 'company', start: word.start, end: next.end }]
  })
