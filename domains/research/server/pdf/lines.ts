/**
 * Breaks text into lines of a given width. The library that draws the PDF can do this too, but only a whole
 * paragraph at once, without giving way and without saying how many lines there will be; both are needed to
 * keep the server answering and to keep paragraphs from leaving single lines behind.
 */
export type Measure = (text: string) => number

/** Characters that print nothing: direction marks, soft hyphens, control characters. */
const silent = /[\u0000-\u0008\u000b-\u001f\u007f-\u009f\u00ad\u200b-\u200f\u202a-\u202e\u2060-\u2064\ufeff]/g

/** The same text as it can be set: no silent characters, every kind of space a plain one. */
export const printable = (text: string): string =>
  text
    .normalize('NFC')
    .replace(silent, '')
    .replace(/[^\S\n]+/g, ' ')

/** The longest beginnings of a word that fit, for numbers and addresses wider than a line. */
function chop(word: string, width: number, measure: Measure): string[] {
  const pieces: string[] = []
  let piece = ''
  for (const character of word) {
    if (piece && measure(piece + character) > width) {
      pieces.push(piece)
      piece = ''
    }
    piece += character
  }
  return [...pieces, piece]
}

/** Lines of `text` that are at most `width` points wide; an empty line of the text stays one. */
export function breakLines(text: string, width: number, measure: Measure): string[] {
  return printable(text)
    .split('\n')
    .flatMap((row) => breakRow(row.trim(), width, measure))
}

function breakRow(row: string, width: number, measure: Measure): string[] {
  const space = measure(' ')
  const lines: string[] = []
  let line = ''
  let used = 0
  for (const word of row.split(' ').flatMap((w) => (measure(w) > width ? chop(w, width, measure) : [w]))) {
    const wide = measure(word)
    if (line && used + space + wide > width) {
      lines.push(line)
      line = word
      used = wide
    } else {
      used += line ? space + wide : wide
      line = line ? `${line} ${word}` : word
    }
  }
  return [...lines, line]
}
