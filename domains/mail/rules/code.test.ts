import assert from 'node:assert/strict'
import { test } from 'node:test'
import { addressedCode, codeBase, codeOf, codesIn, shownCode } from './code.ts'

const code = codeOf([5, 0, 28, 13, 7, 7, 21, 2])

test('a code is found however it is written, and once', () => {
  const shown = shownCode(code)
  const texts = [shown, shown.toLowerCase(), shown.replaceAll('-', ' '), shown.replaceAll('-', '–')]
  for (const text of texts) assert.deepEqual(codesIn(`Re: [${text}] keşif`), [code], text)
  assert.deepEqual(codesIn(`kutu+${addressedCode(code)}@ornek.test`), [code])
  assert.deepEqual(codesIn(`${shown} ve ${shown.toLowerCase()}`), [code])
})

test('a longer word is no code', () => {
  const shown = shownCode(code)
  assert.deepEqual(codesIn(`${shown}2`), [])
  assert.deepEqual(codesIn(`A${shown}`), [])
})

test('each wrong letter and each exchange of neighbours is noticed', () => {
  const letters = [...code]
  const wrong: string[] = []
  for (const [at, letter] of letters.entries()) {
    for (const other of '23456789ABCDEFGHJKMNPRSTVWXYZ')
      if (other !== letter) wrong.push(letters.with(at, other).join(''))
    const next = letters[at + 1]
    if (next !== undefined && next !== letter)
      wrong.push(
        letters
          .with(at, next)
          .with(at + 1, letter)
          .join(''),
      )
  }
  assert.ok(wrong.length > 9 * (codeBase - 2))
  assert.deepEqual(
    wrong.flatMap((one) => codesIn(shownCode(one))),
    [],
  )
})
