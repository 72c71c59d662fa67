import assert from 'node:assert/strict'
import { test } from 'node:test'
import { fileTypes } from '../data/types.ts'
import { isCompared, shownAs, targetsOf } from './preview.ts'

const file = (extension: string, more: object = {}) => ({ extension, size: 1_000, hasMacros: false, ...more })

test('each accepted type is shown in one way or only downloaded', () => {
  const ways = Map.groupBy(Object.keys(fileTypes), (extension) => shownAs(file(extension)))
  assert.deepEqual(ways.get('structure'), ['udf', 'docx', 'xlsx', 'csv', 'txt', 'xml', 'eml'])
  assert.deepEqual(ways.get('image'), ['jpg', 'jpeg', 'png', 'gif', 'webp', 'bmp'])
  assert.ok(ways.get('type')?.includes('zip') && ways.get('type')?.includes('docm'))
  assert.equal(shownAs(file('constructor')), 'type')
})

test('a file with macros is only downloaded, whatever its ending', () => {
  for (const extension of ['docx', 'docm', 'xlsx', 'pdf'])
    assert.equal(shownAs(file(extension, { hasMacros: true })), 'macros')
  assert.deepEqual(targetsOf(file('docx', { hasMacros: true })), [])
  assert.equal(isCompared(file('docx', { hasMacros: true })), false)
})

test('what is too large for the screen is only downloaded; a recording is never too large', () => {
  const large = { size: 40 * 1024 * 1024 }
  assert.equal(shownAs(file('docx', large)), 'size')
  assert.equal(shownAs(file('png', large)), 'size')
  assert.equal(shownAs(file('mp3', large)), 'audio')
  assert.equal(shownAs(file('pdf', large)), 'pdf')
  assert.deepEqual(targetsOf(file('udf', large)), [])
})

test('a text document is converted into the other forms, and nothing else is', () => {
  assert.deepEqual(targetsOf(file('docx')), ['udf', 'pdf', 'txt'])
  assert.deepEqual(targetsOf(file('udf')), ['docx', 'pdf', 'txt'])
  assert.deepEqual(targetsOf(file('pdf')), ['udf', 'docx', 'txt'])
  for (const extension of ['doc', 'xlsx', 'eml', 'png', 'zip'])
    assert.deepEqual(targetsOf(file(extension)), [])
})
