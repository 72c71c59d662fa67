/** Uploads that come in parts, through a real connection. */
import assert from 'node:assert/strict'
import { createHash, randomBytes } from 'node:crypto'
import { readdir, readFile, rm, stat } from 'node:fs/promises'
import { request } from 'node:http'
import { join } from 'node:path'
import { after, before, test } from 'node:test'
import { until } from '@mizan/platform/testing'
import { sql } from 'kysely'
import {
  deleteCase,
  newCase,
  newDocument,
  openDocuments,
  type Person,
  type TestDocuments,
  textFile,
} from '../testing/index.ts'
import { dropUploads } from './drop.ts'

let world: TestDocuments
let address: string

before(async () => {
  world = await openDocuments()
  address = await world.server.listen({ port: 0, host: '127.0.0.1' })
})
after(() => world.close())

/** Text, so that its content fits the ending of its name. */
const textOf = (size: number) => Buffer.from(randomBytes(size / 2).toString('hex'))
const partsLeft = async () => (await readdir(world.uploadFolder).catch(() => [])).length

const bytesOnDisk = async (uploadId: string) =>
  (await stat(join(world.uploadFolder, `${uploadId}.part`)).catch(() => undefined))?.size ?? 0

const headersOf = (me: Person, more: object = {}) => ({
  authorization: `Bearer ${me.token}`,
  'tus-resumable': '1.0.0',
  ...more,
})

async function begin(me: Person, caseId: string, more: object = {}) {
  const body = { fileName: 'Tutanak.txt', size: 400_000, ...more }
  return me.of('documents.beginUpload', { caseId }, { body })
}

const patch = (me: Person, url: string, offset: number, bytes: Buffer) =>
  fetch(`${address}${url}`, {
    method: 'PATCH',
    headers: headersOf(me, {
      'content-type': 'application/offset+octet-stream',
      'upload-offset': String(offset),
    }) as Record<string, string>,
    body: new Uint8Array(bytes),
  })

async function offsetOf(me: Person, url: string): Promise<number> {
  const answer = await fetch(`${address}${url}`, {
    method: 'HEAD',
    headers: headersOf(me) as Record<string, string>,
  })
  return answer.status === 200 ? Number(answer.headers.get('upload-offset')) : -answer.status
}

/** Declares all of it, sends the beginning, and cuts the line or holds it. */
function sendBeginning(me: Person, url: string, bytes: Buffer, total: number) {
  const sending = request(`${address}${url}`, {
    method: 'PATCH',
    headers: headersOf(me, {
      'content-type': 'application/offset+octet-stream',
      'upload-offset': '0',
      'content-length': String(total),
    }) as Record<string, string>,
  })
  sending.on('error', () => {})
  return new Promise<() => void>((resolve) => sending.write(bytes, () => resolve(() => sending.destroy())))
}

const finish = (me: Person, caseId: string, uploadId: string, body: object = {}) =>
  me.of('documents.finishUpload', { caseId, uploadId }, { body })

async function deskOf() {
  const me = world.signIn()
  return { me, caseId: await newCase(world, me.officeId) }
}

test('a line that is cut at nine tenths goes on there, and the document is what was sent', async () => {
  const { me, caseId } = await deskOf()
  const bytes = textOf(400_000)
  const { uploadId, uploadUrl } = (await begin(me, caseId)).data
  assert.equal(await offsetOf(me, uploadUrl), 0)
  const cut = await sendBeginning(me, uploadUrl, bytes.subarray(0, 360_000), 400_000)
  await until(async () => (await bytesOnDisk(uploadId)) === 360_000)
  cut()
  const at = 360_000
  await until(async () => (await offsetOf(me, uploadUrl)) === at)
  assert.equal((await finish(me, caseId, uploadId)).code, 'document.upload_incomplete')
  const answer = await patch(me, uploadUrl, at, bytes.subarray(at))
  assert.deepEqual([answer.status, answer.headers.get('upload-offset')], [204, '400000'])
  for (const name of await readdir(world.uploadFolder))
    assert.ok(!(await readFile(join(world.uploadFolder, name))).includes(bytes.subarray(0, 32)))
  const { data } = await finish(me, caseId, uploadId)
  assert.equal(data.latest.sha256, createHash('sha256').update(bytes).digest('hex'))
  assert.equal(await partsLeft(), 0)
  const given = await me.of('documents.download', { caseId }, { query: `documentId=${data.documentId}` })
  assert.ok(given.bytes.equals(bytes))
})

test('what was sent is kept when the line is cut before the server has read it', async () => {
  const { me, caseId } = await deskOf()
  const bytes = textOf(2_000_000)
  const { uploadId, uploadUrl } = (await begin(me, caseId, { size: 2_000_000 })).data
  const at = 1_800_000
  const cut = await sendBeginning(me, uploadUrl, bytes.subarray(0, at), bytes.length)
  cut()
  await until(async () => (await bytesOnDisk(uploadId)) === at)
  await until(async () => (await offsetOf(me, uploadUrl)) === at)
})

test('a lost answer is given again, also to two who finish at once', async () => {
  const { me, caseId } = await deskOf()
  const { uploadId, uploadUrl } = (await begin(me, caseId, { size: 100 })).data
  await patch(me, uploadUrl, 0, textOf(100))
  const [one, two] = await Promise.all([finish(me, caseId, uploadId), finish(me, caseId, uploadId)])
  const again = await finish(me, caseId, uploadId)
  assert.deepEqual([one.status, two.status, again.status], [200, 200, 200])
  assert.equal(new Set([one, two, again].map(({ data }) => data.documentId)).size, 1)
  assert.equal(again.data.latest.number, 1)
  assert.equal(await offsetOf(me, uploadUrl), 100)
  const { rows } = await world.system(({ db }) =>
    sql`select id from document_files where company_id = ${me.officeId}`.execute(db),
  )
  assert.equal(rows.length, 1)
})

test('a request that nobody misses gives way to the next one, and two at once spoil nothing', async () => {
  const { me, caseId } = await deskOf()
  const bytes = textOf(200_000)
  const { uploadId, uploadUrl } = (await begin(me, caseId, { size: 200_000 })).data
  const cut = await sendBeginning(me, uploadUrl, bytes.subarray(0, 120_000), 200_000)
  await until(async () => (await bytesOnDisk(uploadId)) === 120_000)
  const at = await offsetOf(me, uploadUrl)
  assert.equal(at, 120_000)
  const answers = await Promise.all([1, 2].map(() => patch(me, uploadUrl, at, bytes.subarray(at))))
  assert.deepEqual(answers.map(({ status }) => status).sort(), [204, 409])
  cut()
  assert.equal((await patch(me, uploadUrl, at, bytes.subarray(at))).status, 409)
  const { data } = await finish(me, caseId, uploadId)
  assert.equal(data.latest.sha256, createHash('sha256').update(bytes).digest('hex'))
})

test('what can be refused is refused before anything is sent', async () => {
  const { me, caseId } = await deskOf()
  const { documentId } = await newDocument(me, caseId, textFile('a', 'Tutanak.txt'))
  const codes = []
  for (const more of [
    { fileName: 'kurulum.exe' },
    { size: 0 },
    { size: 51 * 1024 * 1024 },
    {},
    { documentId: 'x' },
    { documentId, fileName: 'a.csv' },
  ]) {
    const refused = await begin(me, caseId, more)
    codes.push(refused.code)
    if (refused.code === 'request.file_too_large')
      assert.equal(refused.message, 'Dosya 50 MB sınırını aşıyor.')
  }
  assert.deepEqual(codes, [
    'document.type_not_allowed',
    'document.empty',
    'request.file_too_large',
    'document.name_taken',
    'document.not_found',
    'document.other_kind',
  ])
})

test('a name that was taken meanwhile is asked about without sending the file again', async () => {
  const { me, caseId } = await deskOf()
  const { uploadId, uploadUrl } = (await begin(me, caseId, { size: 100 })).data
  await patch(me, uploadUrl, 0, textOf(100))
  const other = await newDocument(me, caseId, textFile('a', 'Tutanak.txt'))
  assert.equal((await finish(me, caseId, uploadId)).code, 'document.name_taken')
  const { data } = await finish(me, caseId, uploadId, { duplicate: 'version' })
  assert.deepEqual([data.documentId, data.latest.number], [other.documentId, 2])
})

test('a file becomes a version of the document for which it was begun', async () => {
  const { me, caseId } = await deskOf()
  const { documentId } = await newDocument(me, caseId)
  const { uploadId, uploadUrl } = (await begin(me, caseId, { size: 10, documentId })).data
  await patch(me, uploadUrl, 0, textOf(10))
  assert.equal((await finish(me, caseId, uploadId)).data.latest.number, 2)
})

test('an upload says what its document is, and a later version leaves that as it is', async () => {
  const { me, caseId } = await deskOf()
  const first = (await begin(me, caseId, { size: 10 })).data
  await patch(me, first.uploadUrl, 0, textOf(10))
  const { data } = await finish(me, caseId, first.uploadId, { description: ' Duruşma tutanağı ' })
  assert.equal(data.description, 'Duruşma tutanağı')
  const next = (await begin(me, caseId, { size: 10, documentId: data.documentId })).data
  await patch(me, next.uploadUrl, 0, textOf(10))
  const later = await finish(me, caseId, next.uploadId, { description: 'Başka bir şey' })
  assert.deepEqual([later.data.latest.number, later.data.description], [2, 'Duruşma tutanağı'])
})

test('an upload belongs to its person, session and case', async () => {
  const { me, caseId } = await deskOf()
  const colleague = world.signIn({ officeId: me.officeId })
  const { uploadId, uploadUrl } = (await begin(me, caseId, { size: 10 })).data
  const elsewhere = await newCase(world, me.officeId)
  await patch(me, uploadUrl, 0, textOf(10))
  for (const other of [colleague, world.signIn(), me.again()]) {
    assert.equal(await offsetOf(other, uploadUrl), -404)
    assert.equal((await patch(other, uploadUrl, 10, textOf(10))).status, 404)
  }
  assert.equal((await finish(colleague, caseId, uploadId)).code, 'document.upload_not_found')
  assert.equal((await finish(me, elsewhere, uploadId)).code, 'document.upload_not_found')
  const nobody = await fetch(`${address}${uploadUrl}`, {
    method: 'HEAD',
    headers: { 'tus-resumable': '1.0.0' },
  })
  assert.equal(nobody.status, 401)
  assert.equal((await finish(me, caseId, uploadId)).status, 200)
})

test('whoever lost the right to write meanwhile can neither send more nor finish', async () => {
  const boss = world.signIn()
  const writer = world.signIn({ officeId: boss.officeId, role: 'USER' })
  const caseId = await newCase(world, boss.officeId, { [writer.userId]: 'write' })
  const half = (await begin(writer, caseId, { size: 20 })).data
  await patch(writer, half.uploadUrl, 0, textOf(10))
  const { uploadId, uploadUrl } = (await begin(writer, caseId, { size: 10 })).data
  await patch(writer, uploadUrl, 0, textOf(10))
  await world.system(({ db }) =>
    sql`update case_rights set granted = 'read' where case_id = ${caseId}`.execute(db),
  )
  assert.equal((await patch(writer, half.uploadUrl, 10, textOf(10))).status, 403)
  assert.equal(await offsetOf(writer, half.uploadUrl), -403)
  assert.equal(await bytesOnDisk(half.uploadId), 10)
  assert.equal((await finish(writer, caseId, uploadId)).code, 'case.read_only')
})

test('whoever lost the case meanwhile drops their own upload, and learns nothing of the case or of other uploads', async () => {
  const boss = world.signIn()
  const writer = world.signIn({ officeId: boss.officeId, role: 'USER' })
  const caseId = await newCase(world, boss.officeId, { [writer.userId]: 'write' })
  const { uploadId, uploadUrl } = (await begin(writer, caseId, { size: 20 })).data
  await patch(writer, uploadUrl, 0, textOf(10))
  const ofBoss = (await begin(boss, caseId, { size: 10 })).data
  await world.system(({ db }) => sql`delete from case_rights where case_id = ${caseId}`.execute(db))
  const drop = (by: Person, id: string, from = caseId) =>
    by.of('documents.dropUpload', { caseId: from, uploadId: id })
  assert.equal((await drop(writer, ofBoss.uploadId)).code, 'case.no_access')
  assert.equal((await drop(writer.again(), uploadId)).code, 'case.no_access')
  assert.equal((await drop(writer, uploadId, 'elsewhere')).code, 'case.not_found')
  assert.equal(await bytesOnDisk(uploadId), 10)
  assert.equal((await drop(writer, uploadId)).status, 200)
  assert.equal(await bytesOnDisk(uploadId), 0)
  assert.equal((await drop(writer, uploadId)).code, 'case.no_access')
  assert.equal(await offsetOf(boss, ofBoss.uploadUrl), 0)
})

test('more than was declared is not taken, and unfinished uploads are limited', async () => {
  const { me, caseId } = await deskOf()
  const { uploadUrl } = (await begin(me, caseId, { size: 10 })).data
  assert.equal((await patch(me, uploadUrl, 0, textOf(20))).status, 413)
  assert.equal(await offsetOf(me, uploadUrl), 0)
  const large = { size: 50 * 1024 * 1024 }
  const codes = []
  for (let each = 0; each < 51; each += 1) codes.push((await begin(me, caseId, large)).code)
  assert.deepEqual(codes.slice(-2), ['document.uploads_many', 'document.uploads_many'])
  assert.equal(codes.filter(Boolean).length, 2)
})

test('what nobody finishes within a day is removed, and what was dropped at once', async () => {
  const { me, caseId } = await deskOf()
  const before = await partsLeft()
  const left = await begin(me, caseId, { size: 10, fileName: 'Kalan.txt' })
  const dropped = await begin(me, caseId, { size: 10 })
  for (const { data } of [left, dropped]) await patch(me, data.uploadUrl, 0, textOf(10))
  assert.equal(await partsLeft(), before + 2)
  await me.of('documents.dropUpload', { caseId, uploadId: dropped.data.uploadId })
  assert.equal(await partsLeft(), before + 1)
  const drop = () => dropUploads(world.job())
  assert.equal((await drop()).dropped, 0)
  world.clock.advance(25 * 3_600)
  assert.equal(await offsetOf(me, left.data.uploadUrl), -404)
  assert.ok((await drop()).dropped >= 1)
  assert.equal(await partsLeft(), 0)
})

test('an unfinished upload ends with its case: its bytes are removed, and it is not among the many of its person', async () => {
  const { me, caseId } = await deskOf()
  const before = await partsLeft()
  const large = { size: 50 * 1024 * 1024 }
  const { uploadUrl } = (await begin(me, caseId, large)).data
  await Promise.all(Array.from({ length: 49 }, () => begin(me, caseId, large)))
  await patch(me, uploadUrl, 0, textOf(10))
  const other = await newCase(world, me.officeId)
  assert.equal((await begin(me, other, large)).code, 'document.uploads_many')
  await deleteCase(world, caseId)
  const kept = (await begin(me, other, large)).data
  await patch(me, kept.uploadUrl, 0, textOf(10))
  assert.equal(await partsLeft(), before + 2)
  assert.equal(await offsetOf(me, uploadUrl), -404)
  assert.equal((await dropUploads(world.job())).dropped, 50)
  assert.equal(await partsLeft(), before + 1)
  assert.equal(await offsetOf(me, kept.uploadUrl), 10)
})

test('uploads that begin at the same moment stay within the bounds together', async () => {
  const { me, caseId } = await deskOf()
  const large = { size: 50 * 1024 * 1024 }
  const begun = await Promise.all(Array.from({ length: 55 }, () => begin(me, caseId, large)))
  assert.equal(begun.filter(({ code }) => code === undefined).length, 50)
})

test('an upload whose bytes are gone from the disk begins anew', async () => {
  const { me, caseId } = await deskOf()
  const { uploadUrl } = (await begin(me, caseId, { size: 10 })).data
  await patch(me, uploadUrl, 0, textOf(6))
  await rm(world.uploadFolder, { recursive: true })
  assert.equal(await offsetOf(me, uploadUrl), -404)
})
