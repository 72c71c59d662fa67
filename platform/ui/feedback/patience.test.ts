import assert from 'node:assert/strict'
import { test } from 'node:test'
import { startPatience } from './patience.ts'

test('what is awaited for longer than the patience lasts is too slow, until it is there', () => {
  const look = startPatience(3)
  assert.deepEqual([look(['profile']), look(['profile']), look(['profile'])], [false, false, false])
  assert.equal(look(['profile', 'members']), true)
  assert.equal(look(['members']), false)
})

test('many things that come one after the other are no wait', () => {
  const look = startPatience(2)
  for (let number = 0; number < 10; number += 1) assert.equal(look([`search ${number}`]), false)
  assert.equal(look([]), false)
})

test('what came and is awaited once more has the whole patience again', () => {
  const look = startPatience(1)
  assert.deepEqual([look(['a']), look([]), look(['a']), look(['a'])], [false, false, false, true])
})
