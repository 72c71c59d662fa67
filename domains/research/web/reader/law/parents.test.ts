import assert from 'node:assert/strict'
import { test } from 'node:test'
import { parentsOf } from './parents.ts'

const of = (...headings: (string | null)[]) => parentsOf(headings.map((heading) => ({ heading })))

test('numbered headings stay above the articles that follow them', () => {
  const law = of(
    'BİRİNCİ BÖLÜM › Kira › D. Kira bedeli › I. Genel olarak',
    'II. Belirlenmesi',
    '1. Üst sınır',
    '2. Ödeme',
    'E. Süre',
  )
  const part = ['BİRİNCİ BÖLÜM', 'Kira']
  assert.deepEqual(law, [
    [...part, 'D. Kira bedeli'],
    [...part, 'D. Kira bedeli'],
    [...part, 'D. Kira bedeli', 'II. Belirlenmesi'],
    [...part, 'D. Kira bedeli', 'II. Belirlenmesi'],
    part,
  ])
})

test('a new part ends the headings of the former one, and a wider part its narrower ones', () => {
  const law = of(
    'BİRİNCİ KISIM › Genel Hükümler › BİRİNCİ BÖLÜM › Kaynaklar › A. Kuruluş',
    'İKİNCİ BÖLÜM › Hükümler › A. İfa',
    'İKİNCİ KISIM › Özel İlişkiler › A. Satış',
  )
  assert.deepEqual(law, [
    ['BİRİNCİ KISIM', 'Genel Hükümler', 'BİRİNCİ BÖLÜM', 'Kaynaklar'],
    ['BİRİNCİ KISIM', 'Genel Hükümler', 'İKİNCİ BÖLÜM', 'Hükümler'],
    ['İKİNCİ KISIM', 'Özel İlişkiler'],
  ])
})

test('headings without numbers stand in their part, and after H comes the letter I', () => {
  assert.deepEqual(of('GENEL HÜKÜMLER › Amaç', 'Tanımlar', null), [
    ['GENEL HÜKÜMLER'],
    ['GENEL HÜKÜMLER'],
    ['GENEL HÜKÜMLER'],
  ])
  assert.deepEqual(of('H. Süre', 'I. Son', '1. Tek'), [[], [], ['I. Son']])
})
