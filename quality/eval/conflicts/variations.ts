/** Derives pairs from drawn names: what a clerk makes of a name, and names that only resemble one. */
import { numbersFrom } from '../draw.ts'
import type { NamePair } from './measure.ts'
import { type Draw, drawCompany, drawGiven, drawPerson, drawSurname, drawWord, pick } from './names.ts'

type Change = (draw: Draw, name: string) => string

const words = (name: string) => name.split(' ')
const change = (name: string, at: number, make: (word: string) => string): string =>
  words(name)
    .map((word, place) => (place === at ? make(word) : word))
    .join(' ')

/** The longest word: slips in words of three letters make other names. */
const longest = (name: string): number => {
  const lengths = words(name).map((word) => word.length)
  return lengths.indexOf(Math.max(...lengths))
}

const inside = (draw: Draw, word: string): number => 1 + Math.floor(draw() * (word.length - 2))
const plain: Change = (_, name) =>
  name.replace(/[çğıöşüÇĞİÖŞÜ]/g, (letter) => 'cgiosuCGIOSU'['çğıöşüÇĞİÖŞÜ'.indexOf(letter)] as string)

const slips: Record<string, (draw: Draw, word: string) => string> = {
  'letter left out': (draw, word) => {
    const at = inside(draw, word)
    return word.slice(0, at) + word.slice(at + 1)
  },
  'letters exchanged': (draw, word) => {
    const at = inside(draw, word)
    return word.slice(0, at) + (word[at + 1] ?? '') + word[at] + word.slice(at + 2)
  },
  'letter doubled': (draw, word) => {
    const at = inside(draw, word)
    return word.slice(0, at) + word[at] + word.slice(at)
  },
  'vowel exchanged': (draw, word) => word.replace(/(?<=.)[aeıioöuü]/, () => pick(draw, [...'aeiou'])),
}

const personChanges: Record<string, Change> = {
  capitals: (_, name) => name.toLocaleUpperCase('tr'),
  'ascii typing': plain,
  'ascii capitals': (draw, name) => plain(draw, name).toUpperCase(),
  'surname first': (_, name) => [words(name).at(-1), ...words(name).slice(0, -1)].join(' '),
  comma: (_, name) => `${words(name).at(-1)?.toLocaleUpperCase('tr')}, ${words(name).slice(0, -1).join(' ')}`,
  title: (draw, name) => `${pick(draw, ['Av.', 'Dr.', 'Prof. Dr.', 'Sayın', 'Hacı', 'Bay'])} ${name}`,
  initial: (_, name) => change(name, 0, (word) => `${word[0]}.`),
  'maiden name': (draw, name) => `${name} ${drawSurname(draw)}`,
  'second given name': (draw, name) => [words(name)[0], drawGiven(draw), ...words(name).slice(1)].join(' '),
  'ğ left out': (_, name) => name.replace(/(?<=.)ğ/, ''),
}

const abbreviations: readonly (readonly [RegExp, string])[] = [
  [/İnşaat/, 'İnş.'],
  [/Tekstil/, 'Teks.'],
  [/Turizm/, 'Tur.'],
  [/Otomotiv/, 'Oto.'],
  [/Nakliyat/, 'Nak.'],
  [/Danışmanlık/, 'Dan.'],
  [/Anonim Şirketi/, 'A.Ş.'],
  [/Limited Şirketi/, 'Ltd.Şti.'],
]

const companyChanges: Record<string, Change> = {
  capitals: (_, name) => name.toLocaleUpperCase('tr'),
  'ascii typing': plain,
  'without form': (_, name) =>
    name.replace(/ (San\. ve )?(Tic\. )?(Holding )?(A\.Ş\.|Ltd\. Şti\.|Anonim .*|Limited .*)$/, ''),
  'another form': (draw, name) =>
    name.replace(/(A\.Ş\.|Ltd\. Şti\.|Anonim .*|Limited .*)$/, () =>
      pick(draw, ['AŞ', 'A.S.', 'LTD. ŞTİ.', 'Ltd', 'Limited Şti.']),
    ),
  abbreviated: (_, name) => abbreviations.reduce((text, [long, short]) => text.replace(long, short), name),
}

function slipped(draw: Draw, name: string, slip: (draw: Draw, word: string) => string): string {
  return change(name, longest(name), (word) => (word.length > 4 ? slip(draw, word) : word))
}

/** A person and a company for each kind of change, `rounds` times. */
export function derivedPairs(rounds: number, seed: number): NamePair[] {
  const draw = numbersFrom(seed)
  const pairs: NamePair[] = []
  const add = (kind: string, a: string, b: string) => pairs.push({ a, b, alike: true, kind })
  for (let round = 0; round < rounds; round++) {
    for (const [kind, make] of Object.entries(personChanges)) {
      const name = drawPerson(draw)
      add(`person, ${kind}`, name, make(draw, name))
    }
    for (const [kind, slip] of Object.entries(slips)) {
      const name = drawPerson(draw)
      add(`person, ${kind}`, name, slipped(draw, name, slip))
    }
    for (const [kind, make] of Object.entries(companyChanges)) {
      const name = drawCompany(draw)
      add(`company, ${kind}`, name, make(draw, name))
    }
    const owner = `${drawGiven(draw)} ${drawSurname(draw)}`
    add('person in company', owner, `${owner} İnşaat Ltd. Şti.`)
  }
  return pairs
}

/** Two different draws that do not happen to be one. */
function other(draw: Draw, make: (draw: Draw) => string, than: string): string {
  for (;;) {
    const made = make(draw)
    if (made !== than) return made
  }
}

/** Names at random, siblings, namesakes, companies of one trade, a person and a company of that surname. */
export function unrelatedPairs(rounds: number, seed: number): NamePair[] {
  const draw = numbersFrom(seed)
  const pairs: NamePair[] = []
  const add = (kind: string, a: string, b: string) => pairs.push({ a, b, alike: false, kind })
  for (let round = 0; round < rounds; round++) {
    const [given, surname, word] = [drawGiven(draw), drawSurname(draw), drawWord(draw)]
    add('persons at random', drawPerson(draw), drawPerson(draw))
    add('companies at random', drawCompany(draw), drawCompany(draw))
    add('siblings', `${given} ${surname}`, `${other(draw, drawGiven, given)} ${surname}`)
    add('namesakes', `${given} ${surname}`, `${given} ${other(draw, drawSurname, surname)}`)
    add('one trade', `${word} İnşaat A.Ş.`, `${other(draw, drawWord, word)} İnşaat A.Ş.`)
    add('surname of a company', `${given} ${surname}`, `${surname} Turizm Ltd. Şti.`)
  }
  return pairs
}
