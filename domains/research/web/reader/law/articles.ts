/** Addresses and names of the articles of a law, and finding one by typing. */
import type { Language } from '@mizan/platform/ui'
import { headingParts as partsOf } from '../../../rules/imprint.ts'
import type { ArticleSummary } from '../../../schemas.ts'

const plain: Record<string, string> = {
  ç: 'c',
  ğ: 'g',
  ı: 'i',
  ö: 'o',
  ş: 's',
  ü: 'u',
  â: 'a',
  î: 'i',
  û: 'u',
}

/** Lower case without Turkish diacritics, so that "gecici" finds "Geçici". */
export const folded = (text: string): string =>
  text.toLocaleLowerCase('tr').replace(/[çğıöşüâîû]/g, (letter) => plain[letter] ?? letter)

const slug = (articleNo: string) =>
  folded(articleNo)
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')

/** Anchors `madde-344`, `madde-gecici-2`; a repeated number gets the suffix `-2`, `-3`. */
export function anchorsOf(articles: readonly Pick<ArticleSummary, 'articleNo' | 'appendix'>[]): string[] {
  const seen = new Map<string, number>()
  return articles.map(({ articleNo, appendix }) => {
    const anchor = `${appendix ? 'hukum' : 'madde'}-${slug(articleNo)}`
    const times = (seen.get(anchor) ?? 0) + 1
    seen.set(anchor, times)
    return times === 1 ? anchor : `${anchor}-${times}`
  })
}

const english: Record<string, string> = {
  geçici: 'Provisional',
  ek: 'Additional',
  mükerrer: 'Repeated',
}

/** "Madde 344", "Geçici Madde 2"; in English "Article 344", "Provisional Article 2". */
export function articleName(articleNo: string, language: Language = 'tr'): string {
  const kind = /^(Geçici|Ek|Mükerrer)\s+(.+)$/i.exec(articleNo)
  if (language === 'tr') return kind ? `${kind[1]} Madde ${kind[2]}` : `Madde ${articleNo}`
  return kind
    ? `${english[(kind[1] ?? '').toLocaleLowerCase('tr')]} Article ${kind[2]}`
    : `Article ${articleNo}`
}

/** A heading printed with those above it ("Kira › Genel Hükümler › Tanım"): the last one, and the path to it. */
export function headingParts(heading: string | null): { own: string | null; above: string[] } {
  const parts = partsOf(heading ?? '')
  return { own: parts.at(-1) ?? null, above: parts.slice(0, -1).filter(isTitle) }
}

/** The end of a sentence, which sources take from the article before: "belirlenir. › 2. Faiz". */
const isTitle = (part: string): boolean => !/^(?!\p{Ll}{1,3}\s?[.)–-])\p{Ll}|^[-–]|\p{L}{2}[.)]$/u.test(part)

/** True for "344", "madde 344", "m. 344", "gecici 2", "geçici madde 2", or words of the heading. */
export function matchesArticle(
  { articleNo, heading }: Pick<ArticleSummary, 'articleNo' | 'heading'>,
  typed: string,
): boolean {
  const words = folded(typed)
    .split(/[^a-z0-9/]+/)
    .filter((word) => word && word !== 'madde' && word !== 'm')
  if (words.length === 0) return true
  const number = folded(articleNo)
  if (words.some((word) => /\d/.test(word)))
    return number === words.join(' ') || number.startsWith(words.join(' '))
  const name = `${number} ${folded(heading ?? '')}`
  return words.every((word) => name.includes(word))
}

/** Whether the text of an article has each of the words; numbers and short words alone would be everywhere. */
export function textHas(foldedText: string, typed: string): boolean {
  const words = folded(typed)
    .split(/[^a-z0-9]+/)
    .filter((word) => word.length > 2 && !/\d/.test(word))
  return words.length > 0 && words.every((word) => foldedText.includes(word))
}
