import assert from 'node:assert/strict'
import { test } from 'node:test'
import { randomFrom } from '../../testing/random.ts'
import {
  type Comparison,
  compareDocuments,
  compareTexts,
  comparisonLimits,
  DocumentError,
  documentOf,
  paragraphOf,
  textRun,
} from '../index.ts'

const shown = ({ paragraphs }: Comparison) =>
  paragraphs.map((parts) =>
    parts
      .map(({ kind, text }) => (kind === 'same' ? text : kind === 'added' ? `[+${text}]` : `[-${text}]`))
      .join(''),
  )
const without = ({ paragraphs }: Comparison, left: 'added' | 'removed') =>
  paragraphs
    .flat()
    .filter(({ kind }) => kind !== left)
    .map(({ text }) => text)
    .join('')

test('added and removed words are shown one by one, in their paragraph', () => {
  const compared = compareTexts(
    'Davalı, borcu ödemedi.\nSaygılarımla.',
    'Davalı şirket, borcu 3 aydır ödemedi.\nSaygılarımla.\nEk: sözleşme',
  )
  assert.deepEqual(shown(compared), [
    'Davalı[+ şirket], borcu [+3 aydır ]ödemedi.',
    'Saygılarımla.',
    '[+Ek: sözleşme]',
  ])
  assert.deepEqual([compared.added, compared.removed, compared.isExact], [5, 0, true])
})

test('a sum, a date and the number of a case are one word each', () => {
  const compared = compareTexts(
    '12.03.2025 günü 1.000,00 TL, E. 2024/123.',
    '13.03.2025 günü 2.500,00 TL, E. 2024/124.',
  )
  assert.deepEqual(shown(compared), [
    '[-12.03.2025][+13.03.2025] günü [-1.000,00][+2.500,00] TL, E. [-2024/123][+2024/124].',
  ])
})

test('letters of the Turkish alphabet belong to their word, and another case is another word', () => {
  assert.deepEqual(shown(compareTexts('İğdır ırmağı', 'Iğdır ırmağı')), ['[-İğdır][+Iğdır] ırmağı'])
})

test('equal texts differ in nothing, and a text that is new is added as a whole', () => {
  assert.deepEqual(shown(compareTexts('a b\n\nc', 'a b\n\nc')), ['a b', '', 'c'])
  assert.deepEqual(shown(compareTexts('', 'a b')), ['[+a b]'])
  assert.deepEqual(compareTexts('', '').added, 0)
})

test('documents are compared by their paragraphs, those of tables too', () => {
  const document = (text: string, bold: boolean) =>
    documentOf({ blocks: [paragraphOf([textRun(text, { bold })])] })
  assert.deepEqual(shown(compareDocuments(document('a b', true), document('a c', false))), ['a [-b][+c]'])
})

test('without the added words it is the former text, and without the removed ones the later text', () => {
  for (let seed = 1; seed <= 200; seed++) {
    const draw = randomFrom(seed)
    const text = () =>
      Array.from({ length: draw(60) }, () => ['ve', 'dava', ',', '\n', 'İş', ' ', '😀'][draw(7)]).join(
        draw(2) === 0 ? '' : ' ',
      )
    const [before, after] = [text(), text()]
    const compared = compareTexts(before, after)
    assert.equal(without(compared, 'added'), before.replaceAll('\n', ''), `seed ${seed}`)
    assert.equal(without(compared, 'removed'), after.replaceAll('\n', ''), `seed ${seed}`)
  }
})

test('passages with nothing in common are shown as a whole, and texts that are too long are refused', () => {
  const words = (from: number, count: number) =>
    Array.from({ length: count }, (_, at) => `k${from + at}`).join(' ')
  const different = compareTexts(`baş\n${words(0, 3_000)}`, `baş\n${words(5_000, 3_000)}`)
  assert.deepEqual(
    [different.isExact, different.added, different.removed, shown(different)[0]],
    [false, 3_000, 3_000, 'baş'],
  )
  const tooLong = (text: string) =>
    assert.throws(
      () => compareTexts(text, ''),
      (error) => error instanceof DocumentError && error.problem === 'too_large',
    )
  tooLong('a'.repeat(comparisonLimits.characters))
  tooLong('a '.repeat(comparisonLimits.words / 2 + 1))
})

test('the worst that two texts can be takes little time', () => {
  const text = (seed: number) => {
    const draw = randomFrom(seed)
    return Array.from({ length: 280_000 }, (_, at) => `${draw(50)}${at % 12 === 0 ? '\n' : ' '}`).join('')
  }
  const started = performance.now()
  const compared = compareTexts(text(1), text(2))
  assert.equal(compared.isExact, false)
  assert.ok(performance.now() - started < 30_000)
})
