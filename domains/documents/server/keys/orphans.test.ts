import assert from 'node:assert/strict'
import { randomBytes, randomUUID } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, test } from 'node:test'
import { callsOn } from '@mizan/platform/call'
import { openFolderStore, sealedFiles } from '@mizan/platform/files'
import { TestClock } from '@mizan/platform/testing'
import { type OrphanParts, removeOrphanedFiles } from './orphans.ts'
import { openKeyWorld } from './testing/index.ts'

const world = await openKeyWorld(randomBytes(48))
after(world.close)

test('files of all offices stay as long as they have a row, and what a killed server left goes after a day', async (t) => {
  const folder = await mkdtemp(join(tmpdir(), 'mizan-orphans-'))
  t.after(() => rm(folder, { recursive: true, force: true }))
  const files = sealedFiles(await openFolderStore(folder))
  const store = async (id: string) => {
    async function* text() {
      yield Buffer.from('dilekçe')
    }
    await files.put(`files/${id}`, text(), 100, randomBytes(32))
  }
  const rows = await Promise.all([randomUUID(), randomUUID()].map((officeId) => world.addFile(officeId)))
  for (const { id } of rows) await store(id)
  const orphan = randomUUID()
  await store(orphan)

  const clock = new TestClock(new Date().toISOString())
  const call = callsOn(world.database.kysely, clock).make<OrphanParts, unknown>(
    { rowName: 'documents.orphans', actor: { kind: 'job', job: 'documents.orphans' } },
    { files, keys: world.first },
  )
  assert.deepEqual(await removeOrphanedFiles(call, 'files'), { removed: 0 })
  clock.advance(25 * 3600)
  assert.deepEqual(await removeOrphanedFiles(call, 'files'), { removed: 1 })
  const left: string[] = []
  for await (const { key } of files.list('files')) left.push(key)
  assert.deepEqual(left.sort(), rows.map(({ id }) => `files/${id}`).sort())
})
