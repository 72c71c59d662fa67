/** Writes everything that cannot be rebuilt into one archive, from one snapshot, while the server keeps running. */
import { createReadStream } from 'node:fs'
import { lstat, readdir } from 'node:fs/promises'
import { join } from 'node:path'
import type { Pool, PoolClient } from 'pg'
import { to as copyTo } from 'pg-copy-streams'
import { isBackedUp } from '../../config/folders.ts'
import { type ArchiveWriter, writeArchive } from './archive-writer.ts'
import {
  listSequences,
  listTables,
  MIGRATIONS_TABLE,
  quoted,
  quotedColumns,
  seeAllRows,
  type TableShape,
} from './catalog.ts'
import { BackupError } from './errors.ts'
import {
  type ArchivedKeys,
  type BackupFormat,
  FILES_PREFIX,
  FORMAT,
  FORMAT_VERSION,
  type Progress,
  SEALED_KEYS,
  SEQUENCES,
  tablePart,
} from './format.ts'
import { describeKeys, readKeyFiles, type ServerKey, sealKeyFiles } from './keys.ts'
import { withSession } from './session.ts'

const PART_BYTES = 4 * 1024 * 1024

export type BackupResult = {
  bytes: number
  tables: number
  rows: number
  files: number
  keys: ArchivedKeys
}

export type BackupOptions = {
  key?: ServerKey
  /** Encrypts the keys into the archive; without it they are left out. */
  passphrase?: string | undefined
  onProgress?: Progress
  signal?: AbortSignal
}

const noKey: ServerKey = { secret: undefined, isConfigured: false, opens: [] }

type Dump = { client: PoolClient; archive: ArchiveWriter; onProgress: Progress; signal?: AbortSignal }

/** Backs up the database and the data folder into `file`. @throws BackupError; then there is no such file */
export async function backUp(
  pool: Pool,
  dataDir: string,
  file: string,
  options: BackupOptions = {},
): Promise<BackupResult> {
  const { key = noKey, passphrase, onProgress = () => {}, signal } = options
  const keyFiles = passphrase === undefined ? [] : await readKeyFiles(dataDir)
  const keys = await describeKeys(key, keyFiles.length > 0)
  const result = { bytes: 0, tables: 0, rows: 0, files: 0, keys }
  return withSession(pool, async (client) => {
    await client.query('begin isolation level repeatable read read only')
    await client.query('set local statement_timeout = 0')
    await seeAllRows(client)
    result.bytes = await writeArchive(file, async (archive) => {
      const dump = { client, archive, onProgress, signal }
      const format = await describe(client, keys)
      await archive.add(FORMAT, Buffer.from(JSON.stringify(format)))
      if (passphrase !== undefined && keys.sealed)
        await archive.add(SEALED_KEYS, await sealKeyFiles(keyFiles, passphrase))
      await archive.add(SEQUENCES, Buffer.from(JSON.stringify(await listSequences(client))))
      for (const table of format.tables) result.rows += await dumpTable(dump, table)
      result.tables = format.tables.length
      result.files = await dumpFiles(dump, dataDir)
    })
    await client.query('rollback')
    return result
  })
}

async function describe(client: PoolClient, keys: ArchivedKeys): Promise<BackupFormat> {
  const known = await client.query(`select to_regclass('public.${MIGRATIONS_TABLE}') is not null as known`)
  if (!known.rows[0].known) throw new BackupError('There is nothing to back up: the database is empty.')
  const migrations = await client.query(`select name, sql from ${MIGRATIONS_TABLE} order by position`)
  const version = await client.query(`select current_setting('server_version') as version`)
  return {
    kind: 'mizan-backup',
    format: FORMAT_VERSION,
    createdAt: new Date().toISOString(),
    postgres: version.rows[0].version,
    migrations: migrations.rows,
    tables: await listTables(client),
    keys,
  }
}

/** The length of an entry must be known before it is written, so a table is written in parts. */
async function dumpTable({ client, archive, onProgress, signal }: Dump, table: TableShape): Promise<number> {
  const stream = client.query(
    copyTo(`copy ${quoted(table.name)} (${quotedColumns(table.columns)}) to stdout`),
  )
  stream.on('error', () => {})
  let [part, bytes, total, waiting] = [0, 0, 0, [] as Buffer[]]
  const flush = async () => {
    part += 1
    await archive.add(tablePart(table.name, part), Buffer.concat(waiting))
    total += bytes
    bytes = 0
    waiting = []
    if (part % 16 === 0) onProgress(`${table.name}: ${megabytes(total)} MB …`)
  }
  for await (const chunk of stream as AsyncIterable<Buffer>) {
    signal?.throwIfAborted()
    waiting.push(chunk)
    bytes += chunk.length
    if (bytes >= PART_BYTES) await flush()
  }
  if (bytes > 0) await flush()
  // The number of rows arrives after the last of them, but before the next answer.
  await client.query('select')
  onProgress(`${table.name}: ${stream.rowCount} rows, ${megabytes(total)} MB`)
  return stream.rowCount
}

/** The rows were read first: a file is written before the row that names it, so every file of these rows exists. */
async function dumpFiles({ archive, onProgress, signal }: Dump, dataDir: string): Promise<number> {
  let count = 0
  for await (const path of walk(dataDir)) {
    signal?.throwIfAborted()
    const full = join(dataDir, path)
    const { size, mode, mtimeMs } = await lstat(full)
    const body = createReadStream(full, size > 0 ? { end: size - 1 } : {})
    await archive.addStream(`${FILES_PREFIX}${path}`, size, body, {
      mode: mode & 0o777,
      mtime: mtimeMs / 1000,
    })
    count += 1
  }
  if (count > 0) onProgress(`files: ${count}`)
  return count
}

async function* walk(dataDir: string, below = ''): AsyncGenerator<string> {
  const entries = await readdir(join(dataDir, below), { withFileTypes: true }).catch((error) => {
    if (error.code === 'ENOENT') return []
    throw error
  })
  for (const entry of entries.sort((a, b) => (a.name < b.name ? -1 : 1))) {
    if (below === '' && !isBackedUp(entry.name)) continue
    const path = below === '' ? entry.name : `${below}/${entry.name}`
    if (entry.isDirectory()) yield* walk(dataDir, path)
    else if (entry.isFile()) yield path
    else
      throw new BackupError(`${join(dataDir, path)} is neither a file nor a folder and cannot be backed up.`)
  }
}

const megabytes = (bytes: number) => (bytes / 1_000_000).toFixed(1)
