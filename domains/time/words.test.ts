import assert from 'node:assert/strict'
import { test } from 'node:test'
import { timeAudit } from './audit.ts'
import * as contract from './contract.ts'
import { timeErrors } from './errors.ts'
import { wordsOf } from './server/report-sheet.ts'
import { tr } from './web/messages.tr.ts'

test('worked time is çalışma süresi: süre alone is a legal time limit in every Turkish text', () => {
  const texts = JSON.stringify([timeAudit, contract, timeErrors, wordsOf('tr'), tr])
  assert.match(texts, /Çalışma süresi ekledi/)
  assert.deepEqual(texts.match(/[^"]*(?<!çalışma )süre[^"]*/gi) ?? [], [])
})
