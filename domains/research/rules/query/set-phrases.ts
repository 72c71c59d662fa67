/** Recognises legal terms that have their meaning only as a whole; looked up by stems. */
import { setPhrases } from '../../data/set-phrases.ts'
import { lex } from '../analysis/lexer.ts'
import { chamberNames } from './chambers.ts'
import { isConnective } from './stop-words.ts'

/** `telling`: the stems without connecting words. `written`: as in the list. */
export type SetPhrase = { terms: readonly string[]; telling: readonly string[]; written: string }

const byFirst = new Map<string, SetPhrase[]>()

for (const line of [...setPhrases.trim().split('\n'), ...chamberNames.flat()]) {
  const words = lex(line).map((lexeme) => lexeme.word)
  const terms = words.map(({ term }) => term)
  const telling = words.filter((word) => !isConnective(word)).map(({ term }) => term)
  const [first = ''] = terms
  byFirst.set(first, [...(byFirst.get(first) ?? []), { terms, telling, written: line }])
}
for (const phrases of byFirst.values()) phrases.sort((a, b) => b.terms.length - a.terms.length)

/** The longest term that starts at `from`. */
export function setPhraseAt(terms: readonly string[], from: number): SetPhrase | undefined {
  return byFirst
    .get(terms[from] ?? '')
    ?.find((phrase) => phrase.terms.every((term, at) => terms[from + at] === term))
}

/** Which words of a run belong to such a term. */
export function withinSetPhrases(terms: readonly string[]): Set<number> {
  const within = new Set<number>()
  for (let at = 0; at < terms.length; ) {
    const length = setPhraseAt(terms, at)?.terms.length ?? 0
    for (let offset = 0; offset < length; offset++) within.add(at + offset)
    at += length || 1
  }
  return within
}
