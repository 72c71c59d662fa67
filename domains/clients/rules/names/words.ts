/** Cuts a name into words and brings each into the forms in which words are compared. */
import { foldText } from '@mizan/identity/rules/search-text'
import { formPhrases, pointedForms } from '../../data/names/form-phrases.ts'
import { numbersInWords } from '../../data/names/numbers.ts'
import { fromArabic } from './arabic.ts'
import type { CompanyWord } from './company-words.ts'
import { withMeantLetters } from './misread.ts'
import { remember } from './remember.ts'
import { inLatin } from './scripts.ts'
import { soundOf } from './sound.ts'

export interface NameWord {
  /** Without case, Turkish letters and accents. */
  text: string
  /** What is left of it when spellings of one sound are made equal. */
  sound: string
  /** Written with a point behind it, as abbreviations are. */
  dotted: boolean
  /** Kept by `companyWord`, once somebody has asked; null if it is none. */
  company: CompanyWord | null | undefined
}

/** What the words are, and how many of them stood before a comma (`YILMAZ, Ayşe`). */
export interface SplitName {
  words: NameWord[]
  beforeComma: number
}

/** Legal forms that are written with points; shorter runs of letters are initials of a person. */
const pointed: ReadonlyMap<string, string> = new Map(
  Object.entries({ as: 'as', tas: 'as', ao: 'ortaklik', tc: 'tc', ss: 'ss' }),
)

/** `Nordwind A.G.`, `De Vries B.V.`, `Weber G.m.b.H.` */
const pointedEnd = new RegExp(`(?<=\\S\\s)(?:${pointedEndings().join('|')})\\.?$`, 'i')

function pointedEndings(): string[] {
  return pointedForms.split(' ').map((form) => [...form].join('\\.'))
}

const spelled = /(?<![\p{L}\p{N}])(?:\p{L}\.){1,9}\p{L}(?![\p{L}\p{N}])\.?/gu
const stockCompany = /(?<=\s)[aA]\s?[.,]?\s?[şŞsS]\s?\.?$/u
/** Case endings behind an apostrophe; in `Mes'ut` and `O'Neil` the apostrophe is part of the name. */
const caseEnding = /(?<=\p{L}{3})['’‘`´](?:n?[ıiuü]n|y?[ae]|y?[ıiuü]|[dt][ae]n?|y?l[ae])(?!\p{L})/giu
/** The Arabic article belongs to the word behind it: `El Hatip`, `Al-Khatib`. */
const particle = /(?:^(?:al|el)|(?<=\s)(?:al|el|ul|ül))[\s-](?=\p{L}{4})/giu
/** `Eş-Şami`, `Az-Zahra`: the article takes the letter before which it stands, doubled where two letters write it. */
const assimilated = /(?<=^|\s)[aeu](sh|[dnrsştz])-(?=\1\p{L}{2})/giu
/** `Nour al-Din`, `Salah ud Din` */
const ofTheFaith = /(\p{L}{3,})[\s-](?:[aeuü][ld][\s-]?|ed)d[iıu]+n(?!\p{L})/giu
/** `Abd al-Karim` */
const servantOf = /(?<!\p{L})abd[\s-][aeuü]l[\s-](?=\p{L}{4})/giu
/** `Fitz-Gerald`, `Mc Donald` */
const sonOf = /(?<!\p{L})(fitz|ma?c)[\s-](?=\p{L}{4})/giu
/** `Ağa-Oğulları`, `Hoca-zade`: the second part is an ending of surnames. */
const cutSurname = /(?<=\p{L})-(?=(?:o[ğg](?:lu|ullar[ıi])|zade|gil)(?!\p{L}))/giu
/** `Müller und Söhne`, `Dumoulin et Fils`, `Hart and Sons`; `Et` alone is meat. */
const foreignAnd = /(?<=\p{L})\s(?:und|and|(?:et|y|e)(?=\s(?:fils|cie|hijos|figli)))\s/giu
const parts = /[\p{L}\p{N}]+\.?|,/gu

/** Towns with a title of honour, which is written as a letter or left out: `Gaziantep`, `G.Antep`, `Antep`. */
const honour = /\b(?:[gks]\. ?|gazi|kahraman|sanli)(?=(?:magusa|antep|maras|urfa)\b)/g

const republics = /\b(kuzey kibris turk|turkiye) cumhuriyeti\b/g
const shortRepublic = (_: string, people: string): string => (people === 'turkiye' ? 'tc' : 'kktc')

function joinPointed(run: string): string {
  const letters = run.replaceAll('.', '')
  const folded = foldPlain(letters)
  const form = pointed.get(folded)
  if (form) return ` ${form} `
  return letters.length > 2 ? ` ${letters} ` : ` ${[...letters].join('. ')}. `
}

/** Folds accents and letters of other languages too: `José` and `jose`, `Иван` and `ivan`. */
const foldPlain = (text: string): string => {
  const folded = foldText(text)
  return /^[\x20-\x7f]*$/.test(folded) ? folded : inLatin(folded).normalize('NFKD').replace(/\p{M}/gu, '')
}

export function wordOf(text: string, dotted = false): NameWord {
  return { text, sound: soundOf(text), dotted, company: undefined }
}

/** Longer texts are no names; reading them must not take time. */
const LONGEST = 300
const MOST_WORDS = 12

/** Letters that a scanner took for digits (`Ha1il`, `0sman`), but not the digits of `A101` and `B2B`. */
const scannedDigit =
  /(?<=\p{L})[015](?=\p{L}{2})|(?<=\p{L}{2})[015](?=\p{L})|(?<![\p{L}\p{N}])[015](?=\p{Ll}{3})/gu

/** `LebIebici`: a capital I in the middle of small letters was an l. */
const scannedCapital = /(?<=\p{Ll})I(?=\p{Ll})/gu

const readDigits = (text: string): string =>
  text
    .replace(/(?<=\d)[\s-](?=\p{L}(?!\p{L}))/gu, '')
    .replace(scannedDigit, (digit, at) => (digit === '0' ? 'o' : digit === '5' ? 's' : at > 0 ? 'l' : 'i'))

/** Each step runs only on names that have its character: most names have none. */
function tidy(name: string): string {
  let text = fromArabic(withMeantLetters(name.slice(0, LONGEST).normalize('NFC').trim()))
  if (/[sŞş]\s?\.?$/i.test(text)) text = text.replace(stockCompany, ' AŞ')
  if (text.includes('.'))
    text = text.replace(pointedEnd, (form) => form.replaceAll('.', '')).replace(spelled, joinPointed)
  if (/['’‘`´]/.test(text)) text = text.replace(caseEnding, '').replace(/['’‘`´]/g, '')
  if (/\p{Ll}I/u.test(text)) text = text.replace(scannedCapital, 'l')
  if (/\d/.test(text)) text = readDigits(text)
  if (/d[iıu]+n(?!\p{L})/iu.test(text)) text = text.replace(ofTheFaith, '$1eddin')
  if (/(?<!p{L})(?:fitz|ma?c)[\s-]/i.test(text)) text = text.replace(sonOf, '$1')
  if (/abd[\s-]/i.test(text)) text = text.replace(servantOf, 'abdul')
  if (/(?:^|\s)[aeu](?:sh|[dnrsştz])-/i.test(text)) text = text.replace(assimilated, 'al')
  if (/(?:^|\s)[aeuü]l[\s-]/i.test(text)) text = text.replace(particle, 'al')
  if (/-[oOzZgG]/.test(text)) text = text.replace(cutSurname, '')
  return text
    .replace(/[\u200b-\u200d\u00ad]/g, '')
    .replaceAll('&', ' ve ')
    .replace(foreignAnd, ' ve ')
}

const patternOf = (phrase: string): string =>
  `\\b(?:${phrase.replaceAll(' ?', '[.\\s]*').replaceAll(' ', '[.\\s]+')})\\b`
const phrases = formPhrases.map(([phrase, short]) => [new RegExp(patternOf(phrase), 'g'), short] as const)
/** Nearly no name has one of their words. */
const anyPhrase = new RegExp(formPhrases.map(([phrase]) => patternOf(phrase)).join('|'))

/** `Aktiengesellschaft` and `AG` are one legal form. */
const withShortForms = (folded: string): string =>
  anyPhrase.test(folded)
    ? phrases.reduce((text, [phrase, short]) => text.replace(phrase, short), folded)
    : folded

const withShortPlaces = (folded: string): string =>
  (folded.includes('cumhuriyeti') ? folded.replace(republics, shortRepublic) : folded).replace(honour, '')

/** Large numbers only at the beginning: `19 Mayıs`, but not `Route 34`. */
const inWords = (part: string, before: readonly NameWord[]): string | undefined =>
  Number(part) > 10 && before.some(({ text }) => text !== 'ss') ? undefined : numbersInWords.get(part)

/** Words of Turkish letters, with or without a point behind them, each written in one case. */
const ordinary = /^(?:[A-ZÇĞİÖŞÜa-zçğıöşü][a-zçğıöşü]{2,20}|[A-ZÇĞİÖŞÜ]{3,20})\.?$/
/** Words that change, or that change those beside them, as the steps above say. */
const changing =
  /^(?:fitz|mac|und|and|public|company|liability|osakeyhti[öo]|kabush[iİ]k[iİ]|gesellschaft|unternehmergesellschaft|akt[iİ].{6,14}|kommand[iİ]tgesellschaft|aksjeselskap(?:et)?|anpartsselskab(?:et)?|besloten|naamloze|soc[iİ]eta|soc[iİ]etate|soc[iİ]ete|soc[iİ]edade?|handelsgesellschaft|obshchestvo|[aeuü][ld]d[iıİu]+n|cumhur[iİ]yet[iİ]|.+(?:ma[gğ]usa|antep|mara[şs]|urfa))\.?$/i
const asStockCompany = /^A(?:\.Ş\.?|Ş)$/

/** The same word that all the steps would make of it, whatever stands beside it; null if that is not sure. */
const ordinaryWord = remember<NameWord | null>(20_000, (part) => {
  if (asStockCompany.test(part)) return wordOf('as')
  if (!ordinary.test(part) || changing.test(part)) return null
  return wordOf(foldText(part.replace('.', '')), part.endsWith('.'))
})

/** Most names have only such words, and are read many times faster for it. */
function ordinaryWords(name: string): NameWord[] | undefined {
  const words: NameWord[] = []
  for (const part of name.split(' ', MOST_WORDS + 1)) {
    const word = ordinaryWord(part)
    if (!word) return undefined
    words.push(word)
  }
  return words.length > MOST_WORDS ? undefined : words
}

export function splitName(name: string): SplitName {
  const ordinary = ordinaryWords(name)
  return ordinary ? { words: ordinary, beforeComma: 0 } : splitAnyName(name)
}

/** In all steps, whatever the name has. */
export function splitAnyName(name: string): SplitName {
  const words: NameWord[] = []
  let beforeComma = 0
  for (const part of withShortPlaces(withShortForms(foldPlain(tidy(name)))).match(parts) ?? []) {
    if (part === ',') beforeComma ||= words.length
    else if (!/^\d{10,11}\.?$/.test(part))
      words.push(wordOf(inWords(part, words) ?? part.replace('.', ''), part.endsWith('.')))
  }
  return {
    words: words.slice(0, MOST_WORDS),
    beforeComma: beforeComma === words.length ? 0 : beforeComma,
  }
}
