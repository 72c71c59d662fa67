/** Checks scope: "her" where the quote has "bazı", "yalnız" lost, "kural olarak" made absolute; before and after. */
import type { Comparison, Finding } from './compare.ts'
import { relation } from './match.ts'
import { type Scope, scopesIn } from './scope.ts'
import type { Reading } from './units.ts'

/** Kinds whose loss widens or narrows a sentence; "her" may be left out. */
const kept = new Set(['only', 'some', 'rule', 'none', 'partly', 'majority', 'except', 'earliest'])
/** Bounds of numbers are compared with their numbers. */
const ofNumbers = new Set(['min', 'max', 'latest'])
const alike: Record<string, string[]> = {
  none: ['all', 'always'],
  all: ['wholly', 'jointly', 'none', 'always'],
  always: ['none'],
  wholly: ['all'],
  max: ['upto'],
  only: ['max'],
  some: ['partly'],
}

export function checkScope({ claim, quote, quoted, carrying }: Comparison): Finding[] {
  const own = scopesIn(claim)
  const sentences = new Set(quoted.map(({ sentence }) => sentence))
  const theirs = scopesIn(quote).filter(({ at }) => sentences.has(quote.sentenceOf[at] ?? -1))
  const found: Finding[] = []
  for (const { kind, at } of own) {
    if (ofNumbers.has(kind) && isAtNumber(claim, at)) continue
    if (theirs.some((scope) => scope.kind === kind || alike[kind]?.includes(scope.kind))) continue
    if (ofNumbers.has(kind) && theirs.some((scope) => ofNumbers.has(scope.kind)))
      found.push({ code: 'scope', refutes: true })
    else
      found.push({
        code: 'scope',
        refutes: kind === 'all' || kind === 'only' || kind === 'always' || kind === 'none',
      })
  }
  for (const scope of theirs)
    if (isLost(scope, own, { claim, quote, carrying })) found.push({ code: 'scope', refutes: true })
  return [...found, ...checkTime(claim, quote, sentences)]
}

const isAtNumber = (reading: Reading, at: number): boolean =>
  reading.units.some(({ quantity, first, last }) => quantity && first < at + 5 && last > at - 5)

function isLost(
  scope: Scope,
  own: readonly Scope[],
  { claim, quote, carrying }: Pick<Comparison, 'claim' | 'quote' | 'carrying'>,
): boolean {
  if (!kept.has(scope.kind) || !carrying.has(quote.sentenceOf[scope.at] ?? -1)) return false
  if (own.some(({ kind }) => kind === scope.kind || alike[kind]?.includes(scope.kind))) return false
  const near = quote.units.find(({ first }) => first > scope.at)
  if (near && !claim.units.some((unit) => relation(unit, near) === 1)) return false
  if (scope.kind === 'none' && claim.units.some(({ isDenied }) => isDenied)) return false
  return true
}

const times: [RegExp, string][] = [
  [/^(?:once|evvel|onceki|onceden|oncesi\w*)$/, 'before'],
  [/^(?:sonra|sonraki|itibaren|basla\w*|sonrasi\w*)$/, 'after'],
]

const timesIn = ({ words }: Reading, holds: (at: number) => boolean): Set<string> =>
  new Set(
    words.flatMap((word, at) =>
      holds(at) ? times.filter(([form]) => form.test(word)).map(([, name]) => name) : [],
    ),
  )

/** "önce" where the quote only has "sonra", or neither. */
function checkTime(claim: Reading, quote: Reading, sentences: Set<number>): Finding[] {
  const own = timesIn(claim, () => true)
  const theirs = timesIn(quote, (at) => sentences.has(quote.sentenceOf[at] ?? -1))
  return [...own].filter((time) => !theirs.has(time)).map(() => ({ code: 'time', refutes: theirs.size > 0 }))
}
