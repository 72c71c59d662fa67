/** Finds the words with which the majority of a court ruled, apart from dissents and from what it quotes. */

import { within } from './within.ts'

/** A dissent, a separate reasoning, or the mark of one, at the beginning of a line. */
const dissent =
  /\n[ \t]*(?:\(?X{1,3}\)?[ \t]*[-–:]?[ \t]*)?(?:K[ \t]?A[ \t]?R[ \t]?Ş[ \t]?I[ \t]{0,3}O[ \t]?Y|KARŞI[ \t]*OY|Karşı [Oo]y|MUHALEFET|Muhalefet (?:Şerhi|Gerekçesi)|AZLIK OYU|FARKLI GEREKÇE|EK GEREKÇE|DEĞİŞİK GEREKÇE)/gu
/** A dissent stands behind the ruling, so a heading before this share of the text is none. */
const earliestDissent = 0.15

/** The text before the first dissent. */
export function majorityOf(text: string): string {
  for (const { index } of text.matchAll(dissent))
    if (index > text.length * earliestDissent) return text.slice(0, index)
  return text
}

const resultHeading =
  /(?<!\p{L})(?:SONUÇ|S O N U Ç|KARAR SONUCU|Sonuç ve Karar|SONUÇ VE KARAR)(?:[ \t]*[:;.]|[ \t]*\n|[ \t]+(?=[\p{Lu}\d]))|(?<!\p{L})(?:HÜKÜM|H Ü K Ü M)(?:[ \t]*[:;.]|[ \t]*\n|[ \t]+(?=\d|Gerekçesi|Açıklanan|Yukarıda))|(?<!\p{L})(?:KARAR|K A R A R)(?=\s{0,4}:?\s{0,4}(?:Açıklanan|Yukarıda|Değerlendirme))/gu
/** The court takes back an earlier ruling of its own and rules anew. */
const takenBack = new RegExp(
  String.raw`(?:itirazın(?:ın)?|isteminin)\s{1,3}kabul${within(400)}kaldırılmasına`,
  'gu',
)

/**
 * The part in which the majority rules: behind the last heading of a result, and behind the words that take back an
 * earlier ruling. The whole text if it has neither.
 */
export function rulingOf(majority: string): string {
  const lower = majority.toLocaleLowerCase('tr')
  const found = [...majority.matchAll(resultHeading)].slice(-1)
  if (lower.length === majority.length) found.push(...[...lower.matchAll(takenBack)].slice(-1))
  const starts = found.map((match) => match.index + match[0].length)
  return majority.slice(Math.max(0, ...starts))
}
