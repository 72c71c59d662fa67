import assert from 'node:assert/strict'
import { test } from 'node:test'
import { startPatience } from './patience.ts'

test('something that takes longer than the patience lasts is too slow until it arrives', () => {
  const look = startPatience(3)
  assert.deepEqual([look(['profile']), look(['profile']), look(['profile'])], [false, false, false])
  assert.equal(look(['profile', 'members']), true)
  assert.equal(look(['members']), false)
})

test('many short waits one after the other are not too slow', () => {
  const look = startPatience(2)
  for (let number = 0; number < 10; number += 1) assert.equal(look([`search ${number}`]), false)
  assert.equal(look([]), false)
})

test('something that arrived and is awaited again has the whole patience again', () => {
  const look = startPatience(1)
  assert.deepEqual([look(['a']), look([]), look(['a']), look(['a'])], [false, false, false, true])
})
