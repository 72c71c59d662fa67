/** The room that an office has for documents and recordings together. */
import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { sql } from 'kysely'
import { domains } from './domains.ts'
import { recordingsOf } from './recordings/office.ts'
import { openWorld, type Person, type World } from './sweep/world.ts'

let world: World
let office: ReturnType<typeof recordingsOf>
before(async () => {
  world = await openWorld(domains, { OFFICE_GIGABYTES: '1' })
  office = recordingsOf(world)
})
after(() => world.close())

const gigabyte = 1024 ** 3
const file = (text: string, name = 'Cevap.txt') => new File([text], name, { type: 'text/plain' })
const add = (who: Person, caseId: string, text: string) =>
  world.call(who.headers, 'documents.add', {
    params: { caseId },
    body: { File: file(text), Duplicate: 'both' },
  })
const stored = async (who: Person) => office.mustCall(who, 'documents.storage')

test('documents and recordings fill one room, and what does not fit is refused before it is sent', async () => {
  const me = await world.superAdmin()
  const caseId = await office.newCase(me)
  assert.deepEqual(await stored(me), { usedBytes: 0, mostBytes: gigabyte })
  assert.equal((await add(me, caseId, 'metin')).status, 200)
  const place = await office.recorded(me, caseId)
  const { size } = await office.read(me, place)
  assert.equal((await stored(me)).usedBytes, 5 + size)
  await world.system(sql`update recordings set size = ${gigabyte - 5 - 10} where id = ${place.recordingId}`)
  const full = 'document.office_full'
  const begin = (bytes: number) =>
    world.call(me.headers, 'documents.beginUpload', {
      params: { caseId },
      body: { fileName: 'Ek.txt', size: bytes },
    })
  const record = (bytes: number) =>
    world.call(me.headers, 'recordings.begin', {
      params: { caseId },
      body: { source: 'file', fileName: 'a.mp3', size: bytes },
    })
  assert.deepEqual(
    [(await begin(11)).code, (await record(11)).code, (await add(me, caseId, 'on bir harf')).code],
    [full, full, full],
  )
  assert.match((await begin(11)).message, /en çok 1 GB/)
  assert.deepEqual([(await begin(10)).status, (await record(10)).status], [200, 200])
  assert.equal((await add(me, caseId, 'on harf...')).status, 200)
  assert.equal((await stored(me)).usedBytes, gigabyte)
  await office.call(me, 'delete', place)
  assert.equal((await stored(me)).usedBytes, gigabyte, 'the bin takes room')
})

test('one office takes no room of another, and only its administrators see how much is used', async () => {
  const [me, other] = [await world.superAdmin(), await world.superAdmin()]
  const caseId = await office.newCase(me)
  await add(me, caseId, 'metin')
  assert.equal((await stored(other)).usedBytes, 0)
  const colleague = await office.colleague(me, { [caseId]: 'write' })
  assert.equal((await world.call(colleague.headers, 'documents.storage')).code, 'access.forbidden')
})

test('without a limit nothing is refused', async () => {
  const free = await openWorld(domains, { OFFICE_GIGABYTES: '0' })
  try {
    const own = recordingsOf(free)
    const me = await free.superAdmin()
    const place = await own.recorded(me)
    await free.system(
      sql`update recordings set size = ${9_000_000 * gigabyte} where id = ${place.recordingId}`,
    )
    await own.begin(me, place.caseId)
    const { mostBytes } = await own.mustCall(me, 'documents.storage')
    assert.equal(mostBytes, null)
  } finally {
    await free.close()
  }
})
