import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { headingCell, sheetFile, textCell } from '@mizan/platform/spreadsheet'
import { until } from '@mizan/platform/testing'
import { sql } from 'kysely'
import type { Headers } from './sweep/rows.ts'
import { openWorkingWorld, type Person, type World } from './sweep/world.ts'

let world: World
before(async () => {
  world = await openWorkingWorld()
})
after(() => world.close())

const csv = (...rows: string[][]) =>
  new File([rows.map((cells) => cells.map((cell) => `"${cell}"`).join(';')).join('\n')], 'Tablo.csv')

/** Everything that a test does with imports as one person. */
function importer({ headers }: { headers: Headers }) {
  const call = (name: string, input: object = {}) => world.call(headers, name, input)
  const of = (importId: string, name: string, body?: object) =>
    call(name, { params: { importId }, ...(body && { body }) })
  const settled = (importId: string) =>
    until(async () => {
      const { data } = await of(importId, 'imports.read')
      return data.state !== 'checking' && data.state !== 'running' && data
    }, 120)
  const upload = async (kind: string, file: File, more: object = {}) =>
    call('imports.upload', { body: { kind, file, ...more } })
  const check = async (kind: string, file: File) => {
    const { data, message } = await upload(kind, file)
    assert.ok(data, message)
    await of(data.importId, 'imports.check', { mapping: data.mapping })
    return settled(data.importId)
  }
  const run = async ({ importId, found }: { importId: string; found: { ready: number } }) => {
    await of(importId, 'imports.run', { ready: found.ready, conflictsSeen: true })
    return settled(importId)
  }
  const bad = async (importId: string) => {
    const { items } = (await of(importId, 'imports.problems')).data
    return items.map(({ row, column, value }: Record<string, unknown>) => `${row} ${column} ${value}`)
  }
  return { headers, call, of, upload, check, run, bad, settled }
}

const clientsOf = async ({ call }: ReturnType<typeof importer>) =>
  (await call('client.all')).data.items.map(({ name }: { name: string }) => name)
const casesOf = async ({ call }: ReturnType<typeof importer>) => (await call('cases.list')).data.items

/** Another person in the office of the first. */
async function colleagueOf(person: Person, role: string): Promise<Person> {
  const other = await world.withRoles(role)
  const office = sql`(select company_id from memberships where user_id = ${person.userId})`
  await world.system(sql`update memberships set company_id = ${office} where user_id = ${other.userId}`)
  return other
}

test('the dry run names each bad row and writes nothing; the import writes the others once', async () => {
  const person = await world.superAdmin()
  const me = importer(person)
  await me.call('client.create', { body: { name: 'Işık Tekstil A.Ş.' } })
  const file = csv(
    ['Müvekkil', 'Cep Telefonu', 'İş Telefonu', 'E-Posta', 'TC Kimlik No'],
    ['Ayşe Yılmaz', '0532 123 45 67', '0312 111 22 33', 'AYSE@ornek.com', '1'],
    ['Ali Kaya', '12', '', 'ali', '2'],
    ['', '0532 123 45 68', '', '', '3'],
    ['ışık tekstil a.ş.', '', '', '', '4'],
    ['AYŞE  YILMAZ', '', '', '', '5'],
    ['Veli Demir', '', '', '', '6'],
  )
  const { data } = await me.upload('clients', file)
  assert.deepEqual(data.mapping, ['name', 'phone', 'phone', 'email', null])
  assert.deepEqual(data.samples.slice(0, 2), ['Ayşe Yılmaz', '0532 123 45 67'])
  const checked = await me.check('clients', file)
  assert.deepEqual(checked.found, { ready: 2, skipped: 4, alike: 0, newClients: 0 })
  assert.deepEqual(await me.bad(checked.importId), [
    '3 Cep Telefonu 12',
    '3 E-Posta ali',
    '4 Müvekkil ',
    '5 Müvekkil ışık tekstil a.ş.',
    '6 Müvekkil AYŞE  YILMAZ',
  ])
  assert.deepEqual(await clientsOf(me), ['Işık Tekstil A.Ş.'])

  const started = await Promise.all([1, 2].map(() => me.of(checked.importId, 'imports.run', { ready: 2 })))
  assert.deepEqual(
    started.map(({ status }) => status),
    [200, 200],
  )
  const done = await me.settled(checked.importId)
  assert.equal(done.state, 'done')
  assert.equal((await me.of(checked.importId, 'imports.run', { ready: 2 })).data.state, 'done')
  assert.deepEqual(await clientsOf(me), ['Ayşe Yılmaz', 'Işık Tekstil A.Ş.', 'Veli Demir'])
  const { items } = (await me.call('client.list', { query: { query: '5321234567' } })).data
  const { contacts } = (await me.call('client.read', { params: { clientId: items[0].clientId } })).data
  assert.deepEqual(
    contacts.map(({ type, title, value }: Record<string, string>) => [type, title, value]),
    [
      ['Phone', 'Cep Telefonu', '+905321234567'],
      ['Phone', 'İş Telefonu', '+903121112233'],
      ['Email', 'E-Posta', 'ayse@ornek.com'],
    ],
  )
  const { items: entries } = (await me.call('company.audit', { query: {} })).data
  const imported = entries.filter(({ action }: { action: string }) => action === 'import.done')
  assert.deepEqual(
    imported.map(({ details }: { details: object }) => details),
    [{ kind: 'clients', count: 2, file: 'Tablo.csv' }],
  )
})

const caseHeadings = ['Dava adı', 'Dosya No', 'Müvekkil', 'Karşı Taraf', 'Durum', 'Sorumlu', 'Son Gün']

test('cases link to clients by name, get numbers, assignees and opponents, and similar names must be seen', async () => {
  const person = await world.superAdmin()
  const assistant = await colleagueOf(person, 'USER')
  const secretary = await colleagueOf(person, 'USERADMIN')
  const me = importer(person)
  const mails = await Promise.all(
    [assistant, secretary].map(async ({ headers }) => (await world.call(headers, 'user.profile')).data.email),
  )
  for (const name of ['Demir Lojistik', 'Aynı Ad', 'aynı ad'])
    await me.call('client.create', { body: { name } })
  await me.call('cases.create', { body: { displayTitle: 'Eski', caseNumber: 'D-1' } })
  const file = csv(
    caseHeadings,
    ['Alacak', 'D-2', 'DEMİR LOJİSTİK', 'Mehmet Yılmaz', 'İstinaf', mails[0], '14.12.2026'],
    ['', '', 'Yeni Müvekkil', 'Demir Lojistik Ltd. Şti.', 'Açık', '', '2026-12-15'],
    ['', '', 'yeni müvekkil', 'Zeynep Ak', '', '', ''],
    ['Çift', 'd-2', '', '', '', '', ''],
    ['Var', 'D - 1', '', '', '', '', ''],
    ['İki', 'D-3', 'Aynı Ad', '', '', '', ''],
    ['Durum', 'D-1', '', '', 'Uçtu', 'yok@ornek.com', '31.02.2026'],
    ['Kim', 'D-5', '', '', '', 'yok@ornek.com', ''],
    ['Rol', 'D-6', '', '', '', mails[1], ''],
    ['Uzun', 'D-7', 'Ç'.repeat(300), '', '', '', ''],
    ['Bozuk', 'D-8', 'Yeni\u0001Ad', '', '', '', ''],
  )
  const checked = await me.check('cases', file)
  assert.deepEqual(checked.found, { ready: 3, skipped: 8, alike: 1, newClients: 1 })
  assert.deepEqual(await me.bad(checked.importId), [
    '5 Dosya No d-2',
    '6 Dosya No D - 1',
    '7 Müvekkil Aynı Ad',
    '8 Durum Uçtu',
    '8 Son Gün 31.02.2026',
    '8 Dosya No D-1',
    '8 Sorumlu yok@ornek.com',
    '9 Sorumlu yok@ornek.com',
    `10 Sorumlu ${mails[1]}`,
    `11 Müvekkil ${'Ç'.repeat(200)}`,
    '12 Müvekkil Yeni\u0001Ad',
  ])
  const { items: alike } = (await me.of(checked.importId, 'imports.alike')).data
  assert.deepEqual([alike[0].name, alike[0].found[0].opposes], ['Demir Lojistik Ltd. Şti.', true])
  const unseen = await me.of(checked.importId, 'imports.run', { ready: 3 })
  assert.equal(unseen.code, 'import.conflicts_unseen')
  assert.equal((await me.run(checked)).state, 'done')

  const cases = await casesOf(me)
  const byTitle = (title: string) =>
    cases.find(({ displayTitle }: { displayTitle: string }) => displayTitle === title)
  const alacak = byTitle('Alacak')
  assert.deepEqual(
    [alacak.caseNumber, alacak.client.name, alacak.state, alacak.deadline, alacak.assignee.id],
    ['D-2', 'Demir Lojistik', 'appeal', '2026-12-14', assistant.userId],
  )
  const [first, second] = ['Yeni Müvekkil / Demir Lojistik Ltd. Şti.', 'yeni müvekkil / Zeynep Ak'].map(
    byTitle,
  )
  assert.equal(first.client.clientId, second.client.clientId)
  assert.notEqual(first.caseNumber, second.caseNumber)
  const parties = (await me.call('cases.parties', { params: { caseId: first.caseId } })).data.items
  assert.deepEqual(
    parties.map(({ name, conflicts }: { name: string; conflicts: { state: string } }) => [
      name,
      conflicts.state,
    ]),
    [['Demir Lojistik Ltd. Şti.', 'seen']],
  )
  const seenBy = importer(assistant)
  assert.deepEqual(
    (await casesOf(seenBy)).map(({ displayTitle }: { displayTitle: string }) => displayTitle),
    ['Alacak'],
  )

  const table = csv(
    ['Dava No', 'Taraf', 'Sıfat', 'Tür', 'Müvekkil', 'Vekil'],
    ['D-2', 'Mehmet Yılmaz', 'Davalı', 'Kişi', '', 'Av. Can Uslu; Av. Ece Er'],
    ['D-2', '', 'Davacı', '', 'Demir Lojistik', ''],
    ['d - 2', 'MEHMET YILMAZ', 'Davalı', '', '', ''],
    ['D-2', 'Mehmet Yılmaz', 'Tanık', '', '', ''],
    ['D-99', 'Kimse', '', '', '', ''],
    ['D-2', 'Biri', 'Tanık', 'Robot', 'Kim Bu', ''],
  )
  const parted = await me.check('parties', table)
  assert.deepEqual(await me.bad(parted.importId), [
    ...['2 Taraf Mehmet Yılmaz', '4 Taraf MEHMET YILMAZ', '6 Dava No D-99', '7 Tür Robot'],
  ])
  assert.equal((await me.run(parted)).state, 'done')
  const added = (await me.call('cases.parties', { params: { caseId: alacak.caseId } })).data.items.slice(1)
  assert.deepEqual(
    added.map(({ name, role, type, representatives }: Record<string, unknown>) => [
      name,
      role,
      type,
      representatives,
    ]),
    [
      ['Demir Lojistik', 'claimant', 'organisation', []],
      ['Mehmet Yılmaz', 'witness', 'individual', []],
    ],
  )
  const again = await me.check('parties', table)
  assert.deepEqual(
    (await me.bad(again.importId)).filter((one: string) => !/D-99|Robot/.test(one)),
    ['2 Taraf Mehmet Yılmaz', '3 Müvekkil Demir Lojistik', '4 Taraf MEHMET YILMAZ', '5 Taraf Mehmet Yılmaz'],
    'a table that is imported a second time',
  )
})

test('an import that no longer fits writes nothing, nor does one that breaks in the middle', async () => {
  const me = importer(await world.superAdmin())
  const rows = Array.from({ length: 450 }, (_, at) => [
    `Dava ${at}`,
    `N-${at}`,
    `Müvekkil ${at}`,
    '',
    '',
    '',
    '',
  ])
  const checked = await me.check('cases', csv(caseHeadings, ...rows))
  assert.equal(checked.found.ready, 450)
  await me.call('cases.create', { body: { displayTitle: 'Araya giren', caseNumber: 'N-449' } })
  const changed = await me.run(checked)
  assert.deepEqual([changed.state, changed.trouble], ['checked', 'changed'])
  assert.equal((await me.of(changed.importId, 'imports.run', { ready: 450 })).code, 'import.changed')

  await me.of(checked.importId, 'imports.check', { mapping: checked.mapping })
  const again = await me.settled(checked.importId)
  assert.equal(again.found.ready, 449)
  await world.system(sql`
    create function break_import() returns trigger language plpgsql as
      $$ begin if new.case_number = 'N-300' then raise exception 'broken'; end if; return new; end $$`)
  await world.system(
    sql`create trigger break_import before insert on cases for each row execute function break_import()`,
  )
  const broken = await me.run(again)
  assert.deepEqual([broken.state, broken.trouble], ['checked', 'failed'])
  assert.deepEqual([(await casesOf(me)).length, (await clientsOf(me)).length], [1, 0])
  await world.system(sql`drop trigger break_import on cases`)
  assert.equal((await me.run(again)).state, 'done')
  assert.equal((await me.call('cases.list')).data.total, 450)
})

test('each imported case says in its history where it comes from, and the lists of the whole office are renewed', async () => {
  const person = await world.superAdmin()
  const colleague = await colleagueOf(person, 'USER')
  const me = importer(person)
  const checked = await me.check('cases', csv(['Dava Adı', 'Dava No'], ['Alacak', 'T-1'], ['Tahliye', 'T-2']))
  await me.run(checked)
  const [{ caseId, displayTitle, caseNumber }] = await casesOf(me)
  const { items } = (await me.call('cases.history', { params: { caseId }, body: {} })).data
  assert.deepEqual(
    items.map(({ action, actor, details }: Record<string, unknown>) => [action, actor, details]),
    [['case.imported', { id: person.userId, name: items[0].actor.name }, { caseNumber, file: 'Tablo.csv' }]],
    displayTitle,
  )
  const { items: entries } = (await me.call('company.audit', { query: {} })).data
  const told = entries.map(({ action }: { action: string }) => action)
  assert.deepEqual([told.includes('import.done'), told.includes('case.imported')], [true, false])
  const { rows } = await world.system(sql`
    select from office_events where name = 'renewed' and people @> ${JSON.stringify([colleague.userId])}::jsonb
      and data -> 'rows' @> '["cases.list", "client.list"]'::jsonb`)
  assert.equal(rows.length, 1)
})

test('an import is undone as a whole, unless something of it was changed or used since', async () => {
  const person = await world.superAdmin()
  const me = importer(person)
  const file = csv(
    caseHeadings,
    ...['A', 'B', 'C'].map((name) => [name, `U-${name}`, `Müvekkil ${name}`, `Hasım ${name}`, '', '', '']),
  )
  const done = await me.run(await me.check('cases', file))
  const reason = { reason: 'Yanlış dosya' }
  const blocked = async (rows: number[]) => {
    const { code, details } = await me.of(done.importId, 'imports.undo', reason)
    assert.deepEqual([code, details?.rows], ['import.used', rows])
  }
  const cases = await casesOf(me)
  const found = (name: string) =>
    cases.find(({ displayTitle }: { displayTitle: string }) => displayTitle === name)
  await me.call('client.addPayment', {
    body: { clientId: found('B').client.clientId, amount: '10', description: 'Avans', paymentType: 'cash' },
  })
  await blocked([3])
  await me.call('tasks.add', { params: { caseId: found('C').caseId }, body: { displayTitle: 'Dilekçe' } })
  await blocked([3, 4])
  await me.call('cases.create', {
    body: { displayTitle: 'D', caseNumber: 'U-D', clientId: found('A').client.clientId },
  })
  await blocked([2, 3, 4])

  const other = await me.run(await me.check('clients', csv(['Ad Soyad'], ['Fatma Şahin'], ['Hasan Çelik'])))
  assert.equal((await me.call('client.list', { query: { query: 'şahin fatma' } })).data.total, 1)
  const noReason = await me.of(other.importId, 'imports.undo', { reason: ' ' })
  assert.equal(noReason.code, 'request.invalid')
  const answers = await Promise.all([1, 2].map(() => me.of(other.importId, 'imports.undo', reason)))
  assert.deepEqual(answers.map(({ code }) => code ?? 'undone').sort(), ['import.not_now', 'undone'])
  assert.ok(!(await clientsOf(me)).includes('Fatma Şahin'))
  assert.equal((await me.call('client.list', { query: { query: 'şahin fatma' } })).data.total, 0)
  const { data } = await me.of(other.importId, 'imports.read')
  assert.deepEqual([data.state, data.undone.reason], ['undone', 'Yanlış dosya'])
  const { items } = (await me.call('company.audit', { query: {} })).data
  assert.deepEqual(items[0].details, { kind: 'clients', count: 2, file: 'Tablo.csv', reason: 'Yanlış dosya' })
  // Rows of an undone import can be imported again.
  const repeated = await me.check('clients', csv(['Ad Soyad'], ['Fatma Şahin'], ['Hasan Çelik']))
  assert.equal(repeated.found.ready, 2)
})

test('imports are visible to their author and to those who may open every case, and clients need the right to write them', async () => {
  const person = await world.superAdmin()
  const user = await colleagueOf(person, 'USER')
  const other = await colleagueOf(person, 'USER')
  const boss = importer(person)
  const me = importer(user)
  const stranger = importer(other)
  const file = csv(
    caseHeadings,
    ['Dava', 'X-1', 'Bilinmeyen', '', '', '', ''],
    ['Dava 2', 'X-2', '', '', '', '', ''],
  )
  assert.equal((await me.upload('clients', file)).code, 'import.kind_not_permitted')
  const checked = await me.check('cases', file)
  assert.deepEqual(await me.bad(checked.importId), ['2 Müvekkil Bilinmeyen'])
  assert.equal((await stranger.of(checked.importId, 'imports.read')).code, 'import.not_found')
  assert.equal((await boss.of(checked.importId, 'imports.read')).status, 200)
  assert.equal((await stranger.call('imports.list')).data.items.length, 0)
  assert.equal((await boss.call('imports.list')).data.items.length, 1)
  const done = await me.run(checked)
  assert.equal((await casesOf(me))[0].displayTitle, 'Dava 2')
  assert.deepEqual(await casesOf(stranger), [])
  const undone = await boss.of(done.importId, 'imports.undo', { reason: 'Mükerrer' })
  assert.equal(undone.data.state, 'undone')
})

test('a person who may no longer write clients cannot delete clients by undoing their own import', async () => {
  const maker = await colleagueOf(await world.superAdmin(), 'CASEADMIN')
  const me = importer(maker)
  const done = await me.run(await me.check('clients', csv(['Ad Soyad'], ['Fatma Şahin'])))
  const become = (role: string) =>
    world.system(sql`update memberships set roles = ${[role]} where user_id = ${maker.userId}`)
  const undo = () => me.of(done.importId, 'imports.undo', { reason: 'Yanlış dosya' })
  await become('USER')
  assert.deepEqual([(await undo()).code, await clientsOf(me)], ['import.undo_not_permitted', ['Fatma Şahin']])
  await become('CASEADMIN')
  assert.equal((await undo()).data.state, 'undone')
})

test('a mapping is remembered, an impossible one refused, and bad rows come back as a table', async () => {
  const me = importer(await world.superAdmin())
  const file = csv(['Kişi', 'Numara'], ['Ayşe Yılmaz', '0532 123 45 67'], ['Ali Kaya', 'x'])
  const { data } = await me.upload('clients', file)
  assert.deepEqual(data.mapping, ['name', null])
  for (const mapping of [[null, null], ['name', 'name'], ['name'], ['name', 'price']])
    assert.equal((await me.of(data.importId, 'imports.check', { mapping })).code, 'import.mapping_invalid')
  await me.of(data.importId, 'imports.check', { mapping: ['name', 'phone'] })
  await me.settled(data.importId)
  assert.deepEqual((await me.upload('clients', file)).data.mapping, ['name', 'phone'])

  const answer = await world.server.inject({
    url: `/api/imports/${data.importId}/problems/file`,
    headers: me.headers,
  })
  assert.equal(answer.statusCode, 200)
  const again = await me.upload(
    'clients',
    new File([new Uint8Array(answer.rawPayload)], 'Hatalı satırlar.xlsx'),
  )
  assert.deepEqual(again.data.headings, ['Kişi', 'Numara', 'Satır', 'Sorun'])
  const book = await sheetFile({
    name: 'A',
    rows: [[headingCell('Ad Soyad')], [textCell('Can Er')]],
    widths: [20],
  })
  assert.deepEqual((await me.upload('clients', new File([new Uint8Array(book)], 'a.xlsx'))).data.mapping, [
    'name',
  ])
  assert.equal((await me.upload('clients', new File(['Ad\n'], 'a.csv'))).code, 'import.empty')
  const old = new File([Uint8Array.of(0xd0, 0xcf, 0x11, 0xe0)], 'eski.xls')
  assert.match((await me.upload('clients', old)).message, /\.xlsx olarak kaydedin/)
})
