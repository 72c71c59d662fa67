import assert from 'node:assert/strict'
import { test } from 'node:test'
import '@mizan/platform/ui/testing'
import { assistantDraftsKey } from '@mizan/platform/ui'
import { keepDraft, placeOf, readDrafts } from './drafts.ts'

test('each conversation, and a new one about each case, has its own unanswered question', (t) => {
  t.after(() => localStorage.clear())
  keepDraft(placeOf('conversation-1', 'case-1'), 'Süre ne kadar?')
  keepDraft(placeOf(undefined, 'case-1'), 'Sözleşme feshedilir mi?')
  keepDraft(placeOf(undefined, undefined), 'Kira ne zaman artar?')
  assert.deepEqual(Object.values(readDrafts()), [
    'Süre ne kadar?',
    'Sözleşme feshedilir mi?',
    'Kira ne zaman artar?',
  ])
})

test('an answered question is not kept, and without any nothing is stored', (t) => {
  t.after(() => localStorage.clear())
  keepDraft('new ', 'Kira ne zaman artar?')
  keepDraft('new ', '')
  assert.equal(localStorage.getItem(assistantDraftsKey), null)
})

test('twenty questions are kept at most, the ones that were changed last', (t) => {
  t.after(() => localStorage.clear())
  for (let at = 0; at < 25; at++) keepDraft(`conversation-${at}`, `Soru ${at}`)
  keepDraft('conversation-5', 'Soru 5, düzeltildi')
  const kept = readDrafts()
  assert.equal(Object.keys(kept).length, 20)
  assert.equal(kept['conversation-4'], undefined)
  assert.equal(kept['conversation-5'], 'Soru 5, düzeltildi')
})

test('what another program has written in its place is ignored', (t) => {
  t.after(() => localStorage.clear())
  for (const text of ['{', '[1]', '{"new ":1}', 'null']) {
    localStorage.setItem(assistantDraftsKey, text)
    assert.deepEqual(readDrafts(), {})
  }
})
