import assert from 'node:assert/strict'
import { test } from 'node:test'
import { parseCitationQuery } from './citation-query.ts'

const supreme = 'KKTC Yüksek Mahkemesi'
const decision = (text: string) => {
  const lookup = parseCitationQuery(text)
  if (lookup?.kind !== 'decision') return lookup
  return [lookup.court, lookup.chamber, lookup.caseNumber ?? lookup.number, lookup.decisionNumber]
}

/** Each decision in five spellings: as printed, its case, its delivery, with a short year, turned round. */
const spellings: [(string | undefined)[], string[]][] = [
  [
    [supreme, 'Yargıtay/Hukuk', '99/2024', undefined],
    [
      'Yargıtay/Hukuk 99/2024',
      'Yargıtay/Hukuk No: 99/2024',
      'Yargıtay Hukuk No. 99/24',
      'KKTC Y/H 99/2024',
      '99/2024 Yargıtay/Hukuk',
    ],
  ],
  [
    [supreme, 'Yargıtay/Hukuk', '99/2024', 'D.21/2026'],
    [
      'D.21/2026 Yargıtay/Hukuk 99/2024',
      'D. 21/2026 Yargıtay/Hukuk No: 99/2024',
      'Yargıtay/Hukuk 99/24 D.21/26',
      'D. No: 21/2026, Yargıtay Hukuk 99/2024',
      'KKTC Yüksek Mahkemesi Yargıtay/Hukuk 99/2024 (D.21/2026)',
    ],
  ],
  [
    [supreme, 'YİM', '187/2011', undefined],
    [
      'YİM 187/2011',
      'YİM 187-2011',
      'Yüksek İdare Mahkemesi 187-2011',
      'YİM:187/11',
      'yim 187/2011',
      'Yüksek İdare Mahkemesi 187/2011',
      'YİM No: 187/2011',
    ],
  ],
  [
    [supreme, 'Anayasa Mahkemesi', '21/1980', 'D.3/1981'],
    [
      'D.3/81 Anayasa Mahkemesi 21/80',
      'Anayasa Mahkemesi 21/1980 D.3/1981',
      'KKTC Anayasa Mahkemesi 21/80, D. 3/81',
      'D.3/1981 Anayasa 21/1980',
      'KKTC Yüksek Mahkemesi Anayasa Mahkemesi 21/1980 D.3/1981',
    ],
  ],
  [
    [undefined, 'Hukuk/Kira İstinaf', '13/1966', undefined],
    [
      'Kira İstinaf No: 13/66',
      'Kira İstinaf 13/1966',
      'Hukuk/Kira İstinaf 13/66',
      'Hukuk Kira İstinaf 13/1966',
      '13/66 Kira İstinaf',
    ],
  ],
  [
    ['KKTC Yüksek Seçim Kurulu', undefined, '94/1976', undefined],
    ['YSK 94/1976', 'Y.S.K. 94/76', 'KKTC YSK 94/1976', 'Yüksek Seçim Kurulu 94/1976', 'YSK No: 94/1976'],
  ],
]

test('decisions of Northern Cyprus are looked up in the spellings that lawyers use', () => {
  for (const [expected, texts] of spellings)
    for (const text of texts) assert.deepEqual(decision(text), expected, text)
})

test('each number of joined cases is looked up', () => {
  const lookup = parseCitationQuery('Birleştirilmiş YİM 187/2011 ve 188/2011')
  const other = lookup?.alternative
  assert.deepEqual([lookup?.kind === 'decision' && lookup.caseNumber], ['187/2011'])
  assert.deepEqual([other?.kind === 'decision' && other.caseNumber], ['188/2011'])
})

test('further words, and files whose year comes first, are no look-up of Northern Cyprus', () => {
  for (const text of ['YİM 187/2011 tazminat'])
    assert.notEqual(parseCitationQuery(text)?.country, 'kktc', text)
  assert.notEqual(parseCitationQuery('Anayasa Mahkemesi 2020/27')?.country, 'kktc')
})

test('the constitution is the one of the country that is searched, unless another is named', () => {
  const law = (text: string, country: 'turkey' | 'kktc') => {
    const lookup = parseCitationQuery(text, country)
    return lookup?.kind === 'article' && lookup.lawNumber
  }
  assert.equal(law('Anayasanın 152. maddesi', 'kktc'), 'KKTC Anayasası')
  assert.equal(law('KKTC Anayasası m. 1', 'turkey'), 'KKTC Anayasası')
  assert.equal(law('Anayasa 152', 'turkey'), '2709')
  assert.equal(law('T.C. Anayasası 10', 'kktc'), '2709')
  assert.equal(law('TBK 49', 'kktc'), '6098')
})

test('in Northern Cyprus a number and a short year name a law or a decision', () => {
  const lookup = parseCitationQuery('39/10', 'kktc')
  assert.deepEqual(lookup?.alternative, { kind: 'law', country: 'kktc', lawNumber: '39/2010' })
  assert.equal(parseCitationQuery('17-1981', 'kktc')?.kind, 'law')
  assert.equal(parseCitationQuery('98/45', 'turkey'), null)
})

test('articles of the laws of Northern Cyprus are looked up with their letter', () => {
  const article = (text: string) => {
    const lookup = parseCitationQuery(text)
    return lookup?.kind === 'article' ? [lookup.lawNumber, lookup.articleNo, lookup.lettered] : lookup
  }
  assert.deepEqual(article('Fasıl 6 m. 24A'), ['Fasıl 6', '24', '24/A'])
  assert.deepEqual(article('fasil 6 24a'), ['Fasıl 6', '24', '24/A'])
  assert.deepEqual(article('1/98 36A'), ['1/1998', '36', '36/A'])
  assert.deepEqual(article('17-1981 m3'), ['17/1981', '3', undefined])
  assert.notEqual(parseCitationQuery('Fasıl 65')?.kind, 'article')
  assert.deepEqual(article('17/1981 m. 3'), ['17/1981', '3', undefined])
  assert.deepEqual(article('17/81 sayılı Kira (Denetim) Yasası madde 3'), ['17/1981', '3', undefined])
  assert.deepEqual(article('1/1998 madde 36 A'), ['1/1998', '36', '36/A'])
})
