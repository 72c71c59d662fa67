import assert from 'node:assert/strict'
import { test } from 'node:test'
import { createLog } from '@mizan/platform/log'
import { outdatedTexts } from '../index-status.ts'
import { corpusVersion } from '../store/corpus-state.ts'
import { decisionRow, lawRow } from '../testing.ts'
import { importPaths } from './import-paths.ts'
import { loadSampleOnce } from './load-sample.ts'
import { recountTexts } from './recount.ts'
import { placesForImports } from './testing.ts'

const places = placesForImports()

/** Leaves all texts as an earlier version of the program would have stored them. */
async function age(): Promise<void> {
  for (const table of ['decisions', 'laws', 'import_files'])
    await places.database.pool.query(`update ${table} set preparation = 0`)
  await recountTexts(places.database.call())
}

const importOne = async (path: string) => (await importPaths(places.database.call(), [path])).files[0]

test('a pack that an older version loaded is read again by a plain import, once', async () => {
  const path = await places.packs.put('old.jsonl', [decisionRow(1), decisionRow(2), lawRow()])
  await importOne(path)
  await age()
  await places.database.pool.query(
    `update decisions set chamber = 'yanlış', content_hash = 'old' where doc = 1`,
  )
  assert.match((await outdatedTexts(places.database.kysely)) ?? '', /^2 decisions and 1 laws .*older version/)

  const again = await importOne(path)
  assert.deepEqual([again?.known, again?.outdated], [false, true])
  assert.deepEqual(again?.counts, { laws: 1, decisions: 2, added: 0, changed: 1, unchanged: 2, rejected: 0 })
  const { rows } = await places.database.pool.query('select doc, chamber from decisions order by doc')
  assert.deepEqual(rows, [
    { doc: 1, chamber: '3. Hukuk Dairesi' },
    { doc: 2, chamber: '3. Hukuk Dairesi' },
  ])
  assert.equal(await outdatedTexts(places.database.kysely), null)

  const version = await corpusVersion(places.database.kysely)
  const third = await importOne(path)
  assert.deepEqual([third?.known, third?.outdated], [true, false])
  assert.equal(await corpusVersion(places.database.kysely), version)
})

test('a pack with unchanged results changes no text, and therefore no search index', async () => {
  const path = await places.packs.put('same.jsonl', [decisionRow(1), lawRow()])
  await importOne(path)
  await age()
  const version = await corpusVersion(places.database.kysely)
  assert.equal((await importOne(path))?.counts.unchanged, 2)
  assert.equal(await corpusVersion(places.database.kysely), version)
  assert.equal(await outdatedTexts(places.database.kysely), null)
})

test('a half-read pack of an older version starts again', async () => {
  const path = await places.packs.put('half.jsonl', [decisionRow(1), '{', decisionRow(3)])
  await importOne(path)
  await age()
  await places.database.pool.query('update import_files set lines_done = 2, finished_at = null')
  const again = await importOne(path)
  assert.deepEqual([again?.counts.decisions, again?.counts.rejected], [2, 1])
})

test('the bundled sample is brought up to date at the start of a newer version, and the log says so', async () => {
  const lines: Record<string, unknown>[] = []
  const log = createLog({ level: 'info', destination: { write: (line) => lines.push(JSON.parse(line)) } })
  const load = () => loadSampleOnce(places.database.call(), log)
  assert.equal(await load(), true)
  const held =
    'select (select count(*) from decisions)::int as decisions, (select count(*) from laws)::int as laws'
  const before = (await places.database.pool.query(held)).rows[0]
  assert.equal(await load(), false)
  assert.equal(lines.length, 0, 'nothing had to be done')
  await age()
  assert.equal(await load(), false)
  assert.equal(await outdatedTexts(places.database.kysely), null)
  assert.deepEqual((await places.database.pool.query(held)).rows[0], before)
  const [begun, done, ...more] = lines
  assert.deepEqual([begun?.level, begun?.texts], ['info', before.decisions + before.laws])
  assert.deepEqual([done?.decisions, done?.laws, done?.changed], [before.decisions, before.laws, 0])
  assert.equal(typeof done?.ms, 'number')
  assert.deepEqual(more, [])
})

test('a summary of the sample is not used in place of the law itself', async () => {
  const law = lawRow()
  await importOne(await places.packs.put('real.jsonl', [law]))
  await age()
  await importOne(
    await places.packs.put('summary.jsonl', [{ ...law, sample: true, summary: true, title: 'Özet' }]),
  )
  assert.match((await outdatedTexts(places.database.kysely)) ?? '', /^0 decisions and 1 laws/)
})
