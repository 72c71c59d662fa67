import assert from 'node:assert/strict'
import { randomBytes, randomUUID } from 'node:crypto'
import { test } from 'node:test'
import { openTestDatabase } from '@mizan/platform/testing'
import { sql } from 'kysely'
import { keyMigrations } from './migrations.ts'
import { openOfficeKeys } from './office-keys.ts'
import type { KeyTables } from './tables.ts'
import { newFileKey } from './testing/index.ts'

const database = await openTestDatabase<KeyTables>(keyMigrations)
const secret = randomBytes(48)
const keys = openOfficeKeys([secret], [])
const unavailable = { code: 'document.key_unavailable' }

const newOffice = () => {
  const officeId = randomUUID()
  const { office } = database.call({ officeId })
  return { officeId, office, fileOf: (fileKey: string) => ({ officeId, fileKey }) }
}
const system = database.call().system

test('the data key of a file opens from what its row holds, and each file has another one', async () => {
  const { office, fileOf } = newOffice()
  const first = await office((tx) => newFileKey(keys, tx, fileOf('a/1')))
  const second = await office((tx) => newFileKey(keys, tx, fileOf('a/2')))
  assert.equal(first.dataKey.length, 32)
  assert.ok(!first.dataKey.equals(second.dataKey))
  assert.ok(!first.wrapped.includes(first.dataKey))
  const opened = await office.read((tx) => keys.openFileKey(tx, fileOf('a/1'), first.wrapped))
  assert.ok(opened.equals(first.dataKey))
})

test('an office that stores two first files at once gets one key', async () => {
  const { office, fileOf } = newOffice()
  const made = await Promise.all(
    ['1', '2', '3', '4'].map((name) => office((tx) => newFileKey(keys, tx, fileOf(name)))),
  )
  for (const [index, { dataKey, wrapped }] of made.entries()) {
    const opened = await office.read((tx) => keys.openFileKey(tx, fileOf(`${index + 1}`), wrapped))
    assert.ok(opened.equals(dataKey))
  }
})

test('an encrypted data key opens neither for another file nor for another office nor after a change', async () => {
  const [mine, other] = [newOffice(), newOffice()]
  const { wrapped } = await mine.office((tx) => newFileKey(keys, tx, mine.fileOf('a')))
  await other.office((tx) => newFileKey(keys, tx, other.fileOf('a')))
  const changed = Buffer.from(wrapped)
  changed[wrapped.length - 1] = (wrapped.at(-1) ?? 0) ^ 1
  const refuses = ({ office, fileOf }: typeof mine, name: string, bytes: Buffer) =>
    assert.rejects(
      office.read((tx) => keys.openFileKey(tx, fileOf(name), bytes)),
      unavailable,
    )
  await refuses(mine, 'b', wrapped)
  await refuses(other, 'a', wrapped)
  for (const bytes of [changed, wrapped.subarray(0, 20), Buffer.alloc(0)]) await refuses(mine, 'a', bytes)
})

test('the key of one office that was put into the row of another does not open there', async () => {
  const [mine, other] = [newOffice(), newOffice()]
  const { wrapped } = await mine.office((tx) => newFileKey(keys, tx, mine.fileOf('a')))
  await system(async ({ db }) => {
    await sql`update office_keys set company_id = ${other.officeId} where company_id = ${mine.officeId}`.execute(
      db,
    )
  })
  await assert.rejects(
    other.office.read((tx) => keys.openFileKey(tx, other.fileOf('a'), wrapped)),
    unavailable,
  )
})

test('the database alone opens nothing: a server with another secret is refused, the right one still opens', async () => {
  const { office, fileOf } = newOffice()
  const { dataKey, wrapped } = await office((tx) => newFileKey(keys, tx, fileOf('a')))
  const stranger = openOfficeKeys([randomBytes(48)], [])
  await assert.rejects(
    office.read((tx) => stranger.openFileKey(tx, fileOf('a'), wrapped)),
    unavailable,
  )
  await assert.rejects(
    office((tx) => newFileKey(stranger, tx, fileOf('b'))),
    unavailable,
  )
  assert.ok((await office.read((tx) => keys.openFileKey(tx, fileOf('a'), wrapped))).equals(dataKey))
})

test('after a change of the secret of the server, what the former one had encrypted opens under the new one alone', async () => {
  const { office, fileOf } = newOffice()
  const { dataKey, wrapped } = await office((tx) => newFileKey(keys, tx, fileOf('a')))
  const next = randomBytes(48)
  const both = openOfficeKeys([next, secret], [])
  const open = (with_: typeof keys) => office.read((tx) => with_.openFileKey(tx, fileOf('a'), wrapped))
  assert.ok((await open(both)).equals(dataKey))
  assert.ok((await system((tx) => both.moveToPresentSecret(tx))).moved > 0)
  assert.equal((await system((tx) => both.moveToPresentSecret(tx))).moved, 0)
  assert.ok((await open(openOfficeKeys([next], []))).equals(dataKey))
  await assert.rejects(open(keys), unavailable)
  const strangers = await system((tx) => openOfficeKeys([randomBytes(48)], []).moveToPresentSecret(tx))
  assert.equal(strangers.moved, 0)
  assert.ok(strangers.closed > 0)
  // Other tests of this file go on with the first secret.
  await system((tx) => openOfficeKeys([secret, next], []).moveToPresentSecret(tx))
})
