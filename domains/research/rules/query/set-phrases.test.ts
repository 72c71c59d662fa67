import assert from 'node:assert/strict'
import { test } from 'node:test'
import { setPhrases } from '../../data/set-phrases.ts'
import { parseQuery, type Query, readingsOf } from '../query.ts'
import { setPhraseAt } from './set-phrases.ts'

const leaves = (query: Query | null): string[] => {
  if (!query) return []
  if (query.type === 'and' || query.type === 'or') return query.items.flatMap(leaves)
  if (query.type === 'phrase') return [`"${query.terms.join(' ')}"`]
  return query.type === 'word' ? [query.terms[0]?.term ?? ''] : [query.type]
}
const clauses = (text: string) => leaves(parseQuery(text, { synonyms: false }).query)

test('a term keeps its connecting words, which are dropped elsewhere', () => {
  assert.deepEqual(clauses('ölünceye kadar bakma'), ['"olum kat bak"'])
  assert.deepEqual(clauses('karara kadar bakma'), ['karar', 'bak'])
  assert.deepEqual(clauses('ne bis in idem ilkesi'), ['"ne bis in idem"', 'ilke'])
})

test('a longer term takes precedence over a shorter one with the same beginning', () => {
  assert.equal(setPhraseAt(['is', 'gor', 'borc'], 0)?.terms.length, 3)
  assert.equal(setPhraseAt(['is', 'gor', 'kayit'], 0), undefined)
})

test('a quoted term stays whole, others are split if no text has them', () => {
  const steps = (text: string) =>
    readingsOf(parseQuery(text, { synonyms: false }).query as Query, undefined).map(({ query }) =>
      leaves(query).join(' '),
    )
  assert.deepEqual(steps('işe iade'), ['"is iade"', 'is iade', 'is iade'])
  assert.deepEqual(steps('"işe iade"'), ['"is iade"'])
})

test('an older name finds the term as well, and the term stays whole', () => {
  const { query } = parseQuery('ön alım')
  assert.deepEqual(leaves(query).slice(0, 2), ['"on alim"', 'onalim'])
})

test('in a question each word of a term counts separately', () => {
  assert.deepEqual(clauses('İşe iade davası nedir?'), ['is', 'iade', 'dava'])
})

test('every term of the list has at least two words and is recognised as itself', () => {
  for (const line of setPhrases.trim().split('\n'))
    assert.ok(
      clauses(line).some((clause) => /^"\S+ .+"$/.test(clause)),
      line,
    )
})
