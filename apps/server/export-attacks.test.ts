/**
 * Tests that a person who can write to the folder of archives, or to their rows, reads nothing from them and adds
 * nothing to them.
 */
import assert from 'node:assert/strict'
import { randomBytes } from 'node:crypto'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { after, before, test } from 'node:test'
import { sql } from 'kysely'
import { download, filedOffice } from './filed-office.ts'
import { openWorkingWorld, type World } from './sweep/world.ts'

let world: World
before(async () => {
  world = await openWorkingWorld()
})
after(() => world.close())

/** The format of sealed files: a header, then chunks with a tag each. */
const header = 32
const chunk = 65_536 + 16

/** An archive of several chunks, of an office that holds its own key. */
async function sealedArchive() {
  const office = await filedOffice(world)
  await office.add('Delil.txt', Uint8Array.from(Buffer.from(randomBytes(150_000).toString('base64'))))
  await office.must('documents.takeKey', { body: { newPassphrase: 'dört yeşil kurbağa', understood: true } })
  const { exportId, state } = await office.exported({ format: 'zip' })
  assert.equal(state, 'done')
  const path = join(world.folder, 'cache', 'exports', 'files', exportId)
  const whole = await readFile(path)
  assert.ok(whole.length > header + 3 * chunk, `${whole.length} bytes`)
  const codeOf = async () => {
    const answer = await download(world, office.headers, exportId)
    return answer.statusCode === 200 ? 'given' : answer.json().code
  }
  /** The answer of the call while other bytes are stored. */
  const codeFor = async (bytes: Uint8Array) => {
    await writeFile(path, bytes)
    const code = await codeOf()
    await writeFile(path, whole)
    return code
  }
  const downloads = async (): Promise<number> => {
    const { rows } = await world.system(
      sql`select 1 from audit_entries where subject_id = ${exportId} and action = 'export.downloaded'`,
    )
    return rows.length
  }
  return { ...office, exportId, whole, codeOf, codeFor, downloads }
}

const withByte = (bytes: Buffer, at: number): Buffer => {
  const altered = Buffer.from(bytes)
  altered[at] = (altered[at] ?? 0) ^ 1
  return altered
}
const chunkAt = (bytes: Buffer, number: number) =>
  bytes.subarray(header + number * chunk, header + (number + 1) * chunk)

test('an archive that was cut anywhere is refused as a whole, and its refusal is no download', async () => {
  const { whole, codeFor, codeOf, downloads } = await sealedArchive()
  const cuts = [0, 1, header - 1, header, header + 1, header + chunk, header + 2 * chunk, whole.length - 1]
  for (const cut of cuts) assert.equal(await codeFor(whole.subarray(0, cut)), 'export.damaged', `at ${cut}`)
  assert.equal(await codeFor(Buffer.concat([whole, Buffer.alloc(16)])), 'export.damaged', 'lengthened')
  assert.equal(await downloads(), 0)
  assert.equal(await codeOf(), 'given')
  assert.equal(await downloads(), 1)
})

test('an archive with one changed bit is refused, wherever the bit is', async () => {
  const { whole, codeFor, downloads } = await sealedArchive()
  const places = [
    0,
    3,
    4,
    15,
    16,
    header - 1,
    header,
    header + chunk - 1,
    header + chunk + 9,
    whole.length - 1,
  ]
  for (const at of places) assert.equal(await codeFor(withByte(whole, at)), 'export.damaged', `at ${at}`)
  assert.equal(await downloads(), 0)
})

test('parts of an archive that were swapped, repeated, left out or taken from another one are refused', async () => {
  const mine = await sealedArchive()
  const other = await sealedArchive()
  const [first, second, rest] = [
    chunkAt(mine.whole, 0),
    chunkAt(mine.whole, 1),
    mine.whole.subarray(header + 2 * chunk),
  ]
  const head = mine.whole.subarray(0, header)
  const forged = {
    swapped: [head, second, first, rest],
    repeated: [head, first, first, rest],
    'left out': [head, first, rest],
    'of another archive': [head, chunkAt(other.whole, 0), second, rest],
    'behind the header of another archive': [other.whole.subarray(0, header), first, second, rest],
  }
  for (const [name, parts] of Object.entries(forged))
    assert.equal(await mine.codeFor(Buffer.concat(parts)), 'export.damaged', name)
  assert.equal(await mine.downloads(), 0)
})

test('an archive of another office opens neither in its place nor by its id nor with its key', async () => {
  const mine = await sealedArchive()
  const other = await sealedArchive()
  assert.equal(await mine.codeFor(other.whole), 'export.damaged')
  const foreign = await download(world, mine.headers, other.exportId)
  assert.equal(foreign.json().code, 'export.not_found')
  const keyOf = sql`(select wrapped_key from office_exports where id = ${other.exportId})`
  await world.system(sql`update office_exports set wrapped_key = ${keyOf} where id = ${mine.exportId}`)
  assert.equal(await mine.codeOf(), 'document.key_unavailable')
  const columns = sql`wrapped_key, file_size, file_hash`
  await world.system(
    sql`update office_exports set (${columns}) = (select ${columns} from office_exports where id = ${other.exportId})
      where id = ${mine.exportId}`,
  )
  assert.equal(await mine.codeFor(other.whole), 'document.key_unavailable', 'with its file and its row')
  assert.deepEqual([await mine.downloads(), await other.downloads()], [0, 0])
  assert.equal(await other.codeOf(), 'given')
})

test('the key of an earlier archive opens no later one of the same office', async () => {
  const { headers, exported, exportId } = await sealedArchive()
  const { rows } = await world.system(
    sql`select wrapped_key as key from office_exports where id = ${exportId}`,
  )
  const later = await exported({ format: 'zip' })
  const { key } = rows[0] as { key: Buffer }
  await world.system(sql`update office_exports set wrapped_key = ${key} where id = ${later.exportId}`)
  const refused = await download(world, headers, later.exportId)
  assert.equal(refused.json().code, 'document.key_unavailable')
})

test('while the key of the office is closed, a forged archive is refused for the key and never read', async () => {
  const { must, codeFor, whole, downloads } = await sealedArchive()
  await must('documents.closeKey')
  assert.equal(await codeFor(withByte(whole, 40)), 'document.keys_locked')
  assert.equal(await downloads(), 0)
})

test('exported tables that are altered on the disk are refused as well', async () => {
  const office = await filedOffice(world)
  const { exportId } = await office.exported({ format: 'json' })
  const path = join(world.folder, 'cache', 'exports', 'files', exportId)
  await writeFile(path, withByte(await readFile(path), 20))
  assert.equal((await download(world, office.headers, exportId)).json().code, 'export.damaged')
})
