/** The charges of a criminal case, from the head of the decision or its first sentence. */
import { sentenceCase } from './letters.ts'
import { isWhole, wholeParts } from './whole.ts'

const charges = /(?:^|\s)(?:SUÇ(?:LAR|U)?|Suç(?:lar|u)?)[ \t]{0,8}:[ \t]{0,8}([^\n]{3,400})/u
const nextField = /\s(?:HÜKÜM|Hüküm|SUÇ TARİHİ|TEMYİZ|TEBLİĞNAME|KARAR|DAVA|Yerel|Mahalli|Dosya)[\s\S]*$/u
/** "Tehdit ve cinsel taciz suçlarından sanık …", "Yağma suçundan hükümlü …". */
const chargedWith =
  /(?<=[.,:;"”\n]\s{0,4}|\d{4,}\s{1,4}|hakkında,?\s|sanığın\s|^)(\p{L}[\p{L}\d ,’'.()/-]{3,200}?)\s{1,3}suç(?:u|ların|ları)?n?dan/gu
const verdict = /(?:HÜKÜM|Hüküm|HÜKÜMLER)[ \t]{0,8}:[ \t]{0,8}([^\n]{0,80})/u
const verdicts: readonly [RegExp, string][] = [
  [/beraat/u, 'Beraat hükmü'],
  [/düş(?:me|ür)/u, 'Davanın düşmesi hükmü'],
  [/mahk[uû]m|cezalandır|hükümlülük/u, 'Mahkûmiyet hükmü'],
]

const reviewed = /kanun yararına boz/iu

/** How far the head and the first sentences reach, in characters. */
const head = 4_000
const longest = 140
/** Old names of crimes are whole sentences. */
const longestOne = 240

/** The charges; where the text does not name them, the verdict under appeal. */
export function criminalClaim(text: string): string | undefined {
  const start = text.slice(0, head)
  const listed = charges.exec(start)?.[1]?.replace(nextField, '')
  const told = [...start.matchAll(chargedWith)].map(([, words = '']) => withoutLead(words))
  for (const words of listed ? [listed, ...told] : told) {
    const claim = isCharge(words) ? tidy(words) : undefined
    if (claim) return claim
  }
  const judged = verdict.exec(start)?.[1]?.toLocaleLowerCase('tr') ?? ''
  const found = verdicts.find(([word]) => word.test(judged))?.[1]
  return found ?? (reviewed.test(start) ? 'Kanun yararına bozma istemi' : undefined)
}

const withoutLead = (words: string): string =>
  words
    .replace(/^.*(?:İtiraz|Bozma|KYB|KD)\S*\s|^.*(?:haklarında|hakkında|gereğince|Sanığın|sanığın),?\s/u, '')
    .replace(named, '')

/** "Sanık ...'in, hırsızlık", "Katılan ...'ya yönelik kasten yaralama", "Ve A.. Ö..'in … kasten öldürme". */
const named =
  /^(?:(?:[A-Z]\)\s)?(?:Ve\s)?(?:(?:Sanık|sanık|Katılan|katılan|[Mm]ağdur|[Şş]ik[âa]yetçi|[Hh]ükümlü)\p{L}*\s)+[^’']{0,80}[’'](?:n?[ıiuü]n|y?[ıiuüea]|n[ae]),?\s(?:yönelik\s)?)+/u

const isCharge = (words: string): boolean =>
  /\p{L}{3}/u.test(words) &&
  !/(?:^|\s)(?:bu|anılan|aynı|atılı|suçunun|nedeniyle|mahkemesi\p{L}*|mahkemesi'nin|isnat|yüklenen|müsnet|üzerine|diğer|söz konusu)(?:\s|$)/iu.test(
    words,
  )

function tidy(words: string): string | undefined {
  const text = words.replace(/\s+/g, ' ').replace(/[\s.,;:-]+$/u, '')
  const short = wholeParts(text, /,/gu, longest) ?? (text.length <= longestOne ? text : undefined)
  return short && isWhole(short.replace(/ …$/u, '')) ? sentenceCase(short) : undefined
}
