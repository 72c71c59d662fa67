import assert from 'node:assert/strict'
import { randomBytes, randomUUID } from 'node:crypto'
import { mkdtemp, rename, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test } from 'node:test'
import { callsOn } from '@mizan/platform/call'
import { loadConfig } from '@mizan/platform/config'
import { createLog } from '@mizan/platform/log'
import { openTestDatabase } from '@mizan/platform/testing'
import { keyMigrations } from './migrations.ts'
import { openKeysOfServer } from './open.ts'
import type { KeyTables } from './tables.ts'
import { newFileKey } from './testing/index.ts'

const database = await openTestDatabase<KeyTables>(keyMigrations)
const calls = callsOn(database.kysely)
const log = createLog({ level: 'silent' })
const unavailable = { code: 'document.key_unavailable' }

test('an operator changes the key of the server, and files stay readable after the former one was removed', async (t) => {
  const dataDir = await mkdtemp(join(tmpdir(), 'mizan-keys-'))
  t.after(() => rm(dataDir, { recursive: true, force: true }))
  const start = (env = {}) =>
    openKeysOfServer({ config: loadConfig({ DATA_DIR: dataDir, ...env }), calls, log }, [])
  const officeId = randomUUID()
  const { office } = database.call({ officeId })
  const file = { officeId, fileKey: 'a/b' }
  const { dataKey, wrapped } = await office(async (tx) => newFileKey(await start(), tx, file))
  const open = (keys: Awaited<ReturnType<typeof start>>) =>
    office.read((tx) => keys.openFileKey(tx, file, wrapped))

  const [key, former] = ['token.key', 'token.former.key'].map((name) => join(dataDir, 'secrets', name))
  await rename(key!, former!)
  assert.ok((await open(await start())).equals(dataKey))
  await rm(former!)
  assert.ok((await open(await start())).equals(dataKey))

  const configured = randomBytes(48).toString('base64')
  await assert.rejects(open(await start({ TOKEN_SECRET: configured })), unavailable)
  const next = randomBytes(48).toString('base64')
  await rename(key!, former!)
  assert.ok((await open(await start({ TOKEN_SECRET: configured }))).equals(dataKey))
  const both = { TOKEN_SECRET: next, TOKEN_SECRET_FORMER: configured }
  assert.ok((await open(await start(both))).equals(dataKey))
  assert.ok((await open(await start({ TOKEN_SECRET: next }))).equals(dataKey))
})
