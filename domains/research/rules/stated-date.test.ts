import assert from 'node:assert/strict'
import { test } from 'node:test'
import { statedDate } from './stated-date.ts'

const of = (text: string, year?: number, court = 'Yargıtay') => statedDate(text, { court, year })

test('the closing words of a decision say when it was made', () => {
  for (const [closing, date] of [
    ['hükmün BOZULMASINA, 30/06/2014 tarihinde oybirliğiyle karar verildi.', '2014-06-30'],
    ['hükmün ONANMASINA, 4.6.2007 gününde oy birliği ile karar verilmiştir.', '2007-06-04'],
    ['yer olmadığına, oybirliğiyle karar verildi. 02.11.2007 (Cuma)', '2007-11-02'],
    ['alenen oy birliği ile karar verildi.14/01/2025\n\nBaşkan Üye Üye', '2025-01-14'],
    ['Başsavcılığına TEVDİİNE,\n\n30.03.2023 tarihinde karar verildi.', '2023-03-30'],
    ['kesin olarak oybirliği ile 07.11.2016 tarihinde karar verildi.', '2016-11-07'],
    ['iadesine, 12 Mart 2019 tarihinde oybirliğiyle karar verildi.', '2019-03-12'],
    [
      "31/12/2021 tarihinde, 6100 sayılı HMK'nun 353. maddesi (1-a) bendi gereğince KESİN olarak oy birliği ile karar verildi.",
      '2021-12-31',
    ],
    ["22.10.2015 tarihinde Üye .....'un muhalefetine karşın oyçokluğu ile karar verildi.", '2015-10-22'],
    [
      'BOZULMASINA, ilişkin oybirliğiyle alınan karar 22.04.2015 gününde Yargıtay Cumhuriyet Savcısı katıldığı oturumda açıkça okunup anlatıldı.',
      '2015-04-22',
    ],
  ] as const)
    assert.equal(of(`Metin.\n${closing}`), date, closing)
})

test('the day of the decision is that of the majority, also where a dissent follows', () => {
  const text = `BOZULMASINA, 06.02.2019 gününde oyçokluğuyla karar verildi.

MUHALEFET ŞERHİ: Müştekinin 05.01.2019 tarihinde başvurduğu görülmekle çoğunluğun görüşüne katılmıyorum.`
  assert.equal(of(text, 2019), '2019-02-06')
})

test('of several closing words the last one counts, and none of another year than that of the number', () => {
  const text = `Mahkemece 03.01.2015 tarihinde oybirliğiyle karar verilmiştir. Dairemizce
BOZULMASINA, 10.12.2015 tarihinde oybirliğiyle karar verildi.`
  assert.equal(of(text, 2015), '2015-12-10')
  assert.equal(of('BOZULMASINA, 10.12.2015 tarihinde oybirliğiyle karar verildi.', 2016), undefined)
})

test('no other day in the text is taken for that of the decision', () => {
  for (const text of [
    '28.11.2023 tarihinde duruşma yapılmasına ve taraflara bildirilmesine karar verilmiştir.',
    '13.03.2024 tarihli kararı ile istinaf başvurusunun esastan reddine karar verilmiştir.',
    'Davalı 01.02.2015 tarihinde işe başlamıştır.',
    'oybirliğiyle karar verildi. 31.02.2015',
  ])
    assert.equal(of(text), undefined, text)
})

test('the Constitutional Court prints the day above its text, the Yargıtay that of the lower court', () => {
  const text =
    'Başvuru Numarası: 2021/1)\nKarar Tarihi: 28/1/2026\nBaşvuru 3/6/2025 tarihinde oybirliğiyle karar verildi.'
  assert.equal(of(text, undefined, 'Anayasa Mahkemesi'), '2026-01-28')
  assert.equal(of('EK KARAR TARİHİ : 16/06/2015\nMetin', 2015), undefined)
})
