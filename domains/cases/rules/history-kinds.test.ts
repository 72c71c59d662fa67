import assert from 'node:assert/strict'
import { test } from 'node:test'
import { caseAudit } from '../audit.ts'
import { historyKindOf, historyKinds } from './history-kinds.ts'

/** Of later domains, which leave entries of their own. */
const later = ['document', 'court']

test('every entry about a case has a kind, and every kind has entries', () => {
  const kinds = Object.keys(caseAudit).map((action) => [action, historyKindOf(action)])
  assert.deepEqual(
    kinds.filter(([, kind]) => kind === undefined),
    [],
  )
  assert.deepEqual(
    [...new Set([...kinds.map(([, kind]) => kind), ...later])].sort(),
    [...historyKinds].sort(),
  )
})

test('the longer beginning decides, and entries of other domains have no kind', () => {
  assert.equal(historyKindOf('case.party_added'), 'party')
  assert.equal(historyKindOf('case.permissions_changed'), 'case')
  assert.equal(historyKindOf('limit.added'), 'date')
  assert.equal(historyKindOf('document.added'), 'document')
  assert.equal(historyKindOf('recording.added'), 'document')
  assert.equal(historyKindOf('government.synced'), 'court')
  assert.equal(historyKindOf('task_template.created'), undefined)
  assert.equal(historyKindOf('time.added'), undefined)
})
