/** Checks a sentence that follows its quote almost word for word: each change in it is examined in its place. */
import { gapAfter } from '@mizan/research/rules/citations/scan'
import { commonWords } from './common-words.ts'
import type { Comparison, Finding } from './compare.ts'
import { stemOf } from './concepts.ts'
import { conditionsIn } from './conditions.ts'
import { formOf } from './forms.ts'
import { relation } from './match.ts'
import { scopesIn } from './scope.ts'
import { finite, type Unit } from './unit.ts'
import type { Reading } from './units.ts'

const CLOSE = 0.65

/** Words whose loss or addition changes the meaning, by the meaning that they decide. */
const deciding: [RegExp, string][] = [
  [/^(?:az|asagi|eksik|altinda)$/, 'less'],
  [/^(?:fazla|cok|asan|yukari|ustunde)$/, 'more'],
  [/^(?:kadar|degin|dek)$/, 'until'],
  [/^(?:once|onceden|evvel|evvelce|onceki|oncesi\w*)$/, 'before'],
  [/^(?:sonra|sonraki|sonrasi\w*)$/, 'after'],
  [/^(?:yil|yili|yilin|yila|yilda|yillik|yildan|yilini|yilinin|sene\w*)$/, 'year'],
  [/^(?:ay|ayin|aya|ayda|aylik|aydan|ayi|ayinin)$/, 'month'],
  [/^(?:gun|gunu|gunun|gune|gunde|gunluk|gunden|gunler\w*|gunleri\w*)$/, 'day'],
  [/^(?:hafta|haftanin|haftalik|haftada)$/, 'week'],
  [/^(?:birinci|ikinci|ucuncu|dorduncu|besinci|altinci|yedinci|sekizinci)$/, 'ordinal'],
]
const replaceable = new Set(['year', 'month', 'day', 'week', 'party', 'ordinal', 'before', 'after'])

export function checkChanges(comparison: Comparison): Finding[] {
  const { claim, quote, quoted, carrying } = comparison
  const followed =
    claim.sentences > 1
      ? [new Set(quoted.map(({ sentence }) => sentence))]
      : [...carrying].map((one) => new Set([one]))
  return followed.flatMap((sentences): Finding[] => {
    const places = quote.words.flatMap((_, at) => (sentences.has(quote.sentenceOf[at] ?? -1) ? [at] : []))
    const pairs = commonWords(keysOf(claim), keysOf(quote, places))
    if (pairs.length < CLOSE * claim.words.length) return []
    return changes(
      comparison,
      pairs.map(([one, two]) => [one, places[two] ?? 0]),
      places,
    )
  })
}

function changes(
  { claim, quote, quoted }: Comparison,
  pairs: [number, number][],
  places: readonly number[],
): Finding[] {
  // The words that the claim leaves out before its first and after its last word are checked elsewhere.
  const opens = pairs[0]?.[0] === 0
  const closes = pairs.at(-1)?.[0] === claim.words.length - 1
  const start = (opens ? pairs[0]?.[1] : places[0]) ?? 0
  const end = (closes ? pairs.at(-1)?.[1] : places.at(-1)) ?? 0
  const [own, theirs] = [
    decidingIn(
      claim,
      claim.words.map((_, at) => at),
    ),
    decidingIn(
      quote,
      places.filter((at) => at >= start && at <= end),
    ),
  ]
  const kept = new Set(pairs.map(([, two]) => two))
  const more = surplus(own, decidingIn(quote, places)).map(({ kind }) => kind)
  // A word close to the kept words counts as part of the claim's statement.
  const isNear = (one: DecidingWord) => isNearKept(one, claim, quote, kept)
  const ordered = [...theirs.filter(isNear), ...theirs.filter((one) => !isNear(one))]
  const less = surplus(ordered, own)
    .filter(isNear)
    .map(({ kind }) => kind)
  const found: Finding[] = []
  for (const kind of more)
    if (!isReplaceable(kind) || less.some((other) => isOfKind(kind, other))) found.push(finding(kind))
  for (const kind of less) if (!isReplaceable(kind)) found.push(finding(kind))
  found.push(...droppedConditions(claim, quote, pairs, new Set(places)))
  if (replacesWord(claim, quote, quoted, pairs, places)) found.push({ code: 'words', refutes: false })
  return found
}

const isReplaceable = (kind: string): boolean => replaceable.has(kind.split(' ')[0] ?? '')

const isOfKind = (one: string, other: string): boolean =>
  one.startsWith('party') ? other.startsWith('party') : isReplaceable(other) && !other.startsWith('party')

const finding = (kind: string): Finding => ({
  code: kind === 'denial' ? 'negation' : kind.startsWith('party') ? 'party' : 'scope',
  refutes: false,
})

/** "gözetim altında" is no bound, "on yaşın altında" is one. */
const ofNumbers = /^(?:altinda|ustunde|yukari)$/
const isAtQuantity = (reading: Reading, at: number): boolean =>
  reading.units.some(({ quantity, last }) => quantity && last < at && last > at - 4)

/** Kinds whose word follows the words that it changes. */
const standsAfter = new Set(['denial', 'less', 'more', 'until', 'before', 'after'])

const endsClause = ({ words, scan }: Reading, at: number): boolean =>
  finite.test(words[at] ?? '') &&
  (/^(?:ve|veya|ancak)$/.test(words[at + 1] ?? '') || /[,;]/.test(gapAfter(scan, at)))

interface DecidingWord {
  kind: string
  at: number
}

/** Words that are left out together with their neighbours form a whole clause that the claim leaves out. */
function isNearKept(
  { kind, at }: DecidingWord,
  claim: Reading,
  quote: Reading,
  kept: ReadonlySet<number>,
): boolean {
  const others = quote.units.filter(
    (unit) =>
      unit.sentence === quote.sentenceOf[at] && (standsAfter.has(kind) ? unit.last < at : unit.first > at),
  )
  const near = standsAfter.has(kind) ? others.at(-1) : others[0]
  if (!near || kind.startsWith('party')) return true
  // A denied verb at the end of a separate clause that the claim does not mention is not a lost denial.
  const own = quote.units.find((unit) => unit.first <= at && unit.last >= at)
  if (
    kind === 'denial' &&
    own &&
    endsClause(quote, at) &&
    !claim.units.some((unit) => relation(unit, own) === 1)
  )
    return false
  if ((kind === 'min' || kind === 'max') && near.first > at + 2) return false
  return (
    range(near.first, near.last).some((one) => kept.has(one)) ||
    claim.units.some((unit) => relation(unit, near) === 1)
  )
}

function decidingIn(reading: Reading, places: readonly number[]): DecidingWord[] {
  const kinds: DecidingWord[] = []
  const taken = new Set(
    reading.units.filter(({ quantity }) => quantity).flatMap(({ first, last }) => range(first, last)),
  )
  const scopes = new Map(scopesIn(reading).map(({ at, kind }) => [at, kind]))
  for (const at of places) {
    const word = reading.words[at] ?? ''
    const isAfterMost = reading.words[at - 1] === 'en'
    const kind = scopes.get(at)
    if (kind && kind !== 'all') kinds.push({ kind, at })
    else if (!taken.has(at) && !isAfterMost && (!ofNumbers.test(word) || isAtQuantity(reading, at)))
      for (const [form, name] of deciding) if (form.test(word)) kinds.push({ kind: name, at })
    if (denies(reading, at)) kinds.push({ kind: 'denial', at })
  }
  const there = new Set(places)
  for (const { party, first } of reading.units)
    if (party && there.has(first)) kinds.push({ kind: `party ${party}`, at: first })
  return kinds
}

/** Words that are compared as equal: of one stem, and both denied or neither. */
const keysOf = (reading: Reading, places = reading.words.map((_, at) => at)): string[] =>
  places.map((at) => `${stemOf(reading.words[at] ?? '')}${denies(reading, at) ? '-' : ''}`)

/** A condition whose words are missing, even if the claim uses some of them for something else. */
function droppedConditions(
  claim: Reading,
  quote: Reading,
  pairs: [number, number][],
  places: Set<number>,
): Finding[] {
  return conditionsIn(quote).flatMap(({ units: own, instead }): Finding[] => {
    const units = [...instead, ...own]
    const head = own.at(-1)
    if (!head || !places.has(head.first)) return []
    const inside = new Set(units.flatMap(({ first, last }) => range(first, last)))
    const kept = new Set(pairs.filter(([, two]) => inside.has(two)).map(([, two]) => two))
    const elsewhere = new Set(pairs.filter(([, two]) => !inside.has(two)).map(([one]) => one))
    const isKept = (unit: Unit): boolean =>
      range(unit.first, unit.last).some((at) => kept.has(at)) ||
      claim.units.some((one) => !elsewhere.has(one.first) && relation(one, unit) !== 0)
    const count = units.filter(isKept).length
    const isOne = instead.length > 0 && (own.some(isKept) || instead.some(isKept))
    if (!isOne && count >= units.length / 2 && !isKept(head)) return [{ code: 'condition', refutes: false }]
    return count < units.length / 2 && !isOne ? [{ code: 'condition', refutes: count === 0 }] : []
  })
}

const range = (first: number, last: number): number[] =>
  Array.from({ length: last - first + 1 }, (_, at) => first + at)

function denies({ words }: Reading, at: number): boolean {
  const word = words[at] ?? ''
  if (word === 'gecikmeksizin') return false
  if (/^(?:degil|yok(?!l|s[ue]l|sun))/.test(word)) return true
  return formOf(word, words[at + 1] ?? '', words[at - 1]).isDenied
}

function surplus(ones: readonly DecidingWord[], others: readonly DecidingWord[]): DecidingWord[] {
  const left = others.map(({ kind }) => kind)
  return ones.filter(({ kind }) => {
    const at = left.indexOf(kind)
    if (at >= 0) left.splice(at, 1)
    return at < 0
  })
}

/**
 * Whether, in one place, a word of the claim is missing in the quote and a word of the quote is missing in the claim.
 */
function replacesWord(
  claim: Reading,
  quote: Reading,
  quoted: readonly Unit[],
  pairs: [number, number][],
  places: readonly number[],
): boolean {
  const isPlain = (unit: Unit) => !unit.quantity && unit.stem !== unit.light
  const news = claim.units.filter(
    (unit) => isPlain(unit) && !quoted.some((other) => relation(unit, other) !== 0),
  )
  const kept = new Set(pairs.map(([, two]) => two))
  const isGone = (unit: Unit) =>
    unit.party ? !kept.has(unit.first) : !claim.units.some((other) => relation(unit, other) !== 0)
  const lost = quote.units.filter((unit) => isPlain(unit) && isGone(unit))
  const ends = [places[0] ?? 0, places.at(-1) ?? 0]
  const all = [[-1, (ends[0] ?? 0) - 1], ...pairs, [claim.words.length, (ends[1] ?? 0) + 1]] as [
    number,
    number,
  ][]
  return all.some(([one, two], index) => {
    const [nextOne, nextTwo] = all[index + 1] ?? [one, two]
    return (
      news.some(({ first }) => first > one && first < nextOne) &&
      lost.some(({ first }) => first > two && first < nextTwo)
    )
  })
}
