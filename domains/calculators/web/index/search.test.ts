import assert from 'node:assert/strict'
import { test } from 'node:test'
import { calculatorList } from '../list.ts'
import { pageNamed } from '../pages.ts'
import { isFound } from './search.ts'

const found = (query: string) => calculatorList.filter((one) => isFound(one, query)).map(({ id }) => id)

test('a calculator is found by beginnings of words, without Turkish letters, and in English', () => {
  assert.ok(found('yasal').includes('interest-legal'))
  assert.ok(found('doviz').includes('interest-table'))
  assert.ok(found('contr').includes('interest-contractual'))
  assert.deepEqual(found('yasal zürafa'), [])
  assert.equal(found('').length, calculatorList.length)
})

test('each calculator of the list has a page and a name of its own', () => {
  assert.equal(new Set(calculatorList.map(({ id }) => id)).size, calculatorList.length)
  for (const { page } of calculatorList) assert.ok(pageNamed(page), page)
})
