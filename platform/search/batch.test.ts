import assert from 'node:assert/strict'
import { test } from 'node:test'
import { TermCounter } from './batch.ts'

const documentOf = (id: number, body: string[], title: string[] = []) => ({
  id,
  fields: { body, title },
  integers: {},
  lists: {},
})

test('terms are counted once for each document, in the named fields, without those that are ignored', () => {
  const counter = new TermCounter(['body', 'title'], (term) => term.startsWith('no:'))
  counter.add(documentOf(1, ['kira', 'kira', 'no:2019/1'], ['kira']))
  counter.add(documentOf(2, ['kira', 'tespit', 'no:2019/1']))
  assert.deepEqual(Object.fromEntries(counter.counts), { kira: 2, tespit: 1 })
})

test('with very many terms each keeps its own count', () => {
  const counter = new TermCounter(['body'])
  const terms = Array.from({ length: 5_000 }, (_, number) => `t${number}`)
  counter.add(documentOf(1, terms))
  counter.add(documentOf(2, terms.slice(1_000)))
  assert.deepEqual(
    [...counter.counts.values()],
    terms.map((_, number) => (number < 1_000 ? 1 : 2)),
  )
})
