import assert from 'node:assert/strict'
import { test } from 'node:test'
import { hearingKindIn } from './hearing-kind.ts'

test('the portal’s words say what is held, and any other word is a plain hearing', () => {
  assert.equal(hearingKindIn('UYAP: Ön İnceleme Duruşması'), 'preliminary')
  assert.equal(hearingKindIn('UYAP: KEŞİF'), 'inspection')
  assert.equal(hearingKindIn('Sözlü yargılama'), 'oral')
  assert.equal(hearingKindIn('UYAP'), 'hearing')
})
