import assert from 'node:assert/strict'
import { test } from 'node:test'
import { mayAddClients, mayImport } from './access.ts'

const importedBy = (role: string) =>
  (['clients', 'cases', 'parties'] as const).filter((kind) => mayImport([role], kind))

test('whoever writes cases imports them and their parties; clients need the right to write clients as well', () => {
  assert.deepEqual(importedBy('USER'), ['cases', 'parties'])
  assert.deepEqual(importedBy('CASEADMIN'), ['clients', 'cases', 'parties'])
  assert.deepEqual([mayAddClients(['USER']), mayAddClients(['CASEADMIN'])], [false, true])
})

test('whoever writes no cases imports nothing', () => {
  for (const role of ['COMPANYADMIN', 'USERADMIN', 'nobody']) assert.deepEqual(importedBy(role), [], role)
})
