/** Several documents at once: an archive of them, deleting, moving, copying. */
import assert from 'node:assert/strict'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { after, before, test } from 'node:test'
import { unzipSync } from 'fflate'
import { sql } from 'kysely'
import { fileKeyOf } from '../receive.ts'
import {
  list,
  names,
  newCase,
  newDocument,
  openDocuments,
  type TestDocuments,
  textFile,
} from '../testing/index.ts'

let world: TestDocuments
/** Happens when a stored file is opened. */
let onRead = async () => {}
before(async () => {
  world = await openDocuments(({ files }) => ({
    files: {
      ...files,
      read: async (file, dataKey) => {
        await onRead()
        return files.read(file, dataKey)
      },
    },
  }))
})
after(() => world.close())

async function deskOf(...files: string[]) {
  const me = world.signIn()
  const caseId = await newCase(world, me.officeId)
  const documentIds: string[] = []
  for (const name of files) documentIds.push((await newDocument(me, caseId, textFile(name, name))).documentId)
  return { me, caseId, documentIds }
}

const recordOf = async (caseId: string): Promise<[string, string, string | undefined][]> => {
  const { rows } = await world.system(({ db }) =>
    sql<{ action: string; details: Record<string, string> }>`
      select action, details from audit_entries where subject_id = ${caseId} order by id`.execute(db),
  )
  return rows.map(({ action, details }) => [action, details.document ?? '', details.otherCase])
}
const textsIn = (bytes: Uint8Array) =>
  Object.fromEntries(
    Object.entries(unzipSync(bytes)).map(([name, content]) => [name, Buffer.from(content).toString()]),
  )

async function damage(versionId: string): Promise<void> {
  const path = join(world.folder, 'files', fileKeyOf(versionId))
  const bytes = await readFile(path)
  bytes[bytes.length - 20] = (bytes[bytes.length - 20] ?? 0) ^ 1
  await writeFile(path, bytes)
}

test('an archive holds the chosen documents, and each was read', async () => {
  const { me, caseId, documentIds } = await deskOf('Işık.txt', 'CON.txt', 'Kalan.txt')
  const body = { documentIds: documentIds.slice(0, 2) }
  const answer = await me.of('documents.zip', { caseId }, { body })
  assert.equal(answer.headers['content-type'], 'application/zip')
  assert.match(String(answer.headers['content-disposition']), /filename\*=UTF-8''Y%C4%B1lmaz%20_%20ABC\.zip/)
  assert.deepEqual(textsIn(answer.bytes), { '_CON.txt': 'CON.txt', 'Işık.txt': 'Işık.txt' })
  const readers = async (documentId = '') =>
    (await me.of('documents.readers', { caseId, documentId })).data.total
  assert.deepEqual([await readers(documentIds[0]), await readers(documentIds[2])], [1, 0])
})

test('a document that cannot be read is named in the archive, whose others are whole', async () => {
  const { me, caseId, documentIds } = await deskOf('Sağlam.txt')
  const large = Buffer.alloc(200_000, 'uzun ')
  const broken = await newDocument(me, caseId, new File([large], 'Bozuk.txt'))
  await damage(broken.latest.versionId)
  const body = { documentIds: [broken.documentId, ...documentIds] }
  const texts = textsIn((await me.of('documents.zip', { caseId }, { body })).bytes)
  assert.deepEqual(Object.keys(texts).sort(), ['EKSİK BELGELER.txt', 'Sağlam.txt'])
  assert.match(texts['EKSİK BELGELER.txt'] ?? '', /\r\nBozuk\.txt\r\n$/)
})

test('an archive of documents that are gone or too large is refused', async () => {
  const { me, caseId, documentIds } = await deskOf('a.txt')
  const zip = (ids: string[]) => me.of('documents.zip', { caseId }, { body: { documentIds: ids } })
  assert.equal((await zip([...documentIds, 'x'])).code, 'document.not_found')
  await world.system(({ db }) =>
    sql`update document_versions set size = 2000000000 where document_id = ${documentIds[0]}`.execute(db),
  )
  const { code, message } = await zip(documentIds)
  assert.equal(code, 'document.zip_too_large')
  assert.match(message, /1908 MB/)
})

test('an archive breaks off when its reader loses the case, and leaves its seat', async () => {
  const { me: boss, caseId, documentIds } = await deskOf('a.txt', 'b.txt')
  const reader = world.signIn({ officeId: boss.officeId, role: 'USER' })
  const grant = () =>
    world.system(({ db }) =>
      sql`insert into case_rights (company_id, user_id, case_id, granted)
        values (${boss.officeId}, ${reader.userId}, ${caseId}, 'read')`.execute(db),
    )
  const zip = () => reader.of('documents.zip', { caseId }, { body: { documentIds } })
  await grant()
  onRead = async () => {
    onRead = async () => {}
    await world.system(({ db }) => sql`delete from case_rights where user_id = ${reader.userId}`.execute(db))
  }
  await assert.rejects(zip())
  await grant()
  for (let each = 0; each < 5; each += 1) assert.equal((await zip()).status, 200)
})

test('several are deleted and restored in one go, each with its entry', async () => {
  const { me, caseId, documentIds } = await deskOf('a.txt', 'b.txt', 'c.txt')
  const some = { body: { documentIds: [...documentIds.slice(0, 2), 'x'] } }
  const gone = await me.of('documents.deleteSome', { caseId }, some)
  assert.deepEqual(gone.data.documentIds.toSorted(), documentIds.slice(0, 2).toSorted())
  assert.deepEqual(await names(me, caseId), ['c.txt'])
  assert.deepEqual((await me.of('documents.deleteSome', { caseId }, some)).data.documentIds, [])
  await newDocument(me, caseId, textFile('neu', 'a.txt'))
  await me.of('documents.restoreSome', { caseId }, some)
  assert.deepEqual((await names(me, caseId, 'sort=name')).toSorted(), [
    'a (2).txt',
    'a.txt',
    'b.txt',
    'c.txt',
  ])
  const entries = (await recordOf(caseId)).map(([action]) => action).slice(3)
  assert.deepEqual(entries, [
    'document.deleted',
    'document.deleted',
    'document.added',
    'document.restored',
    'document.restored',
  ])
})

test('documents are moved with their versions, and both histories say so', async () => {
  const { me, caseId, documentIds } = await deskOf('a.txt', 'b.txt')
  const toCaseId = await newCase(world, me.officeId)
  await newDocument(me, caseId, textFile('zwei', 'a.txt'), { Duplicate: 'version' })
  await newDocument(me, toCaseId, textFile('x', 'A.txt'))
  const move = (body: object) => me.of('documents.moveSome', { caseId }, { body })
  assert.equal((await move({ documentIds, toCaseId: caseId })).code, 'document.same_case')
  assert.equal((await move({ documentIds: ['x'], toCaseId })).data.documentIds.length, 0)
  assert.equal((await move({ documentIds, toCaseId })).data.documentIds.length, 2)
  assert.deepEqual([await names(me, caseId), (await list(me, toCaseId)).total], [[], 3])
  const [documentId = ''] = documentIds
  const versions = await me.of('documents.versions', { caseId: toCaseId, documentId })
  assert.equal(versions.data.items.length, 2)
  const query = `documentId=${documentId}`
  assert.equal((await me.of('documents.download', { caseId: toCaseId }, { query })).body, 'zwei')
  assert.equal((await me.of('documents.download', { caseId }, { query })).code, 'document.not_found')
  const numbers = (
    await world.system(({ db }) =>
      sql<{
        id: string
        case_number: string
      }>`select id, case_number from cases where id in (${caseId}, ${toCaseId})`.execute(db),
    )
  ).rows
  const numberOf = (id: string) => numbers.find((one) => one.id === id)?.case_number
  const moved = (entries: Awaited<ReturnType<typeof recordOf>>) =>
    entries.filter(([action]) => action.includes('moved')).toSorted()
  assert.deepEqual(moved(await recordOf(caseId)), [
    ['document.moved_away', 'a.txt', numberOf(toCaseId)],
    ['document.moved_away', 'b.txt', numberOf(toCaseId)],
  ])
  assert.deepEqual(moved(await recordOf(toCaseId)), [
    ['document.moved_here', 'a (2).txt', numberOf(caseId)],
    ['document.moved_here', 'b.txt', numberOf(caseId)],
  ])
})

test('a copy is a document of its own under a key of its own, and both histories say so', async () => {
  const { me, caseId, documentIds } = await deskOf('a.txt')
  const toCaseId = await newCase(world, me.officeId)
  const params = { caseId, documentId: documentIds[0] ?? '' }
  const copy = () => me.of('documents.copy', params, { body: { toCaseId } })
  const { data } = await copy()
  assert.deepEqual([data.name, data.latest.number], ['a.txt', 1])
  assert.equal((await copy()).data.name, 'a (2).txt')
  await me.of('documents.delete', params)
  const query = `documentId=${data.documentId}`
  assert.equal((await me.of('documents.download', { caseId: toCaseId }, { query })).body, 'a.txt')
  assert.deepEqual(
    (await recordOf(toCaseId)).map(([action, name]) => [action, name]),
    [
      ['document.copied_here', 'a.txt'],
      ['document.copied_here', 'a (2).txt'],
    ],
  )
  // There it has the name that it always had.
  const away = (await recordOf(caseId)).filter(([action]) => action === 'document.copied_away')
  assert.deepEqual(
    away.map(([, name]) => name),
    ['a.txt', 'a.txt'],
  )
})

test('a damaged document is not copied, and nothing is left of the attempt', async () => {
  const { me, caseId } = await deskOf()
  const toCaseId = await newCase(world, me.officeId)
  const { documentId, latest } = await newDocument(me, caseId)
  await damage(latest.versionId)
  const before = await world.stored()
  const answer = await me.of('documents.copy', { caseId, documentId }, { body: { toCaseId } })
  assert.equal(answer.code, 'document.damaged')
  assert.deepEqual([await world.stored(), await names(me, toCaseId)], [before, []])
})

test('rights are asked of both cases', async () => {
  const boss = world.signIn()
  const member = world.signIn({ officeId: boss.officeId, role: 'USER' })
  const own = await newCase(world, boss.officeId, { [member.userId]: 'write' })
  const readable = await newCase(world, boss.officeId, { [member.userId]: 'read' })
  const hidden = await newCase(world, boss.officeId)
  const inOwn = await newDocument(member, own)
  const inReadable = await newDocument(boss, readable)
  const codes = []
  for (const [caseId, documentId, toCaseId] of [
    [own, inOwn.documentId, readable],
    [own, inOwn.documentId, hidden],
    [readable, inReadable.documentId, own],
  ] as const) {
    const body = { documentIds: [documentId], toCaseId }
    codes.push((await member.of('documents.moveSome', { caseId }, { body })).code)
    codes.push((await member.of('documents.copy', { caseId, documentId }, { body: { toCaseId } })).code)
  }
  assert.equal(codes.pop(), undefined)
  assert.ok(
    codes.every((code) => code === 'case.no_access' || code === 'case.read_only'),
    codes.join(),
  )
  const some = { body: { documentIds: [inReadable.documentId] } }
  assert.equal((await member.of('documents.deleteSome', { caseId: readable }, some)).code, 'case.read_only')
  assert.equal((await member.of('documents.zip', { caseId: readable }, some)).status, 200)
  assert.equal((await member.of('documents.zip', { caseId: hidden }, some)).code, 'case.no_access')
})
