/** Reads when a decision was made from its own words: "30/06/2014 tarihinde oybirliğiyle karar verildi". */
import { normaliseDate } from './normalise.ts'

const months = 'ocak|şubat|mart|nisan|mayıs|haziran|temmuz|ağustos|eylül|ekim|kasım|aralık'
const numeric = String.raw`\d{1,2}\s?[./-]\s?\d{1,2}\s?[./-]\s?\d{4}`
const day = String.raw`(${numeric}|\d{1,2}\s(?:${months})\s\d{4})(?![\d/])`
const dayWord = String.raw`[\s’']{0,3}(?:tarih(?:inde|li)?|gün(?:ü|ünde|lü)?)(?!\p{L})`
const vote = String.raw`oy\s?(?:birli[ğg]i|çoklu[ğg]u|çoğunlu[ğg]u)`
const ruled = String.raw`karar\s(?:verildi|verilmiştir|alındı|alınmıştır)`
/** Words of one sentence: the full stop of a number ("353. madde") and the dots of a hidden name do not end it. */
const words = (most: number) => String.raw`(?:[^.]|(?<=[\d.])\.|\.(?=[.’'])){0,${most}}?`

/** "Karar Tarihi: 28/1/2026", printed above the text; the Yargıtay prints that of the lower court there. */
const printsOwnDay = ['Anayasa Mahkemesi', 'Rekabet Kurulu']
const head = new RegExp(String.raw`karar\s?tarihi\s?:\s{0,3}${day}`, 'u')
/** "… oybirliğiyle karar verildi", with the day before it or directly after it. */
const ruling = new RegExp(`${vote}${words(160)}${ruled}`, 'gu')
/** "… gönderilmesine, 30.03.2023 tarihinde karar verildi". */
const dayOfRuling = new RegExp(String.raw`(?<![\d./-])${day}${dayWord}\s${ruled}`, 'gu')
/** "oybirliğiyle alınan karar 22.04.2015 tarihinde … okunup anlatıldı": the day on which it was read out. */
const readOut = new RegExp(String.raw`${vote}${words(60)}karar[\s,;]{1,3}${day}${dayWord}`, 'gu')
const dayBefore = new RegExp(String.raw`(?<![\d./-])${day}(?:${dayWord}${words(120)}|[\s,]{0,3})$`, 'u')
const dayAfter = new RegExp(String.raw`^[\s.,;:]{0,4}${day}`, 'u')

/** How far into the text its head reaches, and how far before the vote the day may stand, in characters. */
const headReach = 1_000
const reach = 180

/**
 * The day on which the decision was made, YYYY-MM-DD; undefined if the text does not say it. A decision also quotes
 * the decisions of other courts, so only its last closing words count, and a day in another year than that of its
 * own number (`year`) is not believed.
 */
export function statedDate(
  text: string,
  { court, year }: { court: string; year: number | undefined },
): string | undefined {
  const lower = text.toLocaleLowerCase('tr')
  const printed = printsOwnDay.includes(court) ? head.exec(lower.slice(0, headReach))?.[1] : undefined
  for (const day of [printed, ...closingDays(lower)]) {
    const date = normaliseDate(day)
    if (date && (!year || Number(date.slice(0, 4)) === year)) return date
  }
  return undefined
}

/** The days that closing words name, the last of the text first. */
function closingDays(text: string): (string | undefined)[] {
  const days = [
    ...[...text.matchAll(ruling)].map((match) => ({ at: match.index, day: dayBeside(text, match) })),
    ...[...text.matchAll(dayOfRuling)].map((match) => ({ at: match.index, day: match[1] })),
    ...[...text.matchAll(readOut)].map((match) => ({ at: match.index, day: match[1] })),
  ]
  return days.sort((a, b) => b.at - a.at).map((one) => one.day)
}

function dayBeside(text: string, ruling: RegExpExecArray): string | undefined {
  const end = ruling.index + ruling[0].length
  const before = text.slice(Math.max(0, ruling.index - reach), ruling.index)
  return dayAfter.exec(text.slice(end, end + 24))?.[1] ?? dayBefore.exec(before)?.[1]
}
