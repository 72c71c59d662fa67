import assert from 'node:assert/strict'
import { test } from 'node:test'
import { parseCitationQuery } from './citation-query.ts'

const article = (lawNumber: string, articleNo: string) => ({ kind: 'article', lawNumber, articleNo })
const core = (text: string) => {
  const lookup: Record<string, unknown> = { ...parseCitationQuery(text) }
  for (const key of ['country', 'paragraph', 'alternative']) delete lookup[key]
  return lookup
}

test('an article is looked up by abbreviation, number or name, in any case', () => {
  for (const text of [
    'TBK 49',
    'tbk 49',
    '6098/49',
    'TBK m. 49',
    'tbk madde 49',
    'borçlar kanunu 49',
    '49 TBK',
    'madde 49 tbk',
    'TBK m. 49/1',
  ])
    assert.deepEqual(core(text), article('6098', '49'), text)
  assert.deepEqual(core('fasıl 154 madde 262'), article('Fasıl 154', '262'))
  assert.deepEqual(core('HMK geçici 3'), article('6100', 'Geçici 3'))
  assert.deepEqual(core('657 ek geçici 2'), article('657', 'Ek Geçici 2'))
  assert.deepEqual(core('657 sayılı Kanunun ek geçici 2. maddesi'), article('657', 'Ek Geçici 2'))
  for (const text of ['geçici madde 3 hmk', 'geçici 3 HMK', 'geçici madde 3 6100 sayılı Kanun'])
    assert.deepEqual(core(text), article('6100', 'Geçici 3'), text)
  assert.deepEqual(core('ek madde 1 4857'), article('4857', 'Ek 1'))
  assert.equal(parseCitationQuery('ek madde 1 kira'), null)
  assert.deepEqual(core('2560 18/A'), article('2560', '18/A'))
})

test('articles are looked up in the shorthand of petitions', () => {
  const spellings: [string, string, string][] = [
    ['4857 m. 25/2', '4857', '25'],
    ['İş K. 25/II', '4857', '25'],
    ['iş k 25/III', '4857', '25'],
    ['Av. K. 164', '1136', '164'],
    ['Teb.K. 21', '7201', '21'],
    ['2577 m. 7', '2577', '7'],
    ['1475 14', '1475', '14'],
    ['213 mük 20', '213', 'Mükerrer 20'],
    ['VUK mük. 20', '213', 'Mükerrer 20'],
    ['TBK madde 49 fıkra 2', '6098', '49'],
    ['TBK m. 49 f. 2', '6098', '49'],
    ['AİHS 6', 'AİHS', '6'],
  ]
  for (const [text, law, no] of spellings) assert.deepEqual(core(text), article(law, no), text)
  assert.equal((parseCitationQuery('İş K. 25/II') as { paragraph?: string }).paragraph, 'II')
})

test('an abbreviation that only a repealed law had is looked up there', () => {
  assert.deepEqual(core('BK 41'), article('818', '41'))
  assert.deepEqual(core('818 sayılı BK 41'), article('818', '41'))
  assert.deepEqual(core('765 sayılı TCK 491'), article('765', '491'))
  assert.deepEqual(core('eski TCK 491'), article('765', '491'))
  assert.deepEqual(core('HUMK 428'), article('1086', '428'))
  assert.deepEqual(core('TTK 1301'), article('6102', '1301'))
  assert.deepEqual(core('TCK 491'), article('765', '491'))
})

test('a lettered article is looked up with its letter', () => {
  for (const text of ['İİK 68/a', '2004/68/a', 'İİK 68/A'])
    assert.deepEqual(core(text), article('2004', '68/a'), text)
  assert.deepEqual(core('TCK 142/b'), { ...article('5237', '142'), lettered: '142/b' })
})

test('a law is looked up by number or name', () => {
  for (const text of ['6098', '6098 sayılı kanun', 'Türk Borçlar Kanunu', 'tbk'])
    assert.deepEqual(core(text), { kind: 'law', lawNumber: '6098' }, text)
})

test('a decision is looked up by its numbers, with or without its court', () => {
  const full = {
    kind: 'decision',
    court: 'Yargıtay',
    chamber: '3. Hukuk Dairesi',
    caseNumber: '2019/1234',
    decisionNumber: '2020/567',
  }
  assert.deepEqual(core('3. HD 2019/1234 E. 2020/567 K.'), full)
  assert.deepEqual(core('Yargıtay 3. Hukuk Dairesi E. 2019/1234, K. 2020/567'), full)
  assert.deepEqual(core('2019/1234'), { kind: 'decision', number: '2019/1234' })
  assert.deepEqual(core('E.2019/1234'), { kind: 'decision', caseNumber: '2019/1234' })
  assert.deepEqual(core('3. HD 2019/1234'), {
    kind: 'decision',
    court: 'Yargıtay',
    chamber: '3. Hukuk Dairesi',
    number: '2019/1234',
  })
  assert.deepEqual(core('B. No: 2016/24912'), {
    kind: 'decision',
    court: 'Anayasa Mahkemesi',
    caseNumber: '2016/24912',
  })
})

test('boards and chambers are understood in their shortest form', () => {
  assert.deepEqual(core('26-02/39-19'), { kind: 'decision', number: '26-02/39-19' })
  assert.deepEqual(core('2025-5-075'), { kind: 'decision', number: '2025-5-075' })
  assert.deepEqual(core('Y6HD 2014/10219'), {
    kind: 'decision',
    court: 'Yargıtay',
    chamber: '6. Hukuk Dairesi',
    number: '2014/10219',
  })
  for (const text of ['Y.S.K. 101/1976', 'YSK 101/76', 'Yüksek Seçim Kurulu 101/1976'])
    assert.deepEqual(
      parseCitationQuery(text),
      { kind: 'decision', country: 'kktc', court: 'KKTC Yüksek Seçim Kurulu', number: '101/1976' },
      text,
    )
})

test('a number with two possible meanings gives both', () => {
  assert.deepEqual(parseCitationQuery('2004/72'), {
    kind: 'decision',
    number: '2004/72',
    alternative: { kind: 'article', lawNumber: '2004', articleNo: '72' },
  })
})

test('a question is not a look-up', () => {
  for (const text of [
    'kıdem tazminatı',
    'TBK 49 zamanaşımı süresi',
    'Yargıtay 3. Hukuk Dairesi',
    '',
    '3',
    'işe iade davası',
    '98/45',
  ])
    assert.equal(parseCitationQuery(text), null, text)
})
