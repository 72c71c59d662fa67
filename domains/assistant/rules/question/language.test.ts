import assert from 'node:assert/strict'
import { test } from 'node:test'
import { isEnglish } from './language.ts'

for (const question of [
  'What is the limitation period for unjust enrichment?',
  'How long does a tenant have to appeal an eviction order?',
])
  test(`"${question}" is English`, () => {
    assert.equal(isEnglish(question), true)
  })

for (const question of [
  'is kazasi tazminati',
  'iste it isirdi, can guvenligi an meselesi',
  'Kira artışı ne kadar olabilir?',
  'The Ritz markasının tescili',
  '',
])
  test(`"${question}" is not taken for English`, () => {
    assert.equal(isEnglish(question), false)
  })
