/** A domain only has to be in the list to be part of every program: nothing else on the server names it. */
import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { after, before, test } from 'node:test'
import { companyServer } from '@mizan/company/server'
import type { Call } from '@mizan/platform/call'
import {
  AppError,
  callerOf,
  defineAudit,
  defineErrors,
  defineIssues,
  defineRows,
} from '@mizan/platform/contract'
import { tenantPolicy } from '@mizan/platform/database'
import { defineOtherOffice, defineServer, gather, listDomains, openDomains } from '@mizan/platform/domain'
import { desk } from '@mizan/platform/http'
import { defineJobs, enqueueJob, jobDesk, repeatable, startJobs } from '@mizan/platform/jobs'
import { sql } from 'kysely'
import { z } from 'zod'
import { domains } from './domains.ts'
import { rolesDocument } from './roles-document.ts'
import { fillOffice, reachesOf, takesOwnedId } from './sweep/other-office.ts'
import { type Headers, rowsOf } from './sweep/rows.ts'
import { goodCallOf } from './sweep/successes.ts'
import { openWorld, type World } from './sweep/world.ts'

declare module '@mizan/platform/contract/names' {
  interface ErrorCodes {
    'note.not_found': true
  }
  interface AuditActions {
    'note.written': true
  }
}

const noteErrors = defineErrors({
  'note.not_found': { status: 404, tr: 'Not bulunamadı.', en: 'No such note.' },
})
const noteIssues = defineIssues({ 'note.shouted': { tr: 'Bağırmayın.', en: 'Do not shout.' } })
const noteAudit = defineAudit({
  'note.written': { says: { tr: 'Not yazdı', en: 'Wrote a note' }, shows: [{ field: 'words' }] },
})

const noteRows = defineRows({
  'notes.write': {
    method: 'POST',
    path: '/notes',
    group: 'notes',
    access: { session: 'bearer' },
    summary: 'Writes a note',
    body: z.object({ text: z.string().refine((text) => text !== 'AH', 'note.shouted') }),
    answer: z.object({ noteId: z.string() }),
    errors: [],
    fails: { tr: 'Not yazılamadı.', en: 'Failed to write the note.' },
    audit: noteAudit['note.written'],
    sample: { body: { text: 'Duruşma' } },
  },
  'notes.read': {
    method: 'GET',
    path: '/notes/{noteId}',
    group: 'notes',
    access: { session: 'bearer' },
    summary: 'Reads a note',
    params: z.object({ noteId: z.string() }),
    answer: z.object({ text: z.string(), words: z.number().nullable() }),
    errors: ['note.not_found'],
    sample: { params: { noteId: 'sample' } },
  },
})

const noteJobs = defineJobs({ 'notes.count': { payload: z.object({ noteId: z.string() }), scope: 'office' } })

type NoteCall = Call<undefined>

/** Called when a note was counted. */
let counted: (noteId: string) => void = () => {}

const writeNote = (call: NoteCall, text: string) =>
  call.office(async (tx) => {
    const { officeId, userId } = callerOf(call)
    const noteId = randomUUID()
    await sql`insert into notes (id, company_id, user_id, text)
      values (${noteId}, ${officeId}, ${userId}, ${text})`.execute(tx.db)
    await enqueueJob(tx, noteJobs['notes.count'], { noteId })
    tx.about(noteId, { words: String(text.split(' ').length) })
    return { noteId }
  })

const readNote = (call: NoteCall, { noteId }: { noteId: string }) =>
  call.office.read(async ({ db }) => {
    const query = sql<{
      text: string
      words: number | null
    }>`select text, words from notes where id = ${noteId}`
    const [note] = (await query.execute(db)).rows
    if (!note) throw new AppError('note.not_found')
    return note
  })

const countWords = async (call: NoteCall, noteId: string) => {
  const words = sql`array_length(string_to_array(text, ' '), 1)`
  await call.office(({ db }) => sql`update notes set words = ${words} where id = ${noteId}`.execute(db))
  counted(noteId)
}

const notes = defineServer({
  name: 'notes',
  rows: noteRows,
  errors: noteErrors,
  issues: noteIssues,
  audit: noteAudit,
  migrations: [
    {
      name: 'notes-0001-notes',
      sql: `create table notes (id text primary key, company_id text not null, user_id text not null,
        text text not null, words integer); ${tenantPolicy('notes')}`,
    },
  ],
  otherOffice: defineOtherOffice({
    fill: async (call) => ({ noteId: (await call('notes.write', { body: { text: 'Gizli' } })).noteId }),
    reaches: { 'notes.read': { input: ({ noteId }) => ({ params: { noteId } }), answer: 'note.not_found' } },
  }),
  sampleCalls: async () => ({
    'notes.read': async (world) => {
      const { headers } = await world.superAdmin()
      const { noteId } = await world.must(headers, 'notes.write', { body: world.bodyOf('notes.write') })
      return { headers, input: { params: { noteId } } }
    },
  }),
  open: () => ({
    desk: desk(noteRows, {
      'notes.write': (call, { body }) => writeNote(call, body.text),
      'notes.read': (call, { params }) => readNote(call, params),
    }),
    jobs: jobDesk(noteJobs, {
      'notes.count': repeatable((call: NoteCall, { noteId }: { noteId: string }) => countWords(call, noteId)),
    }),
    personalData: {
      export: async ({ db }, { userId }) => ({
        notes: (await sql`select text from notes where user_id = ${userId}`.execute(db)).rows,
      }),
      forget: async ({ db }, { userId }) => {
        await sql`delete from notes where user_id = ${userId}`.execute(db)
      },
    },
  }),
})

const list = [...domains, notes]
let world: World
before(async () => {
  world = await openWorld(list)
})
after(() => world.close())

const write = async (headers: Headers, text: string): Promise<string> => {
  const { status, data, code } = await world.call(headers, 'notes.write', { body: { text } })
  assert.equal(status, 200, code)
  return data.noteId
}
const read = (headers: Headers, noteId: string) => world.call(headers, 'notes.read', { params: { noteId } })

test('its rows are answered, with its errors, its issues and its entries in the record of the office', async () => {
  const { headers } = await world.signIn()
  const noteId = await write(headers, 'Yarın duruşma')
  assert.equal((await read(headers, noteId)).data.text, 'Yarın duruşma')
  const missing = await read(headers, 'none')
  assert.deepEqual([missing.status, missing.message], [404, 'Not bulunamadı.'])
  const shouted = await world.call(headers, 'notes.write', { body: { text: 'AH' } })
  assert.match(JSON.stringify(shouted.issues), /Bağırmayın/)
  const { data } = await world.call(headers, 'company.audit')
  const entry = data.items.find(({ action }: { action: string }) => action === 'note.written')
  assert.deepEqual(entry?.details, { words: '2' })
})

test('its jobs are done', async (t) => {
  const { headers } = await world.signIn()
  const { calls, log, jobs: desks, database } = world
  const runner = await startJobs({ connectionString: database.connectionString, calls, desks, log })
  t.after(() => runner.close(1_000))
  const done = Promise.withResolvers<void>()
  const written = write(headers, 'üç kısa söz')
  counted = async (one) => (one === (await written) ? done.resolve() : undefined)
  await done.promise
  assert.equal((await read(headers, await written)).data.words, 3)
})

test('the domain’s data about a person is exported, and erased with the account', async () => {
  const { headers, userId } = await world.signIn()
  await write(headers, 'Benim notum')
  const { office } = (await world.call(headers, 'user.exportData')).data
  assert.deepEqual(office.notes, [{ text: 'Benim notum' }])
  for (const section of ['cases', 'documents', 'notes', 'time']) assert.ok(section in office, section)
  const erased = await world.call(headers, 'user.erase', { body: { password: 'Ornek-Parola-1' } })
  assert.equal(erased.status, 200, erased.code)
  const left = await world.system(sql`select from notes where user_id = ${userId}`)
  assert.equal(left.rows.length, 0)
})

test('its tables are created after those of the others, behind row-level security', async () => {
  const { pool } = world.database
  const applied = await pool.query('select name from schema_migrations order by position')
  assert.equal(applied.rows.at(-1).name, 'notes-0001-notes')
  const forced = await pool.query(`select relforcerowsecurity as is from pg_class where relname = 'notes'`)
  assert.deepEqual(forced.rows, [{ is: true }])
})

test('the document of roles, the API page and the sweep contain its rows', async () => {
  assert.ok(rolesDocument(list).includes('| GET /notes/{noteId} | needed |'))
  assert.match((await world.server.inject('/api/openapi.json')).body, /"notes\.read"/)
  const own = rowsOf(list).filter(([name]) => name.startsWith('notes.'))
  const taking = own.filter(([name, row]) => takesOwnedId(list, name, row)).map(([name]) => name)
  assert.deepEqual([own.length, taking], [2, ['notes.read']])
})

test('the sweep tries its ids from another office', async () => {
  const [victim, attacker] = [await world.signIn(), await world.signIn()]
  const learnt = await fillOffice(world, victim)
  const reach = reachesOf(world).get('notes.read')
  assert.ok(reach && learnt.noteId)
  const tried = ({ headers }: { headers: Headers }) => world.call(headers, 'notes.read', reach.input(learnt))
  assert.equal((await tried(victim)).status, 200)
  assert.equal((await tried(attacker)).code, reach.answer)
})

test('the sweep calls its rows as declared, and no row that is not its own', async () => {
  const { headers, input } = await goodCallOf(world, 'notes.read')
  assert.equal((await world.call(headers, 'notes.read', input)).data.text, 'Duruşma')
  const sampleCalls = async () => ({ 'notes.copy': async () => ({ headers: {}, input: {} }) })
  const wrong = { ...world, domains: [...list, defineServer({ name: 'wrong', sampleCalls })] }
  await assert.rejects(goodCallOf(wrong, 'notes.read'), /wrong has no row notes.copy/)
})

test('a list that lacks what one of its domains names does not compile', () => {
  const copying = defineServer({
    name: 'copying',
    rows: defineRows({ 'notes.copy': { ...noteRows['notes.write'], renews: ['notes.read', 'notes.list'] } }),
  })
  assert.ok(listDomains([...domains, notes]))
  // @ts-expect-error there is no row notes.list
  assert.ok(listDomains([...domains, notes, copying]))
  // @ts-expect-error nobody fills the port of licences
  assert.ok(listDomains([companyServer]))
})

test('two domains with one name for a row, an error, an issue or an entry are refused', () => {
  for (const part of [
    { rows: noteRows },
    { errors: noteErrors },
    { issues: noteIssues },
    { audit: noteAudit },
  ])
    assert.throws(() => gather([notes, { name: 'other', ...part }]), /^Error: Two domains have the /)
})

test('two domains that export a section with the same name are refused', async () => {
  const again = defineServer({ name: 'again', open: notes.open })
  const { services } = await openDomains([notes, again], world.services)
  const person = { userId: 'nobody', email: undefined }
  await assert.rejects(
    world.ofOffice('none').system.read((tx) => services.personalData.export(tx, person)),
    /section called notes/,
  )
})
