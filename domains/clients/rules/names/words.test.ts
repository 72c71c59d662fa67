import assert from 'node:assert/strict'
import { test } from 'node:test'
import { alphabets, misreadLetters } from '../../data/names/alphabets.ts'
import * as between from '../../data/names/between-names.ts'
import * as companies from '../../data/names/company-words.ts'
import { givenNames } from '../../data/names/given-names.ts'
import { commonSurnames, otherSurnames } from '../../data/names/surnames.ts'
import * as titles from '../../data/names/titles.ts'
import { type SplitName, splitAnyName, splitName } from './words.ts'

const lists = [companies, between, titles].flatMap((list) => Object.values(list).flat())
const listed = [givenNames, commonSurnames, otherSurnames, alphabets, misreadLetters, ...lists].join(' ')
/** Words that are changed, or that change those beside them. */
const unusual = `Al El Ul And Und Et Fils Mac Mc Fitz Abd Abdul Eddin Uddin Aldin Eldın din Gaziantep Gantep Kahramanmaraş
  Şanlıurfa Gazimağusa Urfa Kuzey Kıbrıs Türk Türkiye Cumhuriyeti CUMHURİYETİ Oğlu AŞ A.Ş A.Ş. As A.S. Ltd. Şti. T.C. K. G.
  Ltd.Şti. Ha1il 0sman 2. 34 LebIebici O'Neil Ankara'nın José Иван Ay?e AyÅŸe Al-Khatib Kara-Oğlu & ve . , - A`
const words = [...new Set(`${listed} ${unusual}`.split(/\s+/).filter(Boolean))]
const neighbours = unusual.split(/\s+/)

/** Without what is kept beside a word. */
const read = ({ words, beforeComma }: SplitName) => ({
  words: words.map(({ text, sound, dotted }) => ({ text, sound, dotted })),
  beforeComma,
})

const cased: readonly ((word: string) => string)[] = [
  (word) => word,
  (word) => word.toLocaleUpperCase('tr'),
  (word) => word.toLocaleLowerCase('tr'),
  (word) => word.slice(0, 1).toLocaleUpperCase('tr') + word.slice(1),
  (word) => `${word}.`,
]

test('a name of ordinary words is read as all the steps read it, whatever its words and their neighbours are', () => {
  for (const [at, one] of words.entries())
    for (const [turn, writing] of cased.entries()) {
      const word = writing(one)
      const beside = neighbours[(at * cased.length + turn) % neighbours.length]
      for (const name of [word, `${word} ${beside} Yılmaz`, `Ayşe ${beside} ${word}`, `${beside} ${word}`])
        assert.deepEqual(read(splitName(name)), read(splitAnyName(name)), name)
    }
  for (const one of neighbours)
    for (const other of neighbours) {
      const name = `${one} ${other} Yılmaz ${other}`
      assert.deepEqual(read(splitName(name)), read(splitAnyName(name)), name)
    }
})
