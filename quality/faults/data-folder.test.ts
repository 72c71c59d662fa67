/** Data folders as people leave them: incomplete, of another version, without a file, below private folders. */
import assert from 'node:assert/strict'
import { chmodSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { test } from 'node:test'
import { newDataFolder, open, usedDataFolder } from './child.ts'

const LIMIT = { timeout: 240_000 }

test('the leftovers of an incomplete first start are removed', LIMIT, async (t) => {
  const dataDir = newDataFolder(t)
  const leftover = join(dataDir, 'database', 'cluster.new-1234')
  mkdirSync(join(leftover, 'base'), { recursive: true })
  mkdirSync(join(dataDir, 'database', 'cluster'))
  const server = await open(dataDir)
  await server.stop()
  assert.deepEqual(
    readdirSync(join(dataDir, 'database')).filter((name) => name.includes('new')),
    [],
  )
})

test('a data folder below a folder that nobody else may enter works', LIMIT, async (t) => {
  const dataDir = newDataFolder(t)
  assert.equal(statSync(dirname(dataDir)).mode & 0o777, 0o700)
  const server = await open(dataDir)
  await server.stop()
  assert.equal(statSync(join(dataDir, 'database', 'cluster')).mode & 0o777, 0o700)
  assert.equal(statSync(join(dataDir, 'database', 'credentials.json')).mode & 0o777, 0o600)
})

test('a path with spaces, quotes and Turkish letters works', LIMIT, async (t) => {
  const dataDir = join(newDataFolder(t), `Büro "A" & O'nun ışığı $HOME`)
  const server = await open(dataDir)
  await server.stop()
  const again = await open(dataDir)
  await again.stop()
})

test('a strict umask does not lock PostgreSQL out', LIMIT, async (t) => {
  const before = process.umask(0o077)
  t.after(() => process.umask(before))
  const server = await open(newDataFolder(t))
  await server.stop()
})

test('an old lock file with the process id of another program does not prevent a start', LIMIT, async (t) => {
  const dataDir = await usedDataFolder(t)
  const pidFile = join(dataDir, 'database', 'cluster', 'postmaster.pid')
  writeFileSync(pidFile, `${process.pid}\n${dataDir}\n1795236502\n5999\n\n127.0.0.1\n0 0\nready\n`)
  const server = await open(dataDir)
  assert.equal(server.adopted, false)
  await server.stop()
})

test('a folder of another major version is refused with advice and not touched', LIMIT, async (t) => {
  const dataDir = await usedDataFolder(t)
  const versionFile = join(dataDir, 'database', 'cluster', 'PG_VERSION')
  writeFileSync(versionFile, '16\n')
  await assert.rejects(open(dataDir), /made by PostgreSQL 16.*Back it up with the version that made it/)
  assert.equal(readFileSync(versionFile, 'utf8'), '16\n')
})

test('a damaged folder is refused with advice', LIMIT, async (t) => {
  const dataDir = await usedDataFolder(t)
  rmSync(join(dataDir, 'database', 'cluster', 'global', 'pg_control'))
  await assert.rejects(open(dataDir), /not a whole PostgreSQL database.*restore a backup/)
})

test('a missing credentials file is reported by name', LIMIT, async (t) => {
  const dataDir = await usedDataFolder(t)
  rmSync(join(dataDir, 'database', 'credentials.json'))
  await assert.rejects(open(dataDir), /credentials\.json is missing/)
})

test('if PostgreSQL cannot start, its own message is shown', LIMIT, async (t) => {
  const dataDir = await usedDataFolder(t)
  const settings = join(dataDir, 'database', 'cluster', 'postgresql.conf')
  chmodSync(settings, 0o600)
  writeFileSync(settings, 'no_such_setting = 1\n')
  await assert.rejects(open(dataDir), /did not start[\s\S]*no_such_setting/)
})
