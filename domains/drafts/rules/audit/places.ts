/** The paragraphs and points of an article that a citation names, in figures or in words. */
import { fold } from '@mizan/research/rules/analysis'
import type { ArticleCitation } from '@mizan/research/rules/citations'
import { ordinalValue } from '@mizan/research/rules/citations/scan'

export interface ArticlePlace {
  /** Undefined if only a point is named. */
  paragraph: number | undefined
  /** "a", "2", "II", from the outer list to the inner one. */
  points: readonly string[]
  /** The number of a sentence. */
  sentence?: number
}

export interface NamedPlaces {
  places: readonly ArticlePlace[]
  /** Text that belongs to the citation and names nothing that could be looked up. */
  unread: string | null
}

const units = 'birinci ikinci üçüncü dördüncü beşinci altıncı yedinci sekizinci dokuzuncu'.split(' ')
const tail = 100
const joiner = /\s*,\s*|\s+(?:veya|ve|ile|ilâ|ila)\s+/u
const one = `(?:onuncu|yirminci|(?:(?:on|yirmi)\\s?)?(?:${units.join('|')})|son|ilk|["“(]?(?:\\d{1,3}|\\p{L})["”)]{0,2}\\.?(?:\\s?['’]?[iıuü]?nc[iıuü])?)`
/** Matches "birinci ve dokuzuncu fıkrasının", "(a), (b) bentleri", "f. 9", "b. a". */
const group = new RegExp(
  `[\\s,]*(?:ve\\s+)?(?:(${one}(?:\\s*(?:,|ve|veya|ile|ila|ilâ)\\s*${one})*)\\s*(?:numaralı\\s+|sayılı\\s+)?(?:alt\\s+)?(fıkra|bent|bend|cümle|c\\.)\\p{Ll}*|(f|fıkra|b|bent|c|cümle)(?:\\.\\s*|\\s+)(\\d{1,3}|\\p{L})(?![\\p{L}\\d]))`,
  'uy',
)
const number =
  /^\d+(?:\/[A-HJ-ZÇĞİÖŞÜ](?!\p{L}))?(?:\s?[/-]\s?\(?[\p{L}\d]+\)?|\.[\p{L}\d](?![\p{L}\d]))*\)?\.?(?:\s?['’]?[ıiuü]?nc[ıiuü])?(?:['’]\p{Ll}+)?(?:\s*madde\p{Ll}*)?/u
const further = /(?:\s*(?:,|ve)\s*\d{1,2}(?!\d))+$/u
/** Matches "/b-c", " / 9", "(9)", ".9" and " II", where the reader of citations for links has stopped. */
const attached =
  /^(?:[/-][\p{L}\d]{1,4}(?![\p{L}\d])|\s?\/\s?\d{1,4}(?!\d)|\s?\(\s?\d{1,2}\s?\)|\.\d{1,2}(?![\d.]?\d)|\s[IVX]{1,4}(?![\p{L}.]))+/u
const isFigure = /(?:\d|[/-]\p{L}{1,3})\)?$/u
const negative = /(?:madde|md|m)\.?\s*[-–−]\s*\d+$/u

/** @param next where the following citation begins */
export function placesNamed(
  text: string,
  citation: ArticleCitation,
  next: number,
): NamedPlaces & { end: number } {
  const own = text.slice(citation.start, citation.end)
  if (negative.test(own)) return { places: [], unread: own, end: citation.end }
  const from = citation.start + startOfNumber(own, citation.articleNo)
  const until = Math.min(next, citation.end + tail)
  const left = isFigure.test(own) ? (attached.exec(text.slice(citation.end, until))?.[0] ?? '') : ''
  const figures = inFigures(citation, own, left)
  const said = inWords(text.slice(from, until), figures.at(-1)?.paragraph)
  const skipped = said.length === 0 ? skippedPlace(text.slice(citation.start, until), own) : null
  if (skipped !== null) return { places: figures, unread: skipped, end: citation.end + skipped.length }
  const end = Math.max(citation.end + left.length, from + said.length)
  return { places: [...figures, ...said.places], unread: null, end }
}

/** "… maddesinin ek fıkrası": a place that is named in other words. */
function skippedPlace(text: string, own: string): string | null {
  if (!/madde\p{Ll}*n[iıuü]n$/u.test(own)) return null
  return /^\s+(?:[^\s.;,()]+\s+){1,3}(?:fıkra|ben[dt])\p{Ll}*/u.exec(text.slice(own.length))?.[0] ?? null
}

const lawNumber = /^(?:(?:Fasıl|Cap)\.?\s*\d+|\d+(?:\/\d+)?\s*(?:say[ıi]l[ıi]|s\.|numaralı))/iu

function startOfNumber(own: string, articleNo: string): number {
  const from = lawNumber.exec(own)?.[0].length ?? 0
  const digits = /\d+/.exec(articleNo)?.[0] ?? ''
  const at = own.slice(from).search(new RegExp(`(?<!\\d)${digits}(?!\\d)`))
  return at < 0 ? own.length : from + at
}

/** "3-a" of "100/3-a", and the paragraphs that follow it: "56/1, 2". */
function inFigures({ paragraph = '' }: ArticleCitation, own: string, left: string): ArticlePlace[] {
  const parts = `${paragraph}-${left}`.split(/[\s/().-]+/).filter((part) => part !== '' && part !== 'son')
  if (parts.length === 0) return []
  const place = placeOf(parts.map((part) => (/^[IVX]+$/.test(part) ? part : part.toLocaleLowerCase('tr'))))
  const others = parts.length > 1 || place.paragraph === undefined ? '' : (further.exec(own)?.[0] ?? '')
  return [place, ...(others.match(/\d+/g) ?? []).map((other) => placeOf([other]))]
}

/** The first number counts paragraphs; "f" only marks it, and scanned texts often have an "l" for a 1. */
export function placeOf(parts: readonly string[]): ArticlePlace {
  const [first = '', ...rest] = parts[0] === 'f' && /^\d/.test(parts[1] ?? '') ? parts.slice(1) : parts
  if (/^\d+$/.test(first) || first === 'l')
    return { paragraph: first === 'l' ? 1 : Number(first), points: rest }
  return { paragraph: undefined, points: [first, ...rest] }
}

function inWords(text: string, before: number | undefined): { places: ArticlePlace[]; length: number } {
  const places: ArticlePlace[] = []
  let paragraph = before
  let at = number.exec(text)?.[0].length ?? 0
  let length = 0
  for (;;) {
    group.lastIndex = at
    const found = group.exec(text)
    if (!found) return { places, length }
    at = length = group.lastIndex
    const kind = (found[2] ?? found[3] ?? '')[0]
    for (const said of (found[1] ?? found[4] ?? '').split(joiner)) {
      const value = readPlace(said)
      if (value === undefined) continue
      if (kind !== 'b' && typeof value === 'string') continue
      if (kind === 'f') paragraph = Number(value)
      places.push({
        paragraph,
        points: kind === 'b' ? [String(value)] : [],
        ...(kind === 'c' && { sentence: Number(value) }),
      })
    }
  }
}

/** Undefined for "son" and "ilk", which every article has. */
function readPlace(said: string): number | string | undefined {
  const value = ordinalValue(fold(said).replace(/\s/g, ''))
  if (value > 0) return value
  if (said === 'son' || said === 'ilk') return undefined
  const bare = /\d+|\p{L}/u.exec(said)?.[0] ?? ''
  return /^\d+$/.test(bare) ? Number(bare) : bare.toLocaleLowerCase('tr')
}
