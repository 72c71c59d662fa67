import assert from 'node:assert/strict'
import { test } from 'node:test'
import { isSummary } from './blocks.ts'
import { sentencesOf } from './sentences.ts'

const textsOf = (text: string) => sentencesOf(text).map((one) => one.text)
const kindsOf = (text: string) => sentencesOf(text).map((one) => one.kind)

test('a full stop of an abbreviation, an ordinal or a name of a court ends no sentence', () => {
  const text =
    'Karar Yargıtay 3. Hukuk Dairesince md. 12 gereğince verilmiştir. Av. Deniz Örnek bu karara E. 2001/7 sayı ile itiraz etmiştir.'
  assert.deepEqual(textsOf(text), [
    'Karar Yargıtay 3. Hukuk Dairesince md. 12 gereğince verilmiştir.',
    'Av. Deniz Örnek bu karara E. 2001/7 sayı ile itiraz etmiştir.',
  ])
})

test('numbers of paragraphs and notes on amendments do not belong to the sentence behind them', () => {
  const text =
    '(1) (Değişik: 1/2/2003-4567/8 md.) Başvuru süresi iki haftadır.\n\n(2) (Ek: 5/6/2007-8901/2 md.) Süre tebliğ ile işlemeye başlar.'
  assert.deepEqual(textsOf(text), ['Başvuru süresi iki haftadır.', 'Süre tebliğ ile işlemeye başlar.'])
})

test('the mark of a summary does not belong to its first sentence', () => {
  const text =
    'Özet (resmî metin değildir): Süre iki hafta olarak belirlenmiştir. Bu süre hiçbir hâlde uzatılamaz.'
  assert.deepEqual(textsOf(text), [
    'Süre iki hafta olarak belirlenmiştir.',
    'Bu süre hiçbir hâlde uzatılamaz.',
  ])
  assert.deepEqual([isSummary(text), isSummary('Süre iki haftadır.')], [true, false])
})

test('a span is the sentence exactly as in the text, line breaks included', () => {
  const text = '(1) Cezanın alt sınırı dokuz aydan\n\naz olamaz. Bu hüküm her hâlde uygulanır.'
  const [first] = sentencesOf(text)
  assert.equal(first?.text, 'Cezanın alt sınırı dokuz aydan az olamaz.')
  assert.equal(text.slice(first?.start, first?.end), 'Cezanın alt sınırı dokuz aydan\n\naz olamaz.')
})

test('the opening of a list and its points are distinguished from the next paragraph', () => {
  const text =
    '(1) Dilekçede aşağıdaki hususlar bulunur:\n\na) Mahkemenin adı.\n\nb) Tarafların adı ve adresi.\n\n(2) Eksiklik bir hafta içinde tamamlanır.'
  assert.deepEqual(kindsOf(text), ['lead', 'item', 'item', 'sentence'])
  assert.deepEqual(
    sentencesOf(text).map(({ lead }) => lead),
    [null, 0, 0, null],
  )
})

test('a very short sentence is quoted together with its neighbour', () => {
  assert.deepEqual(textsOf('Devlet ülkesi ve milleti ile bölünmez bir bütündür. Dili Türkçedir.'), [
    'Devlet ülkesi ve milleti ile bölünmez bir bütündür. Dili Türkçedir.',
  ])
})

test('a sentence does not end inside a bracket, nor at the number of a footnote', () => {
  const text =
    'Bu kural (bakınız Genel Hükümler. Bunlar ayrıca yayımlanmış olan hükümlerdir) saklıdır. Diğer hâllerde genel hüküm uygulanır. 48'
  assert.deepEqual(textsOf(text), [
    'Bu kural (bakınız Genel Hükümler. Bunlar ayrıca yayımlanmış olan hükümlerdir) saklıdır.',
    'Diğer hâllerde genel hüküm uygulanır.',
  ])
})

test('only the note of a repealed article is left', () => {
  assert.deepEqual(textsOf('(Mülga:1/2/2003-4567/19 md.)'), ['(Mülga:1/2/2003-4567/19 md.)'])
})

test('a capital letter in brackets numbers a paragraph, as laws of Northern Cyprus do', () => {
  assert.deepEqual(textsOf('(1) (A) On sekiz yaşını bitirmemiş bir kişi evlenemez.'), [
    'On sekiz yaşını bitirmemiş bir kişi evlenemez.',
  ])
})

test('a note that was broken into lines is still recognised', () => {
  const text =
    'Paylar aşağıdadır:\n\n1. Altsoy için yarısı,\n\n2. (Mülga:\n\n4/5/2007 tarihli ve 5650 sayılı Kanunun 2 nci maddesi ile)\n\n3. Eş için tamamı.'
  assert.deepEqual(textsOf(text), ['Paylar aşağıdadır:', 'Altsoy için yarısı,', 'Eş için tamamı.'])
})

test('a number inside a sentence stays, so that the sentence is found again', () => {
  assert.deepEqual(textsOf('2.Davanın yasal dayanağı bu maddedir ve kamu düzenine ilişkindir.'), [
    '2.Davanın yasal dayanağı bu maddedir ve kamu düzenine ilişkindir.',
  ])
})

test('words that end a list’s sentence after its points belong to the list, and the words after them do not', () => {
  const text =
    '(1) Maddenin kullanılmasını kolaylaştırmak için;\n\na) Özel yer sağlayan,\n\nb) Kullananların yakalanmasını zorlaştıran,\n\nKişi, beş yıldan on yıla kadar hapis cezası ile cezalandırılır. Bu suçun alenen işlenmesi hâlinde ceza artırılır.'
  assert.deepEqual(
    sentencesOf(text).map(({ kind, lead }) => [kind, lead]),
    [
      ['lead', null],
      ['item', 0],
      ['item', 0],
      ['item', 0],
      ['sentence', null],
    ],
  )
  const ended = text.replace('zorlaştıran,', 'zorlaştıran.')
  assert.deepEqual(kindsOf(ended).slice(3), ['sentence', 'sentence'])
})

test('no note on an amendment is shown, anywhere in a sentence', () => {
  const text =
    'Süre iki haftadır (Ek ibare: 5/6/2007-8901/2 md.), ancak bir kez (Değişik: 1/2/2003-4567/8 md.) uzatılabilir.'
  const [one] = sentencesOf(text)
  assert.equal(one?.text, 'Süre iki haftadır, ancak bir kez uzatılabilir.')
  assert.equal(text.slice(one?.start, one?.end), text)
  const [point] = sentencesOf('j) (Ek: 9/6/2021-7327/19 md.) Destekten yoksun kalma tazminatı istenir.')
  assert.equal(point?.text, 'Destekten yoksun kalma tazminatı istenir.')
})

test('the end of a sentence that a page break or a list has interrupted is never quoted alone', () => {
  const broken =
    'Şu kadar ki, bu fiil cezayı gerektirip, Türk\n\nCeza Kanununa göre daha uzun bir süreye bağlıysa o süre uygulanır.'
  assert.deepEqual(textsOf(broken), [broken.replace('\n\n', ' ')])
  const list =
    '(2) Fiil;\n\na) Geceleyin işlenmişse,\n\nb) Savaş sırasında işlenmişse,\n\nFail, ağır biçimde cezalandırılır.'
  assert.deepEqual(
    sentencesOf(list).map(({ kind, lead, isTail }) => [kind, lead, isTail]),
    [
      ['lead', null, false],
      ['item', 0, false],
      ['item', 0, false],
      ['item', 0, true],
    ],
  )
  const alone =
    'Görevi sırasında öğrendiği gizli bilgileri açıklayan kamu görevlisi,\n\nFail, ağır biçimde cezalandırılır.'
  assert.equal(kindsOf(alone).at(-1), 'item')
})

test('a line below a title, or below a finished paragraph, is a sentence of its own', () => {
  assert.equal(kindsOf('Genel olarak\n\nSüre iki hafta olarak belirlenmiştir.').at(-1), 'sentence')
  assert.deepEqual(kindsOf('Süre iki haftadır ve uzatılamaz.\n\nKarar kesindir ve tebliğ edilir.'), [
    'sentence',
    'sentence',
  ])
})

test('a letter that stands alone in its line belongs to the point that follows it', () => {
  const text = 'Yetkili mahkeme şudur:\n\na) Birinci yer,\n\nb)\n\n(Ek: 10/6/1994-4001/17 md.) İkinci yer.'
  assert.deepEqual(
    sentencesOf(text).map(({ lead }) => lead),
    [null, 0, 0],
  )
})
