/** Uploads and downloads that break half-way, and files that are damaged. */
import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { after, before, test } from 'node:test'
import { begun as started } from '@mizan/platform/testing'
import { dropUnused, forgetFiles, insertFile, keepFile } from './store/files.ts'
import { list, newCase, newDocument, openDocuments, type TestDocuments, textFile } from './testing/index.ts'

let world: TestDocuments
/** What goes wrong in the store at the moment. */
let trouble: 'none' | 'put' | 'killed' = 'none'

before(async () => {
  world = await openDocuments((usual) => ({
    files: {
      ...usual.files,
      put: async (key, source, maxBytes, dataKey) => {
        const broken = Readable.from(
          (async function* () {
            for await (const chunk of source) yield chunk
            throw new Error('The disk is gone')
          })(),
        )
        return usual.files.put(key, trouble === 'put' ? broken : source, maxBytes, dataKey)
      },
      remove: async (key) => {
        if (trouble === 'killed') throw new Error('The server is gone')
        return usual.files.remove(key)
      },
    },
  }))
})
after(() => world.close())

const filesIn = async (folder: string) =>
  (await readdir(folder, { recursive: true, withFileTypes: true }))
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name))

test('a file whose commit is still under way is not dropped, however late the answer is', async () => {
  const me = world.signIn()
  const id = randomUUID()
  await world.system((tx) => insertFile(tx, { id, officeId: me.officeId }))
  const committing = Promise.withResolvers<void>()
  const begun = Promise.withResolvers<void>()
  const kept = world.system(async (tx) => {
    await keepFile(tx, id, Buffer.from('key'))
    begun.resolve()
    await committing.promise
  })
  await begun.promise
  const { outcome } = await started(
    world.database,
    world.system((tx) => dropUnused(tx, id)),
  )
  committing.resolve()
  await kept
  assert.deepEqual(await outcome, { status: 'fulfilled', value: false })
  await world.system((tx) => forgetFiles(tx, [id]))
})

test('an upload that breaks leaves no row and no file', async () => {
  const me = world.signIn()
  const caseId = await newCase(world, me.officeId)
  trouble = 'put'
  const { status } = await me.of('documents.add', { caseId }, { body: { File: textFile() } })
  trouble = 'none'
  assert.equal(status, 500)
  assert.deepEqual(await world.stored(), { onDisk: 0, files: 0, versions: 0 })
  assert.equal((await list(me, caseId)).total, 0)
})

test('what a server leaves behind is removed by a job, after a day if it may still be on its way, and nothing else', async () => {
  const me = world.signIn()
  const caseId = await newCase(world, me.officeId)
  const kept = await newDocument(me, caseId)
  trouble = 'killed'
  assert.equal(
    (await me.of('documents.add', { caseId }, { body: { File: textFile() } })).code,
    'document.name_taken',
  )
  trouble = 'none'
  assert.deepEqual(await world.stored(), { onDisk: 2, files: 2, versions: 1 })
  // It was dropped already, and only its file could not be removed.
  assert.equal((await world.expire()).files, 1)
  await world.system((tx) => insertFile(tx, { id: randomUUID(), officeId: me.officeId }))
  world.clock.advance(23 * 3_600)
  assert.equal((await world.expire()).files, 0)
  world.clock.advance(2 * 3_600)
  assert.equal((await world.expire()).files, 1)
  assert.deepEqual(await world.stored(), { onDisk: 1, files: 1, versions: 1 })
  const query = `documentId=${kept.documentId}`
  assert.equal((await me.of('documents.download', { caseId }, { query })).status, 200)
})

test('nothing on disk can be read, and a file that was changed there is never given', async () => {
  const me = world.signIn()
  const caseId = await newCase(world, me.officeId)
  const text = 'Gizli: tanığın adı Ayşe Yılmaz'
  const { documentId, latest } = await newDocument(me, caseId, textFile(text, 'Gizli.txt'))
  const paths = await filesIn(world.folder)
  for (const path of paths) assert.ok(!(await readFile(path, 'latin1')).includes('Gizli'), path)
  const path = paths.find((one) => one.endsWith(latest.versionId)) ?? ''
  const bytes = await readFile(path)
  bytes[bytes.length - 20] = (bytes[bytes.length - 20] ?? 0) ^ 1
  await writeFile(path, bytes)
  const query = `documentId=${documentId}`
  const whole = await me
    .of('documents.download', { caseId }, { query })
    .catch(() => ({ body: '', status: 0 }))
  assert.ok(!whole.body.includes('tanığın'), whole.body)
  await writeFile(path, bytes.subarray(0, 40))
  assert.equal((await me.of('documents.download', { caseId }, { query })).code, 'document.damaged')
})
