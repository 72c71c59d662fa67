/** How a word that other languages spell may be read: `Chatzi`, `Hadji` and `Hacı` have a reading in common. */
import { spellingsAbroad } from '../../data/names/alphabets.ts'
import { remember } from './remember.ts'

const MOST = 12
/** In shorter words too little is left that tells them apart. */
const SHORTEST = 4

interface Spelling {
  pattern: RegExp
  sounds: readonly string[]
}

const spellings: readonly Spelling[] = spellingsAbroad.map(([pattern, ...sounds]) => ({
  pattern: new RegExp(pattern, 'y'),
  sounds,
}))

function spellingAt(word: string, at: number): { length: number; sounds: readonly string[] } {
  for (const { pattern, sounds } of spellings) {
    pattern.lastIndex = at
    const found = pattern.exec(word)
    if (found) return { length: found[0].length, sounds }
  }
  return { length: 1, sounds: [word[at] as string] }
}

const oneFor = new Map([...'eauoyibpdtgkqkzsvfwf'].map((letter, at, all) => [letter, all[at + 1] as string]))
for (const letter of 'aoiptksf') oneFor.delete(letter)

/** Letters that languages exchange are one: a and e, o and u, i and y, voiced and voiceless consonants. */
const withoutExchanges = (sounds: string): string =>
  [...sounds]
    .map((letter) => oneFor.get(letter) ?? letter)
    .join('')
    .replace(/(.)\1+/g, '$1')

function readingsOfFresh(word: string): ReadonlySet<string> {
  let found = ['']
  for (let at = 0; at < word.length; ) {
    const { length, sounds } = spellingAt(word, at)
    found = found.flatMap((before) => sounds.map((sound) => before + sound)).slice(0, MOST)
    at += length
  }
  return new Set(found.map(withoutExchanges))
}

/** Of a folded word. */
export const readingsOf = remember(20_000, readingsOfFresh)

/** What is left of a word when all letters are one that languages exchange: a key under which all its spellings are. */
export const roughReading = (word: string): string => {
  const [first = ''] = readingsOf(word)
  return first.replace(/[cshk]+/g, 'k').replace(/^i(?=a)/, '')
}

/** Letters with which one sound may begin or end; e, h and those that stand in none may be silent or anything. */
const beginnings = classesOf(['ckqsxzgtd', 'pbfvw', 'm', 'n', 'l', 'r'])
const ends = classesOf(['ckqsxzgj', 'td', 'pb', 'fvw', 'm', 'n', 'l', 'r', 'aiouy'])

function classesOf(groups: readonly string[]): Uint8Array {
  const classes = new Uint8Array(128)
  groups.forEach((letters, at) => {
    for (const letter of letters) classes[letter.charCodeAt(0)] = at + 1
  })
  return classes
}

const agree = (classes: Uint8Array, a: number, b: number): boolean =>
  !classes[a] || !classes[b] || classes[a] === classes[b]

/** Most words differ at their beginning or their end, and need not be read. */
const mayBeReadAlike = (a: string, b: string): boolean =>
  agree(beginnings, a.charCodeAt(0), b.charCodeAt(0)) &&
  agree(ends, a.charCodeAt(a.length - 1), b.charCodeAt(b.length - 1))

/** Whether two folded words have a reading in common. */
export function areReadAlike(a: string, b: string): boolean {
  if (a.length < SHORTEST || b.length < SHORTEST) return false
  if (Math.abs(a.length - b.length) > 5 || !mayBeReadAlike(a, b)) return false
  const others = readingsOf(b)
  for (const reading of readingsOf(a)) if (others.has(reading)) return true
  return false
}
