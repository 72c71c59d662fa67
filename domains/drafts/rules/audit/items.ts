/** What a petition cites and quotes, read piece by piece so that a long one lets others have their turn. */
import { type Citation, extractCitations } from '@mizan/research/rules/citations'
import type { Country } from '@mizan/research/rules/laws'
import { ambiguousIn } from './ambiguous.ts'
import { withArticlesBeyondLast } from './beyond-last.ts'
import type { Place } from './findings.ts'
import { type Attached, attach, type Quotation, quotationsIn } from './quotes.ts'

export interface Item {
  citation: Citation
  text: string
  quotes: { quote: Quotation; isSure: boolean }[]
}

export interface Read {
  items: Item[]
  /** Quotations that name no source. */
  loose: Quotation[]
  /** A court and a day, but no number by which the decision could be found. */
  unnumbered: (Place & { text: string })[]
  /** The name of a law that several laws have, without a number. */
  ambiguous: (Place & { text: string; laws: string })[]
}

/** Letters that are read at once; a paragraph is only cut if it is much longer. */
const piece = 6_000
const longestPiece = 3 * piece

/** Yields after each piece. */
export function* readItems(text: string, country: Country): Generator<void, Read> {
  const read: Read = { items: [], loose: [], unnumbered: [], ambiguous: [] }
  for (const { start, end } of piecesOf(text)) {
    const own = text.slice(start, end)
    const citations = withArticlesBeyondLast(own, extractCitations(own, country))
    const quotes = quotationsIn(own)
    // What is cited within a quotation is the court's.
    const mine = citations.filter((one) => !quotes.some((quote) => inside(one, quote)))
    const attached = attach(own, quotes, mine)
    for (const [at, citation] of mine.entries()) read.items.push(itemOf(own, citation, attached, at, start))
    for (const quote of quotes)
      if (!attached.some((one) => one.quote === quote)) read.loose.push(moved(quote, start))
    for (const one of unnumberedIn(own))
      if (!mine.some((citation) => inside(one, citation) || inside(citation, one)))
        read.unnumbered.push(moved(one, start))
    for (const one of ambiguousIn(own))
      if (![...citations, ...quotes].some((other) => overlap(one, other)))
        read.ambiguous.push(moved(one, start))
    yield
  }
  return read
}

function* piecesOf(text: string): Generator<Place> {
  let start = 0
  while (start < text.length) {
    const end = endOfPiece(text, start)
    yield { start, end }
    start = end
  }
}

/** At the end of a line, else of a sentence, else of a word. */
function endOfPiece(text: string, start: number): number {
  if (start + piece >= text.length) return text.length
  const line = text.indexOf('\n', start + piece)
  if (line >= 0 && line < start + longestPiece) return line + 1
  if (line < 0 && text.length <= start + longestPiece) return text.length
  const before = (mark: string) => text.lastIndexOf(mark, start + longestPiece) + mark.length
  const end = [before('. '), before(' ')].find((one) => one > start + piece)
  return end ?? start + longestPiece
}

const inside = (one: Place, other: Place): boolean => one.start >= other.start && one.end <= other.end

const overlap = (one: Place, other: Place): boolean => one.start < other.end && one.end > other.start

const moved = <T extends Place>(place: T, by: number): T => ({
  ...place,
  start: place.start + by,
  end: place.end + by,
})

function itemOf(
  text: string,
  citation: Citation,
  attached: readonly Attached[],
  at: number,
  by: number,
): Item {
  const own = attached.filter((one) => one.citation === at)
  return {
    citation: moved(citation, by),
    text: text.slice(citation.start, citation.end),
    quotes: own.map(({ quote, isSure }) => ({ quote: moved(quote, by), isSure })),
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
