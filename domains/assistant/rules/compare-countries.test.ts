import assert from 'node:assert/strict'
import { test } from 'node:test'
import { compareCountries } from './compare-countries.ts'

const said = (
  country: 'turkey' | 'kktc',
  part: 'short' | 'grounds' | 'exceptions',
  text: string,
  sourceId: string = country,
) => ({ country, part, text, supports: [{ sourceId }] })

test('each topic shows the sentences of each country, and nothing where a country has no source', () => {
  const turkey = said('turkey', 'short', 'Dava iki yıl içinde açılır.')
  const exception = said('turkey', 'exceptions', 'Ancak ağır kusurda bu kural uygulanmaz.')
  const kktc = said('kktc', 'short', 'Dava mahkemeye dilekçe ile açılır.')
  assert.deepEqual(compareCountries([turkey, exception, kktc]), [
    { topic: 'answer', turkey, kktc },
    { topic: 'time', turkey, kktc: null },
    { topic: 'exceptions', turkey: exception, kktc: null },
  ])
})

test('an amount of money is not shown as a time, nor a time as an amount', () => {
  const [money, time] = [
    said('turkey', 'grounds', 'Bedel 500 lira olur.'),
    said('kktc', 'grounds', 'Süre üç aydır.'),
  ]
  const answers = [said('turkey', 'short', 'Bedel ödenir.'), said('kktc', 'short', 'Süre verilir.')]
  const rows = compareCountries([...answers, money, time])
  assert.equal(rows.find(({ topic }) => topic === 'amount')?.turkey, money)
  assert.equal(rows.find(({ topic }) => topic === 'amount')?.kktc, null)
  assert.equal(rows.find(({ topic }) => topic === 'time')?.kktc, time)
})

test('a ground that quotes another text than the short answer fills no row', () => {
  const answers = [said('turkey', 'short', 'Ücret ödenir.'), said('kktc', 'short', 'Ücret saptanır.')]
  const stranger = said('kktc', 'grounds', 'Evlenme iki ay içinde yapılır.', 'marriage')
  assert.deepEqual(
    compareCountries([...answers, stranger]).map(({ topic }) => topic),
    ['answer'],
  )
})
