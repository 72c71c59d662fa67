import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import {
  list,
  names,
  newCase,
  newDocument,
  openDocuments,
  type TestDocuments,
  textFile,
} from './testing/index.ts'

const day = 24 * 3_600

let world: TestDocuments
before(async () => {
  world = await openDocuments()
})
after(() => world.close())

async function deskOf() {
  const me = world.signIn()
  return { me, caseId: await newCase(world, me.officeId) }
}

test('a deleted document is in the bin, frees its name, and comes back under one that is free', async () => {
  const { me, caseId } = await deskOf()
  const { documentId } = await newDocument(me, caseId, textFile('ilk'))
  assert.equal((await me.of('documents.delete', { caseId, documentId })).status, 200)
  assert.equal((await me.of('documents.delete', { caseId, documentId })).code, 'document.not_found')
  const query = `documentId=${documentId}`
  assert.equal((await me.of('documents.download', { caseId }, { query })).code, 'document.not_found')
  const bin = await list(me, caseId, 'bin=true')
  assert.deepEqual(
    [bin.items[0].name, bin.items[0].deleted.daysLeft, bin.items[0].may],
    ['Cevap.txt', 30, ['restore']],
  )
  assert.deepEqual([(await list(me, caseId)).total, (await list(me, caseId)).inBin], [0, 1])
  await newDocument(me, caseId, textFile('ikinci'))
  const back = (await me.of('documents.restore', { caseId, documentId })).data
  assert.deepEqual([back.name, back.deleted, back.may], ['Cevap (2).txt', null, ['edit', 'delete']])
  assert.equal((await me.of('documents.download', { caseId }, { query })).body, 'ilk')
})

test('of two people who restore a document the second gets it as it is, and nobody finds it through another case', async () => {
  const { me, caseId } = await deskOf()
  const { documentId } = await newDocument(me, caseId, textFile('ilk'))
  await me.of('documents.delete', { caseId, documentId })
  const [first, second] = await Promise.all(
    [me, world.signIn({ officeId: me.officeId })].map((one) =>
      one.of('documents.restore', { caseId, documentId }),
    ),
  )
  assert.deepEqual([first?.status, second?.data], [200, first?.data])
  const { total } = await world.system(({ db }) =>
    db
      .selectFrom('audit_entries' as never)
      .select(({ fn }) => fn.countAll<number>().as('total'))
      .where('action' as never, '=', 'document.restored' as never)
      .where('subject_id' as never, '=', caseId as never)
      .executeTakeFirstOrThrow(),
  )
  assert.equal(total, 1)
  const elsewhere = await newCase(world, me.officeId)
  const misplaced = await me.of('documents.restore', { caseId: elsewhere, documentId })
  assert.equal(misplaced.code, 'document.not_found')
})

test('after 30 days a document is gone with its files and keys, and the record says so', async () => {
  const { me, caseId } = await deskOf()
  const before = await world.stored()
  const { documentId } = await newDocument(me, caseId)
  await newDocument(me, caseId, textFile('b'), { Duplicate: 'version' })
  await newDocument(me, caseId, textFile('c', 'Kalan.txt'))
  const all = await world.stored()
  assert.deepEqual([all.onDisk - before.onDisk, (all.files ?? 0) - (before.files ?? 0)], [3, 3])
  await me.of('documents.delete', { caseId, documentId })
  world.clock.advance(29.5 * day)
  const { documents } = await world.expire()
  assert.equal(documents, 0)
  const bin = (await list(me, caseId, 'bin=true')).items
  assert.equal(bin[0].deleted.daysLeft, 1)
  world.clock.advance(day)
  assert.deepEqual(await names(me, caseId, 'bin=true'), [])
  assert.equal((await me.of('documents.restore', { caseId, documentId })).code, 'document.not_found')
  assert.deepEqual(await world.expire(), { documents: 1, files: 2 })
  const left = await world.stored()
  assert.deepEqual(
    [
      left.onDisk - before.onDisk,
      (left.files ?? 0) - (before.files ?? 0),
      (left.versions ?? 0) - (before.versions ?? 0),
    ],
    [1, 1, 1],
  )
  assert.deepEqual(await world.expire(), { documents: 0, files: 0 })
  assert.deepEqual(await names(me, caseId), ['Kalan.txt'])
})
