import assert from 'node:assert/strict'
import { test } from 'node:test'
import { properTitle } from './law-titles.ts'

test('a title in capitals is cased as in a sentence, with its numerals as they are', () => {
  assert.equal(properTitle('TÜRK BORÇLAR KANUNU VE İŞ KANUNU'), 'Türk Borçlar Kanunu ve İş Kanunu')
  assert.equal(properTitle("KANUN'UN GEÇİCİ MADDESİ"), "Kanun'un Geçici Maddesi")
  assert.equal(properTitle('II. CEVAP'), 'II. Cevap')
  assert.equal(properTitle('Aile Mahkemesi'), 'Aile Mahkemesi')
})

test('what dots, dashes and strokes part is cased piece by piece, an ending in brackets is not', () => {
  assert.equal(properTitle('T.C. ZİRAAT BANKASI A.Ş.'), 'T.C. Ziraat Bankası A.Ş.')
  assert.equal(properTitle('III-SONUÇ'), 'III-Sonuç')
  assert.equal(properTitle('IV.GEREKÇE'), 'IV.Gerekçe')
  assert.equal(properTitle('(X)-KARŞI OY'), '(X)-Karşı Oy')
  assert.equal(properTitle('HÜKÜM(LER)'), 'Hüküm(ler)')
  assert.equal(properTitle('III. İLK DERECE'), 'III. İlk Derece')
})
