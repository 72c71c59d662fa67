/** Names in Arabic and Persian letters in those of Turkish, so that they are read as names that were written so at once. */
import { arabicLetters, arabicNames } from '../../data/names/arabic.ts'

/** One letter for the forms that programs and countries write: `أ` and `ا`, Persian and Arabic `ی`, `ة` and `ه`. */
const oneForm = (text: string): string =>
  text
    .replace(/[أإآٱ]/g, 'ا')
    .replace(/[یىئ]/g, 'ي')
    .replaceAll('ک', 'ك')
    .replaceAll('ؤ', 'و')
    .replace(/[ةھ]/g, 'ه')

const pairsOf = (text: string): ReadonlyMap<string, string> => {
  const words = oneForm(text).trim().split(/\s+/)
  return new Map(words.flatMap((from, at) => (at % 2 === 0 ? [[from, words[at + 1] as string]] : [])))
}
const known = pairsOf(arabicNames)
const letters = pairsOf(arabicLetters)

/** Marks of vowels, and the line that only makes a word longer. */
const marks = /[\u064b-\u065f\u0670\u0640\u200c\u200d]/g
const arabic = /\p{Script=Arabic}+(?:\s+\p{Script=Arabic}+)*/gu

/** The word itself, or what is left of it without `and`, `for` and the article. */
const inList = (word: string): string | undefined =>
  known.get(word) ??
  known.get(word.replace(/^(?:ال|لل)/, '')) ??
  known.get(word.replace(/^و?(?:ال|لل)/, '')) ??
  known.get(word.replace(/^(?:و|ل|ب)(?=.{3})/, ''))

/** `Mhsn` is `Mahsan`: an a between consonants, which other vowels are easily taken for. */
function spelledOut(word: string): string {
  const bare = word.replace(/^ال(?=.{3})/, '')
  const latin = [...bare].map((letter) => letters.get(letter) ?? '').join('')
  const voiced = latin
    .replace(/(?<=[^aeiu])h$/, 'e')
    .replace(/(?<=[^aeiu])(?=[^aeiu])/g, 'a')
    .replace(/([aeiu])\1/g, '$1')
  return voiced.slice(0, 1).toLocaleUpperCase('tr') + voiced.slice(1)
}

const servant = /^عبد(?:ال)?(?=.{3})/
const ofGod = /(?<=.{2})الله$/
/** `El Duleymi`, but `Nur` and `ticaret`: short names and words of companies do without it. */
const withArticle = (word: string, name: string): string =>
  /^ال/.test(word) && name.length > 3 && /^\p{Lu}/u.test(name) ? `Al ${name}` : name

const oneWord = (word: string): string => withArticle(word, withoutArticle(word))

const withoutArticle = (word: string): string => {
  const name = inList(word)
  if (name !== undefined) return name
  if (ofGod.test(word)) return `${oneWord(word.replace(ofGod, ''))}ullah`
  const [start] = servant.exec(word) ?? []
  return start ? `Abdul${oneWord(word.slice(start.length)).toLocaleLowerCase('tr')}` : spelledOut(word)
}

/** The article and the word for servant belong to the word behind them, and `of the faith` to the one before. */
const joined = (words: string): string =>
  words
    .replace(/(?<=^|\s)عبد\s+(?=\S)/g, 'عبد')
    .replace(/\s+(?=الله(?:\s|$))/g, '')
    .replace(/(?<=^|\s)(?:بن|بنت|ابن)\s+/g, '')

/** Companies are written without the article. */
function inTurkish(words: readonly string[]): string {
  const isCompany = words.some((word) => /^\p{Ll}/u.test(withoutArticle(word)))
  return words.map(isCompany ? withoutArticle : oneWord).join(' ')
}

const ofTheFaith = /(?<=\p{L})\s+(?:Al )?(?:Dain|Din|Dayn)(?!\p{L})/gu

export const fromArabic = (name: string): string =>
  /\p{Script=Arabic}/u.test(name)
    ? oneForm(name.replace(marks, '')).replace(arabic, (words) =>
        inTurkish(joined(words).trim().split(/\s+/)).replace(ofTheFaith, 'eddin'),
      )
    : name
