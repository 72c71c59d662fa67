import assert from 'node:assert/strict'
import { chmodSync, cpSync, lstatSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { type TestContext, test } from 'node:test'
import { findBinaries, runnableCopy } from './binaries.ts'
import { preparePlace } from './place.ts'

async function newPlace(t: TestContext) {
  const folder = mkdtempSync(join(tmpdir(), 'mizan-programs-'))
  t.after(() => rmSync(folder, { recursive: true, force: true }))
  const place = await preparePlace(join(folder, 'data'))
  return { folder, place }
}

test('programs that the account can run are not copied', async (t) => {
  const { place } = await newPlace(t)
  const { postgres, major } = await findBinaries(place)
  assert.equal(major, '18')
  assert.ok(postgres.includes('node_modules'))
})

// An ordinary user runs PostgreSQL as itself, and then there is nothing to copy.
test('programs below a private folder are copied once for an account that cannot reach them', async (t) => {
  const { folder, place } = await newPlace(t)
  const before = process.umask(0o077)
  t.after(() => process.umask(before))
  const { postgres } = await findBinaries(place)
  const hidden = join(folder, 'private', 'native')
  mkdirSync(dirname(hidden))
  cpSync(dirname(dirname(postgres)), hidden, { recursive: true, verbatimSymlinks: true })
  chmodSync(folder, 0o755)
  chmodSync(join(folder, 'data'), 0o755)
  const used = await runnableCopy(hidden, '18.0', place)
  const copy = join(place.folder, 'programs', 'postgresql-18.0')
  assert.equal(used, place.account ? copy : hidden)
  const madeAt = lstatSync(used).mtimeMs
  assert.equal(await runnableCopy(hidden, '18.0', place), used)
  assert.equal(lstatSync(used).mtimeMs, madeAt)
})
