import assert from 'node:assert/strict'
import { mkdtemp, readdir, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, before, test } from 'node:test'
import { deriveKeys, keyedHash, openSecret } from './keys.ts'

let folder: string
before(async () => {
  folder = await mkdtemp(join(tmpdir(), 'mizan-keys-'))
})
after(() => rm(folder, { recursive: true }))

test('simultaneous starts create one secret, and only its owner can read it', async () => {
  const all = await Promise.all(Array.from({ length: 10 }, () => openSecret(undefined, folder)))
  assert.equal(new Set(all.map((secret) => Buffer.from(secret).toString('hex'))).size, 1)
  assert.equal(all[0]?.length, 48)
  assert.deepEqual(await readdir(join(folder, 'secrets')), ['token.key'])
  assert.equal((await stat(join(folder, 'secrets/token.key'))).mode & 0o777, 0o600)
})

test('a configured secret is used unchanged, and a short one is refused', async () => {
  const secret = await openSecret('a secret of more than thirty-two characters', folder)
  assert.equal(Buffer.from(secret).toString(), 'a secret of more than thirty-two characters')
  assert.throws(() => deriveKeys(Buffer.from('short')), TypeError)
})

test('each use has a key of its own', () => {
  const keys = deriveKeys(Buffer.alloc(32, 1))
  const hashes = Object.values(keys).map((key) => keyedHash(key, 'x').toString('hex'))
  assert.equal(new Set(hashes).size, hashes.length)
})
