/** The record of an office has a text, in both languages, for every entry of every domain. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { openDetails } from '@mizan/platform/contract'
import { gather } from '@mizan/platform/domain'
import { domains } from './domains.ts'
import { allRows } from './sweep/rows.ts'

const auditTable = gather(domains).audit

test('every entry has a text in both languages', () => {
  const silent = Object.values(auditTable).filter(({ says }) => !says.tr.trim() || !says.en.trim())
  assert.deepEqual(silent, [])
  assert.ok(Object.keys(auditTable).length > 35)
})

test('the audit entry of every row exists', () => {
  const foreign = allRows.filter(([, { audit }]) => audit && auditTable[audit.action] !== audit)
  assert.deepEqual(
    foreign.map(([name]) => name),
    [],
  )
})

test('the new state of a switch or a message is the only detail of its entry that leaves the server', () => {
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

test('every write has a text in both languages for its failure', () => {
  const silent = allRows.filter(
    ([, { fails }]) =>
      fails &&
      (!fails.tr.endsWith('.') ||
        !/^(Failed to |Access update failed|Payment failed|Error processing payment)/.test(fails.en)),
  )
  assert.deepEqual(
    silent.map(([name]) => name),
    [],
  )
})
