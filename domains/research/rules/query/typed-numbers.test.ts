/** Numbers as lawyers type and copy them: whatever is read from one form, the other readers of numbers leave it alone. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Country } from '../laws.ts'
import { parseQuery } from '../query.ts'

function named(text: string, country: Country): string | null {
  const { lookup, remark } = parseQuery(text, { country })
  if (!lookup) return remark
  const place = 'country' in lookup && lookup.country === 'kktc' ? 'kktc ' : ''
  if (lookup.kind === 'law') return `${place}${lookup.lawNumber}`
  if (lookup.kind === 'decision')
    return [lookup.number, lookup.caseNumber, lookup.decisionNumber].filter(Boolean).join(' ')
  const { lawNumber, articleNo, lettered, paragraph, through } = lookup
  return `${place}${lawNumber} m. ${lettered ?? articleNo}${paragraph ? ` p. ${paragraph}` : ''}${through ? `-${through}` : ''}`
}

const inTurkey: [string, string | null][] = [
  ['4857/25', '4857 m. 25'],
  ['4857/25/2', '4857 m. 25 p. 2'],
  ['4857/25 2', '4857 m. 25 p. 2'],
  ['5237/86 2', '5237 m. 86 p. 2'],
  ['4857 25 2 e', '4857 m. 25 p. 2-e'],
  ['TBK 49 2', '6098 m. 49 p. 2'],
  ['TBK 49-56', '6098 m. 49-56'],
  // Two articles are no article and its paragraph.
  ['TCK 86 87', null],
  ['İİK 67 72', null],
  ['5237/86 5237/87', null],
  ['17/1981 3', 'kktc 17/1981 m. 3'],
  ['1/98 36A', 'kktc 1/1998 m. 36/A'],
  ['2020/123', '2020/123'],
  ['2014-1210', '2014/1210'],
  ['2020/123 2021/456', '2020/123 2021/456'],
  ['2019/123 / 2020/456', '2019/123 2020/456'],
  ['2015/7-1234 2017/890', '2015/7-1234 2017/890'],
  ['4857-18 21', null],
  ['2015/', 'broken_number'],
  ['2015/12 00/00', 'broken_number'],
]
const inCyprus: [string, string | null][] = [
  ['17/1981 3', 'kktc 17/1981 m. 3'],
  ['17-1981 m3', 'kktc 17/1981 m. 3'],
  ['1/1998 madde 36 A', 'kktc 1/1998 m. 36/A'],
  ['39/10', '39/2010'],
  ['fasil 6 24a', 'kktc Fasıl 6 m. 24/A'],
]

test('what lawyers type is read as the same law, article or decision in each country', () => {
  for (const [text, expected] of inTurkey) assert.equal(named(text, 'turkey'), expected, text)
  for (const [text, expected] of inCyprus) assert.equal(named(text, 'kktc'), expected, text)
})
