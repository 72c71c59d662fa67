import assert from 'node:assert/strict'
import { test } from 'node:test'
import { oddRow } from './odd-rows.ts'

const headings = ['Ad Soyad', 'Telefon', 'Adres']

test('sums below a table and repeated headings are told from entries', () => {
  for (const first of [
    'TOPLAM',
    'Genel Toplam:',
    'ara toplam',
    'Toplam kayıt: 12',
    'Toplam 12 dosya',
    'Toplam müvekkil sayısı: 12',
    'Total',
    'Grand total',
    'Subtotal',
  ])
    assert.equal(oddRow('clients', ['', first, '12'], headings), 'total_row', first)
  assert.equal(oddRow('clients', ['AD SOYAD', 'telefon', ''], headings), 'heading_row')
  assert.equal(oddRow('clients', ['Müvekkil', 'Cep tel.', 'Adresi'], headings), 'heading_row')
  assert.equal(oddRow('clients', ['', 'Sayfa 2 / 5', ''], headings), 'page_row')
  for (const row of [
    ['Toplam Gıda A.Ş.', '0532', ''],
    ['Ad Soyad', '0532', ''],
    ['Telefon', '', ''],
    ['Elif Total', '', ''],
  ])
    assert.equal(oddRow('clients', row, headings), undefined, row[0])
})
