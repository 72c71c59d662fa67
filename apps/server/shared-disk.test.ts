/**
 * Tests of the storage of a plan, and of the office that is refused first when the disk of all offices is nearly
 * full.
 */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { sql } from 'kysely'
import { domains } from './domains.ts'
import { recordingsOf } from './recordings/office.ts'
import { openWorld, type Person, type World } from './sweep/world.ts'

const gigabyte = 1024 ** 3

async function withWorld(environment: Record<string, string>, work: (world: World) => Promise<void>) {
  const world = await openWorld(domains, environment)
  try {
    await work(world)
  } finally {
    await world.close()
  }
}

async function deskOf(world: World) {
  const office = recordingsOf(world)
  const me = await world.superAdmin()
  const caseId = await office.newCase(me)
  const { recordingId } = await office.recorded(me, caseId)
  const call = (name: string, body: object, who: Person = me) =>
    world.call(who.headers, name, { params: { caseId }, body })
  return {
    me,
    begin: (size: number) => call('documents.beginUpload', { fileName: 'Ek.txt', size }),
    add: (text: string) =>
      call('documents.add', {
        File: new File([text], 'Dilekçe.txt', { type: 'text/plain' }),
        Duplicate: 'both',
      }),
    record: () => call('recordings.begin', {}),
    storage: async () => office.mustCall(me, 'documents.storage'),
    /** Stores recordings of so many bytes as if they were so many hours old. */
    store: (bytes: number, hours = 0) =>
      world.system(sql`update recordings set size = ${bytes}, created_at = now() - make_interval(hours => ${hours})
        where id = ${recordingId}`),
  }
}

test('a plan has its fifty gigabytes and no more, and its administrators see that', () =>
  withWorld({ SCARCE_DISK_GIGABYTES: '0' }, async (world) => {
    const desk = await deskOf(world)
    await desk.store(50 * gigabyte - 10)
    const refused = await desk.begin(11)
    assert.deepEqual([refused.status, refused.code], [409, 'document.office_full'])
    assert.match(refused.message, /en çok 50 GB/)
    assert.equal((await desk.begin(10)).status, 200)
    assert.equal((await desk.begin(1)).code, 'document.office_full')
    assert.deepEqual(await desk.storage(), {
      usedBytes: 50 * gigabyte - 10,
      promisedBytes: 10,
      mostBytes: 50 * gigabyte,
      plan: 'Normal',
    })
  }))

test('on a nearly full disk an office that floods it is refused, and another office can store its petition', () =>
  withWorld({ OFFICE_GIGABYTES: '0', SCARCE_DISK_GIGABYTES: '1000000' }, async (world) => {
    const [flooding, other] = [await deskOf(world), await deskOf(world)]
    await flooding.store(900_000 * gigabyte)
    const refused = [await flooding.begin(10), await flooding.add('metin'), await flooding.record()]
    assert.deepEqual(
      refused.map(({ status, code }) => [status, code]),
      Array(3).fill([507, 'document.disk_nearly_full']),
    )
    assert.match(refused[0]?.message, /son 24 saatte çok yer kullandı.*yarın yeniden yükleyin/)
    assert.deepEqual([(await other.add('dilekçe')).status, (await other.begin(10)).status], [200, 200])
    await flooding.store(900_000 * gigabyte, 25)
    assert.equal((await flooding.begin(10)).status, 200, 'a day later')
  }))
