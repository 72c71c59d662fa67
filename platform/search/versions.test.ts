import assert from 'node:assert/strict'
import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test } from 'node:test'
import { activateVersion, currentVersion, newVersion, removeOldVersions } from './versions.ts'

test('a new version is in use only once it is activated, and then the old one can go', async () => {
  const base = await mkdtemp(join(tmpdir(), 'search-versions-'))
  assert.equal(await currentVersion(base), null)
  const first = await newVersion(base, new Date('2026-01-02T03:04:05.006Z'))
  assert.equal(first, '20260102030405006')
  assert.equal(await currentVersion(base), null)
  await activateVersion(base, first)
  const second = await newVersion(base, new Date('2026-02-02T03:04:05.006Z'))
  assert.equal(await currentVersion(base), first)
  await activateVersion(base, second)
  assert.deepEqual(await removeOldVersions(base), [first])
  assert.deepEqual((await readdir(base)).sort(), [second, 'current'])
  await rm(base, { recursive: true })
})
