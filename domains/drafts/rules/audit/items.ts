/**
 * Reads the citations and quotations of a petition, section by section, so that a long one lets others have their
 * turn.
 */
import { extractCitations } from '@mizan/research/rules/citations'
import type { Country } from '@mizan/research/rules/laws'
import { mostCited } from '../../data/limits.ts'
import type { Place } from './findings.ts'
import { type AttachedQuotation, attach, type Quotation, quotationsIn } from './quotes.ts'
import { readWhole, type WholeCitation } from './read-whole.ts'

export interface Item extends WholeCitation {
  text: string
  quotes: { quote: Quotation; isSure: boolean }[]
}

export interface PetitionReading {
  /** The text has more than `mostCited`, and is not read to its end. */
  isTooDense: boolean
  items: Item[]
  /** Quotations that name no source. */
  loose: Quotation[]
  /** A court and a day, but no number by which the decision could be found. */
  unnumbered: (Place & { text: string })[]
}

/** Letters that are read at once. */
const sectionLength = 6_000

/** Yields after each section. */
export function* readItems(text: string, country: Country): Generator<void, PetitionReading> {
  const read: PetitionReading = { isTooDense: false, items: [], loose: [], unnumbered: [] }
  for (const { start, end } of sectionsOf(text)) {
    const own = text.slice(start, end)
    const quotes = quotationsIn(own)
    // Citations within a quotation are the court's, and so are its abbreviations and its references to "the same
    // law".
    const outside = withoutQuotes(own, quotes)
    const mine = readWhole(outside, extractCitations(outside, country, { doubtful: true }))
    const places = mine.map(({ citation }) => citation)
    const attached = attach(own, quotes, places)
    for (const [at, one] of mine.entries()) {
      const quoted = attached.filter(({ citation }) => citation === at)
      read.items.push(itemOf(own, one, quoted, start))
    }
    for (const quote of quotes)
      if (!attached.some((one) => one.quote === quote)) read.loose.push(moved(quote, start))
    for (const one of unnumberedIn(own))
      if (!places.some((citation) => inside(one, citation) || inside(citation, one)))
        read.unnumbered.push(moved(one, start))
    read.isTooDense = read.items.length + read.loose.length + read.unnumbered.length > mostCited
    if (read.isTooDense) return read
    yield
  }
  return read
}

function* sectionsOf(text: string): Generator<Place> {
  let start = 0
  while (start < text.length) {
    const end = endOfSection(text, start + sectionLength)
    yield { start, end }
    start = end
  }
}

/** The end of a paragraph if one is near, otherwise of a sentence: some files have no lines. */
function endOfSection(text: string, from: number): number {
  if (from >= text.length) return text.length
  const near = text.slice(from, from + sectionLength)
  const line = near.indexOf('\n')
  if (line >= 0) return from + line + 1
  const sentence = /\p{L}{4}[.!?]["”)]*\s+(?=\p{Lu})|["”»][.)]\s+/u.exec(near)
  return sentence ? from + sentence.index + sentence[0].length : Math.min(text.length, from + sectionLength)
}

/** Quotations are replaced by spaces, so that all other places stay. */
const withoutQuotes = (text: string, quotes: readonly Quotation[]): string =>
  quotes.reduce(
    (left, { start, end }) =>
      left.slice(0, start + 1) + left.slice(start + 1, end - 1).replace(/\S/g, ' ') + left.slice(end - 1),
    text,
  )

const inside = (one: Place, other: Place): boolean => one.start >= other.start && one.end <= other.end

const moved = <T extends Place>(place: T, by: number): T => ({
  ...place,
  start: place.start + by,
  end: place.end + by,
})

function itemOf(text: string, whole: WholeCitation, quoted: readonly AttachedQuotation[], by: number): Item {
  const { citation } = whole
  return {
    ...whole,
    citation: moved(citation, by),
    text: text.slice(citation.start, citation.end),
    quotes: quoted.map(({ quote, isSure }) => ({ quote: moved(quote, by), isSure })),
  }
}

const courtAndDay =
  /(?:Yargıtay|Danıştay)\s+(?:\d{1,2}\.\s*(?:Hukuk|Ceza)?\s*Daire(?:si)?|Hukuk Genel Kurulu|Ceza Genel Kurulu)['’]?\p{L}*\s+\d{1,2}[./]\d{1,2}[./]\d{4}\s+(?:tarihli|günlü)/gu
const number = /\d{4}\s*\/\s*\d+/

function unnumberedIn(text: string): (Place & { text: string })[] {
  return [...text.matchAll(courtAndDay)].flatMap((found) => {
    const place = { start: found.index, end: found.index + found[0].length }
    const follows = text.slice(place.end, place.end + 80).split(/[.;\n]\s/)[0] ?? ''
    return number.test(follows) ? [] : [{ ...place, text: found[0] }]
  })
}
