/** Splits the text of a decision into addressable paragraphs and finds those that open a part of it. */

export interface TextParagraph {
  /** From 1. */
  no: number
  text: string
  /** Offset of the paragraph in the whole text. */
  start: number
  heading: string | null
}

const longestHeading = 90
const names = [
  ...['DAVA', 'TALEP', 'İSTEM', 'CEVAP', 'SAVUNMA', 'KARAR', 'GEREKÇE', 'SONUÇ', 'HÜKÜM', 'OLAY', 'OLAYLAR'],
  ...['İNCELEME', 'DEĞERLENDİRME', 'KARŞI OY', 'KARŞI OY YAZISI', 'MUHALEFET ŞERHİ', 'TEMYİZ', 'İSTİNAF'],
  ...['TÜRK MİLLETİ ADINA', 'YARGITAY KARARI', 'İLK DERECE MAHKEMESİ KARARI'],
  ...['BÖLGE ADLİYE MAHKEMESİ KARARI', 'DAVA KONUSU', 'BAŞVURUNUN KONUSU'],
]
const partNames = new RegExp(
  `^(?:[IVX]+\\.|[A-ZÇĞİÖŞÜ]\\)|\\d+[.)-])?\\s*(?:${names.join('|')})(?![\\p{L}])`,
  'iu',
)
/** "A:" before a text names what follows; "…, E:" and "olay günü saat 12:30" are sentence fragments. */
const labelled = /^([^:,]{3,40}?(?<!saat|\d))\s*:\s*\S/u
const quoted = /^["“„«‘']/

/** A part opens with a short line in capitals or with one of the names that courts use. */
export function headingOf(text: string): string | null {
  const line = withoutColon(closedUp(text.trim()))
  if (line.length < 3 || quoted.test(line)) return null
  const named = partNames.exec(closedUp(text.trim()).toLocaleUpperCase('tr'))
  const label = labelled.exec(text.trim())?.[1]
  if (named && label) return label
  if (line.length > longestHeading) return null
  if (named) return line
  // "TARİHİ : 13/05/2014" and the like name a fact, not a part.
  if (line.includes(':') || /\d{3}/.test(line)) return null
  // "VEK." and "AV." belong to the names of representatives.
  return /\p{L}{4}/u.test(line) && line === line.toLocaleUpperCase('tr') ? line : null
}

/** Without a pattern, because one for spaces before the end would be tried again at each of many spaces. */
const withoutColon = (line: string): string => (line.endsWith(':') ? line.slice(0, -1).trimEnd() : line)

const spacedOut = /^(?:\p{Lu}\s+){3,}\p{Lu}$/u

/** Names of several words whose letters are spaced so evenly that nothing separates the words. */
const partedNames = new Map(names.map((name) => [name.replaceAll(' ', ''), name]))

/** "K A R A R" is "KARAR" with spaced letters; wider spaces separate its words. */
const closedUp = (text: string): string =>
  spacedOut.test(text)
    ? text
        .split(/\s{2,}/)
        .map((word) => word.replaceAll(/\s/g, ''))
        .map((word) => partedNames.get(word) ?? word)
        .join(' ')
    : text

/** No line of a text that was wrapped for printing is longer than this. */
const widestPrint = 110
const fewestPrintedLines = 8
/** A printed line that is shorter ends a paragraph. */
const fullLine = 55
const sentenceEnd = /[.:;?!…]["”’)]?$/
const listMark = /^(?:\d{1,2}|\p{L})\s?[.)-]\s?\P{Ll}|^[-•*]/u

interface Line {
  text: string
  start: number
}

function linesOf(text: string): Line[] {
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

function joinsOf(lines: readonly Line[]): (line: Line, next: Line | undefined) => boolean {
  const [printed, torn] = [isPrinted(lines), isTorn(lines)]
  return (line, next) => (printed && goesOn(line, next)) || (torn && isPiece(line, next))
}

/**
 * A line is a paragraph, unless the text was wrapped for printing or torn into pieces: then lines are joined until a
 * sentence ends.
 */
export function paragraphsOf(text: string): TextParagraph[] {
  const lines = linesOf(text)
  const joins = joinsOf(lines)
  const paragraphs: TextParagraph[] = []
  for (let at = 0; at < lines.length; at++) {
    const first = lines[at] as Line
    if (first.text === '') continue
    while (joins(lines[at] as Line, lines[at + 1])) at++
    const last = lines[at] as Line
    // One character for one, so that offsets in the paragraph match those in the whole text.
    const whole = text.slice(first.start, last.start + last.text.length).replaceAll('\n', ' ')
    paragraphs.push({ no: paragraphs.length + 1, text: whole, start: first.start, heading: headingOf(whole) })
  }
  return paragraphs
}

/** The ranges that lie in the paragraph, relative to its beginning. */
export function rangesWithin(
  paragraph: TextParagraph,
  ranges: readonly (readonly [number, number])[],
): [number, number][] {
  const end = paragraph.start + paragraph.text.length
  return ranges
    .filter(([from, to]) => from >= paragraph.start && to <= end)
    .map(([from, to]) => [from - paragraph.start, to - paragraph.start])
}
