/** An upload that is finished and dropped at once, in a fixed order: the second begins while the first is under way. */
import assert from 'node:assert/strict'
import { randomBytes } from 'node:crypto'
import { after, before, test } from 'node:test'
import { begun } from '@mizan/platform/testing'
import { sql } from 'kysely'
import { newCase, openDocuments, type TestDocuments } from '../testing/index.ts'

let world: TestDocuments
let address: string
before(async () => {
  world = await openDocuments()
  address = await world.server.listen({ port: 0, host: '127.0.0.1' })
})
after(() => world.close())

/** All of its bytes are here. */
async function arrived() {
  const me = world.signIn()
  const caseId = await newCase(world, me.officeId)
  const bytes = Buffer.from(randomBytes(500).toString('hex'))
  const body = { fileName: 'Tutanak.txt', size: bytes.length }
  const { uploadId, uploadUrl } = (await me.of('documents.beginUpload', { caseId }, { body })).data
  const sent = await fetch(`${address}${uploadUrl}`, {
    method: 'PATCH',
    headers: {
      ...{ authorization: `Bearer ${me.token}`, 'tus-resumable': '1.0.0', 'upload-offset': '0' },
      'content-type': 'application/offset+octet-stream',
    },
    body: new Uint8Array(bytes),
  })
  assert.equal(sent.status, 204)
  const finish = () => me.of('documents.finishUpload', { caseId, uploadId }, { body: {} })
  const drop = () => me.of('documents.dropUpload', { caseId, uploadId })
  const names = async () =>
    (await me.of('documents.list', { caseId })).data.items.map(({ name }: { name: string }) => name)
  return { finish, drop, names, caseId }
}

/** While these tables are locked nobody reads or writes them. */
const whileLocked = <Result>(tables: string, work: () => Promise<Result>): Promise<Result> =>
  world.system(async ({ db }) => {
    await sql`lock table ${sql.raw(tables)} in access exclusive mode`.execute(db)
    return work()
  })

const answerOf = async (outcome: Promise<PromiseSettledResult<{ status: number; code?: string }>>) => {
  const one = await outcome
  assert.equal(one.status, 'fulfilled')
  const { status, code } = (one as PromiseFulfilledResult<{ status: number; code?: string }>).value
  return [status, code]
}

test('an upload that is dropped before its bytes are read is not found by whoever finishes it', async () => {
  const { finish, drop, names } = await arrived()
  const { outcome } = await whileLocked('office_keys', async () => {
    const finishing = await begun(world.database, finish())
    assert.equal((await drop()).status, 200)
    return finishing
  })
  assert.deepEqual(await answerOf(outcome), [404, 'document.upload_not_found'])
  assert.deepEqual(await names(), [])
})

test('an upload that is dropped before its bytes are stored is not found by whoever finishes it', async () => {
  const { finish, drop, names } = await arrived()
  const { outcome } = await whileLocked('document_files', async () => {
    const finishing = await begun(world.database, finish())
    assert.equal((await drop()).status, 200)
    return finishing
  })
  assert.deepEqual(await answerOf(outcome), [404, 'document.upload_not_found'])
  assert.deepEqual(await names(), [])
})

test('whoever drops an upload while it becomes a document learns that it is one, and finishing stays repeatable', async () => {
  const { finish, drop, names, caseId } = await arrived()
  const { finishing, dropping } = await world.system(async ({ db }) => {
    await sql`select from cases where id = ${caseId} for update`.execute(db)
    const finishing = await begun(world.database, finish())
    return { finishing, dropping: drop() }
  })
  assert.deepEqual(await answerOf(finishing.outcome), [200, undefined])
  const dropped = await dropping
  assert.deepEqual([dropped.status, dropped.code], [409, 'document.upload_finished'])
  assert.match(dropped.message, /belge oldu/)
  assert.deepEqual(await names(), ['Tutanak.txt'])
  assert.equal((await finish()).status, 200)
})

test('of two who drop an upload, the second one does not find it', async () => {
  const { drop } = await arrived()
  const both = await Promise.all([drop(), drop()])
  assert.deepEqual(both.map(({ status }) => status).sort(), [200, 404])
})
