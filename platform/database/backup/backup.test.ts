import assert from 'node:assert/strict'
import { execFileSync } from 'node:child_process'
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  truncateSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Writable } from 'node:stream'
import { type TestContext, test } from 'node:test'
import { to as copyTo } from 'pg-copy-streams'
import { tenantPolicy } from '../row-security.ts'
import { openTestDatabase, type TestDatabase } from '../testing/index.ts'
import { fillStream } from './archive-writer.ts'
import { backUp, finishInterruptedRestore, restore } from './index.ts'
import { withSession } from './session.ts'

/**
 * A small product with everything that makes a restore difficult: foreign keys in both directions, generated and
 * identity columns, a trigger that would count twice, row-level security, a custom type, rows from a migration.
 */
const migrations = [
  {
    name: 'office-0001',
    sql: `
      create type mood as enum ('calm', 'busy');
      create table offices (id int generated always as identity primary key, name text not null unique, mood mood not null, best_file int);
      create table files (
        id int generated always as identity (start with 100) primary key, company_id text not null,
        office_id int not null references offices (id), title text not null, amount numeric(12, 2), tags text[], extra jsonb,
        title_length int generated always as (length(title)) stored, opened timestamptz not null, raw bytea);
      alter table offices add foreign key (best_file) references files (id);
      create index files_by_title on files (lower(title));
      create table totals (name text primary key, n int not null);
      insert into totals values ('files', 0);
      create function count_files() returns trigger language plpgsql as
        $$ begin update totals set n = n + 1 where name = 'files'; return new; end $$;
      create trigger files_counted after insert on files for each row execute function count_files();
      create view busy_offices as select name from offices where mood = 'busy';
      ${tenantPolicy('files')}`,
  },
]

const LIMIT = { timeout: 240_000 }

const TITLES = ['Işık / "şirket"', 'tab\tnew\nline\\back', 'NULL', '\\N', '', '𝔘nicode 👩‍⚖️']

async function newOffice(t: TestContext) {
  const dataDir = mkdtempSync(join(tmpdir(), 'mizan-backup-'))
  t.after(() => rmSync(dataDir, { recursive: true, force: true }))
  return {
    database: await openTestDatabase(migrations),
    dataDir,
    archive: join(dataDir, 'backups', 'b.tar.gz'),
  }
}

async function fill({ pool }: TestDatabase, dataDir: string, rows = 0) {
  const client = await pool.connect()
  await client.query(`begin; select set_config('app.company_id', '*', true)`)
  await client.query(`insert into offices (name, mood) values ('Ankara', 'busy'), ('Lefkoşa', 'calm')`)
  for (const title of TITLES) {
    const values = [
      title,
      ['a', null, 'ç,"}'],
      JSON.stringify({ x: [1, null] }),
      Buffer.from([0, 255, 10, 92]),
    ]
    await client.query(
      `insert into files (company_id, office_id, title, amount, tags, extra, opened, raw)
       values ('c1', 1, $1, 12.50, $2, $3, '2026-01-02T03:04:05.678Z', $4)`,
      values,
    )
  }
  await client.query(
    `insert into files (company_id, office_id, title, opened) select 'c2', 2, repeat(md5(i::text), 30), now() from generate_series(1, $1) i`,
    [rows],
  )
  await client.query('update offices set best_file = 101 where id = 1; ')
  await client.query('commit')
  client.release()
  mkdirSync(join(dataDir, 'files', 'deep'), { recursive: true })
  mkdirSync(join(dataDir, 'backups'), { recursive: true })
  mkdirSync(join(dataDir, 'search'))
  writeFileSync(join(dataDir, 'files', 'boş'), '')
  writeFileSync(join(dataDir, 'files', 'deep', `${'uzun-ad-'.repeat(25)}ğ.bin`), Buffer.alloc(300_000, 7))
  writeFileSync(join(dataDir, 'search', 'index'), 'derived')
}

async function everything({ pool }: TestDatabase) {
  const client = await pool.connect()
  await client.query(`begin; select set_config('app.company_id', '*', true)`)
  const all: Record<string, unknown> = {}
  for (const table of ['offices', 'files', 'totals', 'busy_offices', 'schema_migrations']) {
    const columns = table === 'schema_migrations' ? 'name, checksum, sql' : '*'
    all[table] = (await client.query(`select ${columns} from ${table} order by 1`)).rows
  }
  all.catalog = (await client.query(CATALOG)).rows
  await client.query('rollback')
  client.release()
  return all
}

const CATALOG = `
  select conrelid::regclass::text || ' ' || pg_get_constraintdef(oid) as item from pg_constraint where connamespace = 'public'::regnamespace
  union all select indexdef from pg_indexes where schemaname = 'public'
  union all select concat(relname, relrowsecurity, relforcerowsecurity) from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r'
  union all select tgname || tgenabled::text from pg_trigger where not tgisinternal
  order by 1`

const filesOf = (dataDir: string) =>
  readdirSync(join(dataDir, 'files'), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => [entry.name, readFileSync(join(entry.parentPath, entry.name)).length])

const leftoversIn = (dataDir: string) => readdirSync(dataDir).filter((name) => name.startsWith('.'))

test('a backup is restored completely into another database and folder', async (t) => {
  const from = await newOffice(t)
  await fill(from.database, from.dataDir, 3000)
  const written = await backUp(from.database.pool, from.dataDir, from.archive)
  assert.equal(statSync(from.archive).mode & 0o777, 0o600)
  const to = await newOffice(t)
  const read = await restore(to.database.pool, to.dataDir, from.archive, { replace: true })
  assert.deepEqual([read.rows, read.files], [written.rows, written.files])
  assert.deepEqual(await everything(to.database), await everything(from.database))
  assert.deepEqual(filesOf(to.dataDir), filesOf(from.dataDir))
  assert.deepEqual([existsSync(join(to.dataDir, 'search')), leftoversIn(to.dataDir)], [false, []])
})

test('sequences continue where they were', async (t) => {
  const { database, dataDir, archive } = await newOffice(t)
  await fill(database, dataDir)
  await backUp(database.pool, dataDir, archive)
  await restore(database.pool, dataDir, archive, { replace: true })
  const { rows } = await database.pool.query(
    `insert into offices (name, mood) values ('new', 'calm') returning id`,
  )
  assert.equal(rows[0].id, 3)
})

test('any tar program can open a backup', async (t) => {
  const { database, dataDir, archive } = await newOffice(t)
  await fill(database, dataDir)
  await backUp(database.pool, dataDir, archive)
  const listing = execFileSync('tar', ['-tzf', archive], { encoding: 'utf8' }).split('\n')
  assert.ok(listing.includes('tables/files/000001.copy'))
  assert.ok(listing.some((name) => name.startsWith('files/files/deep/uzun-ad-uzun-ad-')))
})

test('a database with rows is not overwritten unless that is asked for', async (t) => {
  const { database, dataDir, archive } = await newOffice(t)
  await fill(database, dataDir)
  await backUp(database.pool, dataDir, archive)
  await assert.rejects(
    restore(database.pool, dataDir, archive),
    /not empty \(files, offices, totals\).*--replace/,
  )
})

test('a backup that exists is never overwritten', async (t) => {
  const { database, dataDir, archive } = await newOffice(t)
  mkdirSync(join(dataDir, 'backups'))
  writeFileSync(archive, 'precious')
  await assert.rejects(backUp(database.pool, dataDir, archive), /exists already/)
  assert.equal(readFileSync(archive, 'utf8'), 'precious')
})

test('a truncated, changed or foreign archive is refused and changes nothing', async (t) => {
  const { database, dataDir, archive } = await newOffice(t)
  await fill(database, dataDir, 500)
  await backUp(database.pool, dataDir, archive)
  const before = await everything(database)
  const whole = readFileSync(archive)
  const damages: [string, Buffer][] = [
    ['cut', whole.subarray(0, whole.length - 200)],
    ['half', whole.subarray(0, whole.length / 2)],
    ['flipped', Buffer.from(whole.map((byte, index) => (index === 5000 ? byte ^ 1 : byte)))],
    ['empty', Buffer.alloc(0)],
    ['text', Buffer.from('not an archive')],
  ]
  for (const [name, content] of damages) {
    const damaged = join(dataDir, 'backups', `${name}.tar.gz`)
    writeFileSync(damaged, content)
    await assert.rejects(
      restore(database.pool, dataDir, damaged, { replace: true }),
      /incomplete or damaged/,
      name,
    )
  }
  await assert.rejects(
    restore(database.pool, dataDir, `${archive}.missing`, { replace: true }),
    /does not exist/,
  )
  assert.deepEqual(await everything(database), before)
})

test('a restore that fails half-way leaves database and files as they were', async (t) => {
  const { database, dataDir, archive } = await newOffice(t)
  await fill(database, dataDir, 500)
  await backUp(database.pool, dataDir, archive)
  await database.pool.query(`insert into offices (name, mood) values ('later', 'calm')`)
  writeFileSync(join(dataDir, 'files', 'later'), 'x')
  const [before, filesBefore] = [await everything(database), filesOf(dataDir)]
  const onProgress = (line: string) => {
    if (line.startsWith('indexes')) throw new Error('pulled the plug')
  }
  await assert.rejects(
    restore(database.pool, dataDir, archive, { replace: true, onProgress }),
    /pulled the plug.*as before/,
  )
  assert.deepEqual(await everything(database), before)
  assert.deepEqual([filesOf(dataDir), leftoversIn(dataDir)], [filesBefore, []])
})

test(
  'a backup and a restore that are cancelled stop at once and leave everything as it was',
  LIMIT,
  async (t) => {
    const { database, dataDir, archive } = await newOffice(t)
    await fill(database, dataDir, 3000)
    await backUp(database.pool, dataDir, archive)
    const before = await everything(database)
    const stop = new AbortController()
    const onProgress = (line: string) => {
      if (line.startsWith('files:')) stop.abort(new Error('called off'))
    }
    await assert.rejects(
      backUp(database.pool, dataDir, `${archive}2`, { onProgress, signal: stop.signal }),
      /called off/,
    )
    const again = { replace: true, onProgress, signal: stop.signal }
    await assert.rejects(restore(database.pool, dataDir, archive, again), /called off.*as before/)
    assert.deepEqual(readdirSync(join(dataDir, 'backups')), ['b.tar.gz'])
    assert.deepEqual(await everything(database), before)
    assert.deepEqual(leftoversIn(dataDir), [])
  },
)

test(
  'a disk that fills up in the middle of a table ends the backup and not the database',
  LIMIT,
  async (t) => {
    const { database } = await newOffice(t)
    const filling = withSession(database.pool, async (client) => {
      const stream = client.query(
        copyTo('copy (select repeat(md5(i::text), 99) from generate_series(1, 90000) i) to stdout'),
      )
      stream.on('error', () => {})
      for await (const _ of stream) throw new Error('disk full')
    })
    await assert.rejects(filling, /disk full/)
    assert.equal((await database.pool.query('select 1 as one')).rows[0].one, 1)
  },
)

test('a restore that is interrupted before its commit is undone', async (t) => {
  const { database, dataDir } = await newOffice(t)
  for (const folder of ['files', '.restoring-t1/files', '.replaced-t1/files'])
    mkdirSync(join(dataDir, folder), { recursive: true })
  writeFileSync(join(dataDir, 'files', 'new'), '')
  writeFileSync(join(dataDir, '.replaced-t1', 'files', 'old'), '')
  rmSync(join(dataDir, '.restoring-t1', 'files'), { recursive: true })
  await finishInterruptedRestore(database.pool, dataDir)
  assert.deepEqual(readdirSync(dataDir, { recursive: true }).sort(), ['files', 'files/old'])
})

test('a restore that is interrupted while files are being set aside loses none', async (t) => {
  const { database, dataDir } = await newOffice(t)
  for (const folder of ['letters', '.restoring-t1/files', '.replacing-t1/files'])
    mkdirSync(join(dataDir, folder), { recursive: true })
  writeFileSync(join(dataDir, 'letters', 'old'), '')
  writeFileSync(join(dataDir, '.replacing-t1', 'files', 'old'), '')
  await finishInterruptedRestore(database.pool, dataDir)
  assert.deepEqual(readdirSync(dataDir, { recursive: true }).sort(), [
    'files',
    'files/old',
    'letters',
    'letters/old',
  ])
})

test('a restore is refused while another program uses the database', async (t) => {
  const { database, dataDir, archive } = await newOffice(t)
  await fill(database, dataDir)
  await backUp(database.pool, dataDir, archive)
  const other = await database.pool.connect()
  await assert.rejects(restore(database.pool, dataDir, archive, { replace: true }), /is using this database/)
  other.release()
})

test('a full disk is reported and leaves no partial archive behind', async (t) => {
  const { dataDir } = await newOffice(t)
  const full = new Writable({
    write(_chunk, _encoding, done) {
      done(Object.assign(new Error('no space left'), { code: 'ENOSPC' }))
    },
  })
  const noise = () => Buffer.from(Array.from({ length: 200_000 }, () => Math.random() * 256))
  const filling = fillStream(full, async (archive) => {
    for (let part = 0; part < 50; part += 1) await archive.add(`part-${part}`, noise())
  })
  await assert.rejects(filling, { code: 'ENOSPC' })
  assert.deepEqual(readdirSync(dataDir), [])
})

test('a backup into a folder that does not exist says so', async (t) => {
  const { database, dataDir } = await newOffice(t)
  await fill(database, dataDir)
  const file = join(dataDir, 'nowhere', 'b.tar.gz')
  await assert.rejects(backUp(database.pool, dataDir, file), /folder does not exist: no backup was written/)
})

test('a backup without its last entry is refused', async (t) => {
  const { database, dataDir, archive } = await newOffice(t)
  await fill(database, dataDir, 200)
  await backUp(database.pool, dataDir, archive)
  truncateSync(archive, statSync(archive).size - 8)
  await assert.rejects(restore(database.pool, dataDir, archive, { replace: true }), /incomplete or damaged/)
})
