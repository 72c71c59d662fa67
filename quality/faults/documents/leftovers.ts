/** Finds what kills leave behind: compares the files on the disk with the rows that list them. */
import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import pg from 'pg'
import { jobs } from '../../../domains/documents/server/job-rules.ts'
import { jobs as jobsOfRecordings } from '../../../domains/recordings/server/job-rules.ts'
import { callsOn } from '../../../platform/call/index.ts'
import { connect, type Transaction } from '../../../platform/database/index.ts'
import { enqueueJob } from '../../../platform/jobs/index.ts'
import { createLog } from '../../../platform/log/index.ts'
import { open } from '../child.ts'
import { expect } from '../verdict.ts'

/** Files whose names are the ids of their rows. */
export interface FileTable {
  folder: string
  table: string
  /** For a row `f`: whether its file is needed. */
  isUsed: string
  orderSweep: (tx: Transaction) => Promise<unknown>
}

export const filesOfDocuments: FileTable = {
  folder: 'files/documents',
  table: 'document_files',
  isUsed: 'exists (select from document_versions v where v.id = f.id)',
  orderSweep: (tx) => enqueueJob(tx, jobs['documents.expire'], {}),
}

export const piecesOfRecordings: FileTable = {
  folder: 'files/recordings',
  table: 'recording_pieces',
  isUsed: 'f.stored_at is not null and f.dropped_at is null',
  orderSweep: (tx) => enqueueJob(tx, jobsOfRecordings['recordings.tidy'], {}),
}

const filesIn = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((path) => path.split('/').at(-1) ?? '')
    .filter((name) => /^[\da-f-]{36}$/.test(name))

/**
 * Checks a data folder without a server. Every file must have a row, and every used row a file; returns how many rows
 * belong to files that were cut off, or are to be removed. `age`: makes these look two days old, and has the daily
 * sweep run at the next start.
 */
export async function inspectFiles(
  dataDir: string,
  listed: FileTable,
  { age = false } = {},
): Promise<number> {
  const { folder, table, isUsed } = listed
  const server = await open(dataDir)
  const client = new pg.Client({ connectionString: server.connectionString })
  await client.connect()
  try {
    await client.query(`select set_config('app.company_id', '*', false)`)
    const { rows } = await client.query<{ id: string; is_used: boolean }>(
      `select f.id, ${isUsed} as is_used from ${table} f`,
    )
    const onDisk = new Set(filesIn(join(dataDir, folder)))
    const known = new Set(rows.map(({ id }) => id))
    for (const id of onDisk) expect(known.has(id), `the file ${id} of ${folder} is in no row`)
    const used = rows.filter(({ is_used }) => is_used)
    for (const { id } of used) expect(onDisk.has(id), `the file ${id} of ${folder} is missing`)
    if (age) {
      await client.query(
        `update ${table} f set created_at = created_at - interval '2 days' where not (${isUsed})`,
      )
      await order(server.connectionString, listed)
    }
    return rows.length - used.length
  } finally {
    await client.end()
    await server.stop()
  }
}

async function order(connectionString: string, { orderSweep }: FileTable): Promise<void> {
  const database = await connect(connectionString, 'url', 2, createLog({ level: 'silent' }))
  const call = callsOn(database.kysely).make({ rowName: 'faults', actor: { kind: 'job', job: 'faults' } }, {})
  await call.system((tx) => orderSweep(tx))
  await database.close()
}
