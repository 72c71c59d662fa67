/** Documents for the tests of this domain: cases and documents in one database, files in a folder, and people. */

import { createSecretKey, randomBytes, randomUUID } from 'node:crypto'
import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { caseErrors, caseIssues } from '@mizan/cases/contract'
import { caseMigrations, KnownRights, lockCase, requireCase } from '@mizan/cases/server'
import { clientMigrations } from '@mizan/clients/server'
import { permits } from '@mizan/company/access'
import { identityIssues } from '@mizan/identity/contract'
import { identityMigrations } from '@mizan/identity/server'
import { notificationMigrations } from '@mizan/notifications/server'
import { type Charge, createSeats, createTickets } from '@mizan/platform/access'
import { callsOn } from '@mizan/platform/call'
import { openFolderStore, sealedFiles } from '@mizan/platform/files'
import { createLog } from '@mizan/platform/log'
import {
  type CallInput,
  callThrough,
  openTestDatabase,
  openTestServer,
  TestClock,
  TestPeople,
  testGate,
  testJobCall,
} from '@mizan/platform/testing'
import { researchMigrations } from '@mizan/research/server'
import { sql } from 'kysely'
import { documentErrors, documentRows, exhibitIssues, keyIssues } from '../../contract.ts'
import {
  archiveBounds,
  derivationBounds,
  exhibitBounds,
  readingBounds,
  searchBounds,
  toolBounds,
} from '../../data/limits.ts'
import type { DocumentCall } from '../call.ts'
import { documentDesk } from '../desk.ts'
import { expireDocuments } from '../expire.ts'
import { keyPlaces } from '../key-places.ts'
import { openOfficeKeys } from '../keys/office-keys.ts'
import { documentMigrations } from '../migrations.ts'
import type { DocumentParts } from '../parts.ts'
import { documentPersonalData } from '../personal-data.ts'
import { officeRoom } from '../storage/room.ts'
import type { DocumentTables } from '../tables.ts'
import { OpenedIndexes } from '../texts/opened.ts'
import { readTexts } from '../texts/read-texts.ts'
import { noRecogniser } from '../texts/recogniser.ts'
import { wantMissedTexts } from '../texts/want-missed-texts.ts'

type RowName = keyof typeof documentRows

export async function openDocuments(
  change: (parts: DocumentParts) => Partial<DocumentParts> = () => ({}),
  charge: Charge = async () => {},
) {
  const folder = await mkdtemp(join(tmpdir(), 'mizan-documents-'))
  const database = await openTestDatabase<DocumentTables>([
    ...researchMigrations,
    ...identityMigrations,
    ...notificationMigrations,
    ...clientMigrations,
    ...caseMigrations,
    ...documentMigrations,
  ])
  const clock = new TestClock('2026-12-11T12:00:00.000Z')
  const calls = callsOn(database.kysely, clock)
  const people = new TestPeople()
  const tickets = createTickets(createSecretKey(randomBytes(32)), clock)
  /** Reaches the rows of all offices. */
  const { system } = calls.make<unknown, DocumentTables>({ rowName: 'test.call', actor: null }, {})
  const keys = openOfficeKeys([randomBytes(48)], keyPlaces)
  const uploadFolder = join(folder, 'uploads')
  const usual: DocumentParts = {
    namesOf: async (_tx, ids) => new Map(ids.map((id) => [id, { name: 'Deniz', surname: 'Örnek' }])),
    requireCase,
    rights: new KnownRights(),
    lockCase,
    files: sealedFiles(await openFolderStore(folder)),
    keys,
    room: officeRoom({
      storageOf: async () => ({ gigabytes: null, plan: null }),
      storedBytes: [],
      disk: { free: async () => Number.POSITIVE_INFINITY, scarceBytes: 0 },
    }),
    tickets,
    texts: new OpenedIndexes(keys),
    searchedTexts: [],
    recogniser: noRecogniser,
    readingSeats: createSeats(readingBounds),
    searchSeats: createSeats(searchBounds),
    toolSeats: createSeats(toolBounds),
    exhibitSeats: createSeats(exhibitBounds),
    archiveSeats: createSeats(archiveBounds),
    derivationSeats: createSeats(derivationBounds),
    uploadFolder,
    log: createLog({ level: 'silent' }),
  }
  const parts = { ...usual, ...change(usual) }
  const server = await openTestServer({
    desks: [documentDesk(parts)],
    errors: { ...caseErrors, ...documentErrors },
    issues: { ...identityIssues, ...caseIssues, ...keyIssues, ...exhibitIssues },
    gate: testGate({
      callerOf: people.callerOf,
      callerOfTicket: async (ticket, opens) => people.ofSession(tickets.read(ticket, opens)),
      permits,
    }),
    calls,
    charge,
    uploadFolder,
  })
  const call = callThrough(server, documentRows)
  /** Somebody of an office, a new one unless it is named. */
  const signIn = ({
    officeId = randomUUID() as string,
    role = 'ADMIN',
    keys = ['case_management_full'],
  } = {}) => {
    const userId = randomUUID()
    const session = () => {
      const session = { sessionId: randomUUID() as string, kind: 'browser', verified: true } as const
      const caller = { userId, officeId, roles: [role], session }
      const token = people.signIn(caller, { keys: new Set(keys) })
      const of = (name: RowName, params: Record<string, string>, more: CallInput = {}) =>
        call(name, { ...more, params, token })
      return { officeId, userId, token, of, signOut: () => people.signOut(token) }
    }
    /** `again`: another session of the same person. */
    return { ...session(), again: session }
  }
  /** What is stored: the files, and the rows that list them. */
  const stored = async () => {
    const names = await readdir(join(folder, 'files'), { recursive: true }).catch(() => [] as string[])
    const { rows } = await system(({ db }) =>
      sql<{ files: number; versions: number }>`select (select count(*)::int from document_files) as files,
        (select count(*)::int from document_versions) as versions`.execute(db),
    )
    return { onDisk: names.filter((name) => /[0-9a-f-]{36}$/.test(name)).length, ...rows[0] }
  }
  const job = { rowName: 'test.job', actor: { kind: 'job', job: 'test' } } as const
  const close = async () => {
    await server.close()
    await database.close()
    await rm(folder, { recursive: true, force: true })
  }
  return {
    ...{ folder, uploadFolder, server, database, keys, clock, calls, system, signIn, stored, close },
    job: (): DocumentCall => calls.make(job, parts),
    /** As the job does it every night. */
    expire: () => expireDocuments(calls.make(job, parts)),
    /** Reads the texts of an office that wait for it, as the job does. */
    readTexts: (officeId: string, { signal = new AbortController().signal } = {}) =>
      readTexts(testJobCall(calls, { parts, officeId, signal }), { officeId }),
    own: parts,
    wantMissedTexts: () => wantMissedTexts(testJobCall(calls, { parts })),
    /** Rows of texts, and of the index. */
    texts: (officeId: string) =>
      system(({ db }) =>
        db.selectFrom('document_texts').selectAll().where('company_id', '=', officeId).execute(),
      ),
    parts: (officeId: string) =>
      system(({ db }) =>
        db.selectFrom('document_index').selectAll().where('company_id', '=', officeId).execute(),
      ),
    export: (userId: string) => system((tx) => documentPersonalData.export(tx, { userId, email: undefined })),
  }
}

export type TestDocuments = Awaited<ReturnType<typeof openDocuments>>
export type Person = Omit<ReturnType<TestDocuments['signIn']>, 'again'>

let count = 0

/** A case of the office, written past the calls of cases. */
export async function newCase(
  { system, clock }: TestDocuments,
  officeId: string,
  rights: Record<string, 'read' | 'write'> = {},
): Promise<string> {
  count += 1
  const id = randomUUID()
  await system(async ({ db }) => {
    await sql`
      insert into cases (id, company_id, case_number, title, display_title, search_text, created_by, created_at,
        changed_at)
      values (${id}, ${officeId}, ${`B-${count}`}, 'Gizli', 'Yılmaz / ABC', '', 'somebody', ${clock.now()},
        ${clock.now()})`.execute(db)
    for (const [userId, granted] of Object.entries(rights))
      await sql`insert into case_rights (company_id, user_id, case_id, granted)
        values (${officeId}, ${userId}, ${id}, ${granted})`.execute(db)
  })
  return id
}

/** As its domain deletes it. */
export const deleteCase = ({ system, clock }: TestDocuments, caseId: string) =>
  system(({ db }) =>
    sql`update cases set deleted_at = ${clock.now()}, deleted_by = 'somebody', deletion_comment = 'Mükerrer'
      where id = ${caseId}`.execute(db),
  )

export const textFile = (text = 'Sayın Mahkeme,', name = 'Cevap.txt') =>
  new File([text], name, { type: 'text/plain' })

/** Adds a document and gives it. */
export async function newDocument(by: Person, caseId: string, file = textFile(), more: object = {}) {
  const { data, body } = await by.of('documents.add', { caseId }, { body: { File: file, ...more } })
  if (!data) throw new Error(body)
  return data
}

export const list = async (by: Person, caseId: string, query = '') =>
  (await by.of('documents.list', { caseId }, { query })).data

export const names = async (by: Person, caseId: string, query = ''): Promise<string[]> =>
  (await list(by, caseId, query)).items.map(({ name }: { name: string }) => name)
