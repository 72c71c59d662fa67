import assert from 'node:assert/strict'
import { test } from 'node:test'
import { z } from 'zod'
import { problemsIn } from './issues.ts'

const schema = z.object({
  name: z.string().trim().min(1).max(5),
  email: z
    .string()
    .min(1)
    .refine((text) => text.includes('@'), 'field.email'),
  kind: z.enum(['a', 'b']),
  accepts: z.literal(true),
  city: z
    .string()
    .max(3)
    .refine((text) => !text.includes('<')),
})
const right = { name: 'Ada', email: 'a@b', kind: 'a', accepts: true, city: 'X' }

test('valid values have no problem', () => {
  assert.deepEqual(problemsIn(schema, right), {})
})

test('every field has one problem, the first', () => {
  const values = { name: '', email: '', kind: '', accepts: false, city: '<b>' }
  assert.deepEqual(problemsIn(schema, values), {
    name: { key: 'required' },
    email: { key: 'required' },
    kind: { key: 'choose' },
    accepts: { key: 'accept' },
    city: { key: 'character' },
  })
})

test('of several problems of a field the first is shown', () => {
  assert.deepEqual(problemsIn(schema, { ...right, city: '<city>' }), {
    city: { key: 'tooLong', values: { maximum: 3 } },
  })
})

test('a problem names the maximum length of a text and the rule of its field', () => {
  assert.deepEqual(problemsIn(schema, { ...right, name: 'Adalet', email: 'ab' }), {
    name: { key: 'tooLong', values: { maximum: 5 } },
    email: { key: 'field', rule: 'email' },
  })
})

test('a text of spaces counts as empty', () => {
  assert.deepEqual(problemsIn(schema, { ...right, name: '   ' }), { name: { key: 'required' } })
})
