import assert from 'node:assert/strict'
import { test } from 'node:test'
import { nameDifferences } from '../../data/names/differences.ts'
import { compareNames } from './compare.ts'

const whyOf = (a: string, b: string) => compareNames(a, b).why

test('each difference between two names of one person or company has its own word', () => {
  const pairs = [
    ['Ayşe Yılmaz', 'AYŞE YILMAZ', 'same'],
    ['Av. Selim Karaca', 'Selim Karaca', 'title'],
    ['Çelik İnşaat A.Ş.', 'Çelik İnşaat Ltd. Şti.', 'form'],
    ['Çelik İnşaat A.Ş.', 'Çelik İnşaat Turizm A.Ş.', 'sector'],
    ['Hüseyin Acar', 'Huseyn Acar', 'spelling'],
    ['Gülşah Demir', 'Gül Şah Demir', 'joined'],
    ['Ayşe Yılmaz', 'YILMAZ, Ayşe', 'order'],
    ['Ayşe Yılmaz', 'A. Yılmaz', 'initial'],
    ['TEİAŞ', 'Türkiye Elektrik İletim A.Ş.', 'acronym'],
    ['Mehmet Ali Yılmaz', 'Mehmet Yılmaz', 'missing'],
    ['Ayşe Kaya Yılmaz', 'Ayşe Kaya', 'surname'],
    ['Ali Yılmaz', 'Ali Yılmaz İnşaat Ltd. Şti.', 'person'],
    ['Ahmet Yılmaz', 'Mehmet Yılmaz', 'other'],
  ] as const
  for (const [a, b, why] of pairs) assert.equal(whyOf(a, b), why, `${a} | ${b}`)
  assert.deepEqual(new Set(pairs.map(([, , why]) => why)), new Set(Object.keys(nameDifferences)))
})

test('two names that differ in several ways say all of them, the most important first', () => {
  const all = (a: string, b: string) => {
    const { why, also } = compareNames(a, b)
    return [why, ...also].join(' ')
  }
  for (const [a, b, differences] of [
    ['Hüseyin Acar', 'Acar Huseyn', 'spelling order'],
    ['Ayşe Yılmaz', 'Yilmaz, Ayse', 'spelling order'],
    ['Ayşe Yılmaz', 'Av. Yılmaz Ayşe', 'order title'],
    ['Mehmet Ali Yılmaz', 'Yılmaz, Mehmet', 'missing order'],
    ['Av. Hüseyin Acar', 'H. Acar', 'initial title'],
    ['Çelik İnşaat A.Ş.', 'Çelik İnşaat Turizm Ltd. Şti.', 'sector form'],
    ['Erguvan Otomotiv A.Ş.', 'Erguvsn Otomotiv Ltd. Şti.', 'spelling form'],
    ['Ayşe Yılmaz', 'YILMAZ, Ayşe', 'order'],
  ] as const)
    assert.equal(all(a, b), differences, `${a} | ${b}`)
})

test('the order of the two names changes neither the verdict nor the score', () => {
  for (const [a, b] of [
    ['A. Yılmaz', 'Ayşe Yılmaz'],
    ['Ayşe Kaya-Yılmaz', 'Ayşe Kaya'],
    ['Mavideniz Turizm', 'Mavi Deniz Turizm A.Ş.'],
    ['Asyatek', 'Asya Tek Elektronik'],
    ['SGK', 'Sosyal Güvenlik Kurumu'],
    ['Ali Kaya', 'Kaya İnşaat'],
  ] as const)
    assert.deepEqual(compareNames(a, b), compareNames(b, a), `${a} | ${b}`)
})

test('two names that people bear are not slips of each other', () => {
  for (const [a, b] of [
    ['Emine Çelik', 'Emin Çelik'],
    ['Ali Kaya', 'Alim Kaya'],
    ['Serkan Şahin', 'Sercan Şahin'],
    ['Hikmet Çorapçı', 'Himmet Çorapçı'],
    ['Ayşe Kaya', 'Ayşe Kara'],
    ['Altınbaş Kuyumculuk', 'Altıntaş Kuyumculuk'],
  ] as const)
    assert.ok(!compareNames(a, b).alike, `${a} | ${b}`)
})

test('a surname and words of the business do not make two companies one', () => {
  for (const [a, b] of [
    ['Ali Yılmaz', 'Yılmaz İnşaat'],
    ['Yılmaz İnşaat', 'Yılmaz Tekstil'],
    ['Yıldız Tekstil San. ve Tic. A.Ş.', 'Aydın Tekstil San. ve Tic. A.Ş.'],
    ['Ankara Barosu', 'Ankara Valiliği'],
  ] as const)
    assert.ok(!compareNames(a, b).alike, `${a} | ${b}`)
})

test('a representative and the one they act for are both compared', () => {
  const party = 'Küçük Mirza Anıl velayeten Selin Anıl'
  assert.ok(compareNames(party, 'Selin Anıl').alike && compareNames('Mirza Anıl', party).alike)
  assert.ok(!compareNames(party, 'Kemal Anıl').alike)
})

test('a name in the middle of a longer text is found, and parts of two names are not one', () => {
  const text = 'Vesayet makamınca kendisine eşlik eden Lütfiye Koman hakkında'
  assert.ok(compareNames('Lütfiye Koman', text).alike && compareNames(text, 'Koman Lütfiye').alike)
  assert.ok(!compareNames('Lütfiye Hakkı', text).alike)
  const lists = ['Tuna Gür ve Hale Gür', 'Lale Gür ve Kaan Gür'] as const
  assert.ok(!compareNames(...lists).alike)
})

test('the place of two branches does not make their companies one', () => {
  assert.ok(compareNames('Doruk Bank A.Ş. Bursa Şubesi', 'Doruk Bank Ltd. - Ankara Şubesi').alike)
  assert.ok(!compareNames('Doruk Bank A.Ş. - Bursa Şubesi', 'Vadi Bank A.Ş. - Bursa Şubesi').alike)
})

test('letters that a scanner confuses are one slip', () => {
  for (const [a, b] of [
    ['Tamer Orman', 'Tarner Orrnan'],
    ['Gönül Kıraç', 'Göniil Kıraç'],
  ] as const)
    assert.equal(whyOf(a, b), 'spelling', `${a} | ${b}`)
})

test('spellings of other languages and a lost ğ are one name, and two foreign names are two', () => {
  for (const [a, b] of [
    ['Djamila Saidova', 'Cemile Saidova'],
    ['Fatima Al Zahra Khalil', 'Fatma Zehra Halil'],
    ['Salah Eddin Mansour', 'Selahaddin Mansur'],
    ['Ciwan Xelîl', 'Civan Halil'],
    ['Yorgo Papadopulos', 'Γιώργος Παπαδόπουλος'],
    ['Svetlana Zhukova', 'Svetlana Jukova'],
    ['Marwan Khoury', 'Mervan Huri'],
    ['Orxan Əliyev', 'Orhan Aliyev'],
    ['Mustafa Uğuz', 'Mustafa Uuz'],
  ] as const)
    assert.ok(compareNames(a, b).alike, `${a} | ${b}`)
  assert.ok(!compareNames('Maria Ivanova', 'Marina Ivanova').alike)
  assert.ok(!compareNames('Simon Fletcher', 'Simone Fletcher').alike)
})

test('words that are titles or businesses in other places are parts of a name', () => {
  for (const [a, b] of [
    ['Bey Han Ortaç', 'Beyhan Ortaç'],
    ['Gül Bahar Sayın', 'Gülbahar Sayın'],
    ['Melda Kuşoğlu Ener', 'Melda Ener'],
    ['Bilgin Tarık Emre', 'Emre Tarık Bilgin'],
    ['Hacı Bektaş Oğlu Ziya', 'Ziya Hacıbektaşoğlu'],
    ['Vasilieva Anna', 'Anna Vasilyeva'],
  ] as const)
    assert.ok(compareNames(a, b).alike, `${a} | ${b}`)
})

test('a public body is its acronym with and without the words of its office', () => {
  for (const [a, b] of [
    ['TCDD', 'T.C. Devlet Demiryolları İşletmesi Genel Müdürlüğü'],
    ['GİB', 'Gelir İdaresi Başkanlığı'],
    ['Hazine', 'Maliye Hazinesi'],
  ] as const)
    assert.equal(whyOf(a, b), 'acronym', `${a} | ${b}`)
})

test('a name without a word is like nothing, and odd characters do no harm', () => {
  for (const name of ['', ' ', '.', ',', "'", '—', 'A.Ş.', '12345678901', '\u200b', '李明', '🙂'])
    for (const other of ['', 'Ali Kaya', 'A.Ş.']) {
      const { score } = compareNames(name, other)
      assert.ok(score >= 0 && score <= 1, `${name} | ${other}`)
    }
  assert.ok(!compareNames('', '').alike)
  assert.ok(!compareNames('A.Ş.', 'Ali Kaya').alike)
})

test('a name of thousands of characters is compared at once', () => {
  const long = [...Array(2_000)].map((_, at) => `Ad${at} Ali`).join(' ')
  const started = performance.now()
  compareNames(long, `Ali ${long}`)
  compareNames(`A${'.A'.repeat(20_000)}`, 'Ali Kaya')
  compareNames(`${'a'.repeat(50_000)} Kaya`, `${'a'.repeat(50_001)} Kaya`)
  assert.ok(performance.now() - started < 1_000)
})

test('particles, endings of surnames and numbers are read however they are cut', () => {
  for (const [a, b] of [
    ['Jan van der Berg', 'Jan Vanderberg'],
    ['Maria de la Cruz Ortega', 'Maria Delacruz Ortega'],
    ['Esengül Ağaoğulları', 'Esengül Ağa-Oğulları'],
    ['Idriss Nour al-Din', 'Idris Nurettin'],
    ['Mark Fitz-Gerald', 'Marc FitzGerald'],
    ['Ondokuz Mayıs Elektrik Ltd.', '19 Mayıs Elektrik Ltd. Şti.'],
    ['Ufuk Leblebicioğlu', 'Ufuk LebIebicioğIu'],
    ['Müller & Söhne Handels GmbH', 'Mueller und Soehne Handels GmbH'],
  ] as const)
    assert.ok(compareNames(a, b).alike, `${a} | ${b}`)
})

test('a company is found with its business in another language, as a group, and with its role before it', () => {
  for (const [a, b] of [
    ['Lotus Kozmetik Sanayi ve Ticaret Limited Şirketi', 'Lotus Cosmetics Ltd.'],
    ['Göksungur İnşaat A.Ş.', 'Göksungur Grup'],
    ['Burcu Gıda A.Ş.', 'Davalı Burcu Gıda A.Ş.'],
    ['Meşe Vakfı', 'Meşe Eğitim ve Kültür Vakfı'],
    ['Erguvan Otomotiv A.Ş.', 'Erguvsn Otomotiv Anonim Şirketi'],
  ] as const)
    assert.ok(compareNames(a, b).alike, `${a} | ${b}`)
})

test('a short word, or a slip, in companies of two businesses makes two companies', () => {
  for (const [a, b] of [
    ['Rota Gümrük Müşavirliği', 'Rota Otomotiv Ltd.'],
    ['Altınbaşak Ekmek Fırını', 'Altınbaş Kuyumculuk'],
  ] as const)
    assert.ok(!compareNames(a, b).alike, `${a} | ${b}`)
})
