import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { mkdtemp, readFile, stat, truncate, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { test } from 'node:test'
import { createLog } from '@mizan/platform/log'
import { sql } from 'kysely'
import { decisionRow, lawRow, openResearchDatabase } from '../testing.ts'
import { importFile } from './import-file.ts'
import { importPaths } from './import-paths.ts'
import { loadSampleOnce } from './load-sample.ts'
import { placesForImports } from './testing.ts'

const places = placesForImports()
const log = createLog({ level: 'silent' })

const decisions = () => places.database.kysely.selectFrom('decisions').selectAll().orderBy('doc').execute()
const version = async () =>
  (await places.database.kysely.selectFrom('corpus_state').select('version').executeTakeFirstOrThrow())
    .version

test('a folder of plain and compressed packs is loaded, and importing it again changes nothing', async () => {
  const path = await places.packs.put('one.jsonl', [decisionRow(1), decisionRow(2)])
  const zipped = await places.packs.put('two.jsonl.gz', [{ mizanPack: 1, kind: 'laws' }, lawRow()])
  const first = await importPaths(places.database.call(), [path, zipped])
  assert.deepEqual(
    first.files.map(({ counts }) => [counts.decisions, counts.laws, counts.added]),
    [
      [2, 0, 2],
      [0, 1, 1],
    ],
  )
  const before = await version()
  const second = await importPaths(places.database.call(), [path, zipped])
  assert.deepEqual(
    second.files.map(({ known }) => known),
    [true, true],
  )
  assert.equal(await version(), before)
  const again = await importPaths(places.database.call(), [path, zipped], { again: true })
  assert.deepEqual(
    again.files.map(({ counts }) => counts.unchanged),
    [2, 1],
  )
  assert.equal(await version(), before)
})

test('an interrupted import continues where it stopped', async () => {
  const rows = Array.from({ length: 600 }, (_, index) => decisionRow(index + 1))
  const path = await places.packs.put('long.jsonl', rows)
  let batches = 0
  const options = (cutAt: number) => ({
    db: places.database.kysely,
    clock: { now: () => new Date() },
    transact: (work: (db: typeof places.database.kysely) => Promise<void>) => {
      if (++batches === cutAt) throw new Error('power cut')
      return places.database.kysely.transaction().execute(work)
    },
  })
  await assert.rejects(importFile(path, options(2)), /power cut/)
  assert.equal((await decisions()).length, 250)
  const { counts } = await importFile(path, options(0))
  assert.deepEqual([counts.decisions, counts.added], [600, 600])
  assert.equal((await decisions()).length, 600)
})

test('a pack that breaks off keeps the rows before the break and is reported with the reason', async () => {
  const rows = Array.from({ length: 600 }, (_, index) => decisionRow(index + 1, { sides: randomUUID() }))
  const path = await places.packs.put('broken.jsonl.gz', rows)
  const whole = await readFile(path)
  await writeFile(path, whole.subarray(0, whole.length - 2_000))
  await assert.rejects(importPaths(places.database.call(), [path]), ({ name, message }: Error) => {
    assert.equal(name, 'ImportError')
    assert.match(message, /broken\.jsonl\.gz is broken: unexpected end of file/)
    return true
  })
  const kept = (await decisions()).length
  assert.ok(kept > 250 && kept < 600)
  await writeFile(path, whole)
  const { files } = await importPaths(places.database.call(), [path])
  assert.deepEqual([files[0]?.counts.added, files[0]?.counts.unchanged], [600 - kept, kept])
})

test('a path without packs is refused by name', async () => {
  const missing = join(places.packs.folder, 'missing.jsonl')
  await assert.rejects(
    importPaths(places.database.call(), [missing]),
    /no file or folder at .*missing\.jsonl/,
  )
  const empty = await mkdtemp(join(places.packs.folder, 'empty-'))
  await assert.rejects(importPaths(places.database.call(), [empty]), /empty-.* holds no packs/)
})

test('two concurrent imports of one pack load each row once', async () => {
  const rows = Array.from({ length: 600 }, (_, index) => decisionRow(index + 1))
  const path = await places.packs.put('twice-at-once.jsonl', rows)
  const both = await Promise.all([1, 2].map(() => importPaths(places.database.call(), [path])))
  assert.deepEqual(both.map(({ files }) => files[0]?.known).sort(), [false, true])
  assert.equal((await decisions()).length, 600)
})

test('a sample whose loading was interrupted is completed, but not beside real texts', async () => {
  await importPaths(places.database.call(), [
    await places.packs.put('part.jsonl', [decisionRow(1, { sample: true })]),
  ])
  assert.equal(await loadSampleOnce(places.database.call(), log), true)
  assert.ok((await decisions()).length > 10)
  assert.equal(await loadSampleOnce(places.database.call(), log), false)
  const other = await openResearchDatabase()
  await importPaths(other.call(), [await places.packs.put('true.jsonl', [decisionRow(1)])])
  assert.equal(await loadSampleOnce(other.call(), log), false)
  await other.close()
})

test('invented decisions and summaries are removed when real texts arrive, and never replace them', async () => {
  const sample = await places.packs.put('sample.jsonl', [
    decisionRow(1, { sample: true }),
    lawRow({ sample: true, summary: true }),
  ])
  await importPaths(places.database.call(), [sample])
  const { dropped } = await importPaths(places.database.call(), [
    await places.packs.put('real.jsonl', [decisionRow(2), lawRow({ title: 'Gerçek' })]),
  ])
  assert.equal(dropped.decisions, 1)
  await importPaths(places.database.call(), [sample], { again: true })
  assert.deepEqual(
    (await decisions()).map((row) => row.sample),
    [false],
  )
  const laws = await places.database.kysely.selectFrom('laws').select(['title', 'sample']).execute()
  assert.deepEqual(laws, [{ title: 'Gerçek', sample: false }])
})

test('a pack that breaks off leaves no invented decision beside its real ones', async () => {
  await importPaths(places.database.call(), [
    await places.packs.put('invented.jsonl', [decisionRow(900, { sample: true })]),
  ])
  const path = await places.packs.put(
    'cut.jsonl.gz',
    Array.from({ length: 300 }, (_, index) => decisionRow(index + 1)),
  )
  await truncate(path, (await stat(path)).size - 20)
  await assert.rejects(importPaths(places.database.call(), [path]), /is broken/)
  assert.ok((await decisions()).length > 0)
  assert.ok((await decisions()).every(({ sample }) => !sample))
})

test('an import leaves one audit entry with its counts, however many batches it has', async () => {
  const rows = Array.from({ length: 600 }, (_, index) => decisionRow(index + 1))
  const path = await places.packs.put('audited.jsonl', rows)
  const ctx = places.database.call({ audit: 'research.corpus_imported' })
  await importPaths(ctx, [path])
  await importPaths(ctx, [path])
  const entries = await places.database
    .call()
    .system.read(({ db }) =>
      sql<{ details: { added: number } }>`select details from audit_entries`.execute(db),
    )
  assert.deepEqual(
    entries.rows.map(({ details }) => details.added),
    [600],
  )
})

test('the whole law of Northern Cyprus replaces its partial text from another address', async () => {
  const articles = ['1', '2', '3'].map((no) => ({ no, text: 'Uydurma metin.' }))
  const row = (count: number, sourceUrl: string) =>
    lawRow({ country: 'KKTC', lawNumber: '35/2025', sourceUrl, articles: articles.slice(0, count) })
  const path = await places.packs.put('cypriot.jsonl', [
    row(2, 'https://a.test/1'),
    row(3, 'https://b.test/2'),
  ])
  await importPaths(places.database.call(), [path])
  const laws = await places.database.kysely
    .selectFrom('laws')
    .select('article_count')
    .where('law_number', '=', '35/2025')
    .execute()
  assert.deepEqual(laws, [{ article_count: 3 }])
})
