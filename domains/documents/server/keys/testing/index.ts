/** Keys of offices for tests: a server of their calls, people who call them, and a table of files to protect. */
import { randomBytes, randomUUID } from 'node:crypto'
import { permits } from '@mizan/company/access'
import { identityMigrations } from '@mizan/identity/server'
import { createSeats } from '@mizan/platform/access'
import { callsOn } from '@mizan/platform/call'
import { type Transaction, tenantPolicy } from '@mizan/platform/database'
import { desk } from '@mizan/platform/http'
import {
  type CallInput,
  callThrough,
  openTestDatabase,
  openTestServer,
  TestClock,
  TestPeople,
  testGate,
} from '@mizan/platform/testing'
import { sql } from 'kysely'
import { keyRows } from '../../../contract/keys.ts'
import { derivationBounds } from '../../../data/limits.ts'
import { keyErrors, keyIssues } from '../../../errors/keys.ts'
import type { KeyParts } from '../call.ts'
import { keyHandlers } from '../desk.ts'
import { keyMigrations } from '../migrations.ts'
import type { FileOfOffice } from '../names.ts'
import { type OfficeKeys, openOfficeKeys } from '../office-keys.ts'
import type { KeyPlace } from '../places.ts'
import type { KeyTables } from '../tables.ts'

const files = `
create table test_files (id text primary key, company_id text not null, wrapped_key bytea);
${tenantPolicy('test_files')}`

const place: KeyPlace = { table: 'test_files', fileKeyOf: (id) => `files/${id}` }

export async function openKeyWorld(secret: Uint8Array) {
  const database = await openTestDatabase<KeyTables>([
    ...identityMigrations,
    ...keyMigrations,
    { name: 'test-0001', sql: files },
  ])
  const clock = new TestClock('2026-12-11T08:00:00.000Z')
  const people = new TestPeople()
  const calls = callsOn(database.kysely, clock)
  /** As another process of the same installation has them. */
  const newProcess = async () => {
    const keys = openOfficeKeys([secret], [place])
    const derivationSeats = createSeats(derivationBounds)
    const server = await openTestServer({
      desks: [desk(keyRows, keyHandlers, { keys, derivationSeats } satisfies KeyParts)],
      errors: keyErrors,
      issues: keyIssues,
      gate: testGate({ callerOf: people.callerOf, permits }),
      calls,
    })
    return { keys, derivationSeats, server, call: callThrough(server, keyRows) }
  }
  const first = await newProcess()
  const second = await newProcess()
  const signIn = ({
    officeId = randomUUID() as string,
    role = 'ADMIN',
    licences = ['case_management_full', 'encryption_general', 'encryption_custom'],
  } = {}) => {
    const userId = randomUUID()
    const token = people.signIn({ userId, officeId, roles: [role] }, { keys: new Set(licences) })
    type Name = keyof typeof keyRows
    const through =
      ({ call }: typeof first) =>
      (name: Name, body?: object) =>
        call(name, { ...(body ? { body } : {}), token } as CallInput)
    return { userId, officeId, call: through(first), callSecond: through(second) }
  }
  return {
    ...filesOf(calls, first.keys),
    database,
    clock,
    first: first.keys,
    second: second.keys,
    derivationSeats: first.derivationSeats,
    signIn,
    close: async () => {
      await first.server.close()
      await second.server.close()
      await database.close()
    },
  }
}

/** Files of an office, by the keys that are passed in or those of the first process. */
function filesOf(calls: ReturnType<typeof callsOn>, own: OfficeKeys) {
  const callOf = (officeId: string) =>
    calls.make<unknown, KeyTables>(
      { rowName: 'test.call', actor: { kind: 'person', userId: 'ann', officeId } },
      {},
    )
  return {
    /** Stores a data key as an upload does, and returns it with the id of its file. */
    addFile: (officeId: string, keys = own) =>
      callOf(officeId).office(async (tx) => {
        const id = randomUUID()
        const { dataKey, wrapped } = await newFileKey(keys, tx, { officeId, fileKey: place.fileKeyOf(id) })
        await sql`insert into test_files values (${id}, ${officeId}, ${wrapped})`.execute(tx.db)
        return { id, dataKey, wrapped }
      }),
    openFile: (officeId: string, id: string, keys = own) =>
      callOf(officeId).office.read(async (tx) => {
        const { rows } = await sql<{ wrapped_key: Buffer }>`
          select wrapped_key from test_files where id = ${id}`.execute(tx.db)
        return keys.openFileKey(tx, { officeId, fileKey: place.fileKeyOf(id) }, rows[0]!.wrapped_key)
      }),
    inOffice: callOf,
  }
}

/** A data key, and what the row of its file would hold. */
export async function newFileKey(
  keys: OfficeKeys,
  tx: Transaction<KeyTables>,
  file: FileOfOffice,
): Promise<{ dataKey: Buffer; wrapped: Buffer }> {
  const dataKey = randomBytes(32)
  return { dataKey, wrapped: await keys.wrapFileKey(tx, file, dataKey) }
}
