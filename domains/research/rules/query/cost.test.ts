import assert from 'node:assert/strict'
import { test } from 'node:test'
import { parseQuery } from '../query.ts'
import { costOf, type Known, MOST_COST } from './cost.ts'

const cost = (text: string, known?: Known) => costOf(parseQuery(text).query, known)
const times = (count: number, part: (at: number) => string, between = ' OR ') =>
  Array.from({ length: count }, (_, at) => part(at)).join(between)
const two = (at: number) => `${'abcdefghijklmnoprstu'[at % 20]}${'aeiou'[Math.floor(at / 20)]}`

test('typical queries cost a few units', () => {
  const typed = [
    'kira bedelinin tespiti',
    '"kira bedeli" AND (tespit OR artış) -tahliye',
    'kamula* bedel* tespit*',
    'taşınmaz* VEYA gayrimenkul* VEYA arsa* VEYA tarla* VEYA konut*',
    '"manevi tazminat"~5 trafik kazası',
    'İşçinin haklı nedenle feshinde kıdem tazminatı hangi hâllerde ödenir, ihbar süresi ne kadardır?',
    'Yargıtay 3. HD 12.02.2020 TBK 344 2019/1234 E.',
  ]
  for (const text of typed) assert.ok(cost(text) < MOST_COST / 5, `${text}: ${cost(text)}`)
})

test('dozens of short prefixes are too expensive, longer or fewer ones are not', () => {
  assert.ok(cost(times(60, (at) => `${two(at)}*`)) > MOST_COST)
  assert.ok(cost(times(60, (at) => `${two(at)}*`, ' ')) > MOST_COST)
  assert.ok(cost(`kira ${times(60, (at) => `-${two(at)}*`, ' ')}`) > MOST_COST)
  assert.ok(cost(times(60, (at) => `${two(at)}rem*`)) < MOST_COST)
  assert.ok(cost(times(12, (at) => `${two(at)}*`)) < MOST_COST)
})

test('words without operators are never too expensive, whatever is pasted', () => {
  const common: Known = { frequency: () => 500_000, startingWith: () => [] }
  const pasted = [
    times(64, (at) => `söz${at}`, ' '),
    times(21, () => 'ölünceye kadar bakma', ' '),
    'Davacı vekili kira bedelinin tespitine karar verilmesini talep etmiştir. '.repeat(200),
  ]
  for (const text of pasted)
    assert.ok(cost(text, common) < MOST_COST, `${text.slice(0, 40)}: ${cost(text, common)}`)
  assert.ok(cost(times(64, (at) => `${1 + (at % 28)}.05.20${10 + (at % 15)}`, ' ')) < MOST_COST)
})

test('near words that occur in very many texts are expensive only if there are so many texts', () => {
  const near = times(20, (at) => `"dava${at} karar mahkeme"~50`)
  const of = (texts: number): Known => ({ frequency: () => texts, startingWith: () => [] })
  assert.ok(cost(near, of(5_000)) < MOST_COST)
  assert.ok(cost(near, of(400_000)) > MOST_COST)
})

test('a prefix costs more if the words that start with it are in many texts', () => {
  const known: Known = { frequency: () => 250_000, startingWith: () => Array(64).fill('x') }
  assert.ok(cost('kamula*', known) > cost('kamula*') + 10)
})
