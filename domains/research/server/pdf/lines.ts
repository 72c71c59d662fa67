/**
 * Breaks text into lines of a given width. The PDF library can also do this, but only a whole paragraph at once,
 * without letting other work run and without returning the number of lines. Both are needed: the server must keep
 * answering, and paragraphs must not leave single lines behind.
 */
export type Measure = (text: string) => number

/** Characters that print nothing: direction marks, soft hyphens, control characters. */
const silent = /[\u0000-\u0008\u000b-\u001f\u007f-\u009f\u00ad\u200b-\u200f\u202a-\u202e\u2060-\u2064\ufeff]/g

/** The text as it is printed: without silent characters, and with every kind of space as a plain one. */
export const printable = (text: string): string =>
  text
    .normalize('NFC')
    .replace(silent, '')
    .replace(/[^\S\n]+/g, ' ')

/** Cuts a word that is wider than a line, such as a number or an address, into the longest pieces that fit. */
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

/** Lines of `text` that are at most `width` points wide; empty lines of the text are kept. */
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
