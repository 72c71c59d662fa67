import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { test } from 'node:test'
import { rolesDocument } from './roles-document.ts'

test('docs/roles.md agrees with the data', () => {
  const shown = readFileSync(join(import.meta.dirname, '../../docs/roles.md'), 'utf8')
  assert.equal(shown, rolesDocument(), 'run: node apps/server/commands/roles-document.ts')
})
