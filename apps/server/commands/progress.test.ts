import assert from 'node:assert/strict'
import { test } from 'node:test'
import { progressText, resultLine } from './progress.ts'

const counts = { laws: 0, decisions: 250, added: 250, changed: 0, unchanged: 0, rejected: 2 }
const progress = { name: 'a.jsonl.gz', counts, linesDone: 252, bytesRead: 30, bytesTotal: 100 }

test('the remaining time of an import is shown once its speed is known', () => {
  assert.equal(progressText(progress, 0), 'a.jsonl.gz: 30 %, 0 laws, 250 decisions, 2 rejected')
  assert.equal(
    progressText(progress, 30),
    'a.jsonl.gz: 30 %, 0 laws, 250 decisions, 2 rejected, about 1 min 10 s left',
  )
})

test('a pack that is read again says why, and a pack that was loaded before says how to read it again', () => {
  const result = { hash: 'x', name: 'a.jsonl', counts, known: false, outdated: true }
  assert.match(resultLine(result, false), /^a\.jsonl: read again, as an older version .* 250 added/)
  assert.match(resultLine({ ...result, known: true, outdated: false }, false), /nothing changed\. --again/)
})
