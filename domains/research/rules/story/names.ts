/** Finds the names of people, companies and places in a story: mere facts that no other decision shares. */
import { kindOfStem } from '../analysis/stem.ts'
import { gapAfter, isUpperCase, type Scan } from '../citations/scan.ts'
import { formsOfCompany, given, placeNames } from './word-lists.ts'

const LONGEST_ABBREVIATION = 6
/** In a text with more capitals than this, capital letters mark no names. */
const MOST_CAPITALS = 0.5
const titles = new Set(['bey', 'beyin', 'beye', 'hanim', 'hanimin', 'hanima', 'abi', 'abla', 'usta'])
/** Nouns that lawyers write with a capital and an apostrophe: "Kanun'un", "Yargıtay'ın". */
const offices = new Set(
  'kanun yasa mahkeme yargitay danistay anayasa devlet belediye bakanlik kurum mudurluk savcilik hazine daire kurul'.split(
    ' ',
  ),
)

/** For each word of the text whether it belongs to a name. */
export function namesIn(s: Scan): boolean[] {
  const shouted = isShouted(s.text)
  const names = s.lexemes.map(({ word }, at) => {
    const next = s.lexemes[at + 1]?.word.folded ?? ''
    return (
      given.has(word.folded) || placeNames.has(word.folded) || (titles.has(next) && !titles.has(word.folded))
    )
  })
  if (shouted) return names
  for (let at = 0; at < s.lexemes.length; ) {
    const end = runEnd(s, at)
    if (end > at && isName(s, at, end, names))
      names.fill(true, opensOnly(s, at, end, names) ? at + 1 : at, end)
    at = Math.max(end, at + 1)
  }
  return everywhere(s, names)
}

function isShouted(text: string): boolean {
  const letters = text.match(/\p{L}/gu)?.length ?? 0
  return (text.match(/\p{Lu}/gu)?.length ?? 0) > letters * MOST_CAPITALS
}

/** End of a run of capitalised words in one sentence. */
function runEnd(s: Scan, from: number): number {
  let at = from
  while (at < s.lexemes.length && isCapitalised(s, at)) {
    at++
    if (!/^['’]?\p{L}*\.? ?$/u.test(gapAfter(s, at - 1))) break
  }
  return at
}

const surface = (s: Scan, at: number) => s.lexemes[at]?.word.surface ?? ''

const isCapitalised = (s: Scan, at: number): boolean =>
  /^\p{Lu}/u.test(surface(s, at)) &&
  !(isUpperCase(surface(s, at)) && surface(s, at).length <= LONGEST_ABBREVIATION)

/** A run is a name if one of its words is in no dictionary, or bears the apostrophe of a proper name. */
function isName(s: Scan, from: number, end: number, names: readonly boolean[]): boolean {
  const run = s.lexemes.slice(from, end)
  if (run.some(({ word }) => offices.has(word.term))) return false
  const first = startsSentence(s, from) ? 1 : 0
  const isOne = run.some(
    ({ word, end: to, bodyEnd }, at) =>
      (names[from + at] && !placeNames.has(word.folded)) ||
      to > bodyEnd ||
      (at >= first && !isWord(word.term)),
  )
  return isOne || (formsOfCompany.has(s.lexemes[end]?.word.folded ?? '') && run.length > first)
}

const derived = /(?:l[iu]k|s[iu]z|l[iu]|c[iu])$/

/** Whether a dictionary has the word, or what it is derived from ("yoksulluk" from "yoksul"). */
const isWord = (term: string): boolean => Boolean(kindOfStem(term) ?? kindOfStem(term.replace(derived, '')))

/** An ordinary word that only opens the sentence before a name is no part of it: "Kiracı Ahmet". */
function opensOnly(s: Scan, from: number, end: number, names: readonly boolean[]): boolean {
  const lexeme = s.lexemes[from]
  if (!lexeme || end - from < 2 || names[from] || !startsSentence(s, from)) return false
  return isWord(lexeme.word.term) && lexeme.end === lexeme.bodyEnd
}

function startsSentence(s: Scan, at: number): boolean {
  return at === 0 || /[.!?:;\n"“]/.test(gapAfter(s, at - 1))
}

/** A word that is a name in one place is a name in all, also at the start of a sentence. */
function everywhere(s: Scan, names: boolean[]): boolean[] {
  const known = new Set(
    s.lexemes.flatMap(({ word }, at) => (names[at] && !isWord(word.term) ? [word.term] : [])),
  )
  return names.map((isOne, at) => isOne || known.has(s.lexemes[at]?.word.term ?? ''))
}
