import assert from 'node:assert/strict'
import { test } from 'node:test'
import { compareNames } from './compare.ts'
import { nameKeys } from './keys.ts'

const sharesKey = (a: string, b: string) => nameKeys(a).some((key) => nameKeys(b).includes(key))
const whyOf = (a: string, b: string) => compareNames(a, b).why

test('a company that is being wound up, or whose name is cut in another place, is the same company', () => {
  for (const [a, b] of [
    ['İflas halinde Tuna Deri A.Ş.', 'Tuna Deri Anonim Şirketi'],
    ['Dağkeçisi Outdoor Ltd. Şti.', 'Dağ Keçisi Outdoor Ltd. Şti.'],
    ['Gediz Prefabrik Yapı Elemanları A.Ş.', 'Gediz Prefabrik A.Ş.'],
    ['Elmadağ Taş Ocakları A.Ş.', 'Elmadağ Taşocakları A.Ş.'],
    ['Pehlivanlar Ekmek Fırını', 'Pehlivanlar Fırın Ltd. Şti.'],
    ['Ulubatlı Servis Taşımacılığı Ltd. Şti.', 'Ulubatlı Servis Taş. Ltd. Şti.'],
  ] as const)
    assert.ok(compareNames(a, b).alike, `${a} | ${b}`)
  assert.ok(!compareNames('Kıbrıs Türk Barolar Birliği', 'Kıbrıs Türk Tabipleri Birliği').alike)
  assert.ok(!compareNames('Dağ Keçisi Gıda Ltd. Şti.', 'Dağkeçisi Turizm A.Ş.').alike)
})

test('a company without its legal form is the same company', () => {
  assert.equal(whyOf('Tuğ Metal', 'Tuğ Metal San. A.Ş.'), 'form')
  assert.ok(!compareNames('Tuğ Metal', 'Tuğ Gıda A.Ş.').alike)
})

test('an abbreviation that the lists lack says nothing', () => {
  assert.ok(compareNames('Gönyeli Süt Blm. Ltd.', 'Gönyeli Süt Ltd.').alike)
  assert.ok(!compareNames('Gönyeli Kuzey Süt Ltd.', 'Gönyeli Süt Ltd.').alike)
})

test('bodies and institutions are found with their words shortened and in the plural', () => {
  for (const [a, b] of [
    ['Evcilmen Eğitim Kurumları Sanayi Ticaret A.Ş.', 'Evcilmen Eğt. Kur. San. ve Tic. A.Ş.'],
    ['K.T. Narenciye Kooperatifi', 'Kıbrıs Türk Narenciye Kooperatifi'],
    ['Lefkoşa K. T. Öğretmenler Sendikası', 'Lefkoşa Kıbrıs Türk Öğretmenler Sendikası'],
    ['Lefke Derneği', 'Lefke Dernekleri'],
    ['Kervansaraylı Derneği', 'Kervansaraylılar Derneği'],
    ['Susan Thackeray', 'Suzan Thackeray'],
  ] as const) {
    assert.ok(compareNames(a, b).alike, `${a} | ${b}`)
    assert.ok(sharesKey(a, b), `${a} | ${b} share no key`)
  }
})

test('letters before a business are initials, and two bodies of one country are two', () => {
  for (const [a, b] of [
    ['K.T. İnşaat Ltd.', 'Kıbrıs Türk Denizcilik Ltd.'],
    ['K.T. Barolar Birliği', 'K.T. Tabipler Birliği'],
    ['K.T. Narenciye Kooperatifi', 'Kıbrıs Türk Elektrik Kurumu'],
    ['Bilge Eğt. Kur. A.Ş.', 'Bilge Kurumu'],
  ] as const)
    assert.ok(!compareNames(a, b).alike, `${a} | ${b}`)
})

test('slips in the words of a business do not make another company', () => {
  for (const [a, b] of [
    ['Suvermez Kozmetik Ltd. Şti.', 'Suvermez Kosmetik Ltd. Şti.'],
    ['Suvermez Taşımacılık A.Ş.', 'Suvermez Taşmacılık A.Ş.'],
    ['Suvermez Mobilyacılık A.Ş.', 'Suvermez Moblyacılık A.Ş.'],
    ['Suvermez Maden Arama A.Ş.', 'Suvermez Maden Sondaj A.Ş.'],
    ['SUVERMEZ MADEN', 'Suvermez Maden Sondaj Bor A.Ş.'],
  ] as const)
    assert.ok(compareNames(a, b).alike, `${a} | ${b}`)
  assert.ok(!compareNames('Besim Suvermez', 'Suvermez Nakliyat A.Ş.').alike)
})

test('a village is its headman and its legal person, and a body may be named Birlik', () => {
  for (const name of [
    'Akçeşme Köyü Muhtarlığı',
    'Akçeşme Köyü Tüzel Kişiliği',
    'Akçeşme Mah. Muhtarlığı',
    'Akçeşme Köyü İhtiyar Heyeti',
  ])
    assert.ok(compareNames(name, 'Akçeşme Muhtarlığı').alike, name)
  assert.ok(compareNames('Vergi Dairesi Müdürlüğü', 'Vergi Dairesi').alike)
  for (const name of ['Gazimağusa Belediyesi', 'G.Mağusa Bld.'])
    assert.ok(compareNames(name, 'Mağusa Belediyesi').alike, name)
  assert.ok(!compareNames('Gaziantep Belediyesi', 'Gazimağusa Belediyesi').alike)
  assert.ok(!compareNames('Girne Vergi Dairesi', 'Girne Tapu Dairesi').alike)
  assert.ok(!compareNames('Birlik Tarım Kooperatifi', 'Kuzey Tarım Kooperatifi').alike)
  assert.ok(compareNames('Birlik Tarım Kooperatifi', 'BİRLİK TARIM KOOP.').alike)
})

test('a lawyer in training whose name is like a word of a business is a person', () => {
  assert.ok(sharesKey('Stj. Av. Ece Kamer', 'Ece Kamer'))
  assert.ok(sharesKey('Stj. Av. Ece Suvermez Hukuk Bürosu', 'Ece Suvermez Hukuk Bürosu'))
})
