import assert from 'node:assert/strict'
import { test } from 'node:test'
import { stem } from './analysis/stem.ts'
import { analyse, citationTerms, fold, indexTerms, wordTerms } from './analysis.ts'

const stems = (text: string) => wordTerms(text)

test('upper and lower case are equal by Turkish rules, with and without diacritics', () => {
  assert.deepEqual(stems('İŞÇİ'), stems('işçi'))
  assert.deepEqual(stems('ISLAH'), stems('ıslah'))
  assert.deepEqual(stems('HÂKİM'), stems('hakim'))
  assert.deepEqual(stems('KUSURLU DAVRANIŞ'), stems('kusurlu davranis'))
  assert.equal(fold('Iğdır İŞÇİ Şûra'), 'igdir isci sura')
})

test('decomposed letters, soft hyphens and ligatures do not change a word', () => {
  assert.deepEqual(stems('is\u0327c\u0327i'), stems('işçi'))
  assert.deepEqual(stems('söz\u00adleşme'), stems('sözleşme'))
  assert.deepEqual(stems('İ'.normalize('NFD')), stems('i'))
  assert.deepEqual(stems('ﬁil'), ['fiil'])
})

test('a suffix after any apostrophe belongs to its word', () => {
  for (const mark of ["'", '’', '´', '`']) {
    const [token] = analyse(`Kanun${mark}un metni`)
    assert.deepEqual([token?.term, token?.start, token?.end], ['kanun', 0, 8])
  }
  assert.deepEqual(stems("'tehdit' suçu"), ['tehdit', 'suc'])
})

test('the inflected forms of legal nouns share one term', () => {
  const families = [
    'dava davası davanın davada davalarından davasının',
    'mahkeme mahkemesi mahkemenin mahkemelerince mahkemeye',
    'hüküm hükmü hükmün hükümleri hükmünden',
    'kanun kanunun kanununun kanunlarda kanunundan',
    'fesih feshi feshin fesihten',
    'akit akdi akdinin akitler',
    'kira kirası kirayı kiranın',
    'tazminat tazminatın tazminata tazminatları tazminatından',
    'zilyetlik zilyetliği zilyetliğin zilyetlikten',
    'ret reddi reddine',
  ]
  for (const family of families)
    assert.equal(new Set(family.split(' ').map((word) => stem(fold(word)))).size, 1, family)
})

test('a form that would be a bare command is of the noun: "çekin" is of the cheque', () => {
  assert.equal(stem('cekin'), stem('cek'))
  assert.notEqual(stem('cekinme'), stem('cek'))
  assert.equal(stem('isten'), stem('istenmesi'))
})

test('the forms of a verb share one term, its passive and its noun included', () => {
  const forms = 'ödenmesi ödenir ödeme ödenen ödenmemiş ödedi ödeyecek ödenmediğinden'.split(' ')
  assert.equal(new Set(forms.map((word) => stem(fold(word)))).size, 1)
})

test('an older spelling counts as the same word', () => {
  const pairs = [
    ['tesbitinin', 'tespitinin'],
    ['isbatı', 'ispatı'],
    ['nisbetinde', 'nispetinde'],
    ['sebebiyle', 'sebep'],
    ['bendi', 'bentler'],
    ['zilyedi', 'zilyetler'],
    ['taahhüdü', 'taahhüt'],
    ['arttırılması', 'artırılması'],
    ['taktiren', 'takdiren'],
    ['müdafii', 'müdafiler'],
  ]
  for (const [one = '', other = ''] of pairs)
    assert.equal(stem(fold(one)), stem(fold(other)), `${one} ${other}`)
})

test('"öldü" and "oldu" are distinguished by the letter that folding loses', () => {
  assert.deepEqual(stems('öldü ölmüş'), [...stems('ölen'), ...stems('ölen')])
  assert.notDeepEqual(stems('oldu'), stems('öldü'))
})

test('the first person, and what somebody does not or cannot do, belong to the verb', () => {
  for (const form of ['verdiğim', 'vermiyor', 'veremiyorum', 'verirsem', 'vermem', 'veremem', 'vereceğimiz'])
    assert.deepEqual(stems(form), ['ver'], form)
  for (const form of ['ödemiyor', 'ödüyorum', 'ödeyemem', 'ödemezsem', 'ödeyeceğim'])
    assert.deepEqual(stems(form), ['ode'], form)
  assert.deepEqual(stems('istiyorum'), stems('istemek'))
})

test('the verbs for dying and being are distinguished, also without diacritics', () => {
  for (const word of ['ölen', 'ölünceye', 'ölmesi', 'olmek'])
    assert.notEqual(stem(fold(word)), stem('olan'), word)
  for (const word of ['olan', 'olarak', 'olmadığından', 'olurken', 'olduktan'])
    assert.equal(stem(fold(word)), stem('olan'), word)
})

test('words that only look alike are distinguished', () => {
  const pairs = [
    ['davalı', 'davacı'],
    ['kanun', 'kan'],
    ['hâkim', 'hak'],
    ['hakkında', 'hakkı'],
    ['madde', 'maddi'],
  ]
  for (const [one = '', other = ''] of pairs)
    assert.notEqual(stem(fold(one)), stem(fold(other)), `${one} ${other}`)
})

test('a token points at its word in the original text', () => {
  const text = 'Taraflar arasındaki «kira sözleşmesinin» feshi'
  for (const { start, end } of analyse(text)) assert.match(text.slice(start, end), /^\p{L}+$/u)
})

test('an article is one term however it is written', () => {
  const spellings = [
    'TBK 49',
    'TBK m. 49/1',
    "TBK'nın 49. maddesi",
    "6098 sayılı Kanun'un 49 uncu maddesi",
    'Türk Borçlar Kanununun 49. maddesinin ikinci fıkrası',
    "6098 sayılı Türk Borçlar Kanunu'nun haksız fiili düzenleyen 49. maddesi",
  ]
  for (const spelling of spellings)
    assert.deepEqual(citationTerms(spelling), ['law:6098', 'art:6098/49'], spelling)
})

test('a decision number is one term, and the chamber inside it may be omitted', () => {
  assert.deepEqual(citationTerms('E. 2019/1234'), ['no:2019/1234'])
  assert.deepEqual(citationTerms('2019 / 1234 sayılı karar'), ['no:2019/1234'])
  assert.deepEqual(citationTerms("HGK'nın 2011/7-695 Esas"), ['no:2011/7-695', 'no:2011/695'])
})

test('numbers of the competition board are one term, as they are printed', () => {
  assert.deepEqual(citationTerms('26-02/39-19 sayılı karar'), ['no:26-02/39-19'])
  assert.deepEqual(citationTerms('Dosya 2025-5-075'), ['no:2025-5-075'])
  assert.deepEqual(citationTerms('12-02-2020 günü'), [])
})

test('the words of the index keep their positions, references come after them', () => {
  assert.deepEqual(indexTerms('TBK 49 uyarınca tazminat'), [
    'tbk',
    '49',
    'uyar',
    'tazminat',
    'law:6098',
    'art:6098/49',
  ])
})

test('terms contain no white space, and nothing is lost on malformed input', () => {
  const odd = '\u0000 😀 ａｂｃ ①②  ½ ªº Ǆ ﷺ 12/02/2020 a.b.c x’y ’ '
  for (const term of indexTerms(odd)) assert.match(term, /^\S+$/)
  assert.deepEqual(indexTerms(''), [])
  assert.deepEqual(indexTerms(' \n\t…'), [])
})
