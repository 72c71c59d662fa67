/** Cuts a text into lines that belong together, and tells how they are numbered. */

export interface Block {
  start: number
  end: number
}

/**
 * The mark of a law whose official text is not held: it precedes each article, and does not belong to its first
 * sentence.
 */
const summaryMark = /^\s*Özet \(resmî metin değildir\):/u
const note =
  /^\s*\(\s*(?:Değişik|Ek|Mülga|Yeniden\s+[Dd]üzenleme|İptal|Başlığı|Son\s+cümle|Birinci|İkinci|Üçüncü|Dördüncü|Düzenleme)(?:[^()]|\([^()]*\))*\)\s*:?/u
/** The same inside a sentence, where it has to name a day or a law. */
const innerNote =
  /\(\s*(?:Değişik|Ek|Mülga|Yeniden\s+[Dd]üzenleme|İptal|Son\s+cümle|Birinci|İkinci|Üçüncü|Dördüncü)(?!\p{Ll})(?:[^()\d]|\([^()]{0,200}\)){0,200}\d(?:[^()]|\([^()]{0,200}\)){0,400}\)\s*:?/gu
/** The number of a point or of a paragraph at the beginning of a line. */
const mark =
  /^\s*(?:\(?(?:\d{1,3}|\p{Ll}{1,2}|[IVX]{1,5}|[A-HJ-UYZ])\)|(?:\d{1,2}|\p{Ll})\s?[.)-](?=\s|\p{Lu})|[–•*-]\s)/u
const numbering =
  /^\s*(?:\((?:\d{1,3}|[A-ZÇ])\)\s*|(?:\d{1,3}\s?(?:[)-]|\.(?=\s))|[IVX]{1,5}\s?[.)–-]|[–•*-])\s*(?=[\p{Lu}"“(]))/u
const ended = /[.:;!?]["”’)]?$/
const leftOut = /\((?:\.{3}|…)\)$/
/** A bracket that is still open after so many characters was never closed. */
const LONGEST_BRACKET = 400

/** Whether the text declares itself a summary and not the official text. */
export const isSummary = (text: string): boolean => summaryMark.test(text)

/** Lines, those joined again that a printed sentence or a bracket was broken into. */
export function blocksOf(text: string): Block[] {
  const blocks: Block[] = []
  for (const { index, 0: line } of text.matchAll(/[^\n]+/g)) {
    if (line.trim() === '') continue
    const last = blocks.at(-1)
    const before = last ? text.slice(last.start, last.end).trimEnd() : ''
    if (last && (goesOn(before, line) || isOpen(before))) last.end = index + line.length
    else blocks.push({ start: index, end: index + line.length })
  }
  return blocks
}

const goesOn = (before: string, line: string) =>
  isBareMark(before) ||
  (!mark.test(line) &&
    ((/^\s*\p{Ll}/u.test(line) && (!ended.test(before) || leftOut.test(before))) ||
      (/^\s*\p{Lu}/u.test(line) && cutOff.test(before))))

/** "b)" alone in its line. */
const isBareMark = (before: string) => mark.exec(`${before} A`)?.[0].trim() === before.trim()

/** A page ended inside a sentence, or inside the name of a law: "Türk ⏎ Ceza Kanununa göre". */
const cutOff = /(?<!\p{L})(?:ve|veya|ile|ya da|Türk|sayılı|tarihli|olan|her|bu)$/u

/** A title is shorter. */
const SHORTEST_LINE = 40

/** No full stop ends the line, so an unnumbered line behind it is the end of its sentence. */
export function isUnfinished(line: string): boolean {
  const said = line.trim()
  if (said === '' || /[.!?:…)]["”’]*$/u.test(said)) return false
  return /[,;]$/.test(said) || styleOf(said) !== null || said.length >= SHORTEST_LINE
}

/** A bracket was opened that is not closed. */
export function isOpen(text: string): boolean {
  const at = text.lastIndexOf('(')
  return at >= 0 && text.length - at < LONGEST_BRACKET && !text.slice(at).includes(')')
}

/**
 * The style in which a line is numbered, "a)" or "(1)"; null if it is not. The points of one list are numbered in one
 * style.
 */
export function styleOf(line: string): string | null {
  const found = mark.exec(afterNotes(line).rest)?.[0].trim()
  if (!found) return null
  return found
    .replace(/\d+/, '1')
    .replace(/\p{Ll}{1,2}/u, 'a')
    .replace(/[IVX]+|\p{Lu}/u, 'I')
    .replace(/[–•*-]/, '-')
}

/** The text behind the notes on amendments, "(Ek: 14/4/2020-7242/11 md.)", and the length of these. */
export function afterNotes(text: string): { rest: string; cut: number } {
  let rest = text
  const next = () => summaryMark.exec(rest) ?? note.exec(rest)
  for (let found = next(); found; found = next()) rest = rest.slice(found[0].length)
  return { rest, cut: text.length - rest.length }
}

/** A text as it is shown: without superfluous white space and notes on amendments. */
export const shownText = (text: string): string =>
  closedUp(text.replace(innerNote, ' ')).replace(/ (?=[,.;:])/g, '')

export const closedUp = (text: string): string => text.replace(/\s+/g, ' ').trim()

/** The letter of a point that is followed by the note on its amendment: "j) (Ek: 9/6/2021-7327/19 md.) ". */
const lettered = /^\s*\(?\p{Ll}{1,2}\)\s*(?=\(\s*(?:Değişik|Ek|Mülga|Yeniden|İptal)(?!\p{Ll}))/u

/** Length of the numbers and notes before a sentence: "(2) (Ek: 5/6/2007-8901/2 md.) ". */
export function leadingOf(text: string): number {
  for (let at = 0; ; ) {
    const notes = afterNotes(text.slice(at)).cut
    const rest = text.slice(at + notes)
    const number = (numbering.exec(rest) ?? lettered.exec(rest))?.[0].length ?? 0
    if (notes + number === 0) return at
    at += notes + number
  }
}
