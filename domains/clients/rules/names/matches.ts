/** Fits the words of one name into those of another. */

import { areTwoByEnding } from './endings.ts'
import { isKnownName } from './known.ts'
import { areReadAlike } from './readings.ts'
import { slipsBetween } from './slips.ts'
import { soundOf } from './sound.ts'
import type { NameWord } from './words.ts'

export interface Fit {
  /** Weighted slips in all words together. */
  slips: number
  /** Words that are written out on both sides. */
  full: number
  initials: number
  joined: boolean
  /** Places in the longer name that nothing fits. */
  left: readonly number[]
}

const nothing: Fit = { slips: 0, full: 0, initials: 0, joined: false, left: [] }

type Step = Partial<Omit<Fit, 'left'>> | undefined

/** `M.`, `Mhmt.` and `Meh.`: the first letter and others in their order. */
function isShortOf(short: string, long: string): boolean {
  if (short[0] !== long[0] || short.length > 6) return false
  let at = 0
  for (const letter of long) if (letter === short[at]) at++
  return at === short.length
}

function fitWords(a: NameWord, b: NameWord, stricter: number): Step {
  if (a.sound === b.sound)
    return a.text.length > 1 ? { full: 1, slips: a.text === b.text ? 0 : 0.1 } : { initials: 1 }
  const [short, long] = a.text.length < b.text.length ? [a, b] : [b, a]
  if ((short.text.length === 1 || short.dotted) && isShortOf(short.text, long.text)) return { initials: 1 }
  const slips = slipsInWord(a, b, stricter)
  return slips === undefined ? undefined : { full: 1, slips: Math.max(slips, 0.1) }
}

/** A slip may bring letters together that make another sound: `Müachit`, whose `ch` is no `ç`. */
function nearlyOne(a: NameWord, b: NameWord, stricter: number): number | undefined {
  const slips = slipsBetween(a.sound, b.sound, stricter)
  if (slips !== undefined || (isKnownName(a.sound) && isKnownName(b.sound))) return slips
  if (looksAlike(a.text, b.text) || lacksSoftG(a.text, b.text) || lacksSoftG(b.text, a.text)) return 1
  if (areReadAlike(a.text, b.text)) return 1
  const areSpelledAsTheySound = a.sound === a.text && b.sound === b.text
  return areSpelledAsTheySound ? undefined : slipsBetween(a.text, b.text, stricter)
}

function slipsInWord(a: NameWord, b: NameWord, stricter: number): number | undefined {
  const slips = nearlyOne(a, b, stricter)
  // Few words come so far, so this costs most comparisons nothing.
  return slips !== undefined && areTwoByEnding(a, b) ? undefined : slips
}

/** What a scanner takes for one letter: `rn` for `m`, `ii` for `ü`. */
const lookalike = /rn|ii|cl|vv/
const scans: readonly (readonly [RegExp, string])[] = [
  [/rn/g, 'm'],
  [/ii/g, 'u'],
  [/cl/g, 'd'],
  [/vv/g, 'v'],
]
const scanned = (text: string): string => scans.reduce((read, [from, to]) => read.replace(from, to), text)

const looksAlike = (a: string, b: string): boolean =>
  (lookalike.test(a) || lookalike.test(b)) && scanned(a) === scanned(b)

/** `Uuz` for `Uğuz`, in words that are too short for other slips. */
const lacksSoftG = (a: string, b: string): boolean =>
  a.length === b.length - 1 &&
  b.length > 3 &&
  [...b.matchAll(/(?<=[aeiou])g/g)].some(({ index }) => b.slice(0, index) + b.slice(index + 1) === a)

/** `Gül Şah` and `Gülşah`. */
function fitJoined(one: NameWord, first: NameWord, second: NameWord): Step {
  if (first.text.length < 2 || second.text.length < 2) return undefined
  if (Math.abs(one.sound.length - first.sound.length - second.sound.length) > 1) return undefined
  const slips = slipsBetween(one.sound, soundOf(first.text + second.text))
  return slips === undefined ? undefined : { full: 2, slips, joined: true }
}

/** `Vanderberg` and `van der Berg`: two particles and a name. */
const fitParticles = (one: NameWord, first: NameWord, second: NameWord, third: NameWord): Step =>
  first.text.length < 4 && second.text.length < 4 && first.text + second.text + third.text === one.text
    ? { full: 3, slips: 0, joined: true }
    : undefined

const add = (fit: Fit, step: Exclude<Step, undefined>): Fit => ({
  slips: fit.slips + (step.slips ?? 0),
  full: fit.full + (step.full ?? 0),
  initials: fit.initials + (step.initials ?? 0),
  joined: fit.joined || step.joined === true,
  left: fit.left,
})

const worth = ({ slips, full, left, joined }: Fit): number =>
  full * 4 - slips - left.length - (joined ? 0.5 : 0)

const better = (a: Fit | undefined, b: Fit | undefined): Fit | undefined =>
  !a || (b && worth(b) > worth(a)) ? b : a

/** The best way to fit all words of `short` into `long` in their order; undefined if one of them fits nothing. */
export function fitInOrder(
  short: readonly NameWord[],
  long: readonly NameWord[],
  stricter = 0,
): Fit | undefined {
  const most = Math.max(0, long.length - short.length) + 1
  const from = (i: number, j: number, left: number): Fit | undefined => {
    if (i === short.length) {
      const rest = Array.from({ length: long.length - j }, (_, at) => j + at)
      return left + rest.length > most ? undefined : { ...nothing, left: rest }
    }
    if (j === long.length || left > most) return undefined
    const [a, b] = [short[i]!, long[j]!]
    const [nextA, nextB, thirdB] = [short[i + 1], long[j + 1], long[j + 2]]
    const after = (step: Step, skipA: number, skipB: number) => {
      const rest = step && from(i + skipA, j + skipB, left)
      return rest && add(rest, step)
    }
    let best = after(fitWords(a, b, stricter), 1, 1)
    if (nextB) best = better(best, after(fitJoined(a, b, nextB), 1, 2))
    if (nextA) best = better(best, after(fitJoined(b, a, nextA), 2, 1))
    if (nextB && thirdB) best = better(best, after(fitParticles(a, b, nextB, thirdB), 1, 3))
    const skipped = from(i, j + 1, left + 1)
    return better(best, skipped && { ...skipped, left: [j, ...skipped.left] })
  }
  return from(0, 0, 0)
}

/** A text with many more words may contain the whole name in the middle of others: one slip is allowed in it. */
export function isContained(name: readonly NameWord[], text: readonly NameWord[]): boolean {
  if (name.length < 2 || text.length < name.length + 3) return false
  return text.some((_, from) => {
    const steps = name.map((word, at) => {
      const other = text[from + at]
      return other && fitWords(word, other, 0)
    })
    return steps.every((step) => step?.full === 1) && steps.reduce((sum, step) => sum + step!.slips!, 0) < 1.5
  })
}

/** Whether fitting is worth the time: a slip, an initial or a cut leaves the first letter of a word, or the last. */
export function mayFit(short: readonly NameWord[], long: readonly NameWord[]): boolean {
  return short.every(({ sound, text }) =>
    long.some(
      (other) =>
        sound[0] === other.sound[0] ||
        sound.at(-1) === other.sound.at(-1) ||
        text[0] === other.text[0] ||
        text.at(-1) === other.text.at(-1),
    ),
  )
}
