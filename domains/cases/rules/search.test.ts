import assert from 'node:assert/strict'
import { test } from 'node:test'
import { wordsOf } from './search.ts'

test('a word is looked for without signs that show nothing, which come along with copied text', () => {
  assert.deepEqual(wordsOf('\u200eYıl\u00admaz \u200b'), wordsOf('Yılmaz'))
})
