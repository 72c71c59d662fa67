import assert from 'node:assert/strict'
import { test } from 'node:test'
import { commonTerms, pairTokens, phrasePairs, wordsOfPairs } from './common-words.ts'
import { numbersFrom } from './testing/draw.ts'

const words = [...commonTerms.slice(0, 3), 'seyrek', 'ender']

const hasRun = (tokens: readonly string[], run: readonly string[]) =>
  tokens.some((_, start) => run.every((token, offset) => tokens[start + offset] === token))

test('a phrase of common words is found by its pairs exactly where its words are adjacent', () => {
  const below = numbersFrom(3)
  const draw = (length: number, from: number) => Array.from({ length }, () => words[below(from)] as string)
  let found = 0
  for (let i = 0; i < 3000; i++) {
    const text = draw(12, words.length)
    const phrase = draw(2 + below(4), 3)
    const byPairs = hasRun(pairTokens(text), phrasePairs(phrase) ?? [])
    assert.equal(byPairs, hasRun(text, phrase), `${phrase} in ${text}`)
    if (byPairs) found++
  }
  assert.ok(found > 300)
})

test('a phrase with a rarer word, or of one word, has no pairs', () => {
  assert.equal(phrasePairs([commonTerms[0] as string, 'seyrek']), null)
  assert.equal(phrasePairs([commonTerms[0] as string]), null)
})

test('pairs give back the words they were made of', () => {
  const phrase = commonTerms.slice(40, 44)
  assert.deepEqual(wordsOfPairs(phrasePairs(phrase) ?? []), phrase)
})
