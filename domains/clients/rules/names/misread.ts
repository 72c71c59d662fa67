/** Letters that a program read in a wrong encoding: `AyÅŸe`, `Ayþe` and `Ay?e` are Ayşe. */
import { misreadLetters } from '../../data/names/alphabets.ts'

const words = misreadLetters.trim().split(/\s+/)
const meant = new Map(words.flatMap((from, at) => (at % 2 === 0 ? [[from, words[at + 1] as string]] : [])))
const misread = new RegExp([...meant.keys()].join('|'), 'g')

/** Beside a vowel it is the y of Turkmen names (`Aýna`). */
const dotlessI = /(?<![aeıioöuü])ý(?![aeıioöuü])/giu
/** What is lost is ı, İ, ş or ğ: the other Turkish letters are in the encodings of western Europe too. */
const lost = /(?<!\S{40})[?\ufffd](?=\p{L})/gu

function likeliest(before: string | undefined, after: string): string {
  const [follows, leads] = [isVowel(before), isVowel(after)]
  if (!follows && !leads) return 'ı'
  return follows ? 'ğ' : 'ş'
}

const isVowel = (letter: string | undefined): boolean => /^[aeıioöuü]$/iu.test(letter ?? '')

export const withMeantLetters = (name: string): string =>
  /[ÃÄÅÝýÞþÐð?\ufffd]/.test(name)
    ? name
        .replace(misread, (found) => meant.get(found) as string)
        .replace(dotlessI, 'ı')
        .replace(lost, (_, at: number, text: string) => likeliest(text[at - 1], text[at + 1] as string))
    : name
