/** Detects that the number and the name of a law in one citation belong to different laws. */
import type { ArticleCitation, LawCitation } from '@mizan/research/rules/citations'
import { successionOf } from '@mizan/research/rules/citations/successions'
import { lawCitation } from '@mizan/research/rules/law-citation'
import { findLaw, nameKey } from '@mizan/research/rules/laws'
import { repealedLaw } from '@mizan/research/rules/repealed-laws'

/** "6098 sayılı Türk Medeni Kanunu", "Fasıl 148 Sözleşmeler Yasası": the name. */
const written =
  /^(?:\d+(?:\/\d+)?\s*(?:sayılı|numaralı|s\.)|(?:Fasıl|Cap\.?)\s*\d+[A-Z]?,?)\s+((?:[\p{Lu}(][\p{L}()]*\s+|(?:ve|ile|hakkında|dair|ilişkin)\s+){1,12}(?:Kanun|Yasa)\p{Ll}*)/u
/** Words that many laws have in their names. */
const general = /^(?:turk|turkiye|cumhuriyeti|ve|ile|dair|iliskin|hakkinda|kanun|yasa|usul|bazi)/
const stem = 4

/**
 * Names both laws, because it is unknown which of them is meant. @param title of the law of the number, if the
 * archive has it
 */
export function contradiction(
  { lawNumber, country, namedAs }: LawCitation | ArticleCitation,
  text: string,
  title: string | undefined,
): string | undefined {
  const name = written.exec(text)?.[1]?.trim()
  const own = namesOf(lawNumber, country, title)
  if (own.length === 0) return undefined
  const other = namedAs === undefined ? undefined : findLaw(namedAs, country)
  const succession = successionOf(lawNumber)
  if (other && succession !== undefined && successionOf(other.lawNumber) === succession) return undefined
  const isOwn = name !== undefined && own.some((one) => nameKey(one) === nameKey(name))
  const isOther = !isOwn && (other !== undefined || (name !== undefined && !sharesWord(name, own)))
  if (!isOther) return undefined
  const given = other
    ? lawCitation({ lawNumber: other.lawNumber, title: other.names[0] ?? '' })
    : (name ?? '')
  return `${lawCitation({ lawNumber, title: own[0] ?? '' })}; ${given}`
}

function namesOf(lawNumber: string, country: 'turkey' | 'kktc', title: string | undefined): string[] {
  const repealed = country === 'turkey' ? repealedLaw(lawNumber)?.name : undefined
  const known = findLaw(lawNumber, country)?.names ?? []
  return [title, ...known, repealed].filter((one) => one !== undefined)
}

/** Names are often shortened; one without any word of the title is another law's. Capitals are abbreviations. */
function sharesWord(name: string, titles: readonly string[]): boolean {
  if (/\p{Lu}{2}/u.test(name)) return true
  const stems = new Set(titles.flatMap(stemsOf))
  const said = stemsOf(name)
  return said.length === 0 || said.some((one) => stems.has(one))
}

const stemsOf = (name: string): string[] =>
  nameKey(name)
    .split(' ')
    .filter((word) => word.length >= 2 && !general.test(word))
    .map((word) => word.slice(0, stem))
