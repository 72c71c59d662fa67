/** Finds addresses: streets and quarters with the numbers behind them, and the text behind a word for an address. */
import { addressLeads, numbered, streets, wideStreets } from '../../data/secrecy/addresses.ts'
import { type Reading, readText, type Word } from './reading.ts'
import type { Span } from './spans.ts'
import { endsNames, isPlace } from './words.ts'

const LONGEST = 220
/** "mah.", "sok.": abbreviations say that a street is meant, also in small letters. */
const LONGEST_SHORT = 4
const street = new RegExp(
  String.raw`(?<=[\p{L}\d.'] {0,2}\n?)(?<!\p{L})(?:${streets}|(?<wide>${wideStreets}))(?![\p{L}])`,
  'gu',
)
const lead = new RegExp(
  String.raw`(?<!\p{L})(?:${addressLeads})(?!\p{L})(?: ?\([^)\n]{1,30}\))?[ \t]*[:;=-]+\s{0,3}`,
  'gu',
)
const number = String.raw`(?:${numbered})[ .:]{0,3}(?:no[ .:]{0,2})?(?:\d+(?:[ ]?[/-][ ]?[\p{L}\d]{1,4}|\p{L})?|\p{L}\d{0,4})(?![\p{L}\d])`
const tail = new RegExp(
  String.raw`^(?:[ ,;./()\n-]{0,4}(?:${number}|\d{1,5}(?:[/-]\p{L}?\d{0,4})?(?:\. ?(?:kat|sokak|sok\.?|sk\.?|cadde|cad\.?|cd\.?))?(?![\p{L}\d.,]\d)))`,
  'u',
)

/** A quarter without a word for it, before its city: "Küçük Kaymaklı, Lefkoşa". */
const beforePlace = /^[ ,/\n-]{1,3}(?:\p{Lu}\p{L}+ ?){1,3}(?:, ?| ?\/ ?| - |[ \n])(\p{Lu}\p{L}+)/u

/** The name of a building between its street and its number: "Nida Kule No:18". */
const building =
  /^[ ,\n-]{1,3}(?:\p{Lu}[\p{L}.]+ ?){1,3}(?=(?:[Nn][Oo]|[Kk]at|[Dd]aire|[Dd]|[Kk])[ .:]{1,2}\d)/u

/** "34710 Kadıköy/İstanbul". */
const postal = /(?<![\d.,/])(?:0[1-9]|[1-7]\d|8[01])\d{3} ?,? (\p{Lu}\p{L}+)(?: ?[/,-] ?(\p{Lu}\p{L}+))?/gu

export function findAddresses(reading: Reading): Span[] {
  return joined([...byStreet(reading), ...byCode(reading), ...behindLead(reading)], reading.folded)
}

const byStreet = (reading: Reading): Span[] =>
  [...reading.folded.matchAll(street)].flatMap(({ 0: text, index, groups }): Span[] => {
    const isSmall = reading.plain[index] === reading.folded[index]
    if (groups?.wide && isSmall) return []
    const start = nameStart(reading, index, isSmall && text.length > LONGEST_SHORT)
    if (start === undefined) return []
    return [{ kind: 'address', start, end: addressEnd(reading, index + text.length, start) }]
  })

const byCode = ({ plain }: Reading): Span[] =>
  [...plain.matchAll(postal)].flatMap(({ 0: text, 1: one, 2: other, index }): Span[] =>
    [one, other].some((place) => place && isPlace(readText(place).folded))
      ? [{ kind: 'address', start: index, end: index + text.length }]
      : [],
  )

const behindLead = ({ folded }: Reading): Span[] =>
  [...folded.matchAll(lead)].flatMap(({ 0: text, index }): Span[] => {
    const start = index + text.length
    const end = lineEnd(folded, start)
    return end > start ? [{ kind: 'address', start, end }] : []
  })

/** Start of the capitals and ordinals that name a street; undefined if it has no name. */
function nameStart({ plain, folded, words }: Reading, at: number, needsCapital: boolean): number | undefined {
  let start: number | undefined
  let end = at
  for (let count = 0; count < 5; count++) {
    const ordinal = /(?<![\d./])\d{1,5}(?:\/\d{1,3})?\.?[ \n]{0,2}$/.exec(
      folded.slice(Math.max(0, end - 12), end),
    )
    if (ordinal) {
      start = end - ordinal[0].length
      break
    }
    const word = wordBefore(words, end)
    if (!word || !/^[ .'\n-]{0,2}$/.test(plain.slice(word.end, end))) break
    const isSmall = word.shape === 'lower'
    if (isSmall && (needsCapital || count > 0 || plain[at] !== folded[at])) break
    if (
      endsNames(word.folded) &&
      !/^(?:ataturk|cumhuriyet|kibris|turk|ordu|hurriyet|istiklal|yeni|cami|park|okul|liman|belediye)$/.test(
        word.folded,
      )
    )
      break
    start = word.start
    end = word.start
  }
  return start
}

function wordBefore(words: readonly Word[], at: number): Word | undefined {
  let [low, high] = [0, words.length]
  while (low < high) {
    const middle = (low + high) >> 1
    if ((words[middle] as Word).end <= at) low = middle + 1
    else high = middle
  }
  return words[low - 1]
}

const wordFrom = (words: readonly Word[], at: number): Word | undefined => {
  let [low, high] = [0, words.length]
  while (low < high) {
    const middle = (low + high) >> 1
    if ((words[middle] as Word).start < at) low = middle + 1
    else high = middle
  }
  return words[low]
}

/** Numbers of houses and flats, codes, districts and cities that follow. */
function addressEnd({ plain, folded, words }: Reading, from: number, start: number): number {
  let end = from
  while (end - start < LONGEST) {
    const found = tail.exec(folded.slice(end, end + 40))
    if (found) {
      end += found[0].length
      continue
    }
    const named = building.exec(plain.slice(end, end + 80))
    if (named) {
      end += named[0].length
      continue
    }
    const quarter = beforePlace.exec(plain.slice(end, end + 80))
    if (quarter && isPlace(readText(quarter[1] as string).folded)) {
      end += quarter[0].length
      continue
    }
    const word = wordFrom(words, end)
    const gap = word ? plain.slice(end, word.start) : ''
    if (!word || !/^[ ,./()\n-]{1,3}$/.test(gap)) break
    const isDistrict =
      /[/]/.test(gap) || folded[word.end] === '/' || /^ ?\//.test(folded.slice(word.end, word.end + 2))
    if (!(isPlace(word.folded) || word.folded === 'kktc' || (isDistrict && word.shape !== 'lower'))) break
    end = word.end
  }
  return folded[end] === ')' && folded.slice(start, end).includes('(') ? end + 1 : end
}

const lineEnd = (folded: string, from: number): number => {
  const rest = folded.slice(from, from + LONGEST)
  const stop =
    /\n|;|\.\s+(?=\p{L}{4,})(?<!(?:mah|cad|sok|sk|cd|mh|apt|no|blv|bul|sit|d|k|kat)\.\s+)|,? (?:tel|telefon|gsm|vekili|davali|davaci|e-posta|mail|adresinde|t\.c)(?!\p{L})/u.exec(
      rest,
    )
  return from + (stop ? stop.index : rest.length)
}

/** Parts of one address that only marks separate are joined. */
function joined(spans: readonly Span[], folded: string): Span[] {
  const ordered = [...spans].sort((a, b) => a.start - b.start)
  const whole: Span[] = []
  for (const span of ordered) {
    const last = whole.at(-1)
    if (last && span.start <= last.end) last.end = Math.max(last.end, span.end)
    else if (last && /^[ ,;.\n/-]{0,4}$/.test(folded.slice(last.end, span.start))) last.end = span.end
    else whole.push({ ...span })
  }
  return whole
}
