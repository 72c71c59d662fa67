import assert from 'node:assert/strict'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, before, describe, test } from 'node:test'
import { buildIndex, type Clause, encodeBatch, type IndexReader, openIndex, verifyIndex } from './index.ts'
import { type Manifest, readManifest, writeManifest } from './manifest.ts'
import { sampleClause, sampleDocument, sampleNumbers, sampleSchema } from './testing/samples.ts'
import { scan } from './testing/scan.ts'
import { stress } from './testing/stress.ts'

const below = sampleNumbers(7)
const documents = Array.from({ length: 700 }, (_, id) => sampleDocument(id, below))
let folder: string
let reader: IndexReader

const word = (...terms: string[]): Clause => ({ kind: 'match', field: 'body', terms, mode: 'all' })

before(async () => {
  folder = await mkdtemp(join(tmpdir(), 'search-exam-'))
  const halves = [documents.slice(0, 350), documents.slice(350)]
  async function* batches() {
    for (const half of halves) yield encodeBatch(sampleSchema, half, ['body'])
  }
  await buildIndex(folder, sampleSchema, batches(), { tags: { analyser: 3 } })
  reader = await openIndex(folder, { cacheMegabytes: 64 })
})

after(async () => {
  reader.close()
  await rm(folder, { recursive: true, force: true })
})

describe('a search index', () => {
  test('finds the same documents as a scan of every document', async () => {
    for (let i = 0; i < 150; i++) {
      const clause = sampleClause(below)
      const hits = await reader.search({ clause, limit: 1000 })
      assert.deepEqual(
        [...hits.ids].sort((a, b) => a - b),
        scan(documents, clause),
        JSON.stringify(clause),
      )
      assert.equal(hits.complete, true)
    }
  })

  test('returns the best first and equal scores by id', async () => {
    const { ids, scores } = await reader.search({ clause: word('w0'), limit: 700 })
    for (let i = 1; i < ids.length; i++) {
      const fell = (scores[i - 1] as number) > (scores[i] as number)
      const tied = scores[i - 1] === scores[i] && (ids[i - 1] as number) < (ids[i] as number)
      assert.ok(fell || tied)
    }
  })

  test('gives the same scores whatever the limit', async () => {
    const all = await reader.search({ clause: word('w0', 'w1'), limit: 700 })
    const few = await reader.search({ clause: word('w0', 'w1'), limit: 10 })
    assert.equal(few.complete, false)
    assert.deepEqual(few.scores, all.scores.slice(0, 10))
  })

  test('scores an exclusion like the words without it', async () => {
    const clause: Clause = { kind: 'boolean', must: [word('w0')], mustNot: [word('w1')] }
    const kept = await reader.search({ clause, limit: 700 })
    const all = await reader.search({ clause: word('w0'), limit: 700 })
    const scoreOf = new Map([...all.ids].map((id, i) => [id, all.scores[i]]))
    kept.ids.forEach((id, i) => {
      assert.equal(kept.scores[i], scoreOf.get(id))
    })
  })

  test('excludes the same documents whatever the limit, and from every alternative', async () => {
    const wanted: Clause = { kind: 'boolean', should: [word('w0', 'w2'), word('w3')] }
    const unwanted: Clause[][] = [
      [word('w1')],
      [word('w50')],
      [word('w1', 'w2'), { kind: 'phrase', field: 'body', terms: ['w0', 'w0'] }],
      [{ kind: 'boolean', should: [word('w0'), word('w45')] }],
    ]
    for (const mustNot of unwanted) {
      const clause: Clause = { kind: 'boolean', must: [wanted], mustNot }
      const all = await reader.search({ clause, limit: 700 })
      assert.deepEqual(
        [...all.ids].sort((a, b) => a - b),
        scan(documents, clause),
      )
      const few = await reader.search({ clause, limit: 5 })
      assert.deepEqual(few.scores, all.scores.slice(0, 5))
    }
  })

  test('holds the integers of every document in memory', () => {
    const { present, integers, lists } = reader.columns
    for (const { id, integers: wanted, lists: wantedLists } of documents) {
      assert.equal(present[id], 1)
      assert.equal(integers.day?.[id], wanted.day)
      const { starts, ends, values } = lists.tags as NonNullable<typeof lists.tags>
      assert.deepEqual([...values.subarray(starts[id], ends[id])], wantedLists?.tags)
    }
  })

  test('knows in how many documents a term occurs', () => {
    assert.equal(reader.vocabulary.frequency('w3'), scan(documents, word('w3')).length)
    assert.equal(reader.vocabulary.frequency('w'), 0)
    assert.equal(reader.vocabulary.frequency('k:1'), 0)
  })

  test('finds nothing for clauses that nothing can match', async () => {
    const empty: Clause[] = [
      word(),
      { kind: 'phrase', field: 'body', terms: [] },
      { kind: 'prefix', field: 'body', prefix: 'zzz' },
      { kind: 'boolean', mustNot: [word('w1')] },
      { kind: 'boolean', must: [word('w0'), { kind: 'prefix', field: 'body', prefix: 'zzz' }] },
    ]
    for (const clause of empty) assert.equal((await reader.search({ clause, limit: 10 })).ids.length, 0)
    const none = await reader.search({ clause: word('w0'), where: [{ column: 'group', in: [] }], limit: 10 })
    assert.deepEqual([...none.ids], [])
  })

  test('refuses a condition on a column it does not have', async () => {
    const search = reader.search({ clause: word('w0'), where: [{ column: 'x; drop', in: [1] }], limit: 1 })
    await assert.rejects(search, /Unknown integer column/)
  })

  test('a complete folder reports its contents, an unclean or empty one is rejected', async () => {
    assert.deepEqual(await verifyIndex(folder), { sound: true, documents: 700, tags: { analyser: 3 } })
    const manifest = (await readManifest(folder)) as Manifest
    await writeManifest(folder, { ...manifest, clean: false })
    assert.deepEqual(await verifyIndex(folder), { sound: false, reason: 'unclean' })
    await writeManifest(folder, { ...manifest, documents: 701 })
    assert.deepEqual(await verifyIndex(folder), { sound: false, reason: 'count differs' })
    await writeManifest(folder, manifest)
    assert.deepEqual(await verifyIndex(join(folder, 'nowhere')), { sound: false, reason: 'missing' })
  })

  test('stays correct while documents are added, removed and merged', async () => {
    const report = await stress({ rounds: 16, seed: 11 })
    assert.equal(report.checks, 16 * 25)
  })
})
