import assert from 'node:assert/strict'
import { test } from 'node:test'
import { properTitle } from './law-titles.ts'

test('a title in capitals becomes sentence case, and its numerals are unchanged', () => {
  assert.equal(properTitle('TÜRK BORÇLAR KANUNU VE İŞ KANUNU'), 'Türk Borçlar Kanunu ve İş Kanunu')
  assert.equal(properTitle("KANUN'UN GEÇİCİ MADDESİ"), "Kanun'un Geçici Maddesi")
  assert.equal(properTitle('II. CEVAP'), 'II. Cevap')
  assert.equal(properTitle('Aile Mahkemesi'), 'Aile Mahkemesi')
})

test('parts separated by dots, dashes and slashes are cased one by one, a suffix in brackets is not', () => {
  assert.equal(properTitle('T.C. ZİRAAT BANKASI A.Ş.'), 'T.C. Ziraat Bankası A.Ş.')
  assert.equal(properTitle('III-SONUÇ'), 'III-Sonuç')
  assert.equal(properTitle('IV.GEREKÇE'), 'IV.Gerekçe')
  assert.equal(properTitle('(X)-KARŞI OY'), '(X)-Karşı Oy')
  assert.equal(properTitle('HÜKÜM(LER)'), 'Hüküm(ler)')
  assert.equal(properTitle('III. İLK DERECE'), 'III. İlk Derece')
})
