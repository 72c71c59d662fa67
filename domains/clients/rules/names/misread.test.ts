import assert from 'node:assert/strict'
import { test } from 'node:test'
import { compareNames } from './compare.ts'
import { nameKeys } from './keys.ts'

const sharesKey = (a: string, b: string) => nameKeys(a).some((key) => nameKeys(b).includes(key))

test('letters that a program read in a wrong encoding are those that were meant', () => {
  for (const [a, b] of [
    ['Gülşen Işıkdağ', 'GÃ¼lÅŸen IÅŸÄ±kdaÄŸ'],
    ['İsmail Işıkdağ', 'Ýsmail Iþýkdað'],
    ['Başak Doğruyol', 'Ba?ak Do?ruyol'],
    ['Kıvanç Işıldak', 'K\ufffdvanç Işıldak'],
    ['Aygül Saparova', 'Aýgül Saparowa'],
  ] as const) {
    assert.ok(compareNames(a, b).alike, `${a} | ${b}`)
    assert.ok(sharesKey(a, b), `${a} | ${b} share no key`)
  }
})
