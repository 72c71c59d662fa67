import assert from 'node:assert/strict'
import { test } from 'node:test'
import { comparedName } from './company-name.ts'

test('names of offices are compared in Turkish casing', () => {
  for (const name of ['IŞIK & İNCİ HUKUK', 'Işık & İnci Hukuk', 'ışık  inci hukuk', 'Isik & Inci Hukuk.'])
    assert.equal(comparedName(name).replaceAll('ş', 's'), 'isik inci hukuk', name)
})

test('different letters make different names', () => {
  assert.notEqual(comparedName('Şahin Hukuk'), comparedName('Sahin Hukuk'))
  assert.notEqual(comparedName('Ak Hukuk'), comparedName('Akhukuk'))
})

test('a name that consists only of signs still counts as a name', () => {
  assert.equal(comparedName(' §§ '), '§§')
})
