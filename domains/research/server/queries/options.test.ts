import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { importPaths } from '../import/import-paths.ts'
import { loadOverview } from '../store/overview.ts'
import { decisionRow, lawRow, openResearchDatabase, packFolder } from '../testing.ts'
import { optionsOf } from './options.ts'

let packs: Awaited<ReturnType<typeof packFolder>>
let database: Awaited<ReturnType<typeof openResearchDatabase>>

before(async () => {
  packs = await packFolder()
  database = await openResearchDatabase()
  const path = await packs.put('decisions.jsonl', [
    decisionRow(1, { court: 'Danıştay', source: 'keeper/mixed' }),
    decisionRow(2, { source: 'keeper/mixed' }),
    decisionRow(3, { source: 'keeper/mixed' }),
    decisionRow(4, { source: 'Emsal kararlar' }),
  ])
  const laws = await packs.put('laws.jsonl', [lawRow()])
  await importPaths(database.call(), [path, laws])
})
after(async () => {
  await packs.remove()
  await database.close()
})

test('a collection is listed by its name, or by the court of most of its decisions', async () => {
  const { sources } = optionsOf(await loadOverview(database.kysely), 'turkey')
  assert.deepEqual(sources, [
    { value: 'keeper/mixed', label: 'Yargıtay', count: 3 },
    { value: 'Emsal kararlar', label: 'Emsal kararlar', count: 1 },
  ])
})

test('articles are counted for the requested country', async () => {
  const overview = await loadOverview(database.kysely)
  assert.deepEqual([optionsOf(overview, 'turkey').articles, optionsOf(overview, 'kktc').articles], [2, 0])
})
