import assert from 'node:assert/strict'
import { test } from 'node:test'
import { paragraphsOf } from '../paragraphs.ts'

/** A decision as sources print it: the cover in one line, lines broken before numbers, titles glued to paragraphs. */
const application = `TÜRKİYE CUMHURİYETİ ANAYASA MAHKEMESİ BİRİNCİ BÖLÜM KARAR ALİ VELİ VE DENİZ SU BAŞVURUSU (Başvuru Numarası: 2020/1) Karar Tarihi: 1/2/2025 BİRİNCİ BÖLÜM KARAR Başkan : Kemal AK Üyeler : Can KARA Ece BOZ Raportör : Nur DAL Başvurucular :
1. Ali VELİ
2. Deniz SU Vekili : Av. Oya TAŞ
I. BAŞVURUNUN ÖZETİ
1. Başvuru, mülkiyet hakkının ihlal edildiği iddiasına ilişkindir. 2. Başvuru süresinde yapılmıştır.
3. Ankara
6. Ağır Ceza Mahkemesi davayı reddetmiştir. Sözleşme’nin 2. maddesi şöyledir: “1. Herkes korunur.
2. Ölüm istisnadır.”
II. DEĞERLENDİRME A. Mülkiyet Hakkının İhlal Edildiğine İlişkin İddia
4. Kanun’un II. fıkrası uygulanır (Ali Şen [2. B.], B. No: 2012/1, 1/1/2014).
5. Hakkın ihlal edildiğine karar verilmesi gerekir. B. Makul Sürede Yargılanma Hakkının İhlal Edildiğine İlişkin İddia
6. Bu kısmın kabul edilemez olduğuna karar verilmesi gerekir.
III. GİDERİM
7. Başvurucular tazminat istemiştir.
IV. HÜKÜM Açıklanan gerekçelerle; A.
1. İddianın KABUL EDİLEBİLİR OLDUĞUNA,
2. Mülkiyet hakkının İHLAL EDİLDİĞİNE, B. Kararın GÖNDERİLMESİNE 1/2/2025 tarihinde OYBİRLİĞİYLE karar verildi.
KARŞIOY
8. Çoğunluğa katılmıyorum.`

const paragraphs = paragraphsOf(application)
const saying = (words: string) => paragraphs.find(({ text }) => text.includes(words))

test('the numbers of the court rise by one from its own first paragraph, wherever the source broke its lines', () => {
  const numbers = [...new Set(paragraphs.flatMap(({ number }) => number ?? []))]
  assert.deepEqual(numbers, [1, 2, 3, 4, 5, 6, 7])
  assert.equal(saying('Başvuru süresinde')?.number, 2)
  assert.equal(saying('Ağır Ceza')?.text.startsWith('3. Ankara 6. Ağır Ceza Mahkemesi'), true)
})

test('applicants, titles, the operative part and dissents have no number of the court', () => {
  for (const words of ['Ali VELİ', 'I. BAŞVURUNUN', 'B. Makul', 'KABUL EDİLEBİLİR OLDUĞUNA', 'Çoğunluğa'])
    assert.equal(saying(words)?.number, null, words)
})

test('a quotation belongs to the paragraph above it', () => assert.equal(saying('2. Ölüm')?.number, 3))

test('titles are parts with their depth, also those glued to a sentence or to each other', () => {
  assert.deepEqual(
    paragraphs.flatMap(({ level, heading }) => (level === null ? [] : [`${level} ${heading}`])),
    [
      '1 I. BAŞVURUNUN ÖZETİ',
      '1 II. DEĞERLENDİRME',
      '2 A. Mülkiyet Hakkının İhlal Edildiğine İlişkin İddia',
      '2 B. Makul Sürede Yargılanma Hakkının İhlal Edildiğine İlişkin İddia',
      '1 III. GİDERİM',
      '1 IV. HÜKÜM',
      '1 KARŞIOY',
    ],
  )
})

test('a part of a law and the number of an application open nothing', () =>
  assert.equal(
    saying('II. fıkrası')?.text,
    '4. Kanun’un II. fıkrası uygulanır (Ali Şen [2. B.], B. No: 2012/1, 1/1/2014).',
  ))

test('the cover is told by its fields, the operative part by its letters', () => {
  const lines = paragraphs.map(({ text }) => text)
  for (const line of [
    'ALİ VELİ VE DENİZ SU BAŞVURUSU',
    'Raportör : Nur DAL',
    '1. Ali VELİ',
    'Vekili : Av. Oya TAŞ',
    'A. 1. İddianın KABUL EDİLEBİLİR OLDUĞUNA,',
    'B. Kararın GÖNDERİLMESİNE 1/2/2025 tarihinde OYBİRLİĞİYLE karar verildi.',
  ])
    assert.ok(lines.includes(line), line)
})

test('nothing of the text is lost, and each paragraph stands at its offset', () => {
  const letters = (text: string) => text.replace(/\s+/g, '')
  assert.equal(letters(paragraphs.map(({ text }) => text).join('')), letters(application))
  for (const { start, text } of paragraphs)
    assert.equal(application.slice(start, start + text.length).replaceAll('\n', ' '), text)
})

test('what was a paragraph by its lines keeps its address, and what is split off has one behind it', () => {
  assert.equal(paragraphs[0]?.anchor, '1')
  assert.equal(saying('Hakkın ihlal edildiğine karar')?.anchor, '11')
  assert.equal(saying('B. Makul')?.anchor, '11.2')
  assert.equal(new Set(paragraphs.map(({ anchor }) => anchor)).size, paragraphs.length)
})

/** A review of norms, whose source breaks lines anywhere. */
const review = `ANAYASA MAHKEMESİ KARARI
Esas Sayısı:2025/1
İTİRAZIN KONUSU:
1. Kanun’un 5. maddesinin iptali talebidir.
I. İPTALİ İSTE
NEN KANUN HÜKMÜ
Kural şöyledir:
“(1) Herkes öder.
2. Kimse ödemez.”
II. İLK İNCELEME
1.
Mahkeme toplanmıştır.
2
. Kural incelenmiştir.
III. ESASIN İNCELENMESİ
A. Anlam ve
Kapsam
3. Kural, “
Herkes öder.
” hükmünü içerir.
IV. HÜKÜM
Kuralın İPTALİNE 1/2/2025 tarihinde karar verildi.`

test('a review of norms is counted from its first examination, over broken lines', () => {
  const read = paragraphsOf(review)
  assert.deepEqual(
    read.filter(({ number }) => number !== null).map(({ text }) => text),
    ['1. Mahkeme toplanmıştır.', '2 . Kural incelenmiştir.', '3. Kural, “ Herkes öder. ” hükmünü içerir.'],
  )
  assert.deepEqual(
    read.flatMap(({ level, text }) => (level === null ? [] : [text])),
    [
      'İTİRAZIN KONUSU:',
      'I. İPTALİ İSTE NEN KANUN HÜKMÜ',
      'II. İLK İNCELEME',
      'III. ESASIN İNCELENMESİ',
      'A. Anlam ve Kapsam',
      'IV. HÜKÜM',
    ],
  )
})

test('a decision of another court stays as its lines are', () => {
  const read = paragraphsOf(
    'YARGITAY 3. HUKUK DAİRESİ\nI. DAVA\n1. Dava, tazminattır. 2. Davalı reddetmiştir.\nII. KARAR',
  )
  assert.deepEqual(
    read.map(({ no, anchor, level }) => [no, anchor, level]),
    [1, 2, 3, 4].map((no) => [no, String(no), null]),
  )
})
