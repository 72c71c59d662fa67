/** Tests that an unusable data folder is reported at once, for every reason. */
import assert from 'node:assert/strict'
import { mkdtemp, readdir, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type TestContext, test } from 'node:test'
import { checkDataFolder } from './data-folder.ts'

async function newFolder(t: TestContext): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'mizan-data-folder-'))
  t.after(() => rm(folder, { recursive: true, force: true }))
  return folder
}

const notAFolder = /it or a part of its path is not a folder/

const refuses = (path: string, reason: RegExp) =>
  assert.rejects(checkDataFolder(path), ({ name, message }: Error) => {
    assert.equal(name, 'StartError')
    assert.ok(message.startsWith(`DATA_DIR is ${path}, which cannot be used: `), message)
    assert.match(message, reason)
    return true
  })

test('a missing folder is created with its parents, and nothing else is left in it', async (t) => {
  const folder = join(await newFolder(t), 'a', 'b', 'c')
  await checkDataFolder(folder)
  await checkDataFolder(folder)
  assert.deepEqual(await readdir(folder), [])
})

test('programs that start at the same time create it together', async (t) => {
  const folder = join(await newFolder(t), 'a', 'b', 'c')
  await Promise.all([1, 2, 3, 4].map((number) => checkDataFolder(join(folder, `${number}`))))
  assert.equal((await readdir(folder)).length, 4)
})

test('a file in its place, a file among its parents and a dangling link are reported', async (t) => {
  const folder = await newFolder(t)
  const file = join(folder, 'file')
  await writeFile(file, '')
  await refuses(file, notAFolder)
  await refuses(join(file, 'below'), notAFolder)
  const link = join(folder, 'link')
  await symlink(join(folder, 'nothing'), link)
  await refuses(link, notAFolder)
  await refuses(join(folder, 'n'.repeat(300)), /the path is too long/)
})

// `mkdir` with `recursive` never ends there.
test('a place in which no folder can be created is reported at once', {
  skip: process.platform !== 'linux' && 'only Linux has /proc',
  timeout: 10_000,
}, async () => {
  await refuses('/proc/mizan', /no folder can be made there/)
  await refuses('/proc/self/fd', /no folder can be made there/)
})
