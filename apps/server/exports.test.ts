import assert from 'node:assert/strict'
import { mkdir, readdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { after, before, test } from 'node:test'
import type { Row } from '@mizan/platform/contract'
import { FileError } from '@mizan/platform/files'
import type { JobRunner } from '@mizan/platform/jobs'
import { readSheets } from '@mizan/platform/spreadsheet/testing'
import { until } from '@mizan/platform/testing'
import { sql } from 'kysely'
import { operatorCall } from './operator.ts'
import { allRows, type Headers, type Input, send } from './sweep/rows.ts'
import { openWorld, type Person, startWork, type World } from './sweep/world.ts'

let world: World
let runner: JobRunner
before(async () => {
  world = await openWorld()
  runner = await startWork(world)
})
after(async () => {
  await runner.close(1_000)
  await world.close()
})

const rows = new Map(allRows)
const sampleOf = (name: string) => rows.get(name)?.sample.body as Record<string, unknown>
const file = (headers: Headers, exportId: string) =>
  send(world.server, rows.get('exports.file') as Row, { params: { exportId } }, headers)

/** Everything that a test does with exports as one person. */
function exporter({ headers }: Pick<Person, 'headers'>) {
  const call = async (name: string, input: Input = {}) => world.call(headers, name, input)
  const must = async (name: string, input: Input = {}) => {
    const { data, message } = await call(name, input)
    assert.ok(data, `${name}: ${message}`)
    return data
  }
  const start = async (format: string) => must('exports.start', { body: { format } })
  const one = async (exportId: string) =>
    (await must('exports.list')).items.find((item: { exportId: string }) => item.exportId === exportId)
  const left = (exportId: string, state: string) =>
    until(async () => {
      const found = await one(exportId)
      return found.state !== state && found
    }, 120)
  const settled = (exportId: string) => left(exportId, 'running')
  const done = async (format: string) => settled((await start(format)).exportId)
  const json = async (exportId: string) => (await file(headers, exportId)).json()
  return { headers, call, must, start, one, left, settled, done, json }
}

/** Another person in the office of the first. */
async function colleagueOf(person: Person, ...roles: string[]): Promise<Person> {
  const other = await world.withRoles(...roles)
  const office = sql`(select company_id from memberships where user_id = ${person.userId})`
  await world.system(sql`update memberships set company_id = ${office} where user_id = ${other.userId}`)
  return other
}

/** An office with something of each kind, some of it deleted. */
async function filledOffice() {
  const person = await world.superAdmin()
  const colleague = await colleagueOf(person, 'USER')
  const me = exporter(person)
  const add = (name: string, params?: Record<string, string>, more: object = {}) =>
    me.must(name, { ...(params && { params }), body: { ...sampleOf(name), ...more } })
  await add('company.setProfile')
  await add('invite.create', undefined, { email: `yeni-${person.userId}@ornek.test` })
  const { clientId } = await add('client.create', undefined, { name: '=Işık & Oğlu' })
  await add('client.addPayment', undefined, { clientId, amount: '1250.50' })
  await add('client.addPayment', undefined, { clientId, amount: '0.10', description: 'İkinci' })
  const { caseId } = await add('cases.create', undefined, { clientId, assigneeId: colleague.userId })
  await add('client.addService', undefined, { clientId, caseId })
  await add('client.addExpense', undefined, { clientId })
  await add('client.addPayment', undefined, { clientId, account: 'trust' })
  await add('client.payOut', undefined, { clientId })
  await add('client.setInstalments', { clientId })
  await add(
    'cases.updatePermissions',
    { caseId },
    { permissions: [{ userId: colleague.userId, permission: 'read' }] },
  )
  await me.must('cases.follow', { params: { caseId } })
  const { caseTaskId } = await add('tasks.add', { caseId })
  await me.must('tasks.follow', { params: { caseId, caseTaskId } })
  await add('cases.addParty', { caseId }, { representatives: ['Av. Can Su', 'Av. Ece Ay'] })
  await add('hearings.add', { caseId })
  await add('limits.add', { caseId })
  await add('cases.linkDecision', { caseId }, { courtCaseId: world.textIds.decision })
  await add('taskTemplates.create')
  await add('time.add', undefined, { caseId })
  const { documentId } = await add('documents.add', { caseId })
  const { recordingId } = await add('recordings.begin', { caseId })
  await add('recordings.saveTranscript', { caseId, recordingId })
  await add('recordings.setConsent', undefined, { asks: false })
  const { governmentCaseId } = await add('government.create', undefined, { caseId })
  await add('government.verifyFiles', undefined, { governmentCaseId })
  const reading = { params: { caseId }, query: { documentId } }
  await send(world.server, rows.get('documents.download') as Row, reading, me.headers)
  return { person, colleague, me, add, clientId, caseId }
}

const officeTables = () => world.services.officeData()

test('an export has everything of the office, and nothing of another one', async () => {
  const stranger = exporter(await world.superAdmin())
  await stranger.must('client.create', { body: { name: 'Yabancı Müvekkil' } })
  const { person, colleague, me, add, caseId, clientId } = await filledOffice()
  const gone = await add('cases.create', undefined, { caseNumber: 'silinecek', displayTitle: 'Silinen dava' })
  await add('tasks.add', { caseId: gone.caseId }, { displayTitle: 'Silinen davanın görevi' })
  await me.must('cases.delete', { params: { caseId: gone.caseId }, body: { comment: 'Mükerrer' } })

  const { exportId, kinds, file: made, createdBy } = await me.done('json')
  assert.equal(createdBy.id, person.userId)
  assert.match(made.name, /^mizan-ofis-\d{4}-\d\d-\d\d\.json$/)
  const answer = await file(me.headers, exportId)
  assert.equal(Number(answer.headers['content-length']), made.size)
  assert.match(String(answer.headers['content-disposition']), /attachment; filename="mizan-ofis-/)
  const office = answer.json()
  assert.deepEqual(Object.keys(office), ['export', ...officeTables().map(({ name }) => name)])
  assert.deepEqual([office.export.format, office.export.version], ['mizan-office', 1])
  for (const { name, columns } of officeTables()) {
    assert.ok(office[name].length > 0, `${name} is empty`)
    assert.deepEqual(Object.keys(office[name][0]), Object.keys(columns), name)
    assert.equal(office[name].length, office.export.counts[name])
  }
  assert.deepEqual(
    kinds.map(({ name, written, expected }: Record<string, unknown>) => [name, written, expected]),
    officeTables().map(({ name }) => [name, office[name].length, office[name].length]),
  )
  assert.doesNotMatch(answer.body, /Yabancı Müvekkil/)
  assert.equal(office.recordings[0].transcript, sampleOf('recordings.saveTranscript').text)

  assert.deepEqual(
    office.cases.map((one: Record<string, unknown>) => [
      one.id,
      one.client,
      (one.assignee as { id: string }).id,
    ]),
    [[caseId, '=Işık & Oğlu', colleague.userId]],
  )
  assert.ok(office.cases[0].assignee.name.length > 1)
  assert.deepEqual(
    office.tasks.map((one: Record<string, unknown>) => [one.caseNumber, one.deadline]),
    [['2026/129', '2026-12-14']],
  )
  assert.deepEqual(
    office.payments.map((one: Record<string, unknown>) => [one.clientId, one.amount, one.paymentType]),
    [
      [clientId, '1250.50', 'cash'],
      [clientId, '0.10', 'cash'],
      [clientId, '7500.00', 'cash'],
    ],
  )
  assert.deepEqual(office.parties[0].representatives, ['Av. Can Su', 'Av. Ece Ay'])
  assert.ok(office.members.every(({ email }: { email: string }) => email.includes('@')))
  const actions = office.history.map(({ action }: { action: string }) => action)
  // The download came after the export.
  const { total } = await me.must('company.audit', { query: {} })
  assert.equal(office.history.length, total - 1)
  assert.ok(['case.deleted', 'export.started'].every((action) => actions.includes(action)))
})

test('deleted payments are exported with their reason', async () => {
  const { me, clientId } = await filledOffice()
  const paymentsNow = async () => (await me.json((await me.done('json')).exportId)).payments
  const [, { id: transactionId }] = await paymentsNow()
  await me.must('client.deletePayment', { body: { clientId, transactionId, comment: 'Yanlış hesap' } })
  const [kept, deleted] = await paymentsNow()
  assert.equal(kept.deletedAt, null)
  assert.equal(deleted.deletionComment, 'Yanlış hesap')
  assert.ok(deleted.deletedAt && deleted.deletedBy.name)
})

test('a workbook has a sheet for each kind in the language of its reader, with words, days and sums', async () => {
  const { me } = await filledOffice()
  const english = exporter({ headers: { ...me.headers, 'accept-language': 'en' } })
  const sheetsOf = async (one: ReturnType<typeof exporter>) => {
    const { exportId, file: made } = await one.done('xlsx')
    const answer = await file(one.headers, exportId)
    return { name: made.name, sheets: readSheets(answer.rawPayload) }
  }
  const turkish = await sheetsOf(me)
  assert.deepEqual(
    turkish.sheets.map(({ name }) => name),
    officeTables().map(({ title }) => title.tr),
  )
  const sheet = (name: string) => turkish.sheets.find((one) => one.name === name)?.rows ?? []
  const cells = (name: string, row = 1) => sheet(name)[row]?.map(({ value }) => value) ?? []
  assert.ok(cells('Müvekkiller', 0).includes('Ad ya da unvan'))
  assert.deepEqual(
    sheet('Müvekkiller')[1]?.find(({ value }) => value.startsWith('=')),
    { value: '=Işık & Oğlu', kind: 'text', format: '@' },
  )
  const payment = sheet('Tahsilatlar')[1] ?? []
  assert.ok(payment.some(({ value, format }) => Number(value) === 1250.5 && format === '#,##0.00'))
  assert.ok(payment.some(({ value, format }) => value === '46359' && format === 'dd.mm.yyyy'))
  assert.ok(payment.some(({ value }) => value === 'Nakit'))
  assert.ok(cells('Taraflar').includes('Davacı') && cells('Taraflar').includes('Av. Can Su; Av. Ece Ay'))
  assert.ok(cells('Süreler').includes('Evet'))
  const record = sheet('İşlem kaydı').map((row) => row.map(({ value }) => value))
  assert.ok(
    record.some((row) => row.includes('Büronun dışa aktarımını başlattı') && row.includes('Excel (.xlsx)')),
  )
  const other = await sheetsOf(english)
  assert.match(other.name, /^mizan-office-.*\.xlsx$/)
  assert.ok(
    other.sheets.some(({ name, rows: [first] }) => name === 'Clients' && first?.[1]?.value === 'Name'),
  )
})

test('only an administrator exports, sees and downloads, and each step is in the record', async () => {
  const person = await world.superAdmin()
  const other = await colleagueOf(person, 'ADMIN')
  const manager = await colleagueOf(person, 'COMPANYADMIN', 'CASEADMIN')
  const user = await colleagueOf(person, 'USER')
  const me = exporter(person)
  const { exportId } = await me.done('json')
  const calls: [name: string, input: Input][] = [
    ['exports.start', { body: { format: 'json' } }],
    ['exports.list', {}],
    ['exports.cancel', { params: { exportId } }],
    ['exports.file', { params: { exportId } }],
  ]
  for (const [name, input] of calls) {
    assert.equal((await world.call(manager.headers, name, input)).code, 'export.administrators_only', name)
    assert.equal((await world.call(user.headers, name, input)).code, 'access.forbidden', name)
  }
  assert.equal((await file(other.headers, exportId)).statusCode, 200)
  const stranger = await world.superAdmin()
  assert.equal((await file(stranger.headers, exportId)).json().code, 'export.not_found')
  const { items } = await me.must('company.audit', { query: {} })
  assert.deepEqual(
    items.slice(0, 2).map(({ action, actor, details }: Record<string, never>) => [action, actor, details]),
    [
      ['export.downloaded', { id: other.userId, name: items[0].actor.name }, { format: 'json' }],
      ['export.started', { id: person.userId, name: items[1].actor.name }, { format: 'json' }],
    ],
  )
})

test('an office whose plan has lapsed still exports', async () => {
  const person = await world.without()
  const { state } = await exporter(person).done('json')
  assert.equal(state, 'done')
})

/** Locks a table that every export reads, so that none continues; returns the function that releases it. */
async function heldExports(): Promise<() => Promise<void>> {
  const client = await world.database.pool.connect()
  await client.query('begin')
  await client.query('lock table time_entries in access exclusive mode')
  return async () => {
    await client.query('commit')
    client.release()
  }
}

/** Runs a job of the timetable now. */
async function runJob(name: string): Promise<void> {
  const duty = world.jobs.flat().find(({ job }) => job.name === name)
  const call = operatorCall(world.calls, { rowName: name }, duty?.parts)
  if (duty && 'again' in duty.work) await duty.work.again(call as never, {})
}

const inFolder = () => readdir(join(world.folder, 'cache', 'exports', 'files')).catch((): string[] => [])

test('an office has one running export, which can be cancelled and leaves nothing', async () => {
  const me = exporter(await world.superAdmin())
  const release = await heldExports()
  const { exportId } = await me.start('json')
  assert.equal((await me.call('exports.start', { body: { format: 'xlsx' } })).code, 'export.running')
  assert.equal((await file(me.headers, exportId)).json().code, 'export.gone')
  const { data } = await me.call('exports.cancel', { params: { exportId } })
  assert.equal(data.state, 'cancelled')
  assert.equal((await me.call('exports.cancel', { params: { exportId } })).code, 'export.not_now')
  await release()
  // Exports of a server are made one after the other: once this is done, the cancelled one is over.
  const next = await me.done('json')
  assert.equal(next.state, 'done')
  assert.equal((await me.one(exportId)).state, 'cancelled')
  assert.ok(!(await inFolder()).includes(exportId))
})

test('an export of somebody who is no longer an administrator fails', async () => {
  const person = await world.superAdmin()
  const other = await colleagueOf(person, 'ADMIN')
  const me = exporter(person)
  await runner.close(1_000)
  const { exportId } = await exporter(other).start('json')
  await world.system(sql`update memberships set roles = ${['USER']} where user_id = ${other.userId}`)
  runner = await startWork(world)
  const { state, trouble } = await me.settled(exportId)
  assert.deepEqual([state, trouble], ['failed', 'not_permitted'])
})

test('an export that fails says why, leaves nothing, and another one can be started', async (t) => {
  const me = exporter(await world.superAdmin())
  const { exportFiles } = world.services
  for (const [error, trouble] of [
    [new FileError('too_large', 'x'), 'too_large'],
    [new Error('the disk is full'), 'failed'],
  ] as const) {
    const put = t.mock.method(exportFiles, 'put', async () => {
      throw error
    })
    const failed = await me.done('json')
    assert.deepEqual([failed.state, failed.trouble, failed.file], ['failed', trouble, null])
    put.mock.restore()
  }
  assert.equal((await me.done('json')).state, 'done')
})

test('an export that a stopping server interrupts is made again by the next one', async () => {
  const me = exporter(await world.superAdmin())
  const release = await heldExports()
  const { exportId } = await me.start('json')
  const isBegun = async () => {
    const { rowCount } = await world.database.pool.query(
      `select from pg_locks l join pg_class c on c.oid = l.relation where relname = 'time_entries' and not granted`,
    )
    return rowCount === 1
  }
  await until(isBegun)
  const closing = runner.close(10_000)
  await release()
  await closing
  assert.equal((await me.one(exportId)).state, 'running')
  // A killed server may have left these files in place.
  await mkdir(join(world.folder, 'cache', 'exports', 'files'), { recursive: true })
  await writeFile(join(world.folder, 'cache', 'exports', 'files', exportId), 'half')
  await world.database.pool.query(`update jobs.job set start_after = now() where name = 'transfer.export'`)
  runner = await startWork(world)
  assert.equal((await me.settled(exportId)).state, 'done')
  assert.ok((await me.json(exportId)).members.length > 0)
})

test('a file is kept for a day, and until the next one of its format', async () => {
  const me = exporter(await world.superAdmin())
  const [first, sheets] = [await me.done('json'), await me.done('xlsx')]
  const second = await me.done('json')
  // The file of the earlier export goes just after the later one is ready.
  await me.left(first.exportId, 'done')
  assert.deepEqual(
    (await me.must('exports.list')).items.map(({ exportId, state }: Record<string, string>) => [
      exportId,
      state,
    ]),
    [
      [second.exportId, 'done'],
      [sheets.exportId, 'done'],
      [first.exportId, 'expired'],
    ],
  )
  const kept = Date.parse(second.file.expiresAt) - Date.parse(second.finishedAt)
  assert.equal(kept, 24 * 3_600_000)
  await world.system(
    sql`update office_exports set expires_at = now() - interval '1 s' where id = ${second.exportId}`,
  )
  assert.equal((await file(me.headers, second.exportId)).json().code, 'export.gone')
  assert.equal((await me.one(second.exportId)).state, 'expired')
  const lost = await me.start('json')
  await me.settled(lost.exportId)
  await world.system(sql`update office_exports set state = 'running', finished_at = null, file_key = null,
    file_size = null, file_hash = null, expires_at = null, created_at = now() - interval '4 h' where id = ${lost.exportId}`)
  await runJob('transfer.expire')
  assert.deepEqual(
    (await inFolder()).filter((key) => [first, second].some(({ exportId }) => exportId === key)),
    [],
  )
  assert.ok((await inFolder()).includes(sheets.exportId))
  assert.deepEqual((await me.one(lost.exportId)).trouble, 'failed')
})
