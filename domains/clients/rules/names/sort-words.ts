/** Says of each word of a company or a body what kind of word it is there. */
import { type CompanyWord, companyWord, isFormHere, isSurnameHere } from './company-words.ts'
import { isGivenName } from './known.ts'
import { type NameWord, wordOf } from './words.ts'

export interface Sorted {
  word: NameWord
  found: CompanyWord | undefined
}

/** `Tasfiye Halinde`, `Şirketler Grubu`. */
const besideForms = /^sirketler | halinde$/

/** `Demir Çelik` is a business; `Demir` and `Çelik` alone are names. */
export function sortWords(words: readonly NameWord[]): Sorted[] {
  return words.map((word, at) => {
    if (isSchools(word, words[at - 1])) return { word, found: companyWord(wordOf('kurumlari')) }
    const pair = `${words[at - 1]?.text} ${word.text} ${words[at + 1]?.text}`
    if (isOfInspection(pair)) return { word, found: { kind: 'sector', canon: 'yapidenetim', spelled: [] } }
    const isLong = words.length > 3 || (words.length > 2 && !isGivenName(words[0]!.sound))
    if (isLong && /^\S+ demir celik$|^demir celik /.test(pair))
      return { word, found: { kind: 'sector', canon: 'demircelik', spelled: [] } }
    if (at === 1 && words.length > 2 && isSurnameHere(word, words[0])) return { word, found: undefined }
    const found = at === 0 && isNamedUnion(word, words) ? undefined : companyWord(word)
    const isForm =
      found?.kind === 'form' &&
      (isFormHere(word, at, words.length - 1) ||
        besideForms.test(`${words[at - 1]?.text} ${words[at + 1]?.text}`))
    return { word, found: found?.kind === 'form' && !isForm ? undefined : found }
  })
}

/** A firm that inspects buildings may build none. */
const isOfInspection = (pair: string): boolean => /^\S+ yapi denetim(?:i|cilik)?$|^yapi denetim/.test(pair)

/** `Birlik Kooperatifi`: the first word is the name of a body, and another one says what the body is. */
const isNamedUnion = ({ text }: NameWord, words: readonly NameWord[]): boolean =>
  text === 'birlik' && words.slice(1).some((word) => companyWord(word)?.kind === 'body')

/** `Eğt. Kur.` and `Sağlık Kur.`: institutions of a company, and no public body. */
const isSchools = ({ text }: NameWord, before: NameWord | undefined): boolean =>
  text === 'kur' && before !== undefined && /^(?:egitim|saglik)$/.test(companyWord(before)?.canon ?? '')
