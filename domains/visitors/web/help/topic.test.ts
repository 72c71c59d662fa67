import assert from 'node:assert/strict'
import { test } from 'node:test'
import { topicAt } from './topic.ts'
import { topics } from './topics.ts'

const titleAt = (path: string) => topicAt(topics, path)?.title.en

test('the help is that of the most special screen', () => {
  assert.equal(titleAt('/search'), 'Search')
  assert.equal(titleAt('/search/case/turkey/1'), 'Searching decisions')
  assert.equal(titleAt('/case-management/documents'), 'Searching documents')
  assert.equal(titleAt('/case-management/some-case'), 'Cases')
})

test('an address that only begins with the same letters has no help of another screen', () => {
  assert.equal(titleAt('/clients-of-others'), undefined)
})
