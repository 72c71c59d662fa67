import assert from 'node:assert/strict'
import { test } from 'node:test'
import { encodeVocabulary, Vocabulary } from '@mizan/platform/search'
import { correctedQuery } from './spelling.ts'
import { spellingsIn } from './spellings.ts'

const words = 'viii xviii çello bittin istifade kıdem hukuk kira'
const counts = new Map([...spellingsIn(words)].map((one) => [one, 50]))
const spellings = new Vocabulary(encodeVocabulary(counts))
const corrected = (text: string) => correctedQuery(text, () => 0, spellings)

test('a word is never corrected into a roman numeral', async () => {
  assert.equal(await corrected('İIıi'), null)
  assert.equal(await corrected('xviiii'), null)
})

test('a short word that begins differently, or has two errors, is not corrected', async () => {
  assert.equal(await corrected('hello'), null)
  assert.equal(await corrected('bitcoin'), null)
  assert.equal(await corrected('işeiade'), null)
})

test('a missing, doubled, swapped or wrong letter is corrected, also the first one', async () => {
  assert.equal(await corrected('kdem'), 'kıdem')
  assert.equal(await corrected('kkıdem'), 'kıdem')
  assert.equal(await corrected('ukuk'), 'hukuk')
  assert.equal(await corrected('ıkdem'), 'kıdem')
  assert.equal(await corrected('istifde'), 'istifade')
})
