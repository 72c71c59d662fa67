/** Finds the court that a decision number belongs to, by reading back from the number. */
import { type CourtName, normaliseCourt } from '../courts.ts'
import type { Country } from '../laws.ts'
import { dateAt } from './numbers.ts'
import {
  endsSentence,
  gapAfter,
  isNumber,
  ordinalValue,
  type Scan,
  surfaceAt,
  tenValue,
  wordAt,
} from './scan.ts'

export type CourtMention = { name: CourtName; first: number; last: number; date?: string }

const WINDOW = 16
const connectors = new Set(
  'nin nun in un ve tarih tarihli tarihinde tarihindeki gun gunlu gunu sayili karar karari kararin kararinda kararlarinda ilami ilaminda ilaminin esas esasinda no nolu numarali numarasi e k t d mahkemesi ile icinde olan verilen yine dosya dosyasi dosyasinda dosyasinin ilgili benzer ayni yonde'.split(
    ' ',
  ),
)
const boards = /^(?:y?[hc]gk|y?i[bhc]+[bg]*k|d?[iv]ddg?k|dibk|aym|bam|bim)/

/** The court named before lexeme `before`, looking past dates and words such as "gün ve". */
export function courtBefore(s: Scan, before: number, country: Country): CourtMention | undefined {
  let date: string | undefined
  for (let at = before - 1; at >= 0 && at >= before - WINDOW; at--) {
    const civil = dateAt(s, at - 2)
    if (civil && isNumber(s, at)) {
      date ??= civil.date
      at -= 2
      continue
    }
    const found = courtEndingAt(s, at, country)
    if (found) return { ...found, ...(date && { date }) }
    if (!connectors.has(wordAt(s, at))) return undefined
    if (gapAfter(s, at).includes('\n\n')) return undefined
  }
  return undefined
}

/** The court or chamber whose name ends with lexeme `at`. */
export function courtEndingAt(s: Scan, at: number, country: Country): CourtMention | undefined {
  const word = wordAt(s, at)
  if (word.startsWith('daire')) return chamberEndingAt(s, at, country)
  if (/^(?:hd|cd)/.test(word) && word.length <= 5) return chamberEndingAt(s, at, country)
  if (word === 'd' && chamberLetter(s, at)) return chamberEndingAt(s, at, country)
  if (boards.test(word)) return build(s, courtStart(s, at), at, country)
  if (word.startsWith('kurul') || word.startsWith('bolum')) return boardEndingAt(s, at, country)
  if (word.startsWith('mahkeme') || word.startsWith('hakimli')) return courtNameEndingAt(s, at, country)
  if (word.startsWith('danistay') || word.startsWith('yargitay')) return build(s, at, at, country)
  return undefined
}

/** "H.D." and "8. D." written with dots: the D ends a chamber only after H, C or a number. */
function chamberLetter(s: Scan, at: number): boolean {
  return (
    /^[hc]$/.test(wordAt(s, at - 1)) ||
    (isNumber(s, at - 1) && /^\.\s?$/.test(gapAfter(s, at - 1)) && surfaceAt(s, at) === 'D')
  )
}

function chamberEndingAt(s: Scan, at: number, country: Country): CourtMention | undefined {
  let first = at
  while (first > 0 && at - first < 4 && /^(?:hukuk|ceza|h|c|dava|idari|vergi)$/.test(wordAt(s, first - 1)))
    first--
  const value = wordAt(s, first - 1)
  if (!isNumber(s, first - 1) && !ordinalValue(value)) return undefined
  first--
  if (tenValue(wordAt(s, first - 1)) && ordinalValue(value) && ordinalValue(value) < 10) first--
  return build(s, courtStart(s, first), at, country)
}

/** Start of the name of the court before a chamber. */
function courtStart(s: Scan, first: number): number {
  const word = wordAt(s, first - 1)
  if (/^(?:yargitay|danistay)/.test(word)) return first - 1
  if ((word === 'y' || word === 'd') && gapAfter(s, first - 1).startsWith('.')) return first - 1
  if (/^(?:bam|bim)/.test(word)) return Math.max(first - 2, 0)
  if (word.startsWith('mahkeme') && wordAt(s, first - 3) === 'bolge') return Math.max(first - 4, 0)
  return first
}

function boardEndingAt(s: Scan, at: number, country: Country): CourtMention | undefined {
  let first = at
  while (
    first > 0 &&
    at - first < 6 &&
    /^(?:genel|buyuk|hukuk|ceza|dava|daireleri|idari|vergi|birlestirme|ictihad|ictihat|ictihadi|ictihatlari|ictihadlari|baskanlar|baskanlik|birinci|ikinci)/.test(
      wordAt(s, first - 1),
    )
  )
    first--
  if (first === at) return undefined
  if (/^(?:yargitay|danistay)/.test(wordAt(s, first - 1))) first--
  const isSection = wordAt(s, at).startsWith('bolum')
  if (isSection && !wordAt(s, first - 1).startsWith('mahkeme')) return undefined
  return build(s, isSection ? first - 2 : first, at, country)
}

const placeWord =
  /^(?:asliye|agir|sulh|icra|is|aile|tuketici|kadastro|fikri|sinai|haklar|cocuk|infaz|ticaret|hukuk|ceza|idare|vergi|bolge|adliye|ve|kaza)$/

function courtNameEndingAt(s: Scan, at: number, country: Country): CourtMention | undefined {
  if (wordAt(s, at - 1).startsWith('anayasa')) return build(s, at - 1, at, country)
  let first = at
  while (first > 0 && placeWord.test(wordAt(s, first - 1)) && !endsSentence(s, first - 1)) first--
  if (first === at) return undefined
  if (isNumber(s, first - 1) && /^\.\s?$/.test(gapAfter(s, first - 1))) first--
  if (/^\p{Lu}/u.test(surfaceAt(s, first - 1)) && /^[\s(]*$/.test(gapAfter(s, first - 1))) first--
  return build(s, first, at, country)
}

function build(s: Scan, first: number, last: number, country: Country): CourtMention | undefined {
  const start = s.lexemes[Math.max(first, 0)]
  const end = s.lexemes[last]
  if (!start || !end) return undefined
  const name = normaliseCourt(s.text.slice(start.start, end.bodyEnd), '', country)
  return name && { name, first: Math.max(first, 0), last }
}
