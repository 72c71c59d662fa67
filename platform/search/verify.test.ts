import assert from 'node:assert/strict'
import { globSync } from 'node:fs'
import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, before, describe, test } from 'node:test'
import { buildIndex, encodeBatch, openIndex, type Verdict, verifyIndex } from './index.ts'
import { sampleDocument, sampleNumbers, sampleSchema } from './testing/samples.ts'

const below = sampleNumbers(3)
const documents = Array.from({ length: 60 }, (_, id) => sampleDocument(id, below))
let folder: string
let whole: string

before(async () => {
  folder = await mkdtemp(join(tmpdir(), 'search-verify-'))
  whole = join(folder, 'whole')
  async function* batches() {
    yield encodeBatch(sampleSchema, documents, ['body'])
  }
  await buildIndex(whole, sampleSchema, batches())
})

after(() => rm(folder, { recursive: true, force: true }))

/** The verdict on a copy of the sound index after `damage`. */
async function verdictAfter(damage: (copy: string) => Promise<void>): Promise<Verdict> {
  const copy = await mkdtemp(join(folder, 'copy-'))
  await cp(whole, copy, { recursive: true })
  await damage(copy)
  const verdict = await verifyIndex(copy)
  if (!verdict.sound) await assert.rejects(openIndex(copy, { cacheMegabytes: 16 }))
  return verdict
}

async function cut(file: string, left: number): Promise<void> {
  await writeFile(file, (await readFile(file)).subarray(0, left))
}

describe('a damaged index', () => {
  test('is distinguished from an intact one', async () => {
    assert.deepEqual(await verifyIndex(whole), { sound: true, documents: 60, tags: {} })
  })

  for (const name of ['manifest.json', 'vocabulary.bin'])
    test(`is rejected if ${name} is truncated anywhere`, async () => {
      const { length } = await readFile(join(whole, name))
      for (const left of [0, 5, length >> 1, length - 1]) {
        const verdict = await verdictAfter((copy) => cut(join(copy, name), left))
        assert.deepEqual(verdict, { sound: false, reason: 'unreadable' }, `${left} bytes left`)
      }
    })

  test('is rejected if the manifest lacks what a reader needs', async () => {
    for (const text of ['null', '[]', '{"format":1,"clean":true}', '"x"']) {
      const verdict = await verdictAfter((copy) => writeFile(join(copy, 'manifest.json'), text))
      assert.deepEqual(verdict, { sound: false, reason: 'unreadable' }, text)
    }
  })

  test('is rejected without its manifest, its vocabulary or its table', async () => {
    const without = (name: string) => verdictAfter((copy) => rm(join(copy, name), { recursive: true }))
    assert.deepEqual(await without('manifest.json'), { sound: false, reason: 'missing' })
    assert.deepEqual(await without('vocabulary.bin'), { sound: false, reason: 'unreadable' })
    assert.deepEqual(await without('engine'), { sound: false, reason: 'unreadable' })
  })

  test('is rejected if any file of its table or of its indexes is truncated', async () => {
    const files = globSync('engine/*/{_indices,data}/**/*.lance', { cwd: whole })
    assert.ok(files.some((file) => file.includes('_indices')))
    for (const file of files) {
      const { length } = await readFile(join(whole, file))
      const verdict = await verdictAfter((copy) => cut(join(copy, file), length >> 1))
      assert.deepEqual(verdict, { sound: false, reason: 'unreadable' }, file)
    }
  })
})
