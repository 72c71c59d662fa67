import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { sql } from 'kysely'
import { longestName } from '../data/limits.ts'
import {
  list,
  names,
  newCase,
  newDocument,
  openDocuments,
  type TestDocuments,
  textFile,
} from './testing/index.ts'

let world: TestDocuments
before(async () => {
  world = await openDocuments()
})
after(() => world.close())

async function deskOf() {
  const me = world.signIn()
  return { me, caseId: await newCase(world, me.officeId) }
}

test('a document is added with its name and description, and downloaded as it was', async () => {
  const { me, caseId } = await deskOf()
  const added = await newDocument(me, caseId, textFile('İki satır\n'), {
    Name: 'Cevap dilekçesi',
    Description: 'Taslak',
  })
  assert.deepEqual(
    [added.name, added.extension, added.kind, added.description, added.latest.number, added.latest.size],
    ['Cevap dilekçesi.txt', 'txt', 'text', 'Taslak', 1, 12],
  )
  assert.deepEqual(added.may, ['edit', 'delete'])
  const { documentId } = added
  const got = await me.of('documents.download', { caseId }, { query: `documentId=${documentId}` })
  assert.equal(got.body, 'İki satır\n')
  assert.equal(got.headers['content-type'], 'text/plain')
  assert.equal(got.headers['x-content-type-options'], 'nosniff')
  assert.equal(got.headers['cache-control'], 'no-store')
  assert.equal(
    got.headers['content-disposition'],
    `attachment; filename="Cevap_dilek_esi.txt"; filename*=UTF-8''Cevap%20dilek%C3%A7esi.txt`,
  )
})

test('whoever adds a version is told of those that others have added and they have not opened', async () => {
  const boss = world.signIn()
  const colleague = world.signIn({ officeId: boss.officeId })
  const caseId = await newCase(world, boss.officeId)
  const { documentId } = await newDocument(boss, caseId, textFile('bir', 'Dilekçe.txt'))
  const read = (who: typeof boss) =>
    who.of('documents.download', { caseId }, { query: `documentId=${documentId}` })
  const add = async (who: typeof boss, text: string) => {
    const body = { DocumentId: documentId, File: textFile(text, 'Dilekçe.txt') }
    const { unseen } = (await who.of('documents.addVersion', { caseId }, { body })).data
    return (unseen as { number: number; by: { id: string } }[]).map(({ number, by }) => [number, by.id])
  }
  await read(colleague)
  assert.deepEqual(await add(boss, 'iki'), [])
  // They opened the first version only.
  assert.deepEqual(await add(colleague, 'üç'), [[2, boss.userId]])
  assert.deepEqual(await add(boss, 'dört'), [[3, colleague.userId]])
  await read(colleague)
  assert.deepEqual(await add(colleague, 'beş'), [])
  const stranger = world.signIn({ officeId: boss.officeId })
  const numbers = (await add(stranger, 'altı')).map(([number]) => number)
  assert.deepEqual(numbers, [1, 2, 3, 4, 5], 'who never opened it may overwrite all of them')
})

test('a part of a file is given, and checked, without the rest', async () => {
  const { me, caseId } = await deskOf()
  const { documentId, latest } = await newDocument(me, caseId, textFile('0123456789'))
  const part = (headers: Record<string, string>) =>
    me.of('documents.download', { caseId }, { query: `documentId=${documentId}`, headers })
  const middle = await part({ range: 'bytes=3-5' })
  assert.deepEqual(
    [middle.status, middle.body, middle.headers['content-range']],
    [206, '345', 'bytes 3-5/10'],
  )
  const end = await part({ range: 'bytes=-2', 'if-range': `"${latest.sha256}"` })
  assert.deepEqual([end.status, end.body], [206, '89'])
  const changed = await part({ range: 'bytes=3-5', 'if-range': '"other"' })
  assert.deepEqual([changed.status, changed.body], [200, '0123456789'])
  const outside = await part({ range: 'bytes=10-' })
  assert.deepEqual(
    [outside.status, outside.code, outside.headers['content-range']],
    [416, 'request.bad_range', 'bytes */10'],
  )
})

test('a new version takes the place of the file, and every version can be downloaded under its own name', async () => {
  const { me, caseId } = await deskOf()
  const { documentId } = await newDocument(me, caseId, textFile('bir'))
  const body = { DocumentId: documentId, File: textFile('iki', 'başka ad.txt'), Comment: 'Düzeltildi' }
  const { data } = await me.of('documents.addVersion', { caseId }, { body })
  assert.deepEqual([data.name, data.latest.number, data.latest.comment], ['Cevap.txt', 2, 'Düzeltildi'])
  const versions = (await me.of('documents.versions', { caseId, documentId })).data.items
  assert.deepEqual(
    versions.map(({ number, fileName }: { number: number; fileName: string }) => [number, fileName]),
    [
      [2, 'başka ad.txt'],
      [1, 'Cevap.txt'],
    ],
  )
  const first = await me.of(
    'documents.download',
    { caseId },
    { query: `documentId=${documentId}&versionId=${versions[1].versionId}` },
  )
  assert.equal(first.body, 'bir')
  assert.match(String(first.headers['content-disposition']), /Cevap%20%28s%C3%BCr%C3%BCm%201%29\.txt$/)
  const query = `documentId=${documentId}&versionId=nothing`
  assert.equal((await me.of('documents.download', { caseId }, { query })).code, 'document.version_not_found')
})

test('a version without a file changes the comment on the newest one, and one of another kind is refused', async () => {
  const { me, caseId } = await deskOf()
  const { documentId } = await newDocument(me, caseId)
  const change = (body: object) =>
    me.of('documents.addVersion', { caseId }, { body: { DocumentId: documentId, ...body } })
  assert.equal((await change({ Comment: 'İmzalı' })).data.latest.comment, 'İmzalı')
  assert.equal((await change({})).code, 'document.nothing_changed')
  const pdf = new File(['%PDF-1.7\n1 0 obj\n'], 'a.pdf', { type: 'application/pdf' })
  assert.equal((await change({ File: pdf })).code, 'document.other_kind')
  const csv = await change({ File: new File(['a;b'], 'a.csv') })
  assert.equal(csv.code, 'document.other_kind')
  assert.equal(
    (await me.of('documents.addVersion', { caseId }, { body: { DocumentId: 'x', File: textFile() } })).code,
    'document.not_found',
  )
})

test('the ending of the name follows that of the newest version', async () => {
  const { me, caseId } = await deskOf()
  const { documentId } = await newDocument(me, caseId, new File(['{\\rtf1 }'], 'Cevap.rtf'))
  const taken = new File(['{\\rtf1 b}'], 'Cevap.doc')
  await newDocument(me, caseId, taken)
  const body = { DocumentId: documentId, File: new File(['{\\rtf1 c}'], 'c.doc') }
  assert.equal((await me.of('documents.addVersion', { caseId }, { body })).data.name, 'Cevap (2).doc')
})

test('a name that is taken is asked about, becomes a new version, or is kept beside the other', async () => {
  const { me, caseId } = await deskOf()
  const { documentId } = await newDocument(me, caseId)
  const add = (more: object) =>
    me.of('documents.add', { caseId }, { body: { File: textFile('yeni', 'CEVAP.txt'), ...more } })
  const before = await world.stored()
  const asked = await add({})
  assert.deepEqual([asked.status, asked.code], [409, 'document.name_taken'])
  const { details } = JSON.parse(asked.body)
  assert.deepEqual(details, { documentId, name: 'Cevap.txt', free: 'CEVAP (2).txt' })
  assert.deepEqual(await world.stored(), before)
  const version = (await add({ Duplicate: 'version' })).data
  assert.deepEqual([version.documentId, version.latest.number], [documentId, 2])
  const both = (await add({ Duplicate: 'both' })).data
  assert.deepEqual([both.name, both.latest.number], ['CEVAP (2).txt', 1])
  const checked = await me.of('documents.check', { caseId }, { body: { names: ['cevap.TXT', 'Delil.txt'] } })
  assert.deepEqual(checked.data.items, [
    { name: 'cevap.TXT', taken: { documentId, name: 'Cevap.txt', free: 'cevap (3).txt' } },
    { name: 'Delil.txt', taken: null },
  ])
})

test('files of the longest name are kept beside each other, however many there are', async () => {
  const { me, caseId } = await deskOf()
  const file = textFile('x', `${'a'.repeat(longestName - 4)}.txt`)
  const add = () => me.of('documents.add', { caseId }, { body: { File: file, Duplicate: 'both' } })
  const endings: string[] = []
  for (let count = 0; count < 3; count += 1) endings.push((await add()).data.name.slice(-8))
  assert.deepEqual(endings, ['aaaa.txt', ' (2).txt', ' (3).txt'])
})

test('of two uploads of one name at the same moment, one is asked about', async () => {
  const { me, caseId } = await deskOf()
  const add = () => me.of('documents.add', { caseId }, { body: { File: textFile() } })
  const codes = (await Promise.all([add(), add(), add()])).map(({ status }) => status)
  assert.deepEqual(codes.sort(), [200, 409, 409])
})

test('the list is searched in any case and accent, sorted, and divided into pages', async () => {
  const { me, caseId } = await deskOf()
  await newDocument(me, caseId, textFile('1', 'Işık raporu.txt'))
  world.clock.advance(1)
  await newDocument(me, caseId, textFile('333', 'Dilekçe.txt'))
  world.clock.advance(1)
  await newDocument(me, caseId, new File(['a;b'], 'Alacak.csv'))
  assert.deepEqual(await names(me, caseId), ['Alacak.csv', 'Dilekçe.txt', 'Işık raporu.txt'])
  assert.deepEqual(await names(me, caseId, 'query=ISIK%20rap'), ['Işık raporu.txt'])
  assert.deepEqual(await names(me, caseId, 'query=%25'), [])
  assert.deepEqual(await names(me, caseId, 'kind=sheet'), ['Alacak.csv'])
  assert.deepEqual(await names(me, caseId, 'sort=name'), ['Alacak.csv', 'Dilekçe.txt', 'Işık raporu.txt'])
  assert.deepEqual(await names(me, caseId, 'sort=size&direction=descending'), [
    'Alacak.csv',
    'Dilekçe.txt',
    'Işık raporu.txt',
  ])
  const page = await list(me, caseId, 'pageSize=1&pageIndex=1&sort=name')
  assert.deepEqual([page.items.length, page.items[0].name, page.total, page.inBin], [1, 'Dilekçe.txt', 3, 0])
})

test('name and description change, keep the ending, and tell what others changed meanwhile', async () => {
  const { me, caseId } = await deskOf()
  const { documentId } = await newDocument(me, caseId)
  await newDocument(me, caseId, textFile('x', 'Delil.txt'))
  const change = (body: object) => me.of('documents.update', { caseId, documentId }, { body })
  assert.equal((await change({ name: 'Savunma', version: 1 })).data.name, 'Savunma.txt')
  const late = await change({ description: 'Islak imzalı', version: 1 })
  assert.deepEqual([late.data.version, late.data.meanwhile[0].fields], [3, ['name']])
  assert.equal((await change({ name: 'Başka', version: 1 })).code, 'version.changed')
  const same = await change({ name: 'Savunma', description: 'Islak imzalı', version: 2 })
  assert.deepEqual([same.data.version, same.data.meanwhile[0].fields], [3, ['description']])
  assert.equal((await change({ name: 'DELİL.txt', version: 3 })).code, 'document.name_taken')
  assert.equal((await change({ name: '...', version: 3 })).code, 'document.name_missing')
  assert.equal((await change({ name: 'savunma.txt', version: 3 })).data.name, 'savunma.txt')
})

test('whoever reads a case reads its documents, whoever writes it changes them, and nobody else learns of them', async () => {
  const boss = world.signIn()
  const [reader, writer, none] = ['r', 'w', 'n'].map(() =>
    world.signIn({ officeId: boss.officeId, role: 'USER' }),
  ) as [typeof boss, typeof boss, typeof boss]
  const caseId = await newCase(world, boss.officeId, { [reader.userId]: 'read', [writer.userId]: 'write' })
  const { documentId } = await newDocument(writer, caseId)
  const [seen] = (await list(reader, caseId)).items
  assert.deepEqual([seen.may, (await list(reader, caseId)).may], [[], []])
  const query = `documentId=${documentId}`
  assert.equal((await reader.of('documents.download', { caseId }, { query })).status, 200)
  const params = { caseId, documentId }
  for (const [who, refused] of [
    [reader, 'case.read_only'],
    [none, 'case.no_access'],
    [world.signIn(), 'case.not_found'],
  ] as const) {
    assert.equal((await who.of('documents.add', { caseId }, { body: { File: textFile() } })).code, refused)
    assert.equal((await who.of('documents.delete', params)).code, refused)
    assert.equal((await who.of('documents.readers', params)).code, refused)
    if (who === reader) continue
    assert.equal((await who.of('documents.list', { caseId })).code, refused)
    assert.equal((await who.of('documents.download', { caseId }, { query })).code, refused)
  }
  const lapsed = world.signIn({ officeId: boss.officeId, keys: ['case_management_readonly'] })
  assert.equal((await lapsed.of('documents.download', { caseId }, { query })).status, 200)
  assert.equal((await lapsed.of('documents.add', { caseId }, { body: { File: textFile() } })).status, 403)
  const elsewhere = await newCase(world, boss.officeId)
  assert.equal(
    (await boss.of('documents.versions', { caseId: elsewhere, documentId })).code,
    'document.not_found',
  )
})

test('who has read which version is noted once a day for each person, and shown to those who write the case', async () => {
  const boss = world.signIn()
  const reader = world.signIn({ officeId: boss.officeId, role: 'USER' })
  const caseId = await newCase(world, boss.officeId, { [reader.userId]: 'read' })
  const { documentId } = await newDocument(boss, caseId)
  const query = `documentId=${documentId}`
  await reader.of('documents.download', { caseId }, { query })
  world.clock.advance(60)
  await reader.of('documents.download', { caseId }, { query, headers: { range: 'bytes=0-1' } })
  const readers = async () => (await boss.of('documents.readers', { caseId, documentId })).data
  const [line] = (await readers()).items
  assert.deepEqual([(await readers()).total, line.person.id, line.version], [1, reader.userId, 1])
  assert.equal(new Date(line.lastAt).getTime() - new Date(line.firstAt).getTime(), 60_000)
  world.clock.advance(24 * 3_600)
  await reader.of('documents.download', { caseId }, { query })
  assert.equal((await readers()).total, 2)
  const own = (await world.export(reader.userId)) as { documents: { added: unknown[]; read: unknown[] } }
  assert.deepEqual([own.documents.added.length, own.documents.read.length], [0, 2])
})

test('what happens to a document stands in the record of its case', async () => {
  const { me, caseId } = await deskOf()
  const { documentId } = await newDocument(me, caseId)
  await newDocument(me, caseId, textFile('b'), { Duplicate: 'version' })
  await me.of('documents.update', { caseId, documentId }, { body: { name: 'Savunma', version: 1 } })
  await me.of('documents.delete', { caseId, documentId })
  await me.of('documents.restore', { caseId, documentId })
  const { rows } = await world.system(({ db }) =>
    sql<{ action: string; details: Record<string, string> }>`
      select action, details from audit_entries where subject_id = ${caseId} order by id`.execute(db),
  )
  assert.deepEqual(
    rows.map(({ action, details }) => [action, details.document, details.version ?? details.nameBefore]),
    [
      ['document.added', 'Cevap.txt', undefined],
      ['document.version_added', 'Cevap.txt', '2'],
      ['document.changed', 'Savunma.txt', 'Cevap.txt'],
      ['document.deleted', 'Savunma.txt', undefined],
      ['document.restored', 'Savunma.txt', undefined],
    ],
  )
})
