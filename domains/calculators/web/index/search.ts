/** Finds calculators by the beginnings of words, in both languages and with or without Turkish letters. */
import type { ListedCalculator } from '../list.ts'

const plainLetters: Readonly<Record<string, string>> = {
  ç: 'c',
  ğ: 'g',
  ı: 'i',
  ö: 'o',
  ş: 's',
  ü: 'u',
  â: 'a',
  î: 'i',
  û: 'u',
}

const plain = (text: string): string =>
  text.toLocaleLowerCase('tr').replace(/[çğıöşüâîû]/g, (letter) => plainLetters[letter] ?? letter)

const wordsIn = (text: string): string[] =>
  plain(text)
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)

/** Whether every typed word begins a word of the calculator. */
export function isFound({ title, about, words = '' }: ListedCalculator, query: string): boolean {
  const own = wordsIn([title.tr, title.en, about.tr, about.en, words].join(' '))
  return wordsIn(query).every((typed) => own.some((word) => word.startsWith(typed)))
}
