import assert from 'node:assert/strict'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test } from 'node:test'
import { systemClock } from '@mizan/platform/database'
import { bringIndexUpToDate } from './decision-index.ts'
import { importPaths } from './import/import-paths.ts'
import { decisionRow, openResearchDatabase, packFolder } from './testing.ts'

const log = { info: () => {} } as never

test('an index that was built for another database in the same folder is rebuilt', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'two-databases-'))
  const packs = await packFolder()
  const [one, two] = [await openResearchDatabase(), await openResearchDatabase()]
  try {
    // Test databases are copies of one template, so they have the same identity.
    await two.pool.query('update corpus_state set corpus_id = gen_random_uuid()::text')
    // Both have as many decisions and imports: only the databases differ.
    await importPaths(one.call(), [await packs.put('one.jsonl', [decisionRow(1), decisionRow(2)])])
    await importPaths(two.call(), [await packs.put('two.jsonl', [decisionRow(3), decisionRow(4)])])
    const build = ({ kysely: db }: typeof one) =>
      bringIndexUpToDate({ db, dataFolder: folder, clock: systemClock, log })
    assert.deepEqual(await build(one), { documents: 2, fresh: false })
    assert.deepEqual(await build(one), { documents: 0, fresh: true })
    assert.deepEqual(await build(two), { documents: 2, fresh: false })
    assert.deepEqual(await build(two), { documents: 0, fresh: true })
  } finally {
    await Promise.all([one.close(), two.close(), packs.remove(), rm(folder, { recursive: true })])
  }
})
