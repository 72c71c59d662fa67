/** Names of people: behind their role or title, before a word such as "isimli", or by a given name or surname. */
import { isSpelledGivenName } from '@mizan/clients/rules/names/known'
import type { Reading, Word } from './reading.ts'
import type { Span } from './spans.ts'
import { isSentenceStart } from './stands-as-name.ts'
import {
  endsNames,
  isCourtesy,
  isFamily,
  isFollower,
  isGiven,
  isInstitution,
  isLead,
  isOrdinary,
  isPlace,
  isPlainGiven,
  isStrongLead,
  isTrade,
} from './words.ts'

const MOST_WORDS = 4
const behindLead = /^\.?\)?[ \t]*\(?(?:(?:[:;=–/-]\s{0,6})?(?:[([]?\d{1,2}[-.)\]][ \t]*)?)$/
const withinName = /^(?:\.? ?|[ ]{1,3}|\. ?-? ?|-|'|\n)$/
const inList = /^(?:[ \t]*,\s*|\s+(?:ve|ile|veya)\s+|[ \t]*\n?\s*\d{1,2}[-.)]\s*)$/

/** Words `from` to `end` of the reading, the end excluded. */
interface Run {
  from: number
  end: number
}

export function findPeople(reading: Reading): Span[] {
  const { words } = reading
  const runs: Run[] = []
  let behind = 0
  words.forEach((word, at) => {
    if (at < behind) return
    const found = runAt(reading, word, at)
    runs.push(...found)
    behind = Math.max(behind, ...found.map(({ end }) => end))
  })
  return runs.map(({ from, end }) => {
    const last = words[end - 1] as Word
    const dotted = last.end - last.start === 1 && reading.plain[last.end] === '.'
    return { kind: 'person', start: (words[from] as Word).start, end: last.end + (dotted ? 1 : 0) }
  })
}

function runAt(reading: Reading, word: Word, at: number): Run[] {
  if (isLead(word.folded)) {
    const led = afterLead(reading, at)
    if (led.length > 0) return led
  }
  const before = beforeFollower(reading, at)
  if (before) return [before]
  const own = byItself(reading, at)
  return own ? [own] : []
}

const gapAfter = ({ plain, words }: Reading, at: number): string =>
  plain.slice(words[at]?.end ?? plain.length, words[at + 1]?.start ?? plain.length)

/** Finds one or several names behind a role: "tanıklar Ali Kaya, Veli Can ve Oya Er". */
function afterLead(reading: Reading, at: number): Run[] {
  const lead = reading.words[at] as Word
  const gap = gapAfter(reading, at)
  // A full stop behind a whole word ends a sentence.
  if (!behindLead.test(gap) || (gap.startsWith('.') && lead.folded.length > 4)) return []
  const strong = isStrongLead(lead.folded) ? 'title' : /[:=]/.test(gap) ? 'colon' : undefined
  const runs: Run[] = []
  let from = at + 1
  for (;;) {
    const run = runFrom(reading, from)
    const isOne = run && (runs.length === 0 ? isNameBehind(reading, run, strong) : isNameInList(reading, run))
    if (!isOne) return runs
    runs.push(run)
    const next = nextInList(reading, run.end)
    if (next === undefined) return runs
    from = next
  }
}

function nextInList(reading: Reading, end: number): number | undefined {
  const { plain, words } = reading
  const last = words[end - 1] as Word
  for (const at of [end, end + 1]) {
    const next = words[at]
    if (
      next &&
      next.start - last.end < 12 &&
      inList.test(plain.slice(last.end, next.start).replace(/^\./, ''))
    )
      return at
  }
  return undefined
}

/** Collects as many words from here as one name can have. */
function runFrom(reading: Reading, from: number): Run | undefined {
  const { words } = reading
  let end = from
  while (end < words.length && end - from < MOST_WORDS) {
    const word = words[end] as Word
    if (!mayBelong(reading, word, end - from)) break
    if (end > from && !isJoined(reading, end, from)) break
    end++
  }
  return end > from ? { from, end } : undefined
}

function isJoined(reading: Reading, at: number, from: number): boolean {
  const gap = gapAfter(reading, at - 1)
  if (!withinName.test(gap)) return false
  const last = reading.words[at - 1] as Word
  if (gap.includes('.') && last.end - last.start > 1) return false
  if (gap.includes("'")) return last.end - last.start === 1 && reading.words[at]?.shape !== 'lower'
  return !gap.includes('\n') || at - from === 1
}

/** Whether a word may be a part of a name that already has so many words. */
function mayBelong({ plain }: Reading, word: Word, before: number): boolean {
  const { folded, shape, isShouted, start, end } = word
  if (shape === 'lower' && !/^(?:el|al|bin|von|van|de|der)$/.test(folded)) return false
  if (end - start === 1) return plain[end] === '.' || before > 0
  if (isCourtesy(folded) && before > 0) return false
  const isListed = isGiven(folded) || isFamily(folded)
  if (endsNames(folded))
    return before > 0 && isFamily(folded) && ((shape === 'upper' && !isShouted) || plain[end] === "'")
  if (isTrade(folded) && !isListed) return false
  if (isListed) return true
  if (isPlace(folded) && before > 1) return false
  return !((isShouted || before > 1) && isOrdinary(folded))
}

/** Whether a run behind a role is the name of a person. */
function isNameBehind(reading: Reading, run: Run, strong: 'title' | 'colon' | undefined): boolean {
  const words = reading.words.slice(run.from, run.end)
  if (isBeforeBody(reading, run)) return false
  const long = words.filter(({ start, end }) => end - start > 1)
  if (long.length === 0) return words.length > 1 || strong !== undefined
  if (long.some(({ folded }) => isGiven(folded) || isFamily(folded))) return true
  const [only] = long
  if (words.length > 1) {
    const isUnknown = strong === 'title' || long.some(({ folded }) => !isOrdinary(folded) && !isPlace(folded))
    return isUnknown && (strong !== undefined || !only?.isShouted)
  }
  if (!only || isOrdinary(only.folded) || isPlace(only.folded) || isAcronym(only)) return false
  return strong === 'title' || (!only.isShouted && !(strong && goesOn(reading, run)))
}

const isAcronym = ({ shape, isShouted, folded }: Word): boolean =>
  shape === 'upper' && !isShouted && folded.length < 6

/** Whether the sentence goes on behind the run, as behind the first word of a list of things. */
const goesOn = (reading: Reading, { end }: Run): boolean =>
  gapAfter(reading, end - 1) === ' ' && reading.words[end]?.shape === 'lower'

function isNameInList(reading: Reading, run: Run): boolean {
  if (isBeforeBody(reading, run)) return false
  const words = reading.words.slice(run.from, run.end)
  return (
    words.some(({ folded }) => isGiven(folded)) ||
    (words.length > 1 && words.some(({ folded }) => isFamily(folded)))
  )
}

/** Names of universities, streets and banks begin as names of people do. */
function isBeforeBody(reading: Reading, { end }: Run): boolean {
  const next = reading.words[end]
  if (!next || !/^[ .]{1,2}$/.test(gapAfter(reading, end - 1)) || next.shape === 'lower') return false
  return isInstitution(next.folded) || isTrade(next.folded)
}

/** A run before "isimli", or one word before "Bey" and "hanım" in any case. */
function beforeFollower(reading: Reading, at: number): Run | undefined {
  const { words } = reading
  const word = words[at] as Word
  const run = word.shape === 'lower' ? undefined : runFrom(reading, at)
  const end = run?.end ?? at + 1
  const next = words[end]
  if (!next || !/^['"”’]?[ \n]{1,2}$/.test(gapAfter(reading, end - 1))) return undefined
  if (isCourtesy(next.folded) && !isLead(word.folded) && !endsNames(word.folded))
    return word.shape !== 'lower' || isGiven(word.folded) || isFamily(word.folded)
      ? { from: at, end }
      : undefined
  if (run && isFollower(next.folded) && !isLead(word.folded)) {
    const long = words.slice(at, end).filter(({ folded }) => folded.length > 1)
    return long.every(({ folded }) => isOrdinary(folded) && !isGiven(folded)) ? undefined : run
  }
  if (run && /^(?:oglu|kizi)$/.test(next.folded) && isGiven(word.folded)) return run
  return undefined
}

/** Finds names without a word beside them that marks them. */
function byItself(reading: Reading, at: number): Run | undefined {
  const { words } = reading
  const word = words[at] as Word
  if (word.shape === 'lower') return inSmallLetters(reading, at)
  const run = runFrom(reading, at)
  if (!run || isBeforeBody(reading, run)) return undefined
  const [, second, third] = words.slice(run.from, run.end)
  if (isPlainGiven(word.folded)) return run
  if (second === undefined) return aloneAt(reading, at) ? run : undefined
  const isSurname = second.end - second.start > 1 && isFamily(second.folded)
  const isCapital = second.shape === 'upper' && word.shape === 'capital' && second.folded.length > 2
  if (isGiven(word.folded))
    return isSurname ||
      isCapital ||
      isPlainGiven(second.folded) ||
      second.folded.length === 1 ||
      (third && isFamily(third.folded))
      ? run
      : undefined
  if (isPlace(word.folded) || endsNames(word.folded)) return undefined
  if (/.{3}oglu$/.test(second.folded)) return run
  return (isCapital && !isOrdinary(word.folded)) ||
    (isSurname && !isOrdinary(second.folded) && !isOrdinary(word.folded))
    ? run
    : undefined
}

/**
 * Finds single words that are a name: a surname that is no other word, or any name with an ending behind an
 * apostrophe.
 */
function aloneAt({ plain, words }: Reading, at: number): boolean {
  const { folded, start, end } = words[at] as Word
  if (isPlace(folded) || folded.length < 3) return false
  const hasEnding = plain[end] === "'"
  if (isFamily(folded) && !isOrdinary(folded) && !isGiven(folded))
    return hasEnding || !isSentenceStart(plain, start)
  return isGiven(folded) && hasEnding
}

function inSmallLetters(reading: Reading, at: number): Run | undefined {
  const [word, next] = [reading.words[at] as Word, reading.words[at + 1]]
  if (!isPlainGiven(word.folded) || !isSpelledGivenName(word.folded)) return undefined
  const hasSurname =
    next &&
    gapAfter(reading, at) === ' ' &&
    next.shape === 'lower' &&
    (!isOrdinary(next.folded) || isFamily(next.folded)) &&
    !endsNames(next.folded)
  return hasSurname && !isPlace(next.folded) ? { from: at, end: at + 2 } : undefined
}
