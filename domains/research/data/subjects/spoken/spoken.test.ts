import assert from 'node:assert/strict'
import { test } from 'node:test'
import { readSubjects } from '../../../rules/subjects/table.ts'
import { spokenTables } from './index.ts'

/** A civil and a criminal or special article govern these alike. */
const shared = new Set([
  'belge mirascilik noter',
  'durus gel tanik',
  'boz durus duzen',
  'dur icra istinaf',
  'durus izle',
  'cevir ceza hapis para',
])

test('a spoken name leads to one article, unless two govern it alike', () => {
  const leading = new Map<string, Set<string>>()
  for (const { terms, lawNumber, articles } of readSubjects(spokenTables)) {
    const key = terms.toSorted().join(' ')
    leading.set(key, (leading.get(key) ?? new Set()).add(`${lawNumber}/${articles[0]}`))
  }
  const twice = [...leading].filter(([key, articles]) => articles.size > 1 && !shared.has(key))
  assert.deepEqual(
    twice.map(([key, articles]) => `${key}: ${[...articles].join(' ')}`),
    [],
  )
})

test('a spoken name says enough to tell its subject, and not a whole story', () => {
  const subjects = readSubjects(spokenTables)
  assert.ok(subjects.length > 7_000)
  for (const { name, terms } of subjects) assert.ok(terms.length > 0 && terms.length <= 7, name)
})
