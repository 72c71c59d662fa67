import assert from 'node:assert/strict'
import { test } from 'node:test'
import { isInOwnWords } from './own-words.ts'

test('a question is told in words, and what is written for a search is not', () => {
  for (const told of [
    'İşe iade davası açma süresi nedir?',
    'Kiracı kirayı ödemiyor, tahliye davası açabilir miyim?',
  ])
    assert.equal(isInOwnWords(told), true, told)
  for (const written of [
    'işe iade süresi',
    'kira VE tahliye VE ihtiyaç VE konut',
    '"kira bedelinin tespiti" hak ve nesafet indirimi',
    'kira tespiti -tahliye emsal bedel',
    'Yargıtay 3. HD 2015/6616 kararı',
    'kira* artış oranı tüfe sınırı',
  ])
    assert.equal(isInOwnWords(written), false, written)
})
