/** A text prepared for finding secrets: one letter for each letter, without invisible ones, folded beside it. */
import { characterClass, fold, IGNORED } from '@mizan/research/rules/analysis/characters'

export interface Reading {
  /** The text with usual digits, blanks, hyphens and apostrophes; letters are unchanged. */
  plain: string
  /** The same text letter by letter, small and without diacritics. */
  folded: string
  words: Word[]
  /** The place in the text of a place in `plain`. */
  placeOf: (at: number) => number
}

/** A run of letters. */
export interface Word {
  start: number
  end: number
  folded: string
  shape: 'lower' | 'capital' | 'upper'
  /** Whether the line is written in capitals, so that capitals mark no name in it. */
  isShouted: boolean
}

const usual = new Map<number, string>()

function usualLetter(unit: number): string {
  const known = usual.get(unit)
  if (known !== undefined) return known
  const letter = String.fromCharCode(unit)
  const composed = letter.normalize('NFKC')
  const one = replaced(composed.length === 1 ? composed : letter)
  usual.set(unit, one)
  return one
}

function replaced(letter: string): string {
  if (/[\r\n\u2028\u2029\v\f]/.test(letter)) return '\n'
  if (/\s/.test(letter)) return ' '
  if (/\p{Pd}|\u2212/u.test(letter)) return '-'
  if (/['’‘´`′ʼ＇‛]/.test(letter)) return "'"
  return letter
}

const foldedLetters = new Map<string, string>()

function foldedLetter(letter: string): string {
  const known = foldedLetters.get(letter)
  if (known !== undefined) return known
  const folded = fold(letter)
  const one = folded.length === 1 ? folded : letter
  foldedLetters.set(letter, one)
  return one
}

export function readText(text: string): Reading {
  const [plain, folded, places]: [string[], string[], number[]] = [[], [], []]
  for (let at = 0; at < text.length; at++) {
    const unit = text.charCodeAt(at)
    if (characterClass[unit] === IGNORED) continue
    const letter = usualLetter(unit)
    plain.push(letter)
    folded.push(foldedLetter(letter))
    places.push(at)
  }
  const whole = { plain: plain.join(''), folded: folded.join('') }
  return { ...whole, words: wordsOf(whole.plain, whole.folded), placeOf: (at) => places[at] ?? text.length }
}

function wordsOf(plain: string, folded: string): Word[] {
  const words: Word[] = []
  let [line, upper, letters] = [0, 0, 0]
  const endLine = () => {
    const isShouted = letters > 0 && upper > letters * 0.7
    for (; line < words.length; line++) (words[line] as Word).isShouted = isShouted
    ;[upper, letters] = [0, 0]
  }
  for (const { 0: found, index: start } of plain.matchAll(/\n|\p{L}+/gu)) {
    if (found === '\n') {
      endLine()
      continue
    }
    const end = start + found.length
    const shape = shapeOf(found)
    letters += found.length
    if (shape === 'upper') upper += found.length
    words.push({ start, end, folded: folded.slice(start, end), shape, isShouted: false })
  }
  endLine()
  return words
}

function shapeOf(word: string): Word['shape'] {
  if (!/^\p{Lu}/u.test(word)) return 'lower'
  return word.length > 1 && word === word.toLocaleUpperCase('tr') ? 'upper' : 'capital'
}
