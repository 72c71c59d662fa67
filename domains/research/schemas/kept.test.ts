import assert from 'node:assert/strict'
import { test } from 'node:test'
import { FolderName } from './kept.ts'

test('the name of a folder stands in one line and holds nothing that cannot be seen', () => {
  assert.equal(FolderName.parse(' Kira\u0007\ndavaları\u2028 '), 'Kira davaları')
  assert.throws(() => FolderName.parse('\u0001\n'))
})
