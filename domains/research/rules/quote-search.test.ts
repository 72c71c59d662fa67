import assert from 'node:assert/strict'
import { test } from 'node:test'
import { findQuote, nearestPassage } from './quote-search.ts'

const text =
  'MADDE 344 – Tarafların yenilenen kira dönemlerinde uygulanacak kira bedeline ilişkin\n anlaşmaları, bir önceki kira yılında tüketici fiyat endeksindeki oniki aylık ortalamalara göre değişim oranını geçmemek koşuluyla geçerlidir. Bedel 1.500,00 TL’dir.'
const quoted = (quote: string) => {
  const place = findQuote(text, quote)
  return place && text.slice(place.start, place.end)
}

test('a quotation stands in a text whatever its capitals, accents, spaces and punctuation', () => {
  const passage = 'kira bedeline ilişkin\n anlaşmaları, bir önceki kira yılında'
  for (const quote of [
    'kira bedeline ilişkin anlaşmaları bir önceki kira yılında',
    '“KİRA BEDELİNE İLİŞKİN ANLAŞMALARI, BİR ÖNCEKİ KİRA YILINDA”',
    'kira bedeline ili\u00adşkin anlaşmaları, bir önceki  kira yılında.',
  ])
    assert.equal(quoted(quote), passage, quote)
})

test('what is left out of a quotation is marked by dots, and its pieces keep their order', () => {
  assert.match(quoted('yenilenen kira dönemlerinde […] geçerlidir') ?? '', /^yenilenen .* geçerlidir$/s)
  assert.ok(quoted('Tarafların ... kira yılında … koşuluyla'))
  assert.equal(quoted('geçerlidir … yenilenen kira dönemlerinde'), undefined)
})

test('another word, a word more or less, another number and a piece of a word are another text', () => {
  for (const quote of [
    'geçmemek koşuluyla geçersizdir',
    'kira bedeline anlaşmaları',
    'kira bedeline ilişkin yazılı anlaşmaları',
    'Bedel 1.500.00 TL',
    'Bedel 1,500,00 TL',
    'Bedel 1.500',
    'erlidir',
    '',
    '…',
  ])
    assert.equal(quoted(quote), undefined, quote)
})

test('of a changed quotation the passage is found from which it was made', () => {
  const changed =
    'bir önceki kira yılında üretici fiyat endeksindeki oniki aylık ortalamalara göre değişim oranını geçmemek koşuluyla geçersizdir'
  const place = nearestPassage(text, changed)
  assert.match(place ? text.slice(place.start, place.end) : '', /tüketici fiyat endeksindeki .* geçerlidir/s)
  assert.equal(nearestPassage(text, 'Davacı vekili dava dilekçesinde işe iade talep etmiştir'), undefined)
  assert.equal(nearestPassage(text, ''), undefined)
  assert.equal(nearestPassage('', changed), undefined)
})
