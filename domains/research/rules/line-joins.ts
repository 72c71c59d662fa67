/** Tells whether a line of a text goes on in the next: sources break lines where no paragraph ends. */
import { headingOf } from './headings.ts'

/** No line of a text that was wrapped for printing is longer than this. */
const widestPrint = 110
const fewestPrintedLines = 8
/** A printed line that is shorter ends a paragraph. */
const fullLine = 55
const sentenceEnd = /[.:;?!…]["”’)]?$/
const listMark = /^(?:\d{1,2}|\p{L})\s?[.)-]\s?\P{Ll}|^[-•*]/u

export interface Line {
  text: string
  start: number
}

export function linesOf(text: string): Line[] {
  let start = 0
  return text.split('\n').map((piece) => {
    const line = { text: piece.trim(), start: start + (piece.length - piece.trimStart().length) }
    start += piece.length + 1
    return line
  })
}

/** Some sources break every printed line; a text with a longer line was not wrapped for printing. */
const isPrinted = (lines: readonly Line[]) =>
  lines.filter(({ text }) => text.length >= fullLine).length >= fewestPrintedLines &&
  lines.every(({ text }) => text.length <= widestPrint)

const goesOn = (line: Line, next: Line | undefined) =>
  next !== undefined &&
  line.text.length >= fullLine &&
  !sentenceEnd.test(line.text) &&
  next.text !== '' &&
  !listMark.test(next.text) &&
  headingOf(next.text) === null

/** Some sources put every piece of a sentence that was printed in another type on a line of its own. */
const fewestTornLines = 20
const tornShare = 0.05
const continuing = /^[\p{Ll},.;:)”’/]/u
const opening = /^(?:\(?(?:\d{1,3}|\p{L}|[IVX]{1,4})[.)]|["“(])$/u
const unfinished = /(?:,|['’]\p{Ll}{1,5}|(?<!\p{L})(?:ve|veya|ile|sayılı|tarihli))$/u

const continues = ({ text }: Line) => continuing.test(text) && !listMark.test(text)

function isTorn(lines: readonly Line[]): boolean {
  const full = lines.filter(({ text }) => text !== '')
  return full.length >= fewestTornLines && full.filter(continues).length >= full.length * tornShare
}

/**
 * A piece continues if the next one begins like the middle of a sentence, or if it is only a mark without a sentence.
 */
const isPiece = (line: Line, next: Line | undefined) =>
  next !== undefined &&
  next.text !== '' &&
  (opening.test(line.text) ||
    (continues(next) && (!/[.:;?!…]$/.test(line.text) || /\d\.$/.test(line.text))) ||
    /^[,.;:)”’/]/.test(next.text) ||
    (unfinished.test(line.text) &&
      !listMark.test(next.text) &&
      !opening.test(next.text) &&
      headingOf(next.text) === null))

/** "Yargıtay ⏎ 9. Ceza Dairesi'nin", "Kanun'un ⏎ 50. maddesi": the source took an ordinal for the mark of a list. */
const ordinal = new RegExp(
  String.raw`^\d{1,3}\.\s?(?:${[
    String.raw`(?:Asliye|Sulh|Ağır|İcra|İdare|İdari|Vergi|İş|Aile|Çocuk|Tüketici|Kadastro|İnfaz|Fikr[iî]|Hukuk|Ceza|Ticaret)\s?(?:\p{Lu}\p{L}*\s)*(?:Mahkeme|Daire|H[âa]kim|Dava\sDaire)`,
    String.raw`Daire(?!\p{Ll}*\s\p{Lu})|Noterli|Bölge|[Mm]adde|[Ff]ıkra|[Bb]en[dt]|cümle`,
  ].join('|')})`,
  'u',
)
/** The last word of a title, behind which a numbered paragraph opens. */
const titleEnd =
  /(?:^|\s)(?:İddia|İddialar|Görüşü|Görüşleri|Değerlendirme|Değerlendirmesi|Yönünden|yönünden|İlkeler|Olaylar|Olay|Hukuk|Mevzuat|Talebi|Uygulanması|Özeti|ÖZETİ|Kararı|Süreci)$/u
const shortestOpen = 25
const lettered = /^\p{L}\s?[.)-]/u

/** A sentence of any text that goes on: no mark ends the line, and the next begins like the middle of a sentence. */
function isOpen(line: Line, next: Line | undefined): boolean {
  if (!next || !(ordinal.test(next.text) || (/^\p{Ll}/u.test(next.text) && !lettered.test(next.text))))
    return false
  if (line.text.length < shortestOpen || sentenceEnd.test(line.text) || titleEnd.test(line.text)) return false
  return headingOf(line.text) === null
}

/** `next`: the line below; `later`: the first line below that is not empty. */
export function joinsOf(lines: readonly Line[]): (line: Line, next?: Line, later?: Line) => boolean {
  const [printed, torn] = [isPrinted(lines), isTorn(lines)]
  return (line, next, later) =>
    (printed && goesOn(line, next)) || (torn && isPiece(line, next)) || isOpen(line, later)
}

/** "A." or "1." alone on a line, whose text the source put on the next one. */
export const isMark = ({ text }: Line): boolean => /^\(?[\p{L}\d]{1,3}\s?[.)]$/u.test(text)

/** Lines of a paragraph that the court numbered: a line is broken where no sentence ends, or inside of brackets. */
export function joinsInside(line: Line, next?: Line): boolean {
  if (!next || next.text === '') return false
  return /^[\p{Ll},.;:)\]”’/[]/u.test(next.text) || !/[.:?!…]["”’)\]]{0,2}$/.test(line.text) || isMark(line)
}
