import assert from 'node:assert/strict'
import { chmodSync, cpSync, existsSync, lstatSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs'
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

/** Copies the programs into a folder of their own, wherever the packages lie. */
async function copyOfPrograms(t: TestContext) {
  const { folder, place } = await newPlace(t)
  const { postgres, major } = await findBinaries(place)
  const native = join(folder, 'packages', 'native')
  mkdirSync(dirname(native))
  cpSync(dirname(dirname(postgres)), native, { recursive: true, verbatimSymlinks: true })
  for (const open of [folder, dirname(native), join(folder, 'data')]) chmodSync(open, 0o755)
  const copy = join(place.folder, 'programs', 'postgresql-18.0')
  return { place, native, copy, major }
}

test('programs that the account can run are not copied', async (t) => {
  const { place, native, copy, major } = await copyOfPrograms(t)
  assert.equal(major, '18')
  assert.equal(await runnableCopy(native, '18.0', place), native)
  assert.ok(!existsSync(copy))
})

// An ordinary user runs PostgreSQL as itself, and then there is nothing to copy.
test('programs below a private folder are copied once for an account that cannot reach them', async (t) => {
  const { place, native, copy } = await copyOfPrograms(t)
  chmodSync(dirname(native), 0o700)
  const before = process.umask(0o077)
  t.after(() => process.umask(before))
  const used = await runnableCopy(native, '18.0', place)
  assert.equal(used, place.account ? copy : native)
  const madeAt = lstatSync(used).mtimeMs
  assert.equal(await runnableCopy(native, '18.0', place), used)
  assert.equal(lstatSync(used).mtimeMs, madeAt)
})
