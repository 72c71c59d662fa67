import assert from 'node:assert/strict'
import { afterEach, test } from 'node:test'
import { readStored, removeStored, writeStored } from './stored.ts'

const storageOf = (values: Map<string, string>, refuses: () => boolean) => ({
  getItem: (key: string) => values.get(key) ?? null,
  setItem: (key: string, value: string) => {
    if (refuses()) throw new Error('QuotaExceededError')
    values.set(key, value)
  },
  removeItem: (key: string) => void values.delete(key),
})
const storage = (value: unknown) =>
  Object.defineProperty(globalThis, 'localStorage', { value, configurable: true })
const before = Object.getOwnPropertyDescriptor(globalThis, 'localStorage')

afterEach(() => {
  removeStored('choice')
  if (before) Object.defineProperty(globalThis, 'localStorage', before)
})

test('a choice that does not fit into a full storage lasts as long as the page', () => {
  let full = false
  const values = new Map<string, string>()
  storage(storageOf(values, () => full))
  writeStored('choice', 'old')
  full = true
  writeStored('choice', 'new')
  assert.equal(readStored('choice'), 'new')
  full = false
  writeStored('choice', 'newer')
  assert.deepEqual([readStored('choice'), values.get('choice')], ['newer', 'newer'])
})

test('a choice that another tab removed is gone here too', () => {
  const values = new Map<string, string>()
  storage(storageOf(values, () => false))
  writeStored('choice', 'one')
  values.delete('choice')
  assert.equal(readStored('choice'), null)
})

test('without a storage a choice lasts as long as the page, and can be undone', () => {
  storage(undefined)
  writeStored('choice', 'one')
  assert.equal(readStored('choice'), 'one')
  removeStored('choice')
  assert.equal(readStored('choice'), null)
})
