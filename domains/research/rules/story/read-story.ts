/** Reads what a lawyer types about a matter: which words may be searched, and what is cited. */
import type { Lexeme } from '../analysis/lexer.ts'
import { kindOfStem, stem } from '../analysis/stem.ts'
import type { Word } from '../analysis/words.ts'
import { type Scan, scan } from '../citations/scan.ts'
import { type Citation, citationsOf } from '../citations.ts'
import type { Country } from '../laws.ts'
import { datesIn } from '../query/dates.ts'
import { isConnective, isQuestionWord } from '../query/stop-words.ts'
import { namesIn } from './names.ts'
import { courtsSaid, type SaidCourt } from './wishes.ts'
import { isNarrative } from './word-lists.ts'

export interface Story {
  scan: Scan
  citations: Citation[]
  courts: SaidCourt[]
  /** The stem of each word. */
  terms: string[]
  /** What each word may be used for: a word that carries meaning, part of a legal term only, or nothing. */
  use: ('telling' | 'joining' | 'fact')[]
}

export function readStory(text: string, country: Country): Story {
  const s = scan(text)
  const citations = citationsOf(s, country, false)
  const courts = courtsSaid(s, country, citations)
  const stretches = [...citations.filter(({ kind }) => kind !== 'law'), ...datesIn(s), ...courts]
  const names = namesIn(s)
  const use = s.lexemes.map((lexeme, at): Story['use'][number] => {
    const isWithin = stretches.some(({ start, end }) => start <= lexeme.start && lexeme.end <= end)
    if (isWithin || names[at] || isAmount(s.lexemes, at)) return 'fact'
    const { word } = lexeme
    return isConnective(word) || isQuestionWord(word) || isNarrative(word) ? 'joining' : 'telling'
  })
  return { scan: s, citations, courts, use, terms: s.lexemes.map(({ word }) => termOf(word)) }
}

/** A number, or one that is written with letters and digits ("2 no'lu", "34 ABC 123"). */
function isAmount(lexemes: readonly Lexeme[], at: number): boolean {
  const { word } = lexemes[at] as Lexeme
  return word.isNumber || word.folded.length < 2
}

/** People tell in the present what did not happen ("ödemiyor"), in a form that decisions hardly have. */
function termOf({ term, folded }: Word): string {
  const head = /^(.+)m[iu]yor/.exec(folded)?.[1]
  const known = ['ma', 'me'].map((ending) => stem(`${head}${ending}`)).find((one) => kindOfStem(one))
  return (head && known) || term
}
