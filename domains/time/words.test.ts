import assert from 'node:assert/strict'
import { test } from 'node:test'
import { timeAudit } from './audit.ts'
import * as contract from './contract.ts'
import { timeErrors } from './errors.ts'
import { wordsOf } from './server/report-sheet.ts'
import { tr } from './web/messages.tr.ts'

test('worked time is zaman: süre is a legal time limit in every Turkish text', () => {
  const texts = JSON.stringify([timeAudit, contract, timeErrors, wordsOf('tr'), tr])
  assert.match(texts, /Zaman kaydetti/)
  assert.deepEqual(texts.match(/[^"]*[sS]üre[^"]*/g) ?? [], [])
})
