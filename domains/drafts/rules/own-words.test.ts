import assert from 'node:assert/strict'
import { test } from 'node:test'
import { ownWords } from './own-words.ts'

const told = (message: string) => ownWords(message).map(({ text }) => text)

test('told facts are in the draft, and the request for the draft is not', () => {
  assert.deepEqual(
    told('Kiracım Ahmet Yılmaz 3 aydır kirayı ödemiyor, aylık 15.000 TL. Tahliye davası dilekçesi yaz.'),
    ['Kiracım Ahmet Yılmaz 3 aydır kirayı ödemiyor, aylık 15.000 TL.'],
  )
  assert.deepEqual(told('işe iade davası dilekçesi, davacı Veli'), ['işe iade davası dilekçesi, davacı Veli'])
  assert.deepEqual(told('İhtarname'), [])
})

test('facts inside the sentence of the request are in the draft as well', () => {
  assert.deepEqual(told('Kiracım Ahmet Yılmaz 3 aydır kirayı ödemiyor, tahliye dilekçesi yaz'), [
    'Kiracım Ahmet Yılmaz 3 aydır kirayı ödemiyor',
  ])
  assert.deepEqual(told('Kirayı ödemeyen kiracım Ahmet Yılmaz için tahliye dilekçesi yaz.'), [
    'Kirayı ödemeyen kiracım Ahmet Yılmaz için tahliye dilekçesi yaz.',
  ])
  assert.deepEqual(told('Davacı Veli. İşe iade dilekçesi hazırla.'), ['Davacı Veli.'])
})

test('nobody has proven it', () => {
  assert.ok(
    ownWords('Kiracı üç aydır kirayı ödemiyor.').every(({ isProven, of }) => !isProven && of === 'facts'),
  )
})
