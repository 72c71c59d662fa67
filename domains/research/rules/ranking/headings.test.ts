import assert from 'node:assert/strict'
import { test } from 'node:test'
import { definedTerms, headingsOf } from './headings.ts'

const articles = (...headings: (string | null)[]) =>
  headings.map((heading, at) => ({ no: String(at + 1), heading, text: '' }))

test('an article belongs to the headings before it, down to its own level', () => {
  const found = headingsOf(
    articles('VESAYET › A. Küçüklük', 'B. Kısıtlama › I. Hastalık', 'II. Savurganlık', 'C. Usul', null),
  )
  assert.deepEqual(
    found.map(({ own, path }) => [own, path]),
    [
      ['VESAYET A. Küçüklük', 'VESAYET'],
      ['B. Kısıtlama I. Hastalık', 'VESAYET B. Kısıtlama'],
      ['II. Savurganlık', 'VESAYET B. Kısıtlama'],
      ['C. Usul', 'VESAYET'],
      ['', 'VESAYET C. Usul'],
    ],
  )
})

test('a sentence among the headings belongs to the previous article', () => {
  const [first, second] = headingsOf(
    articles('A. Kuruluş', 'Meclis uydurma sayıda üyeden oluşur. › B. Seçilme'),
  )
  assert.equal(first?.spill, 'Meclis uydurma sayıda üyeden oluşur.')
  assert.equal(second?.own, 'B. Seçilme')
})

test('imprint lines are not headings', () => {
  const [only] = headingsOf(articles('Kabul Tarihi : 1/1/2000 › Amaç'))
  assert.equal(only?.own, 'Amaç')
})

test('an article of definitions yields the terms that it defines', () => {
  assert.equal(
    definedTerms('Tanımlar', 'Bu Kanunda;\na) Abone: Kişiyi,\nb) Ağ sahibi: Kurumu,'),
    'Abone Ağ sahibi',
  )
  assert.equal(definedTerms('Amaç', 'a) Abone: Kişiyi,'), '')
})
