/**
 * Restores a backup: verified first, then loaded in one transaction, so that either all of it is there or nothing has
 * changed.
 */
import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { finished } from 'node:stream/promises'
import type { ClientBase, Pool, PoolClient } from 'pg'
import { from as copyFrom } from 'pg-copy-streams'
import { APPLICATION_NAME } from '../connect.ts'
import { type ArchiveEntry, collect, readArchive, verifyArchive } from './archive-reader.ts'
import { CONTENTS } from './archive-writer.ts'
import { countOtherUsers, listFilledTables, quoted, quotedColumns, seeAllRows } from './catalog.ts'
import { BackupError } from './errors.ts'
import { dropOldFiles, noteToken, settleLeftovers, stageFile, stagingFolder, swapFiles } from './files.ts'
import {
  type ArchivedKeys,
  BackupFormat,
  FILES_PREFIX,
  FORMAT,
  FORMAT_VERSION,
  type Progress,
  SEALED_KEYS,
  SEQUENCES,
  SequenceStates,
  tableOfPart,
} from './format.ts'
import type { KeyFile } from './keys.ts'
import { finishInterruptedRestore, takeRestoreLock } from './restore-lock.ts'
import { assertNoOpenKey, openArchivedKeys, stageKeys } from './restored-keys.ts'
import { buildSchema, dropEverything, loosenSchema } from './schema.ts'
import { withSession } from './session.ts'

export type RestoreOptions = {
  replace?: boolean
  /** Decrypts the keys of the archive; without it the installation keeps its own. */
  passphrase?: string | undefined
  /** Changes of the domains to the loaded rows, in the same transaction; the tables are those of the archive. */
  afterLoad?: (client: ClientBase) => Promise<void>
  onProgress?: Progress
  signal?: AbortSignal
}

export type RestoreResult = {
  tables: number
  rows: number
  files: number
  createdAt: string
  /** The statement of the archive about its keys; undefined for an archive of an earlier version. */
  keys: ArchivedKeys | undefined
  /** Whether the keys of the installation are now those of the archive. */
  broughtKeys: boolean
}

type Load = {
  client: PoolClient
  dataDir: string
  file: string
  format: BackupFormat
  /** The token ties the staged files to the transaction. */
  token: string
  openedKeys: KeyFile[] | undefined
  afterLoad: (client: ClientBase) => Promise<void>
  onProgress: Progress
  signal?: AbortSignal
}

/**
 * Restores `file` into an empty database and data folder, or with `replace` in place of what is there. Throws
 * BackupError, and then database and files are as before.
 */
export async function restore(
  pool: Pool,
  dataDir: string,
  file: string,
  options: RestoreOptions = {},
): Promise<RestoreResult> {
  const { replace = false, passphrase, afterLoad = async () => {}, onProgress = () => {}, signal } = options
  onProgress('checking the archive …')
  await verifyArchive(file)
  const format = await readFormat(file)
  const openedKeys = await openArchivedKeys(file, format, passphrase)
  const token = randomUUID()
  const locked = async (client: PoolClient) => {
    const release = await takeRestoreLock(client)
    await settleLeftovers(client, dataDir)
    await assertReplaceable(client, replace)
    const what = { dataDir, file, format, token, openedKeys }
    const loaded = await restoreLocked({ client, ...what, afterLoad, onProgress, signal })
    await dropOldFiles(dataDir, token)
    await release()
    return loaded
  }
  const result = await withSession(pool, locked).catch(async (error) => {
    // The database is asked whether the commit succeeded, because the connection may have broken at that moment.
    await finishInterruptedRestore(pool, dataDir).catch(() => {})
    throw explain(error)
  })
  await pool.query('analyze')
  return result
}

async function restoreLocked(load: Load): Promise<RestoreResult> {
  const { client, dataDir, format, token, openedKeys, onProgress, signal } = load
  await client.query('begin')
  await client.query('set local statement_timeout = 0')
  await dropEverything(client)
  await buildSchema(client, format.migrations)
  const putBack = await loosenSchema(client)
  await seeAllRows(client)
  const counts = await loadEntries(load)
  await load.afterLoad(client)
  onProgress('indexes and constraints …')
  for (const statement of putBack) {
    signal?.throwIfAborted()
    await client.query(statement)
  }
  const broughtKeys = await stageKeys(dataDir, stagingFolder(dataDir, token), openedKeys)
  await noteToken(client, token)
  await swapFiles(dataDir, token)
  await client.query('commit')
  const { tables, createdAt, keys } = format
  return { ...counts, tables: tables.length, createdAt, keys, broughtKeys }
}

async function loadEntries(load: Load): Promise<{ rows: number; files: number }> {
  const { client, dataDir, token, file, signal } = load
  const loader = tableLoader(load)
  let files = 0
  for await (const entry of readArchive(file)) {
    signal?.throwIfAborted()
    const table = tableOfPart(entry.name)
    if (table) await loader.add(table, entry)
    else if (entry.name === SEQUENCES) await setSequences(client, entry)
    else if (entry.name.startsWith(FILES_PREFIX)) {
      assertNoOpenKey(entry.name, load.format)
      await stageFile(dataDir, token, entry)
      files += 1
    } else if (![FORMAT, SEALED_KEYS, CONTENTS].includes(entry.name)) {
      throw new BackupError(`The archive holds something unknown: ${entry.name}. Nothing was changed.`)
    }
  }
  await loader.end()
  return { rows: loader.rows(), files }
}

/** The parts of a table are one COPY; the next table, or the end, closes it. */
function tableLoader({ client, format, onProgress }: Load) {
  let current: { table: string; stream: ReturnType<typeof copyFrom> } | undefined
  let rows = 0
  const end = async () => {
    if (!current) return
    const { table, stream } = current
    current = undefined
    stream.end()
    await finished(stream)
    rows += stream.rowCount
    onProgress(`${table}: ${stream.rowCount} rows`)
  }
  const begin = (table: string) => {
    const columns = format.tables.find(({ name }) => name === table)?.columns
    if (!columns)
      throw new BackupError(`The archive does not describe its table ${table}. Nothing was changed.`)
    const stream = client.query(copyFrom(`copy ${quoted(table)} (${quotedColumns(columns)}) from stdin`))
    // The failure is reported where the stream is written to or ended; without a listener it would end the process.
    stream.on('error', () => {})
    current = { table, stream }
    return current
  }
  const add = async (table: string, entry: ArchiveEntry) => {
    if (current && current.table !== table) await end()
    const { stream } = current ?? begin(table)
    for await (const chunk of entry.body) {
      if (stream.errored) throw stream.errored
      if (!stream.write(chunk)) await once(stream, 'drain')
    }
  }
  return { add, end, rows: () => rows }
}

async function setSequences(client: PoolClient, entry: ArchiveEntry): Promise<void> {
  const states = SequenceStates.parse(JSON.parse((await collect(entry)).toString()))
  for (const { name, last, called } of states) {
    await client.query('select setval($1::regclass, $2::bigint, $3)', [quoted(name), last, called])
  }
}

async function readFormat(file: string): Promise<BackupFormat> {
  for await (const entry of readArchive(file)) {
    const parsed =
      entry.name === FORMAT
        ? BackupFormat.safeParse(JSON.parse((await collect(entry)).toString()))
        : undefined
    if (!parsed?.success) break
    if (parsed.data.format === FORMAT_VERSION) return parsed.data
    throw new BackupError(
      `${file} has format ${parsed.data.format}; this version reads format ${FORMAT_VERSION}.`,
    )
  }
  throw new BackupError(`${file} is not a backup of this product.`)
}

async function assertReplaceable(client: PoolClient, replace: boolean): Promise<void> {
  const users = await countOtherUsers(client, APPLICATION_NAME)
  if (users > 0)
    throw new BackupError(
      'The server, or another command, is using this database. Stop it first; nothing was changed.',
    )
  await client.query('begin read only')
  await seeAllRows(client)
  const filled = await listFilledTables(client)
  await client.query('rollback')
  if (filled.length > 0 && !replace) {
    throw new BackupError(
      `The database is not empty (${filled.slice(0, 5).join(', ')}${filled.length > 5 ? ' …' : ''}). ` +
        'Add --replace to put the backup in its place; nothing was changed.',
    )
  }
}

function explain(error: unknown): unknown {
  if (error instanceof BackupError) return error
  const { code, message } = error as NodeJS.ErrnoException
  const reason = code === 'ENOSPC' || code === '53100' ? 'the disk is full' : message
  return new BackupError(`The backup was not restored: ${reason}. Database and files are as before.`, {
    cause: error,
  })
}
