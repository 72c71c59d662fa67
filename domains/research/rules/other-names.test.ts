import assert from 'node:assert/strict'
import { test } from 'node:test'
import { otherNames } from './other-names.ts'

test('a heading is also found by the other names of its subject', () => {
  assert.deepEqual(otherNames('Kira bedeli: belirlenmesi'), ['kira bedelinin tespiti', 'kira tespiti'])
  assert.ok(otherNames('Ortaklığın giderilmesi').includes('izale-i şuyu'))
  assert.deepEqual(otherNames('Görevi'), [])
})

test('the longest name is used', () => {
  assert.deepEqual(otherNames('Kesin hüküm'), ['kaziyei muhkeme'])
})
