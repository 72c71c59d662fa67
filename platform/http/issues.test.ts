import assert from 'node:assert/strict'
import { test } from 'node:test'
import { z } from 'zod'
import { issueText } from './issues.ts'

/** The message in both languages for the first issue, as the HTTP edge passes it on. */
function said(schema: z.ZodType, value: unknown): string[] {
  const [issue] = schema.safeParse(value).error?.issues ?? []
  const { code: keyword, message, ...params } = issue as z.core.$ZodIssue
  const given = { message, keyword, params }
  return [issueText(given, 'tr', {}), issueText(given, 'en', {})]
}

test('the message gives the number of items for a list, the length for a text, the value for a number', () => {
  const list = z.array(z.string())
  assert.deepEqual(said(list.min(1), []), ['En az birini seçin.', 'Choose at least one.'])
  assert.deepEqual(said(list.min(2), ['a']), ['En az 2 tane seçin.', 'Choose at least 2.'])
  assert.deepEqual(said(list.max(1), ['a', 'b']), ['En çok 1 tane seçilebilir.', 'Choose 1 at most.'])
  assert.deepEqual(said(z.string().min(1), ''), ['Bu alanı doldurun.', 'Fill in this field.'])
  assert.deepEqual(said(z.number().max(3), 4), ['En çok 3 olabilir.', 'It may be 3 at most.'])
})
