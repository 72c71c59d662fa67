/**
 * Appends, removes and compacts in random order and compares every kind of query with a scan of all documents. The
 * full-text merge of the engine has had bugs before, so its version is pinned and this stress test stays.
 *
 *   node platform/search/testing/stress.ts <rounds> <seed>
 */
import assert from 'node:assert/strict'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buildIndex, encodeBatch, type IndexDocument, openIndex, openWriter, verifyIndex } from '../index.ts'
import { sampleClause, sampleDocument, sampleNumbers, sampleSchema } from './samples.ts'
import { scan } from './scan.ts'

export interface StressReport {
  rounds: number
  checks: number
  documents: number
}

/** Throws at the first difference. */
export async function stress({ rounds, seed }: { rounds: number; seed: number }): Promise<StressReport> {
  const folder = await mkdtemp(join(tmpdir(), 'search-stress-'))
  try {
    return await run(folder, rounds, sampleNumbers(seed))
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

async function run(folder: string, rounds: number, below: (bound: number) => number): Promise<StressReport> {
  const documents = new Map<number, IndexDocument>()
  const make = (count: number): IndexDocument[] => {
    const start = documents.size === 0 ? 0 : Math.max(...documents.keys()) + 1
    const made = Array.from({ length: count }, (_, i) => sampleDocument(start + i, below))
    for (const document of made) documents.set(document.id, document)
    return made
  }
  const encode = (made: IndexDocument[]) => encodeBatch(sampleSchema, made, ['body'])
  const first = encode(make(300))
  await buildIndex(
    folder,
    sampleSchema,
    (async function* () {
      yield first
    })(),
  )
  let checks = 0
  for (let round = 0; round < rounds; round++) {
    const writer = await openWriter(folder)
    if (round % 4 === 3) await writer.optimize()
    else if (round % 4 === 1) await removeSome(writer, documents, below)
    else await writer.append(encode(make(20 + below(60))))
    await writer.close()
    checks += await compare(folder, documents, below)
  }
  return { rounds, checks, documents: documents.size }
}

async function removeSome(
  writer: { remove(ids: readonly number[]): Promise<void> },
  documents: Map<number, IndexDocument>,
  below: (bound: number) => number,
): Promise<void> {
  const ids = [...documents.keys()].filter(() => below(10) === 0)
  await writer.remove(ids)
  for (const id of ids) documents.delete(id)
}

async function compare(
  folder: string,
  documents: Map<number, IndexDocument>,
  below: (bound: number) => number,
): Promise<number> {
  const verdict = await verifyIndex(folder)
  assert.deepEqual(verdict, { sound: true, documents: documents.size, tags: {} })
  const reader = await openIndex(folder, { cacheMegabytes: 64 })
  for (let i = 0; i < 25; i++) {
    const clause = sampleClause(below)
    const where =
      below(2) === 0
        ? [
            { column: 'group', in: [below(8), below(8)] },
            { column: 'day', from: 1000 + below(300) },
          ]
        : []
    const hits = await reader.search({ clause, where, limit: documents.size + 1 })
    assert.deepEqual(
      [...hits.ids].sort((a, b) => a - b),
      scan(documents.values(), clause, where),
      JSON.stringify({ clause, where }),
    )
  }
  reader.close()
  return 25
}

if (import.meta.main) {
  const [rounds = '200', seed = '1'] = process.argv.slice(2)
  console.log(await stress({ rounds: Number(rounds), seed: Number(seed) }))
}
