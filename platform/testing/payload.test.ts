import assert from 'node:assert/strict'
import { test } from 'node:test'
import { formRows, openForms } from '../http/testing/forms.ts'
import { callThrough } from './index.ts'

test('a call of a test is written in the form of its row', async (t) => {
  const { server } = await openForms(t)
  const call = callThrough(server, formRows)
  const token = 'a.b.c'
  const file = new File(['Sayın Mahkeme'], 'dilekçe.txt', { type: 'text/plain' })
  const sent = await call('forms.file', { token, body: { Name: 'Dilekçe', File: file } })
  const { Name, files } = JSON.parse(sent.data.said)
  assert.deepEqual([Name, files[0].fileName, files[0].bytes], ['Dilekçe', 'dilekçe.txt', 14])

  const fields = await call('forms.fields', { token, body: { card: '4111', tags: ['a', 'b'] } })
  assert.deepEqual(JSON.parse(fields.data.said), { card: '4111', tags: ['a', 'b'] })

  const json = await call('forms.json', { token, body: { name: 'Ayşe' } })
  assert.equal(json.data.said, 'Ayşe')
})
