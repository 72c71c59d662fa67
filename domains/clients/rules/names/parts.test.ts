import assert from 'node:assert/strict'
import { test } from 'node:test'
import { partsOf } from './parts.ts'

test('who acts for whom, and former and trade names, are names of their own', () => {
  for (const [text, ...names] of [
    ['Kısıtlı Nermin Sezgi vasisi Onur Tuna', 'Kısıtlı Nermin Sezgi', 'Onur Tuna'],
    ["Ali Tan'ın mirasçılarından Can Tan", "Ali Tan'ın", 'Can Tan'],
    ['Annesi Ece Sarp velayetinde Ada Sarp', 'Ece Sarp', 'Ada Sarp'],
    ['Doruk A.Ş. (eski unvanı: Kandil Ltd. Şti.)', 'Doruk A.Ş.', 'Kandil Ltd. Şti.'],
    ['Opal Ltd. formerly known as Agate Ltd.', 'Opal Ltd.', 'Agate Ltd.'],
    ['Naz Kuru – Kuru Kuaför', 'Naz Kuru', 'Kuru Kuaför'],
    ['Kuru Kuaför (Naz Kuru)', 'Kuru Kuaför', 'Naz Kuru'],
    ['Kaya Yapı A.Ş. tasfiye memuru Ali Kaya', 'Kaya Yapı A.Ş.', 'Ali Kaya'],
    ['Kaya Yapı Ltd. Şti. yetkilisi Ali Kaya', 'Kaya Yapı Ltd. Şti.', 'Ali Kaya'],
  ])
    assert.deepEqual(partsOf(text!), names, text)
})

test('several persons or companies in one text are names of their own', () => {
  assert.deepEqual(partsOf('Ali Kaya ve Can Uslu'), ['Ali Kaya', 'Can Uslu'])
  assert.deepEqual(partsOf('Ali Kaya, Can Uslu ve diğerleri'), ['Ali Kaya', 'Can Uslu'])
  assert.deepEqual(partsOf('1- Ali Kaya 2- Can Uslu'), ['Ali Kaya', 'Can Uslu'])
  assert.deepEqual(partsOf('Kaya A.Ş. ve Uslu Ltd. Şti.'), ['Kaya A.Ş.', 'Uslu Ltd. Şti.'])
})

test('a name is not cut at a comma, a hyphen, brackets or a word that belong to it', () => {
  for (const name of [
    'KARAMAN, Fatma Zehra',
    'Ayşe Kaya-Uslu',
    'Demir Gıda Sanayi ve Ticaret Ltd. Şti.',
    'Kaya ve Ortağı Adi Ortaklığı',
    'Ali Kaya (T.C. kimlik no 10000000146)',
    'Ali Kaya mirasçıları',
    'Karayolları 7. Bölge Müdürlüğü',
  ])
    assert.equal(partsOf(name)[0], name)
  assert.deepEqual(partsOf('Ayşe Kaya (Uslu)'), ['Ayşe Kaya (Uslu)', 'Ayşe Kaya'])
  assert.deepEqual(partsOf('Doruk Gıda A.Ş. - Ankara Şubesi'), [
    'Doruk Gıda A.Ş. - Ankara Şubesi',
    'Doruk Gıda A.Ş.',
  ])
})

test('a former surname in brackets is found with the name and without it, whatever says so', () => {
  for (const says of [
    'evlenmeden önce',
    'kızlık soyadı:',
    'bekârlık soyadı',
    'önceki soyadı:',
    'd.',
    'evlendikten sonra',
    'yeni soyadı',
  ])
    assert.deepEqual(partsOf(`Songül Erden (${says} Polat)`), ['Songül Erden (Polat)', 'Songül Erden'], says)
})

test('the surname of several words that stands first is read beside the name of a father', () => {
  assert.deepEqual(partsOf('Şahin Oğlu Veysel'), ['Şahin Oğlu Veysel', 'Veysel Şahinoğlu'])
  assert.deepEqual(partsOf('KARA OSMAN OĞLU CEZMİ'), ['KARA OSMAN OĞLU CEZMİ', 'CEZMİ KARAOSMANoğlu'])
  assert.deepEqual(partsOf('Veysel Şahin Oğlu'), ['Veysel Şahin Oğlu'])
})
