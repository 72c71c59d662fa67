/** Documents of a court file come into the case once, whatever happens on the way. */
import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { openWorld, type World } from '../sweep/world.ts'
import { at, copyOf, courtOf, type Entry } from './court.ts'

let world: World
let office: ReturnType<typeof courtOf>
before(async () => {
  world = await openWorld()
  office = courtOf(world)
})
after(() => world.close())

const entries: Entry[] = [
  { courtFileNo: '1', content: 'Dava dilekçesi', type: 'Dava Dilekçesi', sender: 'Av. Can Usta' },
  { courtFileNo: '2', content: 'Zabıt bir' },
  { courtFileNo: '2', content: 'Zabıt iki', occurrence: 2 },
  {
    ...{ courtFileNo: '3', content: 'Rapor', type: 'Bilirkişi Raporu' },
    references: [
      { order: 1, type: 'Kroki', content: 'Kroki' },
      { order: 2, type: 'Fotoğraf', content: 'Fotoğraf' },
    ],
  },
]

test('a sync files what the portal lists in a section of its own, and the next one sends nothing', async () => {
  const me = await world.superAdmin()
  const { governmentCaseId, caseId } = await office.link(me)
  assert.equal(await office.sync(me, governmentCaseId, entries), 6)
  assert.deepEqual(await office.documents(me, caseId), [
    '2026-11-18 Bilirkişi Raporu Ek 1 Kroki no 3.txt',
    '2026-11-18 Bilirkişi Raporu Ek 2 Fotoğraf no 3.txt',
    '2026-11-18 Bilirkişi Raporu no 3.txt',
    '2026-11-18 Dava Dilekçesi no 1.txt',
    '2026-11-18 Duruşma Zaptı no 2 (2).txt',
    '2026-11-18 Duruşma Zaptı no 2.txt',
  ])
  const before = await office.known(caseId)
  assert.equal(await office.sync(me, governmentCaseId, entries), 0)
  assert.deepEqual(await office.known(caseId), before)
  const page = await office.files(me, caseId)
  assert.equal(page.total, 4)
  assert.deepEqual(page.domains, [
    {
      ...{ governmentCaseId, domain: '2026/1755(Hukuk Dava Dosyası)', count: 4 },
      references: ['Fotoğraf', 'Kroki'],
    },
  ])
  const court = await office.mustCall(me, 'documents.list', {
    params: { caseId },
    query: { section: 'court' },
  })
  assert.deepEqual([court.total, court.ofCourt], [6, 6])
  assert.equal(
    (await office.mustCall(me, 'documents.list', { params: { caseId }, query: { section: 'office' } })).total,
    0,
  )
})

test('two documents that look alike are never merged, in whatever order their contents arrive', async () => {
  const me = await world.superAdmin()
  const { governmentCaseId, caseId } = await office.link(me)
  const alike = entries.slice(1, 3)
  const items = await office.verify(me, governmentCaseId, alike)
  const send = (place: number, content: string) =>
    office.add(me, { ...alike[0], courtFileNo: '2', content }, { GovernmentFileId: items[place]?.fileId })
  const outcomes = []
  for (const [place, content] of [
    [1, 'Zabıt iki'],
    [0, 'Zabıt bir'],
    [0, 'Zabıt iki'],
  ] as const)
    outcomes.push((await send(place, content)).data.outcome)
  assert.deepEqual(outcomes, ['new', 'new', 'known'])
  assert.equal((await office.documents(me, caseId)).length, 2)
})

test('documents of the court’s own file come before those that are nested in it', async () => {
  const me = await world.superAdmin()
  const { governmentCaseId, caseId } = await office.link(me)
  await office.verify(me, governmentCaseId, [
    { courtFileNo: '1', mainFileDomain: '2024/555(Talimat Dosyası)' },
    { courtFileNo: '2' },
  ])
  const { items } = await office.files(me, caseId)
  const domains = items.map(({ domain }: { domain: string }) => domain)
  assert.deepEqual(domains, ['2026/1755(Hukuk Dava Dosyası)', '2024/555(Talimat Dosyası)'])
})

test('a changed copy becomes a version, and a late older one does not take its place', async () => {
  const me = await world.superAdmin()
  const { governmentCaseId, caseId } = await office.link(me)
  const [one] = entries as [Entry]
  const early = await office.verify(me, governmentCaseId, [one], { readAt: at(1) })
  await office.sync(me, governmentCaseId, [one], 2)
  await office.sync(me, governmentCaseId, [{ ...one, content: 'Islah edilmiş' }], 3, { everything: true })
  const late = await office.add(me, { ...one, content: 'Taslak' }, { GovernmentFileId: early[0]?.fileId })
  assert.equal(late.data.outcome, 'older')
  const page = await office.files(me, caseId)
  const versions = await office.mustCall(me, 'documents.versions', {
    params: { caseId, documentId: page.items[0].documentId },
  })
  const contents = ['Islah edilmiş', 'Dava dilekçesi'].map(office.shaOf)
  assert.deepEqual(
    versions.items.map(({ sha256 }: { sha256: string }) => sha256),
    contents,
  )
})

test('two lawyers who sync one case at once leave what one of them alone would have left', async () => {
  const me = await world.superAdmin()
  const colleague = await office.colleague(me)
  const alone = await office.link(me)
  await office.sync(me, alone.governmentCaseId, entries)
  const both = await office.link(me, { caseNo: '2026/1756' })
  await world.call(me.headers, 'cases.updatePermissions', {
    params: { caseId: both.caseId },
    body: { permissions: [{ userId: colleague.userId, permission: 'write' }] },
  })
  await Promise.all([
    office.sync(me, both.governmentCaseId, entries),
    office.sync(colleague, both.governmentCaseId, entries),
  ])
  assert.deepEqual(await office.known(both.caseId), await office.known(alone.caseId))
})

test('an interrupted sync continues later, and documents that the portal no longer lists are only marked', async () => {
  const me = await world.superAdmin()
  const { governmentCaseId, caseId } = await office.link(me)
  const items = await office.verify(me, governmentCaseId, entries)
  await office.add(me, entries[0] as Entry, { GovernmentFileId: items[0]?.fileId })
  assert.equal(await office.sync(me, governmentCaseId, entries, 2), 5)
  await office.sync(me, governmentCaseId, entries.slice(1), 3)
  const { items: shown } = await office.files(me, caseId)
  assert.deepEqual(
    shown
      .filter(({ isListed }: { isListed: boolean }) => !isListed)
      .map(({ type }: { type: string }) => type),
    ['Dava Dilekçesi'],
  )
})

test('a form that lacks a field of the specification is refused in the words of the specification', async () => {
  const me = await world.superAdmin()
  const body = {
    CourtId: 'B',
    GovernmentCaseNo: '1',
    SenderDate: 'null',
    ApprovalDate: '',
    File: copyOf('x'),
  }
  const refused = await world.call({ ...me.headers, 'accept-language': 'en' }, 'government.addFile', { body })
  assert.equal(refused.status, 400)
  assert.deepEqual(
    refused.issues.map(({ path, message }: Record<string, string>) => `${path}: ${message}`).sort(),
    ['ApprovalDate', 'CourtFileNo', 'SenderDate'].map((name) => `${name}: This field cannot be null.`),
  )
  const reference = await world.call(
    { ...me.headers, 'accept-language': 'en' },
    'government.addReferenceFile',
    {
      body: { MainFileId: 'x', File: copyOf('x') },
    },
  )
  assert.deepEqual(reference.issues, [{ path: 'Order', message: 'This field cannot be null.' }])
})

test('a copy that arrives before any list finds its court file by court and number', async () => {
  const me = await world.superAdmin()
  const { caseId } = await office.link(me)
  const one = entries[0] as Entry
  assert.equal((await office.add(me, one, { GovernmentFileId: 'token-1' })).data.outcome, 'new')
  assert.equal((await office.add(me, one, { GovernmentFileId: 'token-2' })).data.outcome, 'known')
  const reference = await world.call(me.headers, 'government.addReferenceFile', {
    body: { MainFileId: 'token-2', ReferencedFileId: 'token-3', Order: '1', File: copyOf('Ek') },
  })
  assert.equal(reference.data?.outcome, 'new', JSON.stringify(reference))
  assert.equal((await office.files(me, caseId)).items[0].references.length, 1)
  await office.link(me, { typeCode: '14' })
  assert.equal((await office.add(me, { courtFileNo: '9', content: 'x' })).code, 'government.ambiguous')
})

test('an id leads only to the document that its court, number and register name, whatever it led to before', async () => {
  const me = await world.superAdmin()
  const one = await office.link(me)
  const other = await office.link(me, { caseNo: '2026/77' })
  const alias = { governmentFileId: 'ALIAS' }
  await office.verify(me, one.governmentCaseId, [{ courtFileNo: '77', type: 'Karar', ...alias }])
  const [listed] = await office.verify(me, other.governmentCaseId, [{ courtFileNo: '3', ...alias }])
  const add = async (more: object) => {
    const entry = { courtFileNo: '3', content: 'Rapor' }
    const { status, code, data } = await office.add(me, entry, { GovernmentFileId: 'ALIAS', ...more })
    return code ?? [status, data.fileId]
  }
  const wrong = [{ CourtFileNo: '4' }, { CourtId: 'YOK' }, { GovernmentCaseNo: '2026/1' }, {}]
  for (const more of wrong) assert.equal(await add(more), 'government.other_file')
  const [fileId] = listed?.fileId.split('@') ?? []
  assert.deepEqual(await add({ GovernmentCaseNo: '2026/77' }), [200, fileId])
  assert.equal(await add({ GovernmentFileId: listed?.fileId }), 'government.other_file')
  assert.deepEqual(await office.documents(me, one.caseId), [])
  assert.equal((await office.documents(me, other.caseId)).length, 1)
})

test('an attachment goes only to the document and the place that the call names', async () => {
  const me = await world.superAdmin()
  const { governmentCaseId, caseId } = await office.link(me)
  const references = [
    { order: 1, type: 'Kroki' },
    { order: 2, type: 'Kroki' },
  ]
  const entries = ['1', '2'].map((courtFileNo) => ({ courtFileNo, references }))
  const [first, second] = await office.verify(me, governmentCaseId, entries)
  const add = async (more: object) => {
    const body = { MainFileId: first?.fileId, ReferencedFileId: first?.references[0]?.fileId, Order: '1' }
    const sent = { ...body, CourtId: 'B-101', CaseNumber: '2026/1755', ...more, File: copyOf('Kroki') }
    const { status, code } = await world.call(me.headers, 'government.addReferenceFile', { body: sent })
    return code ?? status
  }
  for (const more of [{ Order: '2' }, { MainFileId: second?.fileId }, { CaseNumber: '2026/1' }])
    assert.equal(await add(more), 'government.other_file')
  assert.equal(await add({ ReferencedFileId: first?.fileId }), 'government.other_file')
  assert.deepEqual(await office.documents(me, caseId), [])
  assert.equal(await add({}), 200)
})

test('no table stores the ids of the portal', async () => {
  const me = await world.superAdmin()
  const { governmentCaseId } = await office.link(me)
  const token = 'GizliEvrakKimligi=='
  await office.verify(me, governmentCaseId, [{ courtFileNo: '1', governmentFileId: token }])
  await office.add(me, { courtFileNo: '1', content: 'x' }, { GovernmentFileId: token, ggFileId: token })
  const { sql } = await import('kysely')
  for (const table of [
    'government_files',
    'government_cases',
    'government_copies',
    'audit_entries',
    'documents',
  ]) {
    const { rows } = await world.system(
      sql<{ row: string }>`select t::text as row from ${sql.table(table)} t`,
    )
    assert.ok(
      rows.every(({ row }) => !row.includes('GizliEvrak')),
      table,
    )
  }
})

test('a new document is unread for each person until they read it or mark all as read', async () => {
  const me = await world.superAdmin()
  const colleague = await office.colleague(me)
  const { governmentCaseId, caseId } = await office.link(me)
  await world.call(me.headers, 'cases.updatePermissions', {
    params: { caseId },
    body: { permissions: [{ userId: colleague.userId, permission: 'read' }] },
  })
  await office.sync(me, governmentCaseId, entries)
  const unread = async (who: typeof me) => (await office.files(who, caseId, { unread: 'true' })).total
  assert.deepEqual([await unread(me), await unread(colleague)], [4, 4])
  const { items } = await office.files(me, caseId)
  await office.mustCall(me, 'government.read', { params: { caseId }, body: { fileIds: [items[0].fileId] } })
  assert.deepEqual([await unread(me), await unread(colleague)], [3, 4])
  await office.mustCall(me, 'government.read', { params: { caseId }, body: {} })
  assert.deepEqual([await unread(me), await unread(colleague)], [0, 4])
  const changed = entries.map((entry) => ({
    ...entry,
    content: entry.courtFileNo === '1' ? 'Değişti' : entry.content,
  }))
  await office.sync(me, governmentCaseId, changed as Entry[], 5, { everything: true })
  assert.deepEqual([await unread(me), await unread(colleague)], [1, 4])
})

test('a trial run shows what would be fetched, and writes nothing', async () => {
  const me = await world.superAdmin()
  const { governmentCaseId, caseId } = await office.link(me)
  const trial = () => office.verify(me, governmentCaseId, entries, { isTrial: true })
  const needed = (items: Awaited<ReturnType<typeof trial>>) => items.map((one) => one.needed)
  assert.deepEqual(needed(await trial()), [true, true, true, true])
  assert.equal((await office.files(me, caseId)).total, 0)
  await office.sync(me, governmentCaseId, entries.slice(0, 1))
  assert.deepEqual(needed(await trial()), [false, true, true, true])
  assert.equal((await office.files(me, caseId)).total, 1)
})
