import assert from 'node:assert/strict'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type TestContext, test } from 'node:test'
import { openFolderStore, removeOrphans, SuspiciousOrphansError } from './index.ts'
import { chunks, keysIn } from './testing/exam.ts'

const hourMs = 3_600_000

async function openStore(t: TestContext, keys: readonly string[]) {
  const folder = await mkdtemp(join(tmpdir(), 'mizan-orphans-'))
  t.after(() => rm(folder, { recursive: true, force: true }))
  const store = await openFolderStore(folder)
  for (const key of keys) await store.put(key, chunks(key), 100)
  const left = () => keysIn(store, 'files-of')
  return { store, left }
}

const rowsFor =
  (...known: string[]) =>
  async (keys: readonly string[]) =>
    new Set(keys.filter((key) => known.includes(key)))

const folder = 'files-of'
const later = (hours: number) => new Date(Date.now() + hours * hourMs)
const names = (count: number, name: string) =>
  Array.from({ length: count }, (_, at) => `${folder}/${name}${at}`)

test('a file without a row is removed once it is a day old, a file with a row never', async (t) => {
  const { store, left } = await openStore(t, [`${folder}/a`, `${folder}/b/orphan`, `${folder}/c`])
  const referred = rowsFor(`${folder}/a`, `${folder}/c`)
  assert.equal(await removeOrphans(store, { folder, now: later(23), referred }), 0)
  assert.equal((await left()).length, 3)
  assert.equal(await removeOrphans(store, { folder, now: later(25), referred }), 1)
  assert.deepEqual(await left(), [`${folder}/a`, `${folder}/c`])
  assert.equal(await removeOrphans(store, { folder, now: later(10_000), referred }), 0)
  assert.deepEqual(await left(), [`${folder}/a`, `${folder}/c`])
})

test('files of other folders are not asked about', async (t) => {
  const { store } = await openStore(t, [`${folder}/a`, 'other/b', 'files-of-others/c'])
  const asked: string[] = []
  const referred = async (keys: readonly string[]) => {
    asked.push(...keys)
    return new Set<string>()
  }
  assert.equal(await removeOrphans(store, { folder, now: later(25), referred }), 1)
  assert.deepEqual(asked, [`${folder}/a`])
})

test('with a database that does not know most of the files, none is removed', async (t) => {
  const orphans = names(101, 'orphan')
  const { store, left } = await openStore(t, [...orphans, `${folder}/kept`])
  const now = later(25)
  const known = rowsFor(`${folder}/kept`)
  await assert.rejects(removeOrphans(store, { folder, now, referred: known }), SuspiciousOrphansError)
  assert.equal((await left()).length, 102)
  // With one orphan fewer, their number is one that a bad day can leave behind.
  await store.remove(`${folder}/orphan0`)
  assert.equal(await removeOrphans(store, { folder, now, referred: known }), 100)
  assert.deepEqual(await left(), [`${folder}/kept`])
})

test('if the rows cannot be asked, nothing is removed', async (t) => {
  const { store, left } = await openStore(t, [`${folder}/a`])
  const referred = () => Promise.reject(new Error('the database is away'))
  await assert.rejects(removeOrphans(store, { folder, now: later(25), referred }), /is away/)
  assert.deepEqual(await left(), [`${folder}/a`])
})
