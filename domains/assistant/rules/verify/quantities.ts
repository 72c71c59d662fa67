/** Numbers of a text with their units: "on beş gün", "15 gün", "%20", "dörtte biri", "12 Mart 2018". */
import { dateAt } from '@mizan/research/rules/citations/numbers'
import { gapAfter, type Scan } from '@mizan/research/rules/citations/scan'
import { months } from '@mizan/research/rules/normalise'

export interface Quantity {
  /** "15 gun", "20 %", "1/4", "2018-03-12": equal texts are equal quantities. */
  value: string
  unit: string
  /** Lexeme indexes. */
  first: number
  last: number
}

const ones: Record<string, number> = {
  sifir: 0,
  bir: 1,
  iki: 2,
  uc: 3,
  dort: 4,
  bes: 5,
  alti: 6,
  yedi: 7,
  sekiz: 8,
  dokuz: 9,
}
const tens: Record<string, number> = {
  on: 10,
  yirmi: 20,
  otuz: 30,
  kirk: 40,
  elli: 50,
  altmis: 60,
  yetmis: 70,
  seksen: 80,
  doksan: 90,
}
const scales: Record<string, number> = { yuz: 100, bin: 1_000, milyon: 1_000_000, milyar: 1_000_000_000 }
const units =
  /^(yil|sene|ay|hafta|gun|saat|dakika|lira|tl|try|euro|avro|dolar|usd|eur|sterlin|pound|kurus|metre|metrekare|donum|kisi|uye|kat|kez|defa|nusha|oran|taksit|yas|celse|gram|kilo|kilogram|kilometre|hektar|hisse|pay|santim)/
const sameUnit: Record<string, string> = {
  sene: 'yil',
  try: 'tl',
  lira: 'tl',
  turk: 'tl',
  avro: 'euro',
  eur: 'euro',
  usd: 'dolar',
  pound: 'sterlin',
  defa: 'kez',
}
const caseEnding =
  '(?:[iuae]|n[iu]n|[iu]n|[iu]nd[ae]n?|s[iu]\\w*|[iu]\\w*|[dt][ae]n?|l[iu]k\\w*|[ae]r|y[ae]|n[ae]|y[iu]|l[iu]|s[ae]r|y?l[ae])?'

const inflectedNumber = new RegExp(
  `^(${[scales, tens, ones].flatMap((table) => Object.keys(table)).join('|')})${caseEnding}$`,
)

/** The value of a number word, also of joined ones ("yirmibeş") and with a case ending; undefined for other words. */
function wordValue(word: string): { value: number; ended: boolean } | undefined {
  for (const table of [scales, tens, ones])
    for (const [name, value] of Object.entries(table)) {
      if (word === name) return { value, ended: false }
    }
  for (const [ten, value] of Object.entries(tens))
    if (word.startsWith(ten))
      for (const [one, more] of Object.entries(ones))
        if (more > 0 && word === ten + one) return { value: value + more, ended: false }
  const inflected = inflectedNumber.exec(word)
  const name = inflected?.[1]
  if (
    !name ||
    word.length - name.length > 7 ||
    /^(?:biri?l|birey|birak|onem|once|oncek|onay|onun|onu|onlar|onlari|ona|ondan|binas?i?|bina|yuzu|yuzun\w+|ucret|ucu?ncu|besik|altin\w*|altind\w*|dortl|kirkin|ellim|onar|onla|onca|ucus|ikin\w*|binen|birim|biris?i?nci|birlik\w*|bires\w*|alti?nda)$/.test(
      word,
    ) ||
    /[iu]nc[iu]/.test(word)
  )
    return undefined
  return { value: (ones[name] ?? tens[name] ?? scales[name]) as number, ended: true }
}

/** All quantities in their order. "bir" alone counts only before a unit. */
export function quantitiesIn(s: Scan): Quantity[] {
  const found: Quantity[] = []
  for (let at = 0; at < s.lexemes.length; at++) {
    const quantity = dateFrom(s, at) ?? percentAt(s, at) ?? fractionAt(s, at) ?? amountAt(s, at)
    if (!quantity) continue
    found.push(quantity)
    at = quantity.last
  }
  return found
}

const wordOf = (s: Scan, at: number): string => s.lexemes[at]?.word.folded ?? ''
const isDigits = (s: Scan, at: number): boolean => s.lexemes[at]?.word.isNumber ?? false

function dateFrom(s: Scan, at: number): Quantity | undefined {
  const numeric = dateAt(s, at)
  if (numeric) return { value: numeric.date, unit: 'date', first: at, last: numeric.last }
  const month = months.findIndex((name) => wordOf(s, at + 1).startsWith(name)) + 1
  if (month === 0 || !isDigits(s, at) || !isDigits(s, at + 2)) return undefined
  const [day, year] = [Number(wordOf(s, at)), Number(wordOf(s, at + 2))]
  if (day > 31 || year < 1800 || year > 2200) return undefined
  const two = (value: number) => String(value).padStart(2, '0')
  return { value: `${year}-${two(month)}-${two(day)}`, unit: 'date', first: at, last: at + 2 }
}

/** "%25", "dörtte biri" and "1/4" are the same share. */
const shareOf = (above: number, below: number) => ({
  value: `share ${Math.round((above / below) * 1e6) / 1e6}`,
  unit: 'share',
})

const parts: Record<string, string> = {
  yarisi: '1/2',
  yarisini: '1/2',
  yarisina: '1/2',
  yarisinin: '1/2',
  yarisindan: '1/2',
  yari: '1/2',
  yarim: '1/2',
  ceyrek: '1/4',
  ceyregi: '1/4',
}

function fractionAt(s: Scan, at: number): Quantity | undefined {
  const word = wordOf(s, at)
  const whole = parts[word]
  if (whole && word !== 'yari') {
    const [above = '1', below = '2'] = whole.split('/')
    return { ...shareOf(Number(above), Number(below)), first: at, last: at }
  }
  if (
    isDigits(s, at) &&
    isDigits(s, at + 1) &&
    gapAfter(s, at).trim() === '/' &&
    word.length < 3 &&
    wordOf(s, at + 1).length < 3
  )
    return { ...shareOf(Number(word), Number(wordOf(s, at + 1))), first: at, last: at + 1 }
  const of = /^(.*?[a-z])[dt][ae]$/.exec(word)?.[1]
  const below = of === undefined ? undefined : wordValue(of)
  if (!below || below.ended || below.value < 2) return undefined
  const above = wordValue(wordOf(s, at + 1))
  return above ? { ...shareOf(above.value, below.value), first: at, last: at + 1 } : undefined
}

function percentAt(s: Scan, at: number): Quantity | undefined {
  const sign = /%\s*$/.test(
    s.text.slice(Math.max(0, (s.lexemes[at]?.start ?? 0) - 2), s.lexemes[at]?.start ?? 0),
  )
  const isWord = wordOf(s, at) === 'yuzde' || wordOf(s, at) === 'binde'
  if (!sign && !isWord) return undefined
  const number = numberFrom(s, isWord ? at + 1 : at)
  const unit = wordOf(s, at) === 'binde' ? 'binde' : '%'
  return number && { ...shareOf(number.value, unit === '%' ? 100 : 1_000), first: at, last: number.last }
}

function amountAt(s: Scan, at: number): Quantity | undefined {
  const number = numberFrom(s, at)
  if (!number) return undefined
  const half = wordOf(s, number.last + 1) === 'bucuk'
  const value = half ? number.value + 0.5 : number.value
  const last = half ? number.last + 1 : number.last
  if (/^%/.test(gapAfter(s, last))) return { ...shareOf(value, 100), first: at, last }
  const unit = unitAt(s, last + 1)
  if (!unit && value === 1 && !isDigits(s, at)) return undefined
  if (!unit && number.ended && !isDigits(s, at)) return undefined
  if (Number.isInteger(value) && value > 1900 && value < 2100 && (!unit || unit.name === 'yil'))
    return { value: `y${value}`, unit: 'year', first: at, last: unit?.last ?? last }
  return {
    value: `${value}${unit ? ` ${unit.name}` : ''}`,
    unit: unit?.name ?? '',
    first: at,
    last: unit?.last ?? last,
  }
}

function unitAt(s: Scan, at: number): { name: string; last: number } | undefined {
  const word = wordOf(s, at)
  if ((word === 'is' || word === 'tam' || word === 'takvim') && /^(?:gun|yil|ay)/.test(wordOf(s, at + 1)))
    return { name: `${word === 'is' ? 'is ' : ''}${units.exec(wordOf(s, at + 1))?.[1]}`, last: at + 1 }
  if (word === 'turk' && sameUnit[units.exec(wordOf(s, at + 1))?.[1] ?? ''] === 'tl')
    return { name: 'tl', last: at + 1 }
  if (word === 'abd') return { name: 'dolar', last: at + 1 }
  const unit =
    /^(?:yillari?|ayni|ayri\w*|gunah|kati|katil\w*|katk\w*|payda\w*|ayip\w*|aykiri\w*|gunc\w*|uyeligi)$/.test(
      word,
    )
      ? undefined
      : units.exec(word)?.[1]
  if (unit) return { name: sameUnit[unit] ?? unit, last: at }
  const sign = /^\s?(₺|€|\$|£)/.exec(gapAfter(s, at - 1))?.[1]
  return sign
    ? { name: { '₺': 'tl', '€': 'euro', $: 'dolar', '£': 'sterlin' }[sign] ?? sign, last: at - 1 }
    : undefined
}

interface NumberReading {
  value: number
  last: number
  ended: boolean
}

function numberFrom(s: Scan, at: number): NumberReading | undefined {
  if (isDigits(s, at)) return digitsFrom(s, at)
  let sum = 0
  let group = 0
  let last = at - 1
  let ended = false
  while (!ended) {
    const read = wordValue(wordOf(s, last + 1))
    if (!read || (last >= at && !/^\s+$/.test(gapAfter(s, last)))) break
    last++
    ended = read.ended
    if (read.value >= 1_000) {
      sum += (group || 1) * read.value
      group = 0
    } else if (read.value === 100) group = (group || 1) * 100
    else group += read.value
  }
  return last < at ? undefined : { value: sum + group, last, ended }
}

/** "45.000,00", "1.500", "12,5"; digits that are followed by a scale ("50 bin") are multiplied. */
function digitsFrom(s: Scan, at: number): NumberReading | undefined {
  const from = s.lexemes[at]?.start ?? 0
  const written =
    /^\d{1,3}(?:\.\d{3})+(?:,\d+)?(?!\d)|^\d+(?:,\d+)?(?!\d)/.exec(s.text.slice(from, from + 24))?.[0] ?? ''
  let last = at
  while (isDigits(s, last + 1) && (s.lexemes[last + 1]?.start ?? 0) < from + written.length) last++
  const value = Number(written.replaceAll('.', '').replace(',', '.'))
  const scale = scales[wordOf(s, last + 1)]
  return scale && scale > 100
    ? { value: value * scale, last: last + 1, ended: false }
    : { value, last, ended: true }
}
