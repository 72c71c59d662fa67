/**
 * Tests that answers with the name of a case are read again when it changes, or when a person may no longer read it.
 */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { z } from 'zod'
import { allRows } from './rows.ts'

/** These answers name a case by its id alone, beside a title of their own. */
const ownTitles = new Set(['tasks.list', 'limits.list', 'assistant.conversations', 'assistant.conversation'])

function namesCase(schema: unknown): boolean {
  if (typeof schema !== 'object' || schema === null) return false
  const { properties } = schema as { properties?: object }
  const fields = Object.keys(properties ?? {})
  const isCase = fields.includes('caseId') && (fields.includes('title') || fields.includes('displayTitle'))
  return isCase || Object.values(schema).some(namesCase)
}

const showing = allRows.flatMap(([name, { method, asks, answer }]) => {
  if (ownTitles.has(name) || !(method === 'GET' || asks) || !(answer instanceof z.ZodType)) return []
  return namesCase(z.toJSONSchema(answer, { unrepresentable: 'any' })) ? [name] : []
})

for (const changed of [
  'cases.updateDisplayTitle',
  'cases.updateDetails',
  'cases.updateAssignee',
  'cases.updatePermissions',
  'cases.changeMany',
  'cases.delete',
  'sample.remove',
])
  test(`${changed} renews every answer that shows the name of a case`, () => {
    const renewed = new Map(allRows).get(changed)?.renews ?? []
    assert.ok(showing.includes('client.transactions') && showing.includes('time.list'))
    assert.deepEqual(
      showing.filter((name) => !renewed.includes(name)),
      [],
    )
  })

test('removing the sample also renews answers about its people and its notifications', () => {
  const renewed = new Set<string>(new Map(allRows).get('sample.remove')?.renews)
  for (const name of ['notifications.unread', 'notifications.list', 'company.members', 'cases.people'])
    assert.ok(renewed.has(name), name)
})
