/** Articles in forms that people type in haste and no text has; each is read as the usual form of the same. */
import { fold } from '../analysis/characters.ts'
import type { Lookup } from '../citation-query.ts'
import { MOST_PARAGRAPHS } from '../citations/article-parts.ts'
import { isYear } from '../citations/numbers.ts'
import { successionOf } from '../citations/successions.ts'
import { findLaw, findLawCode } from '../laws.ts'
import { repealedLaw } from '../repealed-laws.ts'

/** Reads the usual forms only, so that no text is taken apart again and again. */
type Parse = (text: string) => Lookup | undefined
type ArticleLookup = Extract<Lookup, { kind: 'article' }>

const numberFirst = /^(\d{3,4}) (\p{L}{1,7})\.? (?=\d|ek |geç|gec|mük|muk|(?:m|md|madde)(?!\p{L}))/iu
const codeFirst = /^(\p{L}{1,7})\.? (\d{3,4}) (?=\d|ek |geç|gec|mük|muk|(?:m|md|madde)(?!\p{L}))/iu
const nounFirst = /^(?:kanun|yasa)(?: no)?\.?:? (?=\d{3,4}(?:$|[ /]))/iu

const isLaw = (number: string) => findLaw(number, 'turkey') !== undefined || repealedLaw(number) !== undefined

/** "818 BK 41", "SGK 5510 ek 6", "kanun 6100": with the word that makes the number one of a law, or without the noun. */
export function withNumberedLaw(text: string): string {
  const [first, number = '', code = ''] = numberFirst.exec(text) ?? []
  if (first && isLaw(number) && findLawCode(fold(code)))
    return `${number} sayılı ${code} ${text.slice(first.length)}`
  const [second, name = '', other = ''] = codeFirst.exec(text) ?? []
  if (second && isLaw(other) && isNameOf(name, other))
    return `${other} sayılı Kanun ${text.slice(second.length)}`
  return text.replace(nounFirst, '')
}

/** "TCK 213 2" means article 213, although a law has that number too. */
function isNameOf(code: string, number: string): boolean {
  const named = findLawCode(fold(code))?.law.lawNumber
  if (!named) return number.length === 4 && code === code.toLocaleUpperCase('tr')
  return (
    named === number || (successionOf(named) !== undefined && successionOf(named) === successionOf(number))
  )
}

const range = /^(.*?[^\d-])(\d{1,4})(?: ?([-–]) ?| (ila|ile|ve) )(\d{1,4})(?:\.? ?madde\p{L}*)?$/iu
const MOST_IN_RANGE = 100

/** "TBK 49-56": an article and those that follow up to `through`. */
export function typedRange(text: string, parse: Parse): ArticleLookup | undefined {
  const [, law = '', low = '', dash, word, high = ''] = range.exec(text.trim()) ?? []
  const count = Number(high) - Number(low)
  // "TBK 1-5" is a paragraph of article 1.
  if (!law || !(count > 0 && count <= MOST_IN_RANGE) || (dash && Number(high) <= MOST_PARAGRAPHS))
    return undefined
  if (word && /^ve$/i.test(word) && count > 1) return undefined
  const first = parse(`${law}${low}`)
  return first?.kind === 'article' && first.articleNo === String(Number(low)) && !first.paragraph
    ? { ...first, through: String(Number(high)) }
    : undefined
}

const partsApart = /^(.*\d) (\d{1,2}|[ivx]{1,4})(?: (\p{Ll}))?$/iu
const kindBehind = /^(.*\D\d{1,4}) (ek|geçici|gecici|mükerrer|mük)\.?$/iu
const numberBehind =
  /^(.*\p{L}\S*|.*\d{3,4} ?\/)[ .,]*?(?:(?:m|md|mad|madde(?:si)?)\.? ?)?(\d{1,15})(?:\.? ?madde(?:si)?)?$/iu

/** "4857 25 2 e", "TCK 61 ek", "CMK 9999": only where nothing else can be meant. */
export function typedArticle(text: string, parse: Parse): Lookup | undefined {
  const typed = text.trim()
  const [, before, kind = ''] = kindBehind.exec(typed) ?? []
  const counted = before ? parse(before) : undefined
  if (counted?.kind === 'article' && /^\d+$/.test(counted.articleNo)) {
    const name = /^e/i.test(kind) ? 'Ek' : /^g/i.test(kind) ? 'Geçici' : 'Mükerrer'
    return { ...counted, articleNo: `${name} ${counted.articleNo}` }
  }
  const [, head, paragraph = '', clause] = partsApart.exec(typed) ?? []
  const article = head ? parse(head) : undefined
  // "TCK 86 87" names two articles.
  const isPart = !(Number(paragraph) > MOST_PARAGRAPHS)
  if (article?.kind === 'article' && !article.paragraph && isPart)
    return { ...article, paragraph: `${paragraph.toUpperCase()}${clause ? `-${clause}` : ''}` }
  return beyondTheLast(typed, parse)
}

/** A number behind a law that has no such article, or the number of that law itself ("HMK 6100"). */
function beyondTheLast(text: string, parse: Parse): Lookup | undefined {
  const [, name = '', digits = ''] = numberBehind.exec(text) ?? []
  const law = name ? parse(name.replace(/[ /]+$/, '')) : undefined
  if (law?.kind !== 'law' || !digits) return undefined
  const number = digits.replace(/^0+(?=\d)/, '')
  if (number === law.lawNumber) return law
  const succession = successionOf(law.lawNumber)
  if (succession?.old === number && number.length === 4) return { kind: 'law', lawNumber: number }
  // "TTK 2011" may name a year.
  const isCalled = /(?:m|md|mad|madde)\.? ?\d+$|madde(?:si)?$/iu.test(text)
  if (isYear(Number(number)) && !isCalled) return undefined
  return { ...law, kind: 'article', articleNo: number }
}
