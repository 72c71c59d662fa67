/** The record of an office tells what every domain leaves in it, in both languages and once. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { openDetails } from '@mizan/platform/contract'
import { gather } from '@mizan/platform/domain'
import { domains } from './domains.ts'
import { allRows } from './sweep/rows.ts'

const auditTable = gather(domains).audit

test('every entry says in both languages what was done', () => {
  const silent = Object.values(auditTable).filter(({ says }) => !says.tr.trim() || !says.en.trim())
  assert.deepEqual(silent, [])
  assert.ok(Object.keys(auditTable).length > 35)
})

test('what a row leaves is one of the entries of the record', () => {
  const foreign = allRows.filter(([, { audit }]) => audit && auditTable[audit.action] !== audit)
  assert.deepEqual(
    foreign.map(([name]) => name),
    [],
  )
})

test('what a switch or a message was set to leaves the server, and nothing else of the entry', () => {
  const details = { from: 'TurnedOn', to: 'Maintenance', network: '192.0.2.0' }
  assert.deepEqual(openDetails(auditTable['feature.set'], details), { from: 'TurnedOn', to: 'Maintenance' })
  assert.deepEqual(
    openDetails(auditTable['message.state_set'], { from: 'new', to: 'answered', name: 'Ece' }),
    {
      from: 'new',
      to: 'answered',
    },
  )
})

test('every write says in both languages that it failed', () => {
  const silent = allRows.filter(
    ([, { fails }]) => fails && (!fails.tr.endsWith('.') || !/^Failed to /.test(fails.en)),
  )
  assert.deepEqual(
    silent.map(([name]) => name),
    [],
  )
})
