import assert from 'node:assert/strict'
import { test } from 'node:test'
import { identityRows } from '@mizan/identity/contract'
import type { Row } from '@mizan/platform/contract'
import { companyRows } from '../contract.ts'
import { tr } from './messages.tr.ts'

test('everything that is recorded of people and their office has a text in the record', () => {
  const recorded = Object.values<Row>({ ...identityRows, ...companyRows }).flatMap(({ audit }) => audit ?? [])
  const missing = recorded.filter((action) => !(action.replaceAll('.', '_') in tr.audit.action))
  assert.ok(recorded.length > 10)
  assert.deepEqual(missing, [])
})
