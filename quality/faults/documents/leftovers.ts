/** What kills leave behind: compares the files on the disk with the rows that list them. */
import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import pg from 'pg'
import { jobs } from '../../../domains/documents/server/job-rules.ts'
import { callsOn } from '../../../platform/call/index.ts'
import { connect } from '../../../platform/database/index.ts'
import { enqueueJob } from '../../../platform/jobs/index.ts'
import { createLog } from '../../../platform/log/index.ts'
import { open } from '../child.ts'
import { expect } from '../verdict.ts'

/** Names of files, which are the ids of their rows. */
const filesOf = (dataDir: string): string[] =>
  readdirSync(join(dataDir, 'files/documents'), { recursive: true, encoding: 'utf8' })
    .map((path) => path.split('/').at(-1) ?? '')
    .filter((name) => /^[\da-f-]{36}$/.test(name))

/**
 * For a data folder without a server. Every file has a row, and every version a file; returns how many rows are of
 * uploads that were cut off. `age`: makes these look two days old, and has the daily sweep run at the next start.
 */
export async function inspectFiles(dataDir: string, { age = false } = {}): Promise<number> {
  const server = await open(dataDir)
  const client = new pg.Client({ connectionString: server.connectionString })
  await client.connect()
  try {
    await client.query(`select set_config('app.company_id', '*', false)`)
    const { rows } = await client.query<{ id: string; is_used: boolean }>(
      'select f.id, exists (select from document_versions v where v.id = f.id) as is_used from document_files f',
    )
    const onDisk = new Set(filesOf(dataDir))
    const listed = new Set(rows.map(({ id }) => id))
    for (const id of onDisk) expect(listed.has(id), `the file ${id} is in no row`)
    const used = rows.filter(({ is_used: isUsed }) => isUsed)
    for (const { id } of used) expect(onDisk.has(id), `the file of the version ${id} is missing`)
    if (age) {
      await client.query(`update document_files set created_at = created_at - interval '2 days'
        where not exists (select from document_versions v where v.id = document_files.id)`)
      await orderSweep(server.connectionString)
    }
    return rows.length - used.length
  } finally {
    await client.end()
    await server.stop()
  }
}

async function orderSweep(connectionString: string): Promise<void> {
  const database = await connect(connectionString, 'url', 2, createLog({ level: 'silent' }))
  const call = callsOn(database.kysely).make({ rowName: 'faults', actor: { kind: 'job', job: 'faults' } }, {})
  await call.system((tx) => enqueueJob(tx, jobs['documents.expire'], {}))
  await database.close()
}
