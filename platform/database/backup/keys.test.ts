/**
 * The keys of the server leave the data folder only encrypted with a passphrase, and a restore keeps or replaces all
 * of them.
 */
import assert from 'node:assert/strict'
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type TestContext, test } from 'node:test'
import { gunzipSync } from 'node:zlib'
import { openTestDatabase } from '../testing/index.ts'
import { collect, readArchive } from './archive-reader.ts'
import { writeArchive } from './archive-writer.ts'
import { FORMAT } from './format.ts'
import { backUp, finishInterruptedRestore, hasFingerprint, restore } from './index.ts'

const passphrase = 'üç yeşil kurbağa'
const key = 'the-key-of-the-server-that-nobody-may-read'
const ownKey = 'another-key-that-belongs-to-this-installation'
const opens = ['recovery codes']
const serverKey = { secret: Buffer.from(key), isConfigured: false, opens }

const migrations = [{ name: 'notes-0001', sql: 'create table notes (text text not null)' }]

async function newInstallation(t: TestContext, ...keys: string[]) {
  const dataDir = mkdtempSync(join(tmpdir(), 'mizan-keys-'))
  t.after(() => rmSync(dataDir, { recursive: true, force: true }))
  for (const one of keys) keep(dataDir, one)
  mkdirSync(join(dataDir, 'letters'))
  writeFileSync(join(dataDir, 'letters', 'a'), 'letter')
  mkdirSync(join(dataDir, 'backups'))
  const { pool } = await openTestDatabase(migrations)
  return { dataDir, pool, archive: join(dataDir, 'backups', 'b.tar.gz') }
}

function keep(folder: string, content: string): void {
  mkdirSync(join(folder, 'secrets'), { recursive: true })
  writeFileSync(join(folder, 'secrets', 'token.key'), content, { mode: 0o600 })
}

const keyIn = (dataDir: string) => {
  const file = join(dataDir, 'secrets', 'token.key')
  return existsSync(file) ? readFileSync(file, 'utf8') : undefined
}

const restoring = { replace: true } as const

test('a backup without a passphrase holds no key and names the things that it will not decrypt', async (t) => {
  const { dataDir, pool, archive } = await newInstallation(t, key)
  const { keys, files } = await backUp(pool, dataDir, archive, { key: serverKey })
  const content = gunzipSync(readFileSync(archive))
  for (const form of [key, Buffer.from(key).toString('base64')]) assert.ok(!content.includes(form))
  assert.ok(content.includes('is not in this archive') && content.includes('recovery codes'))
  assert.deepEqual([keys.sealed, keys.opens, files], [false, opens, 1])
})

test('restoring an archive without its keys leaves those of the installation unchanged', async (t) => {
  const { dataDir, pool, archive } = await newInstallation(t, key)
  await backUp(pool, dataDir, archive, { key: serverKey })
  const other = await newInstallation(t, ownKey)
  const empty = await newInstallation(t)
  for (const { dataDir: folder, pool: database } of [other, empty]) {
    const { broughtKeys } = await restore(database, folder, archive, restoring)
    assert.equal(broughtKeys, false)
  }
  assert.deepEqual([keyIn(other.dataDir), keyIn(empty.dataDir)], [ownKey, undefined])
  assert.equal(statSync(join(other.dataDir, 'secrets', 'token.key')).mode & 0o777, 0o600)
})

test('with a passphrase the keys are in the archive encrypted, and replace those of the installation', async (t) => {
  const { dataDir, pool, archive } = await newInstallation(t, key)
  const { keys } = await backUp(pool, dataDir, archive, { key: serverKey, passphrase })
  assert.equal(keys.sealed, true)
  const content = gunzipSync(readFileSync(archive))
  for (const form of [key, Buffer.from(key).toString('base64'), passphrase])
    assert.ok(!content.includes(form))
  const other = await newInstallation(t, ownKey)
  const restored = await restore(other.pool, other.dataDir, archive, { ...restoring, passphrase })
  assert.deepEqual([restored.broughtKeys, keyIn(other.dataDir)], [true, key])
  const { mode } = statSync(join(other.dataDir, 'secrets', 'token.key'))
  assert.deepEqual([mode & 0o777, statSync(join(other.dataDir, 'secrets')).mode & 0o777], [0o600, 0o700])
})

test('a wrong passphrase is reported before anything is changed', async (t) => {
  const { dataDir, pool, archive } = await newInstallation(t, key)
  await backUp(pool, dataDir, archive, { key: serverKey, passphrase })
  await pool.query(`insert into notes values ('later')`)
  const trial = restore(pool, dataDir, archive, { ...restoring, passphrase: 'üç yeşil kurbağ' })
  await assert.rejects(trial, /does not open the keys of this archive. Nothing was changed/)
  assert.deepEqual((await pool.query('select * from notes')).rows, [{ text: 'later' }])
  assert.equal(keyIn(dataDir), key)
})

test('the same passphrase in decomposed letters decrypts what the composed one encrypted', async (t) => {
  const { dataDir, pool, archive } = await newInstallation(t, key)
  await backUp(pool, dataDir, archive, { key: serverKey, passphrase })
  rmSync(join(dataDir, 'secrets'), { recursive: true })
  await restore(pool, dataDir, archive, { ...restoring, passphrase: passphrase.normalize('NFD') })
  assert.equal(keyIn(dataDir), key)
})

test('the fingerprint recognises its key and differs from archive to archive', async (t) => {
  const { dataDir, pool, archive } = await newInstallation(t, key)
  const first = (await backUp(pool, dataDir, archive, { key: serverKey })).keys.fingerprint
  const second = (await backUp(pool, dataDir, `${archive}2`, { key: serverKey })).keys.fingerprint
  assert.ok(first && second)
  assert.notEqual(first.hash, second.hash)
  assert.equal(await hasFingerprint(Buffer.from(key), first), true)
  assert.equal(await hasFingerprint(Buffer.from(ownKey), first), false)
})

/**
 * The archive as an earlier version wrote it, with the key among the files, or the same with a newer statement about
 * keys.
 */
async function withOpenKey(archive: string, saysOfKeys: boolean): Promise<string> {
  const file = `${archive}-${saysOfKeys ? 'new' : 'old'}`
  await writeArchive(file, async (writer) => {
    for await (const entry of readArchive(archive)) {
      if (entry.name === 'contents.json') continue
      const content = await collect(entry)
      const { keys, ...format } = entry.name === FORMAT ? JSON.parse(content.toString()) : { keys: null }
      const old = Buffer.from(JSON.stringify(saysOfKeys ? { ...format, keys } : format))
      await writer.add(entry.name, entry.name === FORMAT ? old : content)
    }
    await writer.add('files/secrets/token.key', Buffer.from(key))
  })
  return file
}

test('an archive of an earlier version restores its key, and a newer one must not hold it unencrypted', async (t) => {
  const { dataDir, pool, archive } = await newInstallation(t, ownKey)
  await backUp(pool, dataDir, archive, { key: serverKey })
  await assert.rejects(restore(pool, dataDir, await withOpenKey(archive, true), restoring), /forbidden path/)
  assert.equal(keyIn(dataDir), ownKey)
  const restored = await restore(pool, dataDir, await withOpenKey(archive, false), restoring)
  assert.deepEqual([restored.keys, restored.broughtKeys, keyIn(dataDir)], [undefined, true, key])
})

test('a restore that fails half-way leaves the keys as they were', async (t) => {
  const { dataDir, pool, archive } = await newInstallation(t, key)
  await backUp(pool, dataDir, archive, { key: serverKey, passphrase })
  keep(dataDir, ownKey)
  const afterLoad = async () => {
    throw new Error('pulled the plug')
  }
  const trial = restore(pool, dataDir, archive, { ...restoring, passphrase, afterLoad })
  await assert.rejects(trial, /pulled the plug.*as before/)
  assert.equal(keyIn(dataDir), ownKey)
})

test('a restore that is interrupted before its commit puts the old keys back', async (t) => {
  const { dataDir, pool } = await newInstallation(t, key)
  mkdirSync(join(dataDir, '.restoring-t1'))
  mkdirSync(join(dataDir, '.replaced-t1'))
  keep(join(dataDir, '.replaced-t1'), ownKey)
  await finishInterruptedRestore(pool, dataDir)
  assert.equal(keyIn(dataDir), ownKey)
  assert.deepEqual(
    readdirSync(dataDir).filter((name) => name.startsWith('.')),
    [],
  )
})
