/** Mail addresses and telephone numbers. */
import type { Reading } from './reading.ts'
import type { Span } from './spans.ts'

const mail =
  /[\p{L}\d][\p{L}\d._%+'-]{0,63} ?(?:@|\[at\]|\(at\)|\{at\}|＠) ?[\p{L}\d-]+(?: ?(?:\.|\[dot\]|\(dot\)|\(nokta\)) ?[\p{L}\d-]{2,}){1,5}/giu

const seps = '[ .()/\\n-]'
/**
 * Matches "0532 123 45 67", "+90 (392) 228 12 34", "0 (533) 861-23-45", "00905321234567"; never a number that begins
 * as a date.
 */
const dialled = new RegExp(
  String.raw`(?<![\d\p{L}])\(?(?:(?:\+|00) ?90${seps}{0,3}(?:\(?0\)?)?|90(?=${seps}{0,2}[2-58])|0)${seps}{0,3}(?:[2-5]|8(?=[05]0))(?:${seps}{0,2}\d){9}(?!\d)`,
  'gu',
)
/** Numbers without the leading zero: only mobiles, or numbers in groups as telephones are read. */
const short =
  /(?<![\d\p{L}.,/])\(?(?:5\d{2}\)?[ .-]?\d{3}[ .-]?\d{2}[ .-]?\d{2}|[2-4]\d{2}\)?[ .-]\d{3}[ .-]\d{2}[ .-]\d{2}|444[ -]\d[ -]?\d{3}|444[ -]?\d{2}[ -]?\d{2})(?![\d/])/gu
const foreign = /(?<![\d\p{L}])(?:\+|00)[1-9]\d{0,2}(?:[ .()/-]{0,2}\d){7,12}(?!\d)/gu
const named =
  /(?<!\p{L})(?:tel|telefon|telf|gsm|cep|fax|faks|belgegecer|whatsapp|phone|mobile|mobil|dahili|hatti|numarasindan)\p{L}{0,6}[ .:'()/no-]{0,12}(?:\p{L}{1,9}[ .:']{1,2}){0,3}(\+?\(?\d(?:[ .()/-]{0,2}\d){6,14})(?!\d)/dgu

const beginsAsDate = /^\d{1,2}[./-]\d{1,2}[./-](?:19|20)\d{2}/

export function findReach({ folded }: Reading): Span[] {
  const mails = [...folded.matchAll(mail)].map(
    ({ 0: text, index: start }): Span => ({ kind: 'mail', start, end: start + text.length }),
  )
  const phones = [dialled, short, foreign].flatMap((pattern) =>
    [...folded.matchAll(pattern)].flatMap(({ 0: text, index }): Span[] =>
      beginsAsDate.test(text) ? [] : [{ kind: 'phone', start: index, end: index + text.length }],
    ),
  )
  const behindWords = [...folded.matchAll(named)].flatMap(({ indices }): Span[] => {
    const [start, end] = indices?.[1] ?? [0, 0]
    return beginsAsDate.test(folded.slice(start, end)) ? [] : [{ kind: 'phone', start, end }]
  })
  return [...mails, ...phones, ...behindWords]
}
