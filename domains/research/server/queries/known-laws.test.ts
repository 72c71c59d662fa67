import assert from 'node:assert/strict'
import { test } from 'node:test'
import { importPaths } from '../import/import-paths.ts'
import { lawRow, openResearchDatabase, packFolder } from '../testing.ts'
import { knownLaws } from './known-laws.ts'

test('laws and articles that are cited are known by country and number, and nothing that was not asked for', async (t) => {
  const packs = await packFolder()
  const database = await openResearchDatabase()
  t.after(async () => {
    await database.close()
    await packs.remove()
  })
  await importPaths(database.call(), [await packs.put('laws.jsonl', [lawRow()])])
  const { unscoped } = database.call()
  const { hasLaw, hasArticle } = await knownLaws(unscoped, [{ lawNumber: '6098', articles: ['344', '999'] }])
  assert.deepEqual(
    [hasLaw('turkey', '6098'), hasLaw('kktc', '6098'), hasLaw('turkey', '4721')],
    [true, false, false],
  )
  assert.deepEqual(
    ['344', '999', '343'].map((article) => hasArticle('turkey', '6098', article)),
    [true, false, false],
  )
  assert.equal((await knownLaws(unscoped, [])).hasLaw('turkey', '6098'), false)
})
