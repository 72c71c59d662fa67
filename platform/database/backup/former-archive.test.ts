import assert from 'node:assert/strict'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test } from 'node:test'
import { platformMigrations } from '../platform-migrations.ts'
import { openTestDatabase } from '../testing/index.ts'
import { restore } from './index.ts'
import { formerArchive } from './testing/former-archive.ts'

const migration = {
  name: 'test-0001-former',
  sql: 'create table former (id int primary key, name text not null, version int not null)',
}
const longName = `files/files/uzun-ad-${'ğ'.repeat(120)}.txt`

const format = {
  kind: 'mizan-backup',
  format: 1,
  createdAt: '2026-03-01T10:00:00Z',
  postgres: '18.0',
  migrations: [...platformMigrations.map(({ name, sql }) => ({ name, sql })), migration],
  tables: [{ name: 'former', columns: ['id', 'name', 'version'] }],
}

test('an archive of an earlier version with its own tar code is restored, with long names and several parts', async (t) => {
  const dataDir = mkdtempSync(join(tmpdir(), 'mizan-former-'))
  t.after(() => rmSync(dataDir, { recursive: true }))
  const database = await openTestDatabase()
  t.after(() => database.close())
  const archive = join(dataDir, 'former.tar.gz')
  const entries = [
    ['mizan-backup.json', JSON.stringify(format)],
    ['sequences.json', '[]'],
    ['tables/former/000001.copy', '1\tIşıl\t3\n2\tçok uzun\t4\n'],
    ['tables/former/000002.copy', `3\t${'x'.repeat(5_000)}\t5\n`],
    ['files/files/empty.txt', ''],
    [longName, 'stored long ago'],
  ] as const
  writeFileSync(archive, formerArchive(entries.map(([name, text]) => [name, Buffer.from(text)])))
  await restore(database.pool, dataDir, archive, { replace: true })
  const { rows } = await database.pool.query(
    'select id, left(name, 8) as name, version from former order by id',
  )
  assert.deepEqual(rows, [
    { id: 1, name: 'Işıl', version: 3 },
    { id: 2, name: 'çok uzun', version: 4 },
    { id: 3, name: 'xxxxxxxx', version: 5 },
  ])
  assert.equal(readFileSync(join(dataDir, longName.replace(/^files\//, '')), 'utf8'), 'stored long ago')
  assert.equal(readFileSync(join(dataDir, 'files/empty.txt'), 'utf8'), '')
})
