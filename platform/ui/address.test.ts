import assert from 'node:assert/strict'
import { test } from 'node:test'
import { parseAddress, writeAddress } from './address.ts'

test('a quoted phrase keeps its quotes and a number stays text', () => {
  assert.deepEqual(parseAddress('?q=%22kira+bedeli%22&article=344'), { q: '"kira bedeli"', article: '344' })
})

test('a list is written and read as a repeated name', () => {
  const values = { chamber: ['3. HD', '6. HD'], q: 'kira' }
  assert.deepEqual(parseAddress(writeAddress(values)), values)
})

test('a value that is not set does not appear in the address', () => {
  assert.equal(writeAddress({ q: undefined, sort: '', page: null }), '')
})

test('broken percent signs, empty parts and missing values do not throw', () => {
  assert.doesNotThrow(() => parseAddress('?q=%E0%A4%A&&=x&q'))
})
