import assert from 'node:assert/strict'
import { test } from 'node:test'
import { bodyTooLarge, fileTooLarge } from './file-limit.ts'
import { openForms } from './testing/forms.ts'

test('a file that is too large is refused with the limit, whether that shows before or while it is read', async (t) => {
  const { address } = await openForms(t)
  for (const size of [100_001, 2_000_000]) {
    const body = new FormData()
    body.append('Name', 'Ek')
    body.append('File', new File(['x'.repeat(size)], 'ek.txt', { type: 'text/plain' }))
    const headers = { authorization: 'Bearer a.b.c', 'accept-language': 'en' }
    const answer = await fetch(`${address}/api/forms/file`, { method: 'POST', body, headers })
    const { message } = (await answer.json()) as { message: string }
    assert.deepEqual([answer.status, message], [413, 'The file exceeds the limit of 97 KB.'], `${size}`)
  }
})

test('the limit has its unit, and is not named where no single file needs to be too large', () => {
  assert.deepEqual(fileTooLarge(50 * 1024 * 1024).values, { most: '50 MB' })
  assert.equal(bodyTooLarge({ File: { maxBytes: 1_000 } }).code, 'request.file_too_large')
  assert.equal(bodyTooLarge({ Files: { maxBytes: 1_000, most: 2 } }).code, 'request.too_large')
})
