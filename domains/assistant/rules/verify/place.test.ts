import assert from 'node:assert/strict'
import { test } from 'node:test'
import { isWholeSentences, placeOf, plain, sentencesAround } from './place.ts'

const placed = (quote: string, text: string): string | undefined => {
  const span = placeOf(quote, plain(text))
  return span && text.slice(span.start, span.end)
}

test('a quote is found whatever its spaces, marks, dashes, letter case and Unicode form are', () => {
  const text = 'İŞÇİ, “ücretini”\n  ister – her ay. Kira bedeli ödenir.'
  assert.equal(placed('işçi, "ücretini" ister - her ay', text), 'İŞÇİ, “ücretini”\n  ister – her ay')
  assert.equal(placed('Kira bedeli ödenir'.normalize('NFD'), text), 'Kira bedeli ödenir')
  assert.equal(placed('KİRA BEDELİ ÖDENİR', text), 'Kira bedeli ödenir')
  assert.equal(placed('kıra bedeli ödenir', text), undefined)
})

test('a word that a line break or a soft hyphen cuts in two is one word', () => {
  assert.equal(
    placed('kiracının borcu ödenir', 'Her kira-\ncının bor\u00adcu ödenir.'),
    'kira-\ncının bor\u00adcu ödenir',
  )
})

test('the span of a quote counts in the original text, even after letters that change their length', () => {
  const text = 'ﬁkra gereği, hâlinde\u0302 𝐀 borçlu temerrüde düşer.'
  const span = placeOf('borçlu temerrüde düşer', plain(text))
  assert.equal(text.slice(span?.start, span?.end), 'borçlu temerrüde düşer')
})

test('a quote begins and ends with whole words and numbers', () => {
  assert.equal(placed('5 gün içinde ödenir', 'Borç 15 gün içinde ödenir.'), undefined)
  assert.equal(placed('500 TL bedel ödenir', 'Toplam 1.500 TL bedel ödenir.'), undefined)
  assert.equal(placed('sözleşme feshedilir', 'Bu sözleşme feshedilirse tazminat ödenir.'), undefined)
  assert.equal(
    placed('iş sözleşmesi sona erer', 'Geçiş sözleşmesi sona erer; iş sözleşmesi sona erer.'),
    'iş sözleşmesi sona erer',
  )
})

test('a quote joined from two places of a text is not a quote', () => {
  const text = 'Kiracı bedeli öder. Araya giren cümle. Kiraya veren teslim eder.'
  assert.equal(placed('Kiracı bedeli öder. Kiraya veren teslim eder.', text), undefined)
  assert.equal(placed('Kiracı bedeli öder … Kiraya veren teslim eder.', text), undefined)
})

test('the sentences around a quote are whole, and an abbreviation or a file number ends none', () => {
  const text =
    'Birinci cümle. TBK m. 345 ve E. 2019/12 sayılı karar uyarınca, borç ödenmezse sözleşme sona erer. Son cümle.'
  const span = placeOf('sözleşme sona erer', plain(text))
  const around = span && sentencesAround(text, span)
  assert.equal(text.slice(around?.start, around?.end).trim(), text.slice(15, text.indexOf(' Son')))
})

test('a word whose last letters merely look like an abbreviation still ends its sentence', () => {
  const text = 'İtiraz yazılı yapılır. Süre yedi gündür.'
  const span = { start: text.indexOf('Süre'), end: text.length }
  assert.deepEqual(sentencesAround(text, span), span)
})

test('numbers and notes on amendments before a sentence do not belong to it', () => {
  const text = '(2) (Ek: 1/2/2003-4567/8 md.) Süre yedi gündür.'
  const start = text.indexOf('Süre')
  assert.equal(isWholeSentences(text, { start, end: text.length }), true)
  assert.equal(isWholeSentences(text, { start: start + 5, end: text.length }), false)
})

test('the end of a sentence that a list interrupts is not a whole sentence, and the sentence with its list is', () => {
  const text = 'Fiil;\n\na) Geceleyin işlenmişse,\n\nFail, ağır biçimde cezalandırılır.'
  const start = text.indexOf('Fail')
  assert.equal(isWholeSentences(text, { start, end: text.length }), false)
  assert.equal(isWholeSentences(text, { start: text.indexOf('a)'), end: text.length }), true)
})
