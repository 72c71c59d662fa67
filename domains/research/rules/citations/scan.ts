/** A text as lexemes, with the queries that the citation readers need. */
import { type Lexeme, lex } from '../analysis/lexer.ts'

export type Scan = { text: string; lexemes: Lexeme[] }

export function scan(text: string): Scan {
  return { text, lexemes: lex(text) }
}

/** The characters from the beginning of one lexeme to the end of another. */
export function rangeOf(s: Scan, first: number, last: number): { start: number; end: number } {
  const start = s.lexemes[first]?.start ?? 0
  return { start, end: s.lexemes[last]?.end ?? start }
}

/** Folded word at an index, or an empty string beyond the ends. */
export function wordAt(s: Scan, index: number): string {
  return s.lexemes[index]?.word.folded ?? ''
}

export function surfaceAt(s: Scan, index: number): string {
  return s.lexemes[index]?.word.surface ?? ''
}

export function isNumber(s: Scan, index: number): boolean {
  return s.lexemes[index]?.word.isNumber ?? false
}

export function numberAt(s: Scan, index: number): number {
  const word = s.lexemes[index]?.word
  return word?.isNumber && word.folded.length <= 7 ? Number(word.folded) : Number.NaN
}

/** The characters between a lexeme and the next one, at most 12 of them. */
export function gapAfter(s: Scan, index: number): string {
  const here = s.lexemes[index]
  const next = s.lexemes[index + 1]
  if (!here || !next) return ''
  return s.text.slice(here.end, Math.min(next.start, here.end + 12))
}

/** Whether a sentence, or a clause set off by a semicolon, ends after this lexeme. */
export function endsSentence(s: Scan, index: number): boolean {
  const gap = gapAfter(s, index)
  if (gap.includes(';') || gap.includes('\n\n')) return true
  if (!/[.!?]["”’)]?\s/.test(gap)) return false
  const word = s.lexemes[index]?.word
  return !!word && !word.isNumber && word.folded.length > 4
}

export function isUpperCase(surface: string): boolean {
  return (
    surface.length > 1 &&
    surface === surface.toLocaleUpperCase('tr') &&
    surface !== surface.toLocaleLowerCase('tr')
  )
}

const ordinalSuffixes = new Set(['inci', 'nci', 'uncu', 'ncu', 'ci', 'cu'])
export function isOrdinalSuffix(word: string): boolean {
  return ordinalSuffixes.has(word)
}

const units = [
  '',
  'birinci',
  'ikinci',
  'ucuncu',
  'dorduncu',
  'besinci',
  'altinci',
  'yedinci',
  'sekizinci',
  'dokuzuncu',
]
const tens: Record<string, number> = { on: 10, yirmi: 20, otuz: 30 }
const roundTens: Record<string, number> = { onuncu: 10, yirminci: 20, otuzuncu: 30 }

/** The number of an ordinal word ("üçüncü", "onbirinci"), 0 if it is none. */
export function ordinalValue(word: string): number {
  const simple = units.indexOf(word)
  if (simple > 0) return simple
  if (roundTens[word]) return roundTens[word]
  for (const [ten, value] of Object.entries(tens)) {
    const rest = word.startsWith(ten) ? units.indexOf(word.slice(ten.length)) : -1
    if (rest > 0) return value + rest
  }
  return 0
}

export function tenValue(word: string): number {
  return tens[word] ?? 0
}
