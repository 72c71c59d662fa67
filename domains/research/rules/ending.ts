/**
 * Decides whether a text is only the beginning of a decision. Sources mark some complete texts as cut, and leave
 * others unmarked that end in the middle of a sentence. So the end of the text decides: the usual closing words of
 * courts, and the signatures.
 */
import { fold } from './analysis.ts'

/** Number of characters at the end of a text that show how it ends. */
export const LONGEST_ENDING = 600

/** The closing words of a decision, with what may follow them, are within this many characters. */
const CLOSING = 250

/** A shorter rest without a full stop is a signature or a date, and not an unfinished sentence. */
const SHORTEST_BROKEN = 45

/**
 * What may follow: dates, days, fees and the initials of a clerk, as in "… karar verildi. 03.02.2015 (Salı) E.Ş/S.Y".
 */
const days = 'gun(?:u|unde)?|tarih(?:inde|li)?|sali|pazartesi|carsamba|persembe|cuma|pzt|sal|crs|prs|per|cum'
const tail = String.raw`(?:[\s.,;:()/*'"”’-]|\d|\b(?:${days}|muhalif|karsi oy|tl|krs|ph|bh|bk|oh|[a-z])\b)*`
const ofCourts = [
  // "Oybirliğiyle karar verildi", "kesin olmak üzere karar verildi": only the ruling itself uses this tense.
  'karar veril(?:di)?',
  'oy ?(?:birligi|coklugu)(?: ile|yle|ile|le)?(?: ve kesin olarak)?,?(?: (?:karar )?veril(?:di|mistir))?',
  '(?:birligi|coklugu)(?: ile|yle)[^.]{0,40} karar (?:veril|alin)(?:di|mistir)',
  '(?:okunup|usulen ve acik olarak|acikca)[^.]{0,40} anlatildi',
  // A dissent follows the decision.
  String.raw`(?:katil(?:mi|ma|a?ma|in)\w*|kanaatinde\w*|gorusunde\w*|dusuncesinde\w*|dusunuyoru\w*)`,
  // Northern Cyprus.
  String.raw`(?:istinaf|basvuru|istida|dava)\w* (?:ret ve iptal edilir|reddolunur|reddedilir|kabul edilir|kabul olunur)`,
  '(?:karar|emir|direktif) veril(?:ir|mez)',
  String.raw`masraf\w*[^.]{0,60} (?:odenecektir|odeyeceklerdir|verilmez|verilir)`,
]
const closes = new RegExp(`(?:${ofCourts.join('|')})${tail}$`)
/**
 * "Başkan Üye Üye", "Yargıç Yargıç 18 Mayıs 1990", "Üye Ayşe YILMAZ": titles, followed only by names and dates. Dots
 * may occur only between names: if both parts allowed them, a row of initials could match in 2^n ways.
 */
const signed =
  /(?<!\p{L})(?:Başkan(?:vekili)?|BAŞKAN|Üye|ÜYE|Yargıç|YARGIÇ|Kâtip|Katip|Hâkim)(?:[\s.…()]+(?:\p{Lu}\p{L}*|\d{1,2} \p{Lu}\p{L}+ \d{4}))*[\s.…)]*$/u
const printedBelow = /(?:imzalanmistir|erisebilirsiniz)\W*$/

/** The end of a text in one line, without what a web page printed below it. */
const endOf = (text: string): string =>
  text
    .slice(-LONGEST_ENDING)
    .replace(/\s+/g, ' ')
    .trim()
    .replace(/(?: ?(?:Önceki|Sonraki) Karar)+$/, '')

function endsAsDecision(end: string): boolean {
  const folded = fold(end.slice(-CLOSING))
  return closes.test(folded) || printedBelow.test(folded) || signed.test(end)
}

/** The last sentence has no end, and is too long to be a name or a date. */
function breaksOff(end: string): boolean {
  if (/[.!?…:;)\]"”’*]$/.test(end)) return false
  // If the last part has no full stop, the result is known: searching for the start of the sentence would read the
  // end many times.
  return end.length >= SHORTEST_BROKEN && !/[.!?…;]/.test(end.slice(-SHORTEST_BROKEN))
}

/** `marked`: the source says that it gives only the beginning. `text`: the whole text, or its end. */
export function isCut(text: string, marked: boolean): boolean {
  const end = endOf(text)
  return !endsAsDecision(end) && (marked || breaksOff(end))
}
