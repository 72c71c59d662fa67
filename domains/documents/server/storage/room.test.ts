/** The last of a shared disk: what an office has written and been promised, and what others have been promised. */
import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import {
  deleteCase,
  newCase,
  newDocument,
  openDocuments,
  type TestDocuments,
  textFile,
} from '../testing/index.ts'
import { officeRoom } from './room.ts'

/** Bytes that the disk has for files. */
let free = 1_000
const room = officeRoom({
  storageOf: async () => ({ gigabytes: null, plan: null }),
  storedBytes: [],
  disk: { free: async () => free, scarceBytes: 1_000_000 },
})

let world: TestDocuments
before(async () => {
  world = await openDocuments()
})
after(() => world.close())

async function deskOf() {
  const me = world.signIn()
  const caseId = await newCase(world, me.officeId)
  const begin = async (size: number): Promise<string> => {
    const { data } = await me.of('documents.beginUpload', { caseId }, { body: { fileName: 'Ek.txt', size } })
    return data.uploadId
  }
  const drop = (uploadId: string) => me.of('documents.dropUpload', { caseId, uploadId })
  const actor = { kind: 'job', job: 'test', officeId: me.officeId } as const
  const { office } = world.calls.make({ rowName: 'test', actor }, {})
  /** What becomes of so many bytes. */
  const ask = (bytes: number) =>
    office
      .unaudited((tx) => room.require(tx, me.officeId, bytes))
      .then(
        () => 'stored',
        ({ code }: { code: string }) => code,
      )
  return { me, caseId, begin, drop, ask }
}

const refused = 'document.disk_nearly_full'

test('an office may take a quarter of what is left, less what it has written in a day and been promised', async () => {
  const { me, caseId, begin, drop, ask } = await deskOf()
  assert.deepEqual([await ask(250), await ask(251)], ['stored', refused])
  await newDocument(me, caseId, textFile('x'.repeat(100)))
  assert.deepEqual([await ask(150), await ask(151)], ['stored', refused])
  const uploadId = await begin(40)
  // What is promised is not left any more either.
  assert.deepEqual([await ask(100), await ask(101)], ['stored', refused])
  await drop(uploadId)
  assert.deepEqual([await ask(150), await ask(151)], ['stored', refused])
  world.clock.advance(25 * 3_600)
  assert.deepEqual([await ask(250), await ask(251)], ['stored', refused])
})

test('what other offices have been promised is left to nobody else, until it is given up', async () => {
  const [one, other] = [await deskOf(), await deskOf()]
  const uploadId = await other.begin(600)
  assert.deepEqual([await one.ask(100), await one.ask(101)], ['stored', refused])
  await other.drop(uploadId)
  assert.deepEqual([await one.ask(250), await one.ask(251)], ['stored', refused])
})

test('what was promised to an upload is free again once its case is deleted, for its office and for others', async () => {
  const [one, other] = [await deskOf(), await deskOf()]
  await one.begin(600)
  assert.deepEqual([await one.ask(1), await other.ask(101)], [refused, refused])
  await deleteCase(world, one.caseId)
  assert.deepEqual([await one.ask(250), await one.ask(251)], ['stored', refused])
  assert.deepEqual([await other.ask(250), await other.ask(251)], ['stored', refused])
})

test('an office that stores little is served where one that floods the disk is refused', async () => {
  const [flooding, small] = [await deskOf(), await deskOf()]
  await newDocument(flooding.me, flooding.caseId, textFile('x'.repeat(240)))
  assert.deepEqual([await flooding.ask(20), await small.ask(20)], [refused, 'stored'])
})

test('a disk with enough room refuses nobody, and a full one is left to those who write', async () => {
  const { ask } = await deskOf()
  free = 1_000_000
  assert.equal(await ask(999_999), 'stored')
  free = 0
  assert.equal(await ask(999_999), 'stored')
  free = 1_000
})
