/** Names in Cyrillic and Greek letters, and Latin letters that no accent makes, in plain Latin letters. */
import { alphabets } from '../../data/names/alphabets.ts'

const words = alphabets.trim().split(/\s+/)
const latin = new Map(
  words.flatMap((from, at) => (at % 2 === 0 ? [[from, words[at + 1] === '-' ? '' : words[at + 1]!]] : [])),
)
const foreign = new RegExp([...latin.keys()].sort((a, b) => b.length - a.length).join('|'), 'g')

/** Of a folded text; Greek accents are taken off first, because they hide pairs of letters (`ού`). */
export const inLatin = (text: string): string =>
  (/\p{Script=Greek}/u.test(text) ? text.normalize('NFD').replace(/\p{M}/gu, '') : text).replace(
    foreign,
    (letters) => latin.get(letters) as string,
  )
