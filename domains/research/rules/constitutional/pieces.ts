/** Divides a decision of the Constitutional Court as the court divides it, whatever the lines of the source are. */
import { coverStarts } from './cover.ts'
import { numberedIn } from './numbers.ts'
import { titlesIn } from './titles.ts'
import { verdictIn } from './verdict.ts'

export interface Piece {
  start: number
  end: number
  /** The court's number of the paragraph to which the piece belongs; null outside of the numbered paragraphs. */
  number: number | null
  /** Set on the title of a part: I. is 1, A. is 2, 1. is 3, a. is 4, i. is 5. */
  level: number | null
}

const ofCourt = /^\s*(?:TÜRKİYE CUMHURİYETİ\s+)?ANAYASA\s+MAHKEMESİ/u
const firstPart = /(?<=\s)I\s?\.\s*(?=\p{Lu}{4})/u
/** The numbering of a review of norms begins here, after the text of the norm. */
const review = /(?<=\s)II\s?\.\s*İLK\s+İNCELEME/u

/** Null for a text of another court, or of another form. */
export function constitutionalPieces(text: string): Piece[] | null {
  if (!ofCourt.test(text)) return null
  const first = firstPart.exec(text)?.index
  const verdict = verdictIn(text)
  const to = verdict?.start ?? text.length
  if (first === undefined || first >= to) return null
  const numbered = numberedIn(text, review.exec(text.slice(0, to))?.index ?? first, to)
  if (numbered.length < 2) return null
  const titles = titlesIn(text, first - 1, [...numbered.map(({ start }) => start), to])
  const starts: Omit<Piece, 'end'>[] = [
    ...[0, ...coverStarts(text, first)].map((start) => ({ start, number: null, level: null })),
    ...numbered.map(({ start, number }) => ({ start, number, level: null })),
    ...titles.map(({ start, level }) => ({ start, number: null, level })),
    ...titles.map(({ end }) => ({ start: end, number: numberAt(numbered, end), level: null })),
    ...(verdict ? verdictStarts(verdict) : []),
  ]
  return closed(starts, text.length)
}

const verdictStarts = ({ start, text, items }: { start: number; text: number; items: number[] }) => [
  { start, number: null, level: 1 },
  ...[text, ...items].map((at) => ({ start: at, number: null, level: null })),
]

const numberAt = (numbered: readonly { start: number; number: number }[], at: number): number | null =>
  numbered.findLast(({ start }) => start <= at)?.number ?? null

/** Each piece ends where the next begins; of two that begin at one place the title or the number stands. */
function closed(starts: readonly Omit<Piece, 'end'>[], end: number): Piece[] {
  const weight = ({ level, number }: Omit<Piece, 'end'>) =>
    (level === null ? 0 : 2) + (number === null ? 0 : 1)
  const sorted = starts.toSorted((a, b) => a.start - b.start || weight(b) - weight(a))
  const kept = sorted.filter(({ start }, at) => start !== sorted[at - 1]?.start)
  return kept.map((piece, at) => ({ ...piece, end: kept[at + 1]?.start ?? end }))
}
