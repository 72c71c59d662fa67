import assert from 'node:assert/strict'
import { test } from 'node:test'
import { citationsIn } from './citations.ts'

const own = { court: 'Yargıtay', chamber: '6. Ceza Dairesi' }
const decisionsIn = (text: string) =>
  citationsIn(text, 'turkey', own, [])
    .filter((one) => one.kind === 'decision')
    .map((one) => [one.court, one.chamber, one.case_number, one.decision_number])

test('"our chamber" means the deciding chamber itself', () => {
  for (const text of [
    'temyizi üzerine Dairemizin 20/05/2015 gün ve 2014/15419 Esas, 2015/40731 Karar sayılı ilamına',
    '2-) Dairemizin 13.05.2015 gün ve 2014/15419 Esas - 2015/40731 karar sayılı ilamında',
    "sayılı kararı bozan Daire'nin 15/03/2018 gün ve 2014/15419 - 2015/40731 sayılı kararı",
  ])
    assert.deepEqual(decisionsIn(text), [['Yargıtay', '6. Ceza Dairesi', '2014/15419', '2015/40731']], text)
})

test('a reference that names another chamber means that chamber', () => {
  const [cited] = decisionsIn(
    'Yargıtay 4. Ceza Dairesinin 18.06.2020 tarihli, 2016/8765 Esas, 2020/7446 Karar sayılı ilamı',
  )
  assert.deepEqual(cited, ['Yargıtay', '4. Ceza Dairesi', '2016/8765', '2020/7446'])
})

test('the numbers of the lower court in the header are not citations of a chamber', () => {
  assert.deepEqual(decisionsIn('TARİHİ : 18/01/2013\nNUMARASI : 2012/4 (E) ve 2013/17 (K)'), [
    [null, null, '2012/4', '2013/17'],
  ])
})

test('laws that only the source lists follow those of the text, each once', () => {
  const rows = citationsIn("TCK'nın 150. maddesi", 'turkey', own, [
    { lawNumber: '5237', articleNo: '150' },
    { lawNumber: '5320' },
  ])
  assert.deepEqual(
    rows.map((row) => [row.law_number, row.article_no, row.start_at !== null]),
    [
      ['5237', '150', true],
      ['5320', null, false],
    ],
  )
})
