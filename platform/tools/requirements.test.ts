/** Tests of which rows may be tools. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { z } from 'zod'
import type { Row } from '../contract/index.ts'
import { requireUsable } from './requirements.ts'

const reading = {
  method: 'GET',
  path: '/texts',
  access: { session: 'bearer' },
  answer: z.object({}),
} as unknown as Row
const tool = { name: 'read_text', row: 'text.read', scope: 'research', describes: '', fields: {} } as const
const made = (more: object) => requireUsable(tool, { 'text.read': { ...reading, ...more } as Row })

test('a row that only reads may be a tool', () => {
  assert.equal(made({}).path, '/texts')
})

for (const [sign, more] of [
  ['an entry in the record', { audit: { action: 'text.read' } }],
  ['the right to write', { access: { session: 'bearer', writes: true } }],
  ['a password', { access: { session: 'bearer', proof: ['password'] } }],
  ['lists that it makes stale', { renews: ['text.list'] }],
] as const)
  test(`a row that asks to read but has ${sign} is no tool`, () => {
    assert.throws(() => made(more), /which changes something/)
  })
