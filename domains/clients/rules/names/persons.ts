/** Whether two names of persons may be one person's. */
import { isGivenName, isSurname } from './known.ts'
import { type Likeness, likeness, type NameDifference } from './likeness.ts'
import { type Fit, fitInOrder, isContained, mayFit } from './matches.ts'
import type { ReadName } from './read.ts'
import type { NameWord } from './words.ts'

interface Arrangement {
  words: readonly NameWord[]
  moved: boolean
}

/** The orders in which one name is written: surnames first or last, two given names or two surnames exchanged. */
function arrangements(words: readonly NameWord[]): Arrangement[] {
  const count = words.length
  const found: Arrangement[] = [{ words, moved: false }]
  if (count < 2 || count > 5) return found
  const add = (...order: (readonly NameWord[])[]) => found.push({ words: order.flat(), moved: true })
  add(words.slice(1), words.slice(0, 1))
  if (count === 2) return found
  add(words.slice(-1), words.slice(0, -1))
  add(words.slice(1, 2), words.slice(0, 1), words.slice(2))
  add(words.slice(0, -2), words.slice(-1), words.slice(-2, -1))
  if (count === 3) add(words.toReversed())
  return found
}

/** The words with the given names first, as far as capitals or a comma tell. */
const givenFirst = ({ words, surnamesFirst }: ReadName): readonly NameWord[] =>
  surnamesFirst > 0 && surnamesFirst < words.length
    ? [...words.slice(surnamesFirst), ...words.slice(0, surnamesFirst)]
    : words

/** A name that lacks words is alike only if the first given name or the last surname stands in both. */
function isEnough(fit: Fit, short: number, long: number): boolean {
  const { full, initials, left } = fit
  if (left.length === 0 && initials === 0) return true
  if (full === 0 || full + initials < 2) return false
  if (short < 2 && left.length > 0) return false
  return !(left.includes(0) && left.includes(long - 1)) && left.length <= 2
}

function differencesOf(fit: Fit, long: readonly NameWord[], moved: boolean): NameDifference[] {
  const { left, initials, joined, slips } = fit
  const differences: [NameDifference, boolean][] = [
    [isSurnameLeft(left, long) ? 'surname' : 'missing', left.length > 0],
    ['initial', initials > 0],
    ['joined', joined],
    ['spelling', slips > 0],
    ['order', moved],
  ]
  return differences.flatMap(([one, isThere]) => (isThere ? [one] : []))
}

function isSurnameLeft(left: Fit['left'], long: readonly NameWord[]): boolean {
  const last = long[left.at(-1) ?? -1]
  if (!last) return false
  return left.includes(long.length - 1) || (!isGivenName(last.sound) && isSurname(last.sound))
}

const scoreOf = ({ slips, initials, left, joined }: Fit, moved: boolean): number =>
  1 - slips * 0.06 - initials * 0.2 - left.length * 0.12 - (joined ? 0.04 : 0) - (moved ? 0.05 : 0)

export function comparePersons(a: ReadName, b: ReadName): Likeness | undefined {
  const [one, other] = [givenFirst(a), givenFirst(b)]
  const told = a.surnamesFirst > 0 !== b.surnamesFirst > 0
  const [short, long] = one.length <= other.length ? [one, other] : [other, one]
  if (isContained(short, long) || isContained([short.at(-1)!, ...short.slice(0, -1)], long))
    return { score: 0.6, why: 'missing' }
  if (!mayFit(short, long)) return anotherMarriage(one, other)
  let best: Likeness | undefined
  const tries = arrangements(long).map((long) => ({ short, long: long.words, moved: long.moved }))
  if (short.length === long.length && short.length > 2) tries.push({ short: long, long: short, moved: false })
  if (short.length < long.length)
    tries.push(
      ...arrangements(short)
        .slice(1, 3)
        .map(({ words }) => ({ short: words, long, moved: true })),
    )
  for (const { short, long, moved } of tries) {
    const fit = fitInOrder(short, long)
    if (!fit || !isEnough(fit, short.length, long.length)) continue
    const score = scoreOf(fit, moved || told)
    if (!best || score > best.score) best = likeness(score, differencesOf(fit, long, moved || told))
    if (!moved) break
  }
  return best ?? anotherMarriage(one, other)
}

/** `Ayşe Kaya Yılmaz` and `Ayşe Kaya Demir`: the surname before marriage with those of two husbands. */
function anotherMarriage(one: readonly NameWord[], other: readonly NameWord[]): Likeness | undefined {
  if (one.length < 3 || other.length !== one.length) return undefined
  const maiden = one.at(-2)!
  if (!isSurname(maiden.sound) || isGivenName(maiden.sound)) return undefined
  const fit = fitInOrder(one.slice(0, -1), other.slice(0, -1))
  return fit && fit.left.length === 0 && fit.initials === 0
    ? likeness(0.7 - fit.slips * 0.06, fit.slips > 0 ? ['surname', 'spelling'] : ['surname'])
    : undefined
}
