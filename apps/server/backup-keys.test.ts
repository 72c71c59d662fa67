/** Tests of the messages after a restore about keys that match or do not, with what to do. */
import assert from 'node:assert/strict'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, before, test } from 'node:test'
import { openSecret } from '@mizan/identity/server'
import { backUp } from '@mizan/platform/database/backup'
import { openTestDatabase } from '@mizan/platform/testing'
import { keysAfterRestore, serverKey } from './backup-keys.ts'

const tokenSecret = 'a secret of more than thirty-two characters'
const passphrase = 'three green frogs'
let root: string
before(async () => {
  root = await mkdtemp(join(tmpdir(), 'mizan-backup-keys-'))
})
after(() => rm(root, { recursive: true }))

/** The statement of an installation's archive about its keys. */
async function keysOf(config: { dataDir: string; tokenSecret: string | undefined }, sealed = false) {
  const { pool } = await openTestDatabase([])
  const options = { key: await serverKey(config), passphrase: sealed ? passphrase : undefined }
  return (await backUp(pool, config.dataDir, join(await newFolder(), 'b.tar.gz'), options)).keys
}

const newFolder = () => mkdtemp(join(root, 'f-'))
const broughtKeys = true

async function withKey() {
  const config = { dataDir: await newFolder(), tokenSecret: undefined }
  await openSecret(undefined, config.dataDir)
  return config
}

test('with the same key nothing is lost', async () => {
  const config = await withKey()
  const said = await keysAfterRestore({ keys: await keysOf(config), broughtKeys: false }, config)
  assert.match(said.join('\n'), /is that of the backup: all that it had sealed can be opened/)
})

test('with another key, or none, the operator learns what cannot be decrypted and where the right key is', async () => {
  const config = await withKey()
  const [plain, sealed] = [await keysOf(config), await keysOf(config, true)]
  for (const other of [await withKey(), { ...config, dataDir: await newFolder() }]) {
    const left = (await keysAfterRestore({ keys: plain, broughtKeys: false }, other)).join('\n')
    assert.match(left, /stays closed: authenticator apps \(TOTP\), recovery codes,? and documents of offices/)
    assert.match(left, /put its folder "secrets" into the data folder/)
    const closed = (await keysAfterRestore({ keys: sealed, broughtKeys: false }, other)).join('\n')
    assert.match(closed, /stays closed.*\n.*restore it again with its BACKUP_PASSPHRASE/)
  }
})

test('a TOKEN_SECRET is compared like a key of the data folder, and takes precedence over it', async () => {
  const configured = { dataDir: await newFolder(), tokenSecret }
  const keys = await keysOf(configured)
  assert.match(keys.note, /is TOKEN_SECRET, which is not in this archive/)
  assert.match(
    (await keysAfterRestore({ keys, broughtKeys: false }, configured)).join(),
    /is that of the backup/,
  )
  const sealed = await keysOf(await withKey(), true)
  const said = await keysAfterRestore({ keys: sealed, broughtKeys }, configured)
  assert.match(said.join(), /start without TOKEN_SECRET to use it/)
})

test('an archive of an earlier version with an unencrypted key should be replaced and deleted', async () => {
  const config = await withKey()
  assert.match(
    (await keysAfterRestore({ keys: undefined, broughtKeys }, config)).join(),
    /Back up anew and delete it/,
  )
  assert.deepEqual(await keysAfterRestore({ keys: undefined, broughtKeys: false }, config), [])
})

test('if the server had no key there is nothing to report', async () => {
  const config = { dataDir: await newFolder(), tokenSecret: undefined }
  assert.deepEqual(await keysAfterRestore({ keys: await keysOf(config), broughtKeys: false }, config), [])
})
