/** Makes spellings of one sound equal: Arabic and foreign forms, doubled letters, hard and soft endings. */
import { foldText } from '@mizan/identity/rules/search-text'
import { variants } from '../../data/names/variants.ts'
import { remember } from './remember.ts'

/** The first spelling of each line of variants, by every other. */
const firstSpelling = new Map(
  variants
    .trim()
    .split('\n')
    .flatMap((line) => {
      const [first = '', ...others] = foldText(line).split(/\s+/)
      return others.map((other) => [other, first] as const)
    }),
)

const firsts = new Set(firstSpelling.values())

const letters: Readonly<Record<string, string>> = {
  dzh: 'c',
  zh: 'c',
  sch: 's',
  sh: 's',
  ch: 'c',
  kh: 'h',
  gh: 'g',
  ph: 'f',
  th: 't',
  dj: 'c',
  j: 'c',
  q: 'k',
  x: 'ks',
  w: 'v',
  ou: 'u',
  oo: 'u',
  ee: 'i',
}
const foreign = /d?zh|sch|[sckgpt]h|dj|ou|oo|ee|[jqxw]/g
const endings: Readonly<Record<string, string>> = { d: 't', b: 'p' }

/** `alzahra`, which was `Al Zahra`, is the name `Zahra`. */
function withoutArticle(word: string): string {
  const name = /^[ae]l(.{4,})$/.exec(word)?.[1]
  return (name && (firstSpelling.get(name) ?? (firsts.has(name) ? name : undefined))) ?? word
}

/** Of a folded word. `Mohammed` and `Muhammet`, `Ahmed` and `Ahmet`, `Shahin` and `Şahin` sound the same. */
export const soundOf = remember(20_000, (word) => {
  const plain = (firstSpelling.get(word) ?? withoutArticle(word))
    .replace(/(?<![aeiou])x(?=[aeiou])/g, 'h')
    .replace(/ch(?=r)/g, 'h')
    .replace(/(?<=[^aeiou])y(?![aeiouy])/g, 'i')
    .replace(foreign, (found) => letters[found] as string)
    .replace(/([^aeiou])\1+|([aeiou])\2{2,}/g, '$1$2')
    .replace(/(?<=..)iy[ae]$/, 'ia')
    .replace(/(?<=[^aeiou])[yi]ev(?=a?$)/, 'ev')
    .replace(/(?<=.{3})[aeiou][dt][iu]ne?$/, 'etin')
    .replace(/(?<=[ae])i(?=[^aeiou])/g, 'y')
  const last = plain.length > 2 ? endings[plain.at(-1) as string] : undefined
  return last ? plain.slice(0, -1) + last : plain
})

/** The consonants of a word in the order of the alphabet: slips in vowels and exchanged letters leave them as they are. */
export const consonantsOf = (sound: string): string =>
  [...new Set(sound.replace(/[aeiou]/g, ''))].sort().join('')
