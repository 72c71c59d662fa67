/** Divides a text into the units that are compared: content words with the grammar of their sentence. */
import { gapAfter, type Scan, scan, surfaceAt } from '@mizan/research/rules/citations/scan'
import { functionStems, functionWords, lightVerbs } from '../../data/verify/particles.ts'
import { isAttached, isLentAcross } from './attach.ts'
import { conceptsOf, stemOf } from './concepts.ts'
import { formOf } from './forms.ts'
import { joined } from './names.ts'
import { areOpposite, type Part, partOf, partyAt } from './party-names.ts'
import { type Quantity, quantitiesIn } from './quantities.ts'
import { finite, ofForm, type Unit } from './unit.ts'

export interface Reading {
  scan: Scan
  /** Folded word of each lexeme. */
  words: string[]
  units: Unit[]
  sentenceOf: number[]
  segmentOf: number[]
  sentences: number
}

export function read(text: string): Reading {
  const s = scan(text)
  const words = s.lexemes.map(({ word }) => word.folded)
  const { sentenceOf, segmentOf } = divide(s, words)
  const reading: Reading = {
    scan: s,
    words,
    units: [],
    sentenceOf,
    segmentOf,
    sentences: (sentenceOf.at(-1) ?? -1) + 1,
  }
  const quantities = new Map(quantitiesIn(s).map((quantity) => [quantity.first, quantity]))
  for (let at = 0; at < words.length; ) at = readAt(reading, at, quantities)
  reading.units = joined(reading.units)
  reading.units.forEach((unit, at) => {
    const next = reading.units[at + 1]
    const isNoun = !unit.isVerb && !unit.isNominal && !unit.isCondition && !unit.isParticiple && !unit.party
    if (isNoun && next?.isDenied && withoutIt.test(next.folded) && next.first === unit.last + 1)
      unit.mayBeDenied = true
  })
  return reading
}

const withoutIt = /m[ae](?:d[ae]n|ks[iu]z[iu]n|y[ae]n\w*|d[iu]g\w*|m[ae]\w*)$/

const abbreviations = new Set('md vd vs no sf bkz av dr prof st maddesi yrg hd cd sok cad mah'.split(' '))

function divide(s: Scan, words: readonly string[]): { sentenceOf: number[]; segmentOf: number[] } {
  const sentenceOf: number[] = []
  const segmentOf: number[] = []
  let [sentence, segment] = [0, 0]
  words.forEach((word, at) => {
    sentenceOf.push(sentence)
    segmentOf.push(segment)
    const gap = gapAfter(s, at)
    const next = surfaceAt(s, at + 1).charAt(0)
    const isUpper = next !== next.toLocaleLowerCase('tr')
    const ends =
      /[.!?…]["”’)]*\s/.test(gap) &&
      isUpper &&
      word.length > 2 &&
      !abbreviations.has(word) &&
      !/^\d/.test(word)
    if (ends || /\n\s*\n/.test(gap) || gap.includes(';')) sentence++
    if (ends || /[,;:]|\n/.test(gap) || words[at + 1] === 'ancak') segment++
  })
  return { sentenceOf, segmentOf }
}

function readAt(reading: Reading, at: number, quantities: Map<number, Quantity>): number {
  const { words, units } = reading
  const quantity = quantities.get(at)
  if (quantity) {
    units.push({ ...blank(reading, at, quantity.last), stem: `#${quantity.value}`, quantity })
    return quantity.last + 1
  }
  const party = partyAt(words, at)
  if (party) {
    const last = at + party.words - 1
    const form = formOf(words[last] ?? '', words[last + 1] ?? '')
    const before = units.at(-1)
    // In "davalı kiracının" both words name one party, in one case.
    if (
      before?.party &&
      isApposed(before.party, party.party) &&
      before.last === at - 1 &&
      before.part === 'subject' &&
      !/[,;]/.test(gapAfter(reading.scan, at - 1))
    )
      before.part = party.part
    units.push({
      ...blank(reading, at, last),
      stem: `@${party.party}`,
      party: party.party,
      part: party.part,
      isBy: party.isBy,
      isOwner: party.isOwner,
      isLoose: isLoose(reading, last),
      isCondition: form.isCondition,
    })
    return last + 1
  }
  readWord(reading, at)
  return at + 1
}

const isApposed = (one: string, other: string): boolean =>
  /^(?:davaci|davali|sanik|katilan|mustedi|mustedaaleyh|kiraya veren)$/.test(one) && !areOpposite(one, other)

const withoutCopula = (word: string): string => word.replace(/(?:y?s[ae]|[dt][iu]r)$/, '')

const isFunction = (word: string, stem: string): boolean =>
  functionWords.has(word) ||
  functionStems.has(stem) ||
  lightVerbs.has(stem) ||
  functionWords.has(withoutCopula(word)) ||
  functionStems.has(withoutCopula(word))

const possessed = /(?:s[iu]|[^aeiouy][iu]|l[ae]r[iu])(?:n[ae]|n[iu]|nd[ae]n?|n[iu]n|yl[ae])?$/
const isLoose = ({ words, scan: s }: Reading, last: number): boolean =>
  /^\s*$/.test(gapAfter(s, last)) &&
  !/^tarafindan/.test(words[last + 1] ?? '') &&
  possessed.test(words[last + 1] ?? '')

function readWord(reading: Reading, at: number): void {
  const { words, units } = reading
  const word = words[at] ?? ''
  const form = formOf(word, words[at + 1] ?? '', words[at - 1])
  const stem = stemOf(word)
  const before = units.at(-1)
  const isNext = before !== undefined && gapFree(reading, before.last, at)
  if (isNext && isLentAcross(units, stem, form)) return
  if (isNext && isAttached(before, stem, word, words[at + 1] ?? '', form)) {
    before.last = at
    return
  }
  if (isFunction(word, stem)) {
    // In "kusurlu olan taraftan" the case of the noun counts for the words that describe it.
    if (before && general.has(stem) && before.sentence === reading.sentenceOf[at] && !before.party)
      before.part = partIn(word, stem, words[at + 1], words[at + 2])
    // In "güçsüzlük içindeyse" the ending of the particle belongs to the word before it.
    if (isNext && form.isCondition) before.isCondition = true
    else if (lightVerbs.has(stem) && finite.test(word))
      units.push({ ...blank(reading, at, at), stem, ...ofForm(form, word), light: stem })
    return
  }
  const unit: Unit = { ...blank(reading, at, at), stem, ...ofForm(form, word), concepts: conceptsOf(stem) }
  const part = unit.isVerb || unit.isParticiple ? undefined : partIn(word, stem, words[at + 1], words[at + 2])
  units.push(part ? { ...unit, part } : unit)
}

/** General nouns that stand for the person whom the words before them describe. */
const general = new Set(['taraf', 'kisi', 'kimse'])

/** The case of a noun; undefined where its stem does not show where the ending begins. */
function partIn(word: string, stem: string, next = '', afterNext = ''): Part | undefined {
  const base = word.startsWith(stem) ? stem.length : word.startsWith(stem.slice(0, -1)) ? stem.length : -1
  return base < 0 || base > word.length ? undefined : partOf(word.slice(base), next, afterNext)
}

const blank = (reading: Reading, first: number, last: number): Unit => ({
  stem: '',
  concepts: [],
  folded: reading.words[last] ?? '',
  first,
  last,
  sentence: reading.sentenceOf[first] ?? 0,
  segment: reading.segmentOf[first] ?? 0,
  isDenied: false,
  force: 'plain',
  isNominal: false,
  isParticiple: false,
  isCondition: false,
  isVerb: false,
})

/** Only "da", "de", "bile" or "ise" stand between two words of one clause. */
function gapFree(reading: Reading, last: number, at: number): boolean {
  if (reading.sentenceOf[last] !== reading.sentenceOf[at]) return false
  for (let index = last; index < at; index++) {
    if (/[,;:.]/.test(gapAfter(reading.scan, index))) return false
    if (
      index > last &&
      !/^(?:da|de|dahi|bile|ki|olarak|olan|soz|konusu|bir|karar)$/.test(reading.words[index] ?? '') &&
      !lightVerbs.has(stemOf(reading.words[index] ?? ''))
    )
      return false
  }
  return true
}
