/** Words as they are written, used to correct misspelt ones. */
import { fold, lowerTurkish } from '../../rules/analysis.ts'

const REMEMBERED = 200_000
const known = new Map<string, string>()

/** The distinct words of a text, each after its folded form: "isci|işçi". */
export function spellingsIn(text: string): Set<string> {
  const spellings = new Set<string>()
  for (const word of new Set(text.match(/\p{L}{3,}/gu) ?? [])) spellings.add(spellingOf(word))
  return spellings
}

function spellingOf(word: string): string {
  const spelling = known.get(word) ?? `${fold(word)}|${lowerTurkish(word)}`
  if (known.size >= REMEMBERED) known.clear()
  known.set(word, spelling)
  return spelling
}
