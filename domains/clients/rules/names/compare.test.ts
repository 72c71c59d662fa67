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
