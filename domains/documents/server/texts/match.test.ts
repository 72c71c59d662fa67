import assert from 'node:assert/strict'
import { test } from 'node:test'
import { randomFrom } from '@mizan/platform/testing'
import { parseQuery } from '@mizan/research/rules/query'
import { indexOf, mergeSegments } from './build.ts'
import { findIn } from './match.ts'
import { Segment } from './segment.ts'

function run<T>(steps: Generator<void, T>): T {
  for (;;) {
    const step = steps.next()
    if (step.done) return step.value
  }
}

const texts: Record<string, string> = {
  a: 'Kiracının tahliyesi istenmiştir. Kira sözleşmesinin feshi gerekir.',
  b: 'Davalı, sözleşmenin feshini kabul etmedi.',
  c: 'Bilirkişi raporuna itiraz ediyoruz; rapor eksiktir.',
  d: 'İŞÇİLİK alacakları: kıdem tazminatı, ihbar tazminatı. TBK 49 uyarınca.',
  e: 'Sözleşme ve kira. Tahliye yoktur.\n\nBaşka bir paragraf: raporuna.\n\nİtiraz.',
}
const single = (id: string) => new Segment(run(indexOf(id, [{ page: 1, text: texts[id] as string }])))

function found(query: string, segments: Segment[]): string[] {
  const { query: asked } = parseQuery(query, { synonyms: false })
  if (!asked) return []
  const hits: { score: number; id: string }[] = []
  const take = (number: number, scores: Float32Array) => {
    for (const [slot, score] of scores.entries())
      if (score > 0) hits.push({ score, id: segments[number]?.ids[slot] as string })
  }
  run(findIn(segments, asked, take))
  return hits.sort((one, other) => other.score - one.score).map(({ id }) => id)
}

const apart = Object.keys(texts).map(single)
const merged = [new Segment(run(mergeSegments(apart, () => true)) as Buffer)]

for (const [name, segments] of [
  ['apart', apart],
  ['merged', merged],
] as const) {
  const sorted = (query: string) => found(query, segments).sort().join('')

  test(`${name}: a word is found in all its forms, with and without Turkish letters`, () => {
    assert.equal(sorted('sözleşme'), 'abe')
    assert.equal(sorted('sozlesmesi'), 'abe')
    assert.equal(sorted('fesih'), 'ab')
    assert.equal(sorted('işçilik'), 'd')
    assert.equal(sorted('yargıç'), '')
  })

  test(`${name}: all words are needed, one of several with VEYA, none of those excluded`, () => {
    assert.equal(sorted('kira tahliye'), 'ae')
    assert.equal(sorted('rapor VEYA tazminat'), 'cde')
    assert.equal(sorted('sözleşme -kira'), 'b')
    assert.equal(sorted('sözl*'), 'abe')
  })

  test(`${name}: a phrase stands together in one paragraph, and near words within their distance`, () => {
    assert.equal(sorted('"rapora itiraz"'), 'c')
    assert.equal(sorted('rapor itiraz'), 'ce')
    assert.equal(sorted('"kira fesih"~3'), 'a')
    assert.equal(sorted('"rapor itiraz"~3'), 'c')
  })

  test(`${name}: an article is found however it is written`, () => {
    assert.equal(sorted('Türk Borçlar Kanunu madde 49'), 'd')
  })

  test(`${name}: whoever says a word more often comes first`, () => {
    assert.equal(found('kira', segments)[0], 'a')
  })
}

test('documents that are left out of a merger are not found, and of none there is no index', () => {
  const some = [new Segment(run(mergeSegments(merged, (id) => id !== 'a' && id !== 'd')) as Buffer)]
  assert.deepEqual(some[0]?.ids, ['b', 'c', 'e'])
  assert.deepEqual(found('sözleşme', some).sort(), ['b', 'e'])
  assert.deepEqual(found('kıdem', some), [])
  assert.equal(run(mergeSegments(merged, () => false)), undefined)
})

test('numbers of any size are written and read', () => {
  const pages = Array.from({ length: 300 }, (_, at) => ({ page: at + 1, text: `${'söz '.repeat(at)} son` }))
  const [segment] = [new Segment(run(indexOf('x', pages)))]
  const term = segment.find(Buffer.from('son'))
  const posting = segment.postingsOf(term)
  assert.equal(posting.next(), true)
  assert.equal(posting.count, 300)
  assert.equal(segment.placesOf(posting).at(-1), segment.lengthOf(0) - 1 + 299 * 99)
})

test('near words are found as by comparing every place with every other', () => {
  const random = randomFrom(20_261_125)
  const vocabulary = ['kira', 'fesih', 'dava', 'ihtar']
  for (let round = 0; round < 60; round++) {
    const words = Array.from({ length: 30 }, () => vocabulary[random(vocabulary.length)] as string)
    const segment = new Segment(run(indexOf('x', [{ page: 1, text: words.join(' ') }])))
    const slop = 1 + random(6)
    const width = 2 + slop
    const isNear = words.some(
      (word, at) =>
        word === 'kira' && words.some((other, place) => other === 'fesih' && Math.abs(place - at) < width),
    )
    assert.equal(found(`"kira fesih"~${slop}`, [segment]).length, Number(isNear), words.join(' '))
  }
})

test('a word that stands near another a hundred thousand times is counted in one pass', () => {
  const half = 100_000
  // Long paragraphs are taken in pieces; the two words meet within one.
  const text = `${'kira '.repeat(half + 7)}${'fesih '.repeat(half)}`
  const segment = new Segment(run(indexOf('x', [{ page: 1, text }])))
  // Comparing every place with every other would take ten thousand million steps.
  assert.deepEqual(found('"fesih kira"~3', [segment]), ['x'])
})
