import assert from 'node:assert/strict'
import { test } from 'node:test'
import { type HeardSentence, sentencesHeard } from './heard-sentences.ts'

const segment = (text: string, start: number | null = null, end = start): HeardSentence => ({
  text,
  start,
  end,
})
const textsOf = (...heard: HeardSentence[]) => sentencesHeard(heard).map(({ text }) => text)

test('several sentences of a segment get a line and a time each', () => {
  assert.deepEqual(sentencesHeard([segment(' Tanık geldi. Yemin etti. Sordum mu? ', 1_000, 4_500)]), [
    { text: 'Tanık geldi.', at: 1_000 },
    { text: 'Yemin etti.', at: 2_300 },
    { text: 'Sordum mu?', at: 3_500 },
  ])
})

test('a sentence that a pause divides is one line, with the time of its beginning', () => {
  assert.deepEqual(
    sentencesHeard([
      segment('Tanık saat', 0, 900),
      segment('sekizde geldi. Gördüm', 1_000, 3_000),
      segment('kapıyı.', 4_000, 5_000),
    ]),
    [
      { text: 'Tanık saat sekizde geldi.', at: 0 },
      { text: 'Gördüm kapıyı.', at: 2_429 },
    ],
  )
  assert.deepEqual(textsOf(segment('Evet'), segment('Hayır')), ['Evet', 'Hayır'])
  assert.equal(textsOf(...Array.from({ length: 100 }, () => segment('sözcük sözcük'))).length, 5)
})

test('numbers, letters and abbreviations with a full stop end no sentence', () => {
  for (const text of ['Yargıtay 3. Hukuk Dairesi', 'Av. Ayşe geldi', 'A. Yılmaz', 'Prof. Dr. Can', 'No. 5'])
    assert.deepEqual(textsOf(segment(text)), [text])
  assert.deepEqual(textsOf(segment('“Gitti.” Sonra sustu. 3 kişi vardı')), [
    '“Gitti.”',
    'Sonra sustu.',
    '3 kişi vardı',
  ])
})

test('without times there are sentences all the same, and no empty ones', () => {
  assert.deepEqual(sentencesHeard([segment('Bir. İki. '), segment('  ')]), [
    { text: 'Bir.', at: null },
    { text: 'İki.', at: null },
  ])
})
