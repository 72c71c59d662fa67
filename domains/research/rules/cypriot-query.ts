/** Look-ups of decisions and articles of Northern Cyprus, in the spellings that lawyers and sources use. */
import { cypriotChambers } from '../data/courts.ts'
import { fold } from './analysis/characters.ts'
import type { Lookup } from './citation-query.ts'
import { fullYear, isYear } from './citations/numbers.ts'
import type { Scan } from './citations/scan.ts'
import { type Citation, citationsOf } from './citations.ts'
import { plain, readNames } from './courts/spelling.ts'
import { type Country, findLaw } from './laws.ts'

const RENT = 'Hukuk/Kira İstinaf'
const ELECTIONS = 'KKTC Yüksek Seçim Kurulu'
const chambers = new Map(
  readNames(cypriotChambers).flatMap(({ spelling, named }) => [
    [spelling, named.name],
    [plain(named.badge), named.name],
  ]),
)
const withoutCourt =
  /(?<!\p{L})(?:kktc|kuzey kibris|yuksek mahkeme(?:si)?|birlestirilmis|davalar?|istinaflar?|no|nolu|sayili|karar(?:i)?|esas|e|k|ve|ile)(?!\p{L})/gu
const number =
  /(?:(?<![\p{L}\d])(d)\s?\.?\s?(?:no\s?[.:]?\s?)?)?(?<!\d)(\d{1,4})\s?[/–-]\s?(\d{4}|\d{2})(?!\d)/giu

/** "Yargıtay/Hukuk 99/2024", "D.21/26 Y/H", "Birleştirilmiş YİM 187/2011 ve 188/2011", "Y.S.K. 101/1976". */
export function cypriotDecision(text: string): Lookup | undefined {
  const found = [...text.matchAll(number)]
  // "2020/27" is the 27th file of 2020, in both countries.
  if (found.length === 0 || found.some(([, , serial]) => isYear(Number(serial)))) return undefined
  const name = courtNamed(text.replace(number, ' '))
  const written = found.map(([, delivered, serial, year]) => ({
    isDelivery: Boolean(delivered),
    text: `${delivered ? 'D.' : ''}${Number(serial)}/${fullYear(Number(year))}`,
  }))
  const decisionNumber = written.find(({ isDelivery }) => isDelivery)?.text
  if (!name || (!decisionNumber && !name.court && !name.chamber)) return undefined
  const cases = written.flatMap(({ isDelivery, text: written }) => (isDelivery ? [] : [written]))
  return lookUp(name, decisionNumber, cases)
}

type CourtNamed = { court?: string; chamber?: string }

function lookUp(name: CourtNamed, decisionNumber: string | undefined, cases: string[]): Lookup {
  const [caseNumber, ...others] = cases
  const lookup: Lookup = {
    kind: 'decision',
    country: 'kktc',
    ...name,
    ...(decisionNumber && { decisionNumber }),
    ...(caseNumber && (name.court === ELECTIONS ? { number: caseNumber } : { caseNumber })),
  }
  return others.length > 0 ? { ...lookup, alternative: lookUp(name, undefined, others) } : lookup
}

/** The court that all remaining words name; nothing if they say something else too. */
function courtNamed(words: string): CourtNamed | undefined {
  const name = plain(words)
    .replace(withoutCourt, ' ')
    .replace(/\s*\/\s*/g, '/')
    .replace(/\s+/g, ' ')
    .replace(/^[ /]+|[ /]+$/g, '')
  if (name === '') return {}
  const chamber = chambers.get(name)
  if (chamber === 'YSK') return { court: ELECTIONS }
  // The commission that heard such appeals before 1976 is a court of its own.
  if (chamber === RENT) return { chamber }
  return chamber ? { court: 'KKTC Yüksek Mahkemesi', chamber } : undefined
}

const lawAndArticle =
  /^(?:kktc\s+)?(\d{1,4}\s?[/-]\s?\d{2,4}|fas[ıi]l\s?\d{1,3}|cap\.?\s?\d{1,3})(?:\s+say[ıi]l[ıi])?(?:\s+\p{L}[^\d]*?)?(?:[\s,.]*(?:m|md|mad|madde(?:si)?)[\s.]*|[\s,]+)(\d{1,3})\s?\/?\s?(?:(\p{Lu})(?!\p{L}))?\s?(?:\((\d{1,2})\))?(?:\.?\s?madde(?:si)?)?\s*$/iu

/** "17/1981 m. 3", "17-1981 m3", "1/1998 madde 36 A", "Fasıl 6 m. 24A", "fasil 6 24a". */
export function cypriotArticle(text: string, searched: Country): Lookup | undefined {
  const [, law = '', article, letter, paragraph] = lawAndArticle.exec(text.trim()) ?? []
  const [serial, year] = law.split(/[/-]/).map((part) => Number(/\d+/.exec(part)?.[0]))
  if (!serial || !article || isYear(serial) || (year !== undefined && year > 99 && !isYear(year)))
    return undefined
  // "4857/25 2" is paragraph 2 of article 25 of a law of Turkey.
  if (searched === 'turkey' && year !== undefined && year <= 99 && findLaw(String(serial), 'turkey'))
    return undefined
  return {
    kind: 'article',
    country: 'kktc',
    lawNumber: year === undefined ? `Fasıl ${serial}` : `${serial}/${fullYear(year)}`,
    articleNo: String(Number(article)),
    ...(paragraph && { paragraph }),
    ...(letter && { lettered: `${Number(article)}/${letter.toLocaleUpperCase('tr')}` }),
  }
}

/** "17/1981": a law if lawyers know one of that number, else a decision. */
export function cypriotNumber(text: string): Lookup {
  const decision: Lookup = { kind: 'decision', country: 'kktc', number: text }
  const law: Lookup = { kind: 'law', country: 'kktc', lawNumber: text }
  return findLaw(text, 'kktc') ? { ...law, alternative: decision } : { ...decision, alternative: law }
}

/** Both countries have a constitution; the other one is searched for only if it is named. */
export function countryNamed(text: string): Country | undefined {
  const folded = fold(text)
  if (/(?<![a-z])(?:kktc|kuzey kibris)(?![a-z])/.test(folded)) return 'kktc'
  return /(?<![a-z])(?:turkiye|t\.?c\.?)(?![a-z])/.test(folded) ? 'turkey' : undefined
}

/** The citations of a query. Searches of Northern Cyprus also find the laws of Turkey by their abbreviations. */
export function citationsTyped(s: Scan, country: Country): Citation[] {
  const own = citationsOf(s, country, true)
  return own.length === 0 && country === 'kktc' ? citationsOf(s, 'turkey', true) : own
}
