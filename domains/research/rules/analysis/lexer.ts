/**
 * Cuts a text into words and numbers. Everything that reads a text (index, query, highlight, citations) starts here.
 */
import { APOSTROPHE, characterClass, DIGIT, IGNORED, LETTER } from './characters.ts'
import { type Word, wordAt } from './words.ts'

/** `end` includes a suffix after an apostrophe ("Kanun'un"), `bodyEnd` does not. Offsets are UTF-16. */
export type Lexeme = { word: Word; start: number; bodyEnd: number; end: number }

const LONGEST_SUFFIX = 8
const LONGEST_WORD = 64

/** The lexemes of `text` between two offsets, in order. Linear in the length of the text. */
export function lex(text: string, from = 0, to = text.length): Lexeme[] {
  const lexemes: Lexeme[] = []
  for (let at = nextStart(text, from, to); at < to; ) {
    const lexeme = lexemeAt(text, at, to)
    lexemes.push(lexeme)
    at = nextStart(text, lexeme.end, to)
  }
  return lexemes
}

/** Start of the next lexeme, `to` if there is none. */
export function nextStart(text: string, from: number, to: number): number {
  let at = from
  while (at < to) {
    const kind = characterClass[text.charCodeAt(at)]
    if (kind === LETTER || kind === DIGIT) break
    at++
  }
  return at
}

/** The lexeme that starts at an offset. */
export function lexemeAt(text: string, start: number, to: number): Lexeme {
  const bodyEnd = bodyEndAt(text, start, to)
  const word = wordAt(text, start, Math.min(bodyEnd, start + LONGEST_WORD))
  return { word, start, bodyEnd, end: suffixEnd(text, start, bodyEnd, to) }
}

/** End of the lexeme that starts at an offset, for callers who do not need the word. */
export function lexemeEnd(text: string, start: number, to: number): number {
  return suffixEnd(text, start, bodyEndAt(text, start, to), to)
}

function bodyEndAt(text: string, start: number, to: number): number {
  return runEnd(text, start, to, characterClass[text.charCodeAt(start)] as number)
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

/** End of the case suffix after an apostrophe, or `bodyEnd` if the apostrophe is a quotation mark or part of a name. */
function suffixEnd(text: string, start: number, bodyEnd: number, to: number): number {
  if (bodyEnd >= to || characterClass[text.charCodeAt(bodyEnd)] !== APOSTROPHE) return bodyEnd
  if (bodyEnd + 1 >= to || characterClass[text.charCodeAt(bodyEnd + 1)] !== LETTER) return bodyEnd
  const end = runEnd(text, bodyEnd + 1, to, LETTER)
  const isName = bodyEnd - start === 1 && characterClass[text.charCodeAt(start)] === LETTER
  return isName || end - bodyEnd - 1 > LONGEST_SUFFIX ? bodyEnd : end
}
