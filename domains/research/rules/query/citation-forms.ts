/** Forms of citations that people type into a search and courts do not write. */
import type { Citation } from '../citations.ts'

/** "TBK 49 vd.", "m. 49 ve devamı": from that article on, which is looked for by the article itself. */
const andFollowing =
  /(?<=\d)\.?,? (?:vd|v\.d|ve dev|ve devam[ıi](?:ndaki|nda)?)\.?(?: (?:mad|md|m|madde(?:si|leri)?)(?![\p{L}\d])\.?)?(?![\p{L}\d])/giu
/** "6098 SK 49", "5237 sayılı 302": the law's number, "sayılı Kanun", the article's. */
const numberedLaw =
  /(?<![\d/-])(\d{3,4}) (?:s\.?k\.?|say[ıi]l[ıi])(?= (?:(?:mad|md|m|madde|ek|geçici|mükerrer)(?![\p{L}])\.? ?)?\d)/giu

/** What stands in quotation marks is meant to the letter. */
export const usualForms = (text: string): string =>
  text
    .split('"')
    .map((part, at) => (at % 2 === 0 ? part.replace(andFollowing, '').replace(numberedLaw, '$1 S.K.') : part))
    .join('"')

const to = /^\s?(?:[-–]|ila)\s?$/iu
const LONGEST_RANGE = 20

/** Articles of a range ("TBK 49-56") belong together, with those between them; whoever asks for it wants any of them. */
export function withRanges(text: string, citations: readonly Citation[]): Citation[][] {
  const groups: Citation[][] = []
  for (const citation of citations) {
    const group = groups.at(-1)
    const before = group?.at(-1)
    if (group && before && isRange(text, before, citation)) group.push(...between(before, citation), citation)
    else groups.push([citation])
  }
  return groups
}

function isRange(text: string, one: Citation, two: Citation): boolean {
  if (one.kind !== 'article' || two.kind !== 'article' || one.lawNumber !== two.lawNumber) return false
  // The articles that "ila" includes stand where its last one stands.
  return one.start === two.start || to.test(text.slice(one.end, two.start))
}

function between(one: Citation, two: Citation): Citation[] {
  if (one.kind !== 'article' || two.kind !== 'article' || one.start === two.start) return []
  const [low, high] = [Number(one.articleNo), Number(two.articleNo)]
  const count = high - low - 1
  if (!(count > 0 && count < LONGEST_RANGE)) return []
  return Array.from({ length: count }, (_, at) => ({ ...two, articleNo: String(low + 1 + at) }))
}
