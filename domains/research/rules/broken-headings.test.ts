import assert from 'node:assert/strict'
import { test } from 'node:test'
import { wholeHeading } from './broken-headings.ts'

test('the lines of one heading are joined', () => {
  for (const [parts, whole] of [
    [
      ['Menfaat ihlali tehlikesi', 'nedeniyle tanıklıktan çekinme'],
      ['Menfaat ihlali tehlikesi nedeniyle tanıklıktan çekinme'],
    ],
    [
      ['Görevsizlik Kararı Üzerine', 'Yapılacak İşlemler ve', 'Yargı Yeri Belirlenmesi', 'İnceleme yeri'],
      ['Görevsizlik Kararı Üzerine Yapılacak İşlemler ve Yargı Yeri Belirlenmesi', 'İnceleme yeri'],
    ],
    [
      ['Sosyal Güvenlik Kurumu Teşkilâtının', 'Kuruluş ve Görevleri'],
      ['Sosyal Güvenlik Kurumu Teşkilâtının Kuruluş ve Görevleri'],
    ],
    [
      ['VI – ACENTALARA VERİLECEK KREDİ', 'VE TANINACAK KOLAYLIKLAR', 'Kredi'],
      ['VI – ACENTALARA VERİLECEK KREDİ VE TANINACAK KOLAYLIKLAR', 'Kredi'],
    ],
  ] as const)
    assert.deepEqual(wholeHeading(parts), whole)
})

test('parts with their own names and marks stay apart', () => {
  for (const parts of [
    ['Süreler', 'Sürelerin belirlenmesi'],
    ['I. Ana ve baba ile', '1. Kural'],
    ['A. Genel olarak', 'a) Kural', 'aa. İstisna'],
    ['Yargı Yeri Hakkında', 'Süre'],
  ])
    assert.deepEqual(wholeHeading(parts), parts)
})
