import assert from 'node:assert/strict'
import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test } from 'node:test'
import { activateVersion, currentVersion, newVersion, removeOldVersions } from './versions.ts'

async function withBase(work: (base: string) => Promise<void>): Promise<void> {
  const base = await mkdtemp(join(tmpdir(), 'search-versions-'))
  await work(base).finally(() => rm(base, { recursive: true }))
}

const built = (base: string, month: number) => newVersion(base, new Date(Date.UTC(2026, month - 1, 2, 3, 4)))

test('a new version is in use only once it is activated', () =>
  withBase(async (base) => {
    assert.equal(await currentVersion(base), null)
    const first = await newVersion(base, new Date('2026-01-02T03:04:05.006Z'))
    assert.equal(first, '20260102030405006')
    assert.equal(await currentVersion(base), null)
    await activateVersion(base, first)
    const second = await built(base, 2)
    assert.equal(await currentVersion(base), first)
    await activateVersion(base, second)
    assert.equal(await currentVersion(base), second)
  }))

test('the previous version stays for a server that still reads it, older ones are removed', () =>
  withBase(async (base) => {
    const [first, second, third] = [await built(base, 1), await built(base, 2), await built(base, 3)]
    await activateVersion(base, first)
    await activateVersion(base, second)
    assert.deepEqual(await removeOldVersions(base), [third])
    await activateVersion(base, await built(base, 3))
    assert.deepEqual(await removeOldVersions(base), [first])
    assert.deepEqual((await readdir(base)).sort(), [second, third, 'current'])
  }))

test('the previous version is the one that was in use, not an unfinished build or one from a wrong clock', () =>
  withBase(async (base) => {
    const [early, unfinished, late] = [await built(base, 1), await built(base, 2), await built(base, 3)]
    await activateVersion(base, late)
    await activateVersion(base, early)
    await activateVersion(base, early)
    assert.deepEqual(await removeOldVersions(base), [unfinished])
    assert.deepEqual((await readdir(base)).sort(), [early, late, 'current'])
  }))
