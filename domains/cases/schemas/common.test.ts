import assert from 'node:assert/strict'
import { test } from 'node:test'
import { NewCase } from './case.ts'

const read = (displayTitle: string) => NewCase.safeParse({ displayTitle, caseNumber: '2026/129' })

test('signs that show nothing do not refuse a text that was copied with them', () => {
  for (const [copied, kept] of [
    ['⚠️ Yılmaz / ABC', '⚠ Yılmaz / ABC'],
    ['\ufeffYıl\u00admaz / ABC\u200b', 'Yılmaz / ABC'],
    ['\u200e\u202aYılmaz / ABC\u202c', 'Yılmaz / ABC'],
    ['👨‍👩‍👧 Velayet', '👨👩👧 Velayet'],
  ] as const)
    assert.equal(read(copied).data?.displayTitle, kept)
})

test('a text of nothing that shows is missing, and a second line is refused', () => {
  assert.equal(read('\u200b \u200e').success, false)
  assert.equal(read('Yılmaz\nABC').success, false)
})
