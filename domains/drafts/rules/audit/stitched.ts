/** Detects a quotation with an omission that joins the head of one sentence to the tail of another. */
import type { Place } from './findings.ts'

/** A sentence ends; a short word before the full stop is an abbreviation or a number. */
const boundary = /[.:;!?]["”')]*\s*\n|\p{L}{4}[.!?]["”')]*\s+(?=\(?\p{Lu}|\(\d)/u
const endsSentence = /^["”')]*[.:;!?]/u
const opensSentence = /(?:^|[.:;!?]["”')]*\s|\n\s*|\(\d{1,2}\)\s*|(?:^|\s)\p{Ll}{1,2}\)\s*)["“(]*$/u

export function isStitched(text: string, pieces: readonly Place[]): boolean {
  return pieces.some((piece, at) => {
    const next = pieces[at + 1]
    if (!next) return false
    const between = text.slice(piece.end, next.start)
    return boundary.test(between) && !endsSentence.test(between) && !opensSentence.test(between)
  })
}
