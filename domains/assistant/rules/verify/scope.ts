/** Words of scope in a text: "her", "yalnız", "en az", "hiçbir zaman". */
import { scopePhrases, scopeWords } from '../../data/verify/scope.ts'
import { finite } from './unit.ts'
import type { Reading } from './units.ts'

export interface Scope {
  kind: string
  /** Lexeme index of its first word. */
  at: number
}

const exact = new Map<string, string>()
const beginnings: [string, string][] = []
for (const [kind, words] of Object.entries(scopeWords))
  for (const word of words.split(' ')) {
    if (word.endsWith('*')) beginnings.push([word.slice(0, -1), kind])
    else exact.set(word, kind)
  }
const phrases = Object.entries(scopePhrases).flatMap(([kind, list]) =>
  list.map((phrase) => ({ kind, words: phrase.split(' ') })),
)

export function scopesIn(reading: Reading): Scope[] {
  const found: Scope[] = []
  for (let at = 0; at < reading.words.length; at++) {
    const phrase = phrases.find(({ words }) =>
      words.every((word, index) => reading.words[at + index] === word),
    )
    const kind = phrase?.kind ?? wordKind(reading, at)
    if (kind) found.push({ kind, at })
    if (phrase) at += phrase.words.length - 1
  }
  return found
}

function wordKind(reading: Reading, at: number): string | undefined {
  const word = reading.words[at] ?? ''
  if (word === 'ancak') return isOnly(reading, at) ? 'only' : undefined
  if (word === 'tam' && /^(?:yil|gun|ay)/.test(reading.words[at + 1] ?? '')) return undefined
  return exact.get(word) ?? beginnings.find(([beginning]) => word.startsWith(beginning))?.[1]
}

/** "ancak" opens a contrary clause at its beginning, and means "only" inside it. */
function isOnly(reading: Reading, at: number): boolean {
  if (at === 0 || reading.sentenceOf[at - 1] !== reading.sentenceOf[at]) return false
  const { scan } = reading
  const before = scan.text.slice(scan.lexemes[at - 1]?.end ?? 0, scan.lexemes[at]?.start ?? 0)
  const after = scan.text.slice(scan.lexemes[at]?.end ?? 0, scan.lexemes[at + 1]?.start ?? 0)
  if (/,/.test(after) || /;/.test(before)) return false
  // A comma before it opens a clause if the former clause has its verb.
  return !/,/.test(before) || !finite.test(reading.words[at - 1] ?? '')
}
