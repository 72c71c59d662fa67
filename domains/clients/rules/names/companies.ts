/** Whether two names, one of them at least of a company or a body, may be of one company. */
import { isAcronymOf } from './acronyms.ts'
import { isCommonWord } from './company-words.ts'
import { isGivenName } from './known.ts'
import { type Likeness, likeness, type NameDifference } from './likeness.ts'
import { type Fit, fitInOrder, isContained } from './matches.ts'
import type { ReadName } from './read.ts'
import { slipsBetween } from './slips.ts'
import { soundOf } from './sound.ts'
import type { NameWord } from './words.ts'

/** Short names of companies are often made up of syllables, and one letter makes another company. */
const STRICTER = 0.5
/** Shorter words are borne by companies of many businesses that have nothing in common (`Rota`, `Teras`). */
const RARE = 8

const permutations = (words: readonly NameWord[]): (readonly NameWord[])[] =>
  words.length < 2 || words.length > 4 ? [words] : [words, [...words.slice(1), words[0]!], words.toReversed()]

function bestFit(short: readonly NameWord[], long: readonly NameWord[], stricter: number): Fit | undefined {
  let best: Fit | undefined
  for (const order of permutations(short)) {
    const fit = fitInOrder(order, long, stricter)
    if (fit && (!best || fit.slips + fit.left.length < best.slips + best.left.length)) best = fit
  }
  return best ?? fitWhole(short, long)
}

/** `Mavideniz` and `Mavi Deniz`, wherever the names are cut. */
function fitWhole(short: readonly NameWord[], long: readonly NameWord[]): Fit | undefined {
  const [one, other] = [short, long].map((words) => soundOf(words.map(({ text }) => text).join(''))) as [
    string,
    string,
  ]
  const slips = short.length === long.length ? undefined : slipsBetween(one, other)
  return slips === undefined ? undefined : { slips, full: 2, initials: 0, joined: true, left: [] }
}

const shares = (a: ReadonlySet<string>, b: ReadonlySet<string>): boolean => [...a].some((one) => b.has(one))

/** Two businesses that have nothing in common, as far as the names tell. */
const inOtherTrades = (a: ReadName, b: ReadName): boolean =>
  a.sectors.size > 0 && b.sectors.size > 0 && !shares(a.sectors, b.sectors)

/** Two companies of one business whose long words differ by a letter are rarely two. */
const strictness = (a: ReadName, b: ReadName, short: readonly NameWord[]): number =>
  short.length > 1 || (shares(a.sectors, b.sectors) && short[0]!.sound.length > 6) ? 0 : STRICTER

/** Bodies of two kinds, or a body and a company: `Ankara Barosu`, `Ankara Valiliği`, `Ankara Gıda A.Ş.` */
function areTwoKinds(a: ReadName, b: ReadName): boolean {
  if (a.kind === 'plain' || b.kind === 'plain') return false
  return a.kind !== b.kind || (a.kind === 'body' && !shares(a.bodies, b.bodies))
}

/** `Ali Zeyrek` is not `Zeyrek Turizm`: what the company lacks is the name of the person. */
function leavesPerson(a: ReadName, b: ReadName, { left }: Fit): boolean {
  const long = a.words.length > b.words.length ? a : b
  return long.kind === 'plain' && (left.includes(0) || left.some((at) => isGivenName(long.words[at]!.sound)))
}

/** Abbreviations that the lists lack (`Ür.`, `Bşk.`) and that only one of the names has say nothing. */
const countedOf = (fit: Fit, long: ReadName): Fit => ({
  ...fit,
  left: fit.left.filter((at) => !long.words[at]!.dotted),
})

function isEnough(a: ReadName, b: ReadName, whole: Fit): boolean {
  const [short, long] = a.words.length <= b.words.length ? [a, b] : [b, a]
  const fit = countedOf(whole, long)
  const words = fit.full + fit.initials
  const isCommon = words < 2 && short.words.every(isCommonWord)
  if (words < 3 && short.words.every(isCommonWord) && inOtherTrades(a, b)) return false
  const saysLittle = isCommon || short.words.every(({ text }) => text.length < RARE)
  if (a.onlySector !== b.onlySector) return false
  if (fit.slips >= 1 && words < 2 && inOtherTrades(a, b)) return false
  if (a.onlySector || fit.left.length === 0)
    return fit.left.length === 0 && !(words < 2 && saysLittle && inOtherTrades(a, b))
  if (fit.full === 0 || fit.left.length > 2 || inOtherTrades(a, b)) return false
  if (words < 2 && short.sectors.size > 0 && !shares(a.sectors, b.sectors)) return false
  return words > 1 || (!isCommon && !leavesPerson(a, b, fit) && (short.words[0]?.text.length ?? 0) > 3)
}

function differencesOf(a: ReadName, b: ReadName, { slips, initials, joined, left }: Fit): NameDifference[] {
  if (a.text === b.text) return []
  const plain = a.kind === 'plain' ? a : b.kind === 'plain' ? b : undefined
  const isPerson = plain !== undefined && plain.words.length > 1
  const differences: [NameDifference, boolean][] = [
    ['person', isPerson],
    ['missing', left.length > 0],
    ['joined', joined],
    ['initial', initials > 0],
    ['spelling', slips > 0],
    // A person has neither.
    ['sector', !isPerson && !areEqual(a.sectors, b.sectors)],
    ['form', !isPerson && !areEqual(a.forms, b.forms)],
  ]
  const found = differences.flatMap(([one, isThere]) => (isThere ? [one] : []))
  // Words that were shortened, or that do not count, are written in another way.
  return found.length > 0 ? found : ['spelling']
}

const areEqual = (a: ReadonlySet<string>, b: ReadonlySet<string>): boolean =>
  a.size === b.size && [...a].every((one) => b.has(one))

/** `Asyatek` and `Asya Tek Elektronik`: a word of the business was part of the name. */
const isHeadOf = (a: ReadName, b: ReadName): boolean =>
  a.words[0]!.sound === b.head &&
  a.words.slice(1).every((word) => b.words.some(({ sound }) => sound === word.sound)) &&
  !inOtherTrades(a, b)

/** `Tuğ Metal` of `Tuğ Metal San. A.Ş.`: without the legal form it could have been a person. */
const isBeginningOf = (a: ReadName, b: ReadName): boolean =>
  a.kind === 'plain' &&
  b.words.length <= a.content.length &&
  a.content.some(({ text }) => !b.words.some((word) => word.text === text)) &&
  a.content.every(({ text, canon }, at) => canon === b.content[at]?.canon || text === b.content[at]?.text)

export function compareCompanies(a: ReadName, b: ReadName): Likeness | undefined {
  if (isAcronymOf(a, b) || isAcronymOf(b, a)) return { score: 0.75, why: 'acronym' }
  if (areTwoKinds(a, b)) return undefined
  if (
    (a.kind === 'plain' && isContained(a.words, b.words)) ||
    (b.kind === 'plain' && isContained(b.words, a.words))
  )
    return { score: 0.6, why: 'person' }
  if (isBeginningOf(a, b) || isBeginningOf(b, a)) return { score: 0.95, why: 'form' }
  const [short, long] = a.words.length <= b.words.length ? [a.words, b.words] : [b.words, a.words]
  const fit = bestFit(short, long, strictness(a, b, short))
  if (!fit || !isEnough(a, b, fit))
    return isHeadOf(a, b) || isHeadOf(b, a) ? { score: 0.8, why: 'joined' } : undefined
  const differences = differencesOf(a, b, fit)
  const loss =
    fit.slips * 0.06 + fit.initials * 0.15 + fit.left.length * 0.12 + (inOtherTrades(a, b) ? 0.15 : 0)
  return likeness((differences.length === 0 ? 1 : 0.95) - loss, differences)
}
