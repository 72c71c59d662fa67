import assert from 'node:assert/strict'
import { test } from 'node:test'
import { limitBegunBy } from './limit-of-document.ts'

const kind = 'Hukuk Dava Dosyası'
const begun = (type: string, of = kind) => limitBegunBy({ type, kind: of })

test('petitions and reports of civil proceedings begin the time limit to answer them', () => {
  assert.equal(begun('Dava Dilekçesi'), 'hmk-cevap-dilekcesi')
  assert.equal(begun('CEVAP DİLEKÇESİ'), 'hmk-cevaba-cevap')
  assert.equal(begun('Cevaba Cevap Dilekçesi'), 'hmk-ikinci-cevap')
  assert.equal(begun('Bilirkişi Ek Raporu'), 'hmk-bilirkisi-itiraz')
  assert.equal(begun('Gerekçeli Karar'), 'hmk-istinaf')
  assert.equal(begun('İstinaf Başvuru Dilekçesi'), 'hmk-istinaf-cevap')
})

test('what begins no time limit is not taken for what its name contains', () => {
  for (const type of [
    'Duruşma Zaptı',
    'İkinci Cevap Dilekçesi',
    'İstinaf Cevap Dilekçesi',
    'Müzekkere Cevabı',
    '',
  ])
    assert.equal(begun(type), undefined, type)
})

test('other proceedings have other time limits, and none is guessed for them', () => {
  assert.equal(begun('Ödeme Emri', 'İcra Dosyası'), 'iik-itiraz-ilamsiz')
  for (const other of ['Ceza Dava Dosyası', 'İdare Dava Dosyası', 'Vergi Dava Dosyası'])
    assert.equal(begun('Dava Dilekçesi', other), undefined)
})
