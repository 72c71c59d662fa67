import assert from 'node:assert/strict'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, before, describe, test } from 'node:test'
import { mergedHits } from '../hits.ts'
import { buildIndex, type Clause, encodeBatch } from '../index.ts'
import { sampleDocument, sampleNumbers, sampleSchema, sampleWord } from '../testing/samples.ts'
import { readVocabulary } from '../vocabulary.ts'
import { type Engine, runQuery } from './engine.ts'
import { highestScore, runPromising } from './promising.ts'
import { Rows } from './rows.ts'
import { closeTable, type OpenTable, openTable } from './table.ts'

const below = sampleNumbers(11)
const documents = Array.from({ length: 3000 }, (_, id) => sampleDocument(id, below))
let folder: string
let open: OpenTable
let engine: Engine

before(async () => {
  folder = await mkdtemp(join(tmpdir(), 'search-promising-'))
  async function* batches() {
    yield encodeBatch(sampleSchema, documents, ['body'])
  }
  await buildIndex(folder, sampleSchema, batches(), { tags: {} })
  open = await openTable(folder, 64)
  const rows = await Rows.load(open.table, sampleSchema, documents.length - 1)
  const vocabulary = await readVocabulary(join(folder, 'vocabulary.bin'))
  engine = { table: open.table, schema: sampleSchema, rows, vocabulary, documents: documents.length }
})

after(async () => {
  closeTable(open)
  await rm(folder, { recursive: true, force: true })
})

const both = (...terms: string[]): Clause => ({ kind: 'match', field: 'body', terms, mode: 'all' })
const half = (clause: Clause): Clause => (clause.kind === 'match' ? { ...clause, boost: 0.5 } : clause)

function randomClauses(): Clause[] {
  const [a, b, c, d] = Array.from({ length: 4 }, () => sampleWord(below)) as [string, string, string, string]
  return [both(a, c), both(a, d), half(both(b, c)), both(b, d)]
}

describe('clauses whose hits are merged', () => {
  test('no hit has a higher score than the bound of its clause', async () => {
    let bounded = 0
    for (let i = 0; i < 60; i++)
      for (const clause of randomClauses()) {
        const { scores } = await runQuery(engine, { clause, where: [], limit: 1 })
        const most = highestScore(engine, clause)
        if (most < Infinity) bounded++
        assert.ok((scores[0] ?? 0) <= most, `${JSON.stringify(clause)}: ${scores[0]} > ${most}`)
      }
    assert.ok(bounded > 100, `only ${bounded} had a bound`)
  })

  test('leaving clauses out changes no hit', async () => {
    let left = 0
    for (let i = 0; i < 80; i++) {
      const clauses = randomClauses()
      const limit = [3, 10, 40, 200][i % 4] as number
      const lists = await Promise.all(clauses.map((clause) => runQuery(engine, { clause, where: [], limit })))
      const found = await runPromising(engine, clauses, { where: [], limit })
      left += clauses.length - found.length
      assert.deepEqual(mergedHits(found, limit), mergedHits(lists, limit), JSON.stringify(clauses))
    }
    assert.ok(left > 20, `only ${left} were left out`)
  })

  test('a clause is run if nothing bounds it, and one that only filters is worth nothing', () => {
    const rare = { kind: 'match', field: 'body', terms: ['nowhere'], mode: 'all' } as const
    const phrase = { kind: 'phrase', field: 'body', terms: ['w0', 'w1'] } as const
    const key = { kind: 'match', field: 'keys', terms: ['w0'], mode: 'all' } as const
    for (const clause of [rare, phrase, key]) assert.equal(highestScore(engine, clause), Infinity)
    assert.equal(highestScore(engine, { ...key, boost: 0 }), 0)
    assert.equal(highestScore(engine, { kind: 'boolean', must: [phrase, both('w0')] }), Infinity)
    assert.equal(highestScore(engine, { kind: 'boolean', should: [both('w0')] }), Infinity)
  })
})
