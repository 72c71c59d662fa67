/** Conditions of a text: the clause before "hâlinde", "şartıyla", "takdirde", or around a verb in "-se". */
import type { Unit } from './unit.ts'
import type { Reading } from './units.ts'

export interface Condition {
  /** The units of its clause, its head last. */
  units: Unit[]
  /** "… olsa da", "… bakılmaksızın": it does not matter whether it holds. */
  isConcessive: boolean
  /** The alternative to the condition: the units before "veya". */
  instead: Unit[]
}

const markers =
  /^(?:halinde|hallerinde|durumunda|durumlarinda|takdirde|sartiyla|sartina|kosuluyla|kosuluna|kosulunda|kaydiyla|surece|muddetce)$/
const ofVerbalNoun = /^(?:sarti|kosulu|kaydi)$/
const concessive = /^(?:da|de|bile|dahi)$/

export function conditionsIn(reading: Reading): Condition[] {
  const heads = new Map<number, boolean>()
  reading.words.forEach((word, at) => {
    const index = reading.units.findLastIndex(({ last }) => last < at)
    const before = reading.units[index]
    if (!before || before.sentence !== reading.sentenceOf[at]) return
    if (isMarker(reading, before, at)) heads.set(index, false)
    if (isRegardless(reading, word, at)) heads.set(index, true)
  })
  reading.units.forEach((unit, index) => {
    if (unit.isCondition && reading.words[unit.last + 1] !== 'ise')
      heads.set(index, isConcessive(reading, unit))
  })
  return [...heads].map(([index, concessive]) => ({
    units: clauseBefore(reading, index),
    isConcessive: concessive,
    instead: alternativeTo(reading, index),
  }))
}

/** "hâlinde", "şartıyla"; not "tasfiye hâlinde bulunan", which is a state. */
function isMarker(reading: Reading, before: Unit, at: number): boolean {
  const word = reading.words[at] ?? ''
  const isClose = at - before.last <= 3
  // "taksitler hâlinde" is a way, and no condition.
  if (/^hal/.test(word) && /l[ae]r$/.test(before.folded)) return false
  if (markers.test(word))
    return isClose && !/^(?:bulun|ol(?:an|ma|dug)|kal)/.test(reading.words[at + 1] ?? '')
  if (word === 'uzerine') return isClose && (before.isNominal || /[iu]$/.test(before.folded))
  if (ofVerbalNoun.test(word))
    return isClose && /^(?:ile|altinda|var|aran(?!ma))/.test(reading.words[at + 1] ?? '')
  return (
    word === 'ise' &&
    before.last === at - 1 &&
    !before.isNominal &&
    !before.party &&
    isPredicate(reading, before)
  )
}

const isRegardless = ({ words }: Reading, word: string, at: number): boolean =>
  /^(?:bakilmaksizin|ragmen|aranmaksizin|aranmadan)$/.test(word) ||
  (word === 'gerek' && /^(?:olma(?:dan|ksizin)|kalma(?:dan|ksizin)|yok)/.test(words[at + 1] ?? ''))

/** "küçük ise" ends a clause, "kiracı ise" only names who is spoken of. */
function isPredicate(reading: Reading, unit: Unit): boolean {
  const { scan } = reading
  const end = scan.lexemes[unit.last + 1]?.end ?? 0
  return /^\s*,/.test(scan.text.slice(end, end + 3))
}

function isConcessive(reading: Reading, unit: Unit): boolean {
  const next = reading.words[unit.last + 1] ?? ''
  const gap = reading.scan.text.slice(
    reading.scan.lexemes[unit.last]?.end ?? 0,
    reading.scan.lexemes[unit.last + 1]?.start ?? 0,
  )
  return concessive.test(next) && !/[,;.]/.test(gap)
}

/** "gözden geçirmek ve ayıp görürse": another clause ends before "ve". */
const isJoined = (reading: Reading, unit: Unit): boolean =>
  (unit.isNominal || unit.isVerb) && /^(?:ve|veya|ya|yahut)$/.test(reading.words[unit.last + 1] ?? '')

/** In "borcunu ikrar etmiş veya rehin vermişse" one of two is enough. */
function alternativeTo(reading: Reading, index: number): Unit[] {
  const first = reading.units.indexOf(clauseBefore(reading, index)[0] as Unit)
  const before = reading.units[first - 1]
  const word = before && reading.words[before.last + 1]
  return before && /^(?:veya|ya|yahut)$/.test(word ?? '') ? clauseBefore(reading, first - 1) : []
}

const longestClause = 7

/** The unit at an index with the units before it, back to the last comma, condition or finite verb. */
function clauseBefore(reading: Reading, index: number): Unit[] {
  const head = reading.units[index] as Unit
  const units = [head]
  for (let at = index - 1; at >= 0 && units.length < longestClause; at--) {
    const unit = reading.units[at] as Unit
    if (unit.sentence !== head.sentence || (unit.segment !== head.segment && units.length > 1)) break
    if (unit.segment !== head.segment || unit.isCondition || isJoined(reading, unit)) break
    units.unshift(unit)
  }
  return units
}
