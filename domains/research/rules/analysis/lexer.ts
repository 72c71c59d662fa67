/** Cuts a text into words and numbers. Everything that reads a text (index, query, highlight, citations) starts here. */
import { APOSTROPHE, characterClass, DIGIT, IGNORED, LETTER } from './characters.ts'
import { type Word, wordOf } from './words.ts'

/** `end` includes a suffix after an apostrophe ("Kanun'un"), `bodyEnd` does not. Offsets are UTF-16. */
export type Lexeme = { word: Word; start: number; bodyEnd: number; end: number }

const LONGEST_SUFFIX = 8
const LONGEST_WORD = 64

/** The lexemes of `text` between two offsets, in order. Linear in the length of the text. */
export function lex(text: string, from = 0, to = text.length): Lexeme[] {
  const lexemes: Lexeme[] = []
  let at = from
  while (at < to) {
    const kind = characterClass[text.charCodeAt(at)]
    if (kind !== LETTER && kind !== DIGIT) {
      at++
      continue
    }
    const bodyEnd = runEnd(text, at, to, kind)
    const end = kind === LETTER || kind === DIGIT ? suffixEnd(text, at, bodyEnd, to) : bodyEnd
    lexemes.push({
      word: wordOf(text.slice(at, Math.min(bodyEnd, at + LONGEST_WORD))),
      start: at,
      bodyEnd,
      end,
    })
    at = end
  }
  return lexemes
}

/** End of a run of letters, or of digits; marks and soft hyphens inside are part of it. */
function runEnd(text: string, start: number, to: number, kind: number): number {
  let at = start + 1
  while (at < to) {
    const next = characterClass[text.charCodeAt(at)]
    if (next !== kind && next !== IGNORED) break
    at++
  }
  return at
}

/** End of the case suffix after an apostrophe, or `bodyEnd` where the apostrophe is a quotation mark or a name's. */
function suffixEnd(text: string, start: number, bodyEnd: number, to: number): number {
  if (bodyEnd >= to || characterClass[text.charCodeAt(bodyEnd)] !== APOSTROPHE) return bodyEnd
  if (bodyEnd + 1 >= to || characterClass[text.charCodeAt(bodyEnd + 1)] !== LETTER) return bodyEnd
  const end = runEnd(text, bodyEnd + 1, to, LETTER)
  const isName = bodyEnd - start === 1 && characterClass[text.charCodeAt(start)] === LETTER
  return isName || end - bodyEnd - 1 > LONGEST_SUFFIX ? bodyEnd : end
}
