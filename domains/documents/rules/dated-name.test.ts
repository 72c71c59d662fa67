import assert from 'node:assert/strict'
import { test } from 'node:test'
import { dateInName } from './dated-name.ts'

test('a day is found in a name however it is written, the first of several', () => {
  const days = [
    '2019-03-01 Kira sözleşmesi',
    'Kira sözleşmesi 01.03.2019',
    'ihtarname_1_3_2019',
    '20190301 ihtar',
    '1/3/2019 tarihli ihtar',
    '1 Mart 2019 tarihli ihtarname',
    '01-MART-2019 TUTANAK',
    'Sözleşme (01.03.2019) ve ek protokol (15.06.2020)',
  ].map(dateInName)
  assert.deepEqual(new Set(days), new Set(['2019-03-01']))
  assert.equal(dateInName('7 ŞUBAT 2020 ihtarı'), '2020-02-07')
})

test('what only looks like a day is none', () => {
  for (const name of [
    'Kira sözleşmesi',
    'Ankara 3. AHM 2026/412 E.',
    '31.02.2019 ihtar',
    '2019-13-01',
    'Fatura 1201903010 nolu',
    '01.03.1019',
    '12345678 nolu dekont',
    'Mart 2019 bordro',
  ])
    assert.equal(dateInName(name), undefined, name)
})
