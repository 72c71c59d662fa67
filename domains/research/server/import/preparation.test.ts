import assert from 'node:assert/strict'
import { after, afterEach, before, beforeEach, test } from 'node:test'
import { outdatedTexts } from '../index-status.ts'
import { corpusVersion } from '../store/corpus-state.ts'
import { decisionRow, lawRow, openResearchDatabase, packFolder } from '../testing.ts'
import { importPaths } from './import-paths.ts'
import { loadSampleOnce } from './load-sample.ts'

let packs: Awaited<ReturnType<typeof packFolder>>
let database: Awaited<ReturnType<typeof openResearchDatabase>>

before(async () => {
  packs = await packFolder()
})
beforeEach(async () => {
  database = await openResearchDatabase()
})
afterEach(() => database.close())
after(() => packs.remove())

/** Everything as a version of the program left it that knew less. */
async function age(): Promise<void> {
  for (const table of ['decisions', 'laws', 'import_files'])
    await database.pool.query(`update ${table} set preparation = 0`)
}

const importOne = async (path: string) => (await importPaths(database.context(), [path])).files[0]

test('a pack that an older version of the program loaded is read again by a plain import, once', async () => {
  const path = await packs.put('old.jsonl', [decisionRow(1), decisionRow(2), lawRow()])
  await importOne(path)
  await age()
  await database.pool.query(`update decisions set chamber = 'yanlış', content_hash = 'old' where doc = 1`)
  assert.match((await outdatedTexts(database.kysely)) ?? '', /^2 decisions and 1 laws .*older version/)

  const again = await importOne(path)
  assert.deepEqual([again?.known, again?.outdated], [false, true])
  assert.deepEqual(again?.counts, { laws: 1, decisions: 2, added: 0, changed: 1, unchanged: 2, rejected: 0 })
  const { rows } = await database.pool.query('select doc, chamber from decisions order by doc')
  assert.deepEqual(rows, [
    { doc: 1, chamber: '3. Hukuk Dairesi' },
    { doc: 2, chamber: '3. Hukuk Dairesi' },
  ])
  assert.equal(await outdatedTexts(database.kysely), null)

  const version = await corpusVersion(database.kysely)
  const third = await importOne(path)
  assert.deepEqual([third?.known, third?.outdated], [true, false])
  assert.equal(await corpusVersion(database.kysely), version)
})

test('a pack that came out the same changes no text, and so no search index', async () => {
  const path = await packs.put('same.jsonl', [decisionRow(1), lawRow()])
  await importOne(path)
  await age()
  const version = await corpusVersion(database.kysely)
  assert.equal((await importOne(path))?.counts.unchanged, 2)
  assert.equal(await corpusVersion(database.kysely), version)
  assert.equal(await outdatedTexts(database.kysely), null)
})

test('a half-read pack of an older version begins anew', async () => {
  const path = await packs.put('half.jsonl', [decisionRow(1), '{', decisionRow(3)])
  await importOne(path)
  await age()
  await database.pool.query('update import_files set lines_done = 2, finished_at = null')
  const again = await importOne(path)
  assert.deepEqual([again?.counts.decisions, again?.counts.rejected], [2, 1])
})

test('the bundled sample is brought up to date at the start of a newer version', async () => {
  assert.equal(await loadSampleOnce(database.context()), true)
  const before = await database.pool.query('select count(*)::int as n from decisions')
  await age()
  assert.equal(await loadSampleOnce(database.context()), false)
  assert.equal(await outdatedTexts(database.kysely), null)
  const after = await database.pool.query('select count(*)::int as n from decisions')
  assert.deepEqual(after.rows, before.rows)
})

test('a summary of the sample does not speak for the law itself', async () => {
  const law = lawRow()
  await importOne(await packs.put('real.jsonl', [law]))
  await age()
  await importOne(await packs.put('summary.jsonl', [{ ...law, sample: true, summary: true, title: 'Özet' }]))
  assert.match((await outdatedTexts(database.kysely)) ?? '', /^0 decisions and 1 laws/)
})
