import assert from 'node:assert/strict'
import { test } from 'node:test'
import { calendarAudit, caseAudit } from '../audit.ts'
import { tellingOf } from './telling.ts'

test('a change of a case is for those who have or follow it, and an assignment also for the assignee', () => {
  assert.deepEqual(tellingOf('case.state_changed', {}), {
    kind: 'caseChanged',
    audience: 'case',
    named: [],
    taskId: null,
  })
  const assigned = [{ userId: 'ann', kind: 'caseAssigned' }]
  assert.deepEqual(tellingOf('case.assignee_changed', { assigneeId: 'ann' })?.named, assigned)
  assert.deepEqual(tellingOf('case.assignee_changed', { assigneeId: null })?.named, [])
  const created = tellingOf('case.created', { assigneeId: 'ann' })
  assert.deepEqual([created?.audience, created?.named], ['nobody', assigned])
})

test('a right is told only to those who were given one', () => {
  const told = tellingOf('case.permissions_changed', { given: ['ann', 'bob'], none: ['Cem'] })
  assert.equal(told?.audience, 'nobody')
  assert.deepEqual(told?.named, [
    { userId: 'ann', kind: 'rightGiven' },
    { userId: 'bob', kind: 'rightGiven' },
  ])
})

test('a new task is news of its case, and its changes are for the people of the task', () => {
  const added = tellingOf('task.added', { assigneeId: 'ann' })
  assert.deepEqual([added?.audience, added?.kind], ['case', 'caseChanged'])
  assert.deepEqual(added?.named, [{ userId: 'ann', kind: 'taskAssigned' }])
  const done = tellingOf('task.state_changed', { taskId: 'task' })
  assert.deepEqual([done?.audience, done?.kind, done?.taskId], ['task', 'taskChanged', 'task'])
})

test('a new recording is news of its case like a document', () => {
  assert.deepEqual(tellingOf('recording.added', {}), tellingOf('document.added', {}))
  assert.equal(tellingOf('recording.removed', {})?.audience, 'nobody')
})

test('a new document is news of its case, and its final removal by a job is none', () => {
  const added = tellingOf('document.added', {})
  assert.deepEqual([added?.audience, added?.kind], ['case', 'caseChanged'])
  const removed = tellingOf('document.removed', {})
  assert.deepEqual([removed?.audience, removed?.named], ['nobody', []])
})

test('a critical time limit is told as such, and asks those who may confirm it', () => {
  assert.equal(tellingOf('limit.added', { isCritical: false })?.kind, 'limit')
  assert.equal(tellingOf('limit.added', { isCritical: true })?.kind, 'criticalLimit')
  assert.equal(tellingOf('limit.unmarked_critical', {})?.kind, 'criticalLimit')
  assert.equal(tellingOf('limit.completed', { isCritical: true, after: 'awaiting' })?.audience, 'confirmers')
  assert.equal(tellingOf('limit.completed', { isCritical: false, after: 'done' })?.audience, 'case')
  const unmarking = tellingOf('limit.unmark_requested', {})
  assert.deepEqual([unmarking?.kind, unmarking?.audience], ['criticalLimit', 'confirmers'])
  const rejected = tellingOf('limit.rejected', { isCritical: true, requestedBy: 'ann' })
  assert.deepEqual(rejected?.named, [{ userId: 'ann', kind: 'criticalLimit' }])
})

test('another name or basis of a critical time limit is told to those who could confirm it, another note is not', () => {
  const told = (details: object) => {
    const { kind, audience } = tellingOf('limit.changed', { ...details }) ?? {}
    return [kind, audience]
  }
  for (const name of ['title', 'basis'])
    assert.deepEqual(told({ isCritical: true, [`${name}Before`]: 'x' }), ['criticalLimit', 'witnesses'])
  assert.deepEqual(told({ isCritical: true, noteBefore: 'x' }), ['criticalLimit', 'case'])
  assert.deepEqual(told({ isCritical: false, titleBefore: 'x' }), ['limit', 'case'])
})

test('whoever added a time limit hears that its calculation gives another day now', () => {
  const telling = tellingOf('limit.recalculated', { isCritical: false, addedBy: 'ann' })
  assert.deepEqual([telling?.audience, telling?.named], ['case', [{ userId: 'ann', kind: 'limit' }]])
})

test('every entry about a case is told or left out on purpose, and none about anything else', () => {
  const silent = Object.keys(caseAudit).filter((action) => !tellingOf(action, {}))
  assert.deepEqual(silent, [
    'case.imported',
    'case.deleted',
    'case.followed',
    'case.unfollowed',
    'case.conflicts_seen',
    'task.moved',
    'task.followed',
    'task.unfollowed',
  ])
  for (const action of [...Object.keys(calendarAudit), 'task_template.created', 'client.created', 'toString'])
    assert.equal(tellingOf(action, {}), undefined)
})

test('a sync is told once if it brought something, and its documents are not told one by one', () => {
  assert.equal(tellingOf('government.synced', { added: '12' })?.audience, 'case')
  assert.equal(tellingOf('government.synced', { added: '0' })?.audience, 'nobody')
  assert.equal(tellingOf('government.file_added', {})?.audience, 'nobody')
  assert.equal(tellingOf('government.changed', { before: 'Açık', after: 'Kapalı' })?.audience, 'case')
})
