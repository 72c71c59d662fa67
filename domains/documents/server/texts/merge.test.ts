/** Parts of the index: how large they become, and that words leave them with their texts. */
import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { sql } from 'kysely'
import { newCase, openDocuments, type TestDocuments } from '../testing/index.ts'
import { tidyIndex } from './merge.ts'
import { Segment } from './segment.ts'
import { fillTexts, searchAs } from './testing/index.ts'
import { indexKeyOf, unseal } from './texts.ts'

let world: TestDocuments
before(async () => {
  world = await openDocuments()
})
after(() => world.close())

async function officeWith(texts: readonly string[]) {
  const me = world.signIn()
  const { officeId } = me
  const caseId = await newCase(world, officeId)
  await fillTexts(world, { officeId, caseId }, texts)
  await world.readTexts(officeId)
  const change = (what: ReturnType<typeof sql>) => world.system(({ db }) => what.execute(db))
  /** As the jobs do it. */
  const tidy = async () => {
    await world.wantMissedTexts()
    await world.readTexts(officeId)
  }
  return { me, officeId, caseId, change, tidy, parts: () => partsOf(officeId) }
}

const partsOf = (officeId: string): Promise<Segment[]> =>
  world.system(async (tx) => {
    const { open } = await world.keys.openerOf(tx, officeId)
    return (await world.parts(officeId)).map(({ id, wrapped_key, sealed }) => {
      const bytes = unseal(open(indexKeyOf(id), wrapped_key), 'index', id, sealed)
      assert.ok(bytes)
      return new Segment(bytes)
    })
  })

const at = '2026-12-11T12:00:00Z'

test('words of texts that are gone leave the index as well', async () => {
  const { officeId, change, tidy, parts } = await officeWith(Array(512).fill('Yok olacak'))
  assert.equal((await parts()).length, 1)
  await change(sql`update documents set deleted_at = ${at}, deleted_by = 'x' where company_id = ${officeId}`)
  await tidy()
  assert.equal((await parts()).length, 0)
})

test('words of a text that is removed for good, or comes back, leave the part in which they were', async () => {
  const { me, change, tidy, parts } = await officeWith(Array(512).fill('Silinecek metin'))
  const ids = (await parts())[0]?.ids ?? []
  const [removed = '', restored = ''] = ids
  const bin = (id: string) =>
    change(sql`update documents set deleted_at = ${at}, deleted_by = 'x' where latest_id = ${id}`)
  await bin(removed)
  await change(sql`delete from documents where latest_id = ${removed}`)
  await bin(restored)
  await change(sql`update documents set deleted_at = null, deleted_by = null where latest_id = ${restored}`)
  // What is stored of it cannot be read, so it is not found again.
  await change(
    sql`update document_files set wrapped_key = decode(repeat('00', 80), 'hex') where id = ${restored}`,
  )
  await tidy()
  assert.deepEqual(
    (await parts()).map((part) => part.ids.length),
    [510],
  )
  assert.equal((await searchAs(me, { query: 'silinecek' })).data.total, 510)
})

test('long texts become parts before there are many of them, and each text is in one place', async () => {
  const me = world.signIn()
  const { officeId } = me
  const caseId = await newCase(world, officeId)
  await fillTexts(world, { officeId, caseId }, [
    'ortak kısa',
    `ortak ${words(4_000)}`,
    ...Array(20).fill(`ortak ${words(100)}`),
  ])
  await tidyIndex(world.job(), officeId, { texts: 512, bytes: 8_000 })
  const sizes = (await partsOf(officeId)).map(({ ids, bytes }) => ({
    texts: ids.length,
    bytes: bytes.length,
  }))
  assert.ok(sizes.length > 1, JSON.stringify(sizes))
  for (const { texts, bytes } of sizes) assert.ok(texts === 1 || bytes < 9_000, JSON.stringify(sizes))
  const apart = (await world.texts(officeId)).filter(({ terms }) => terms !== null)
  assert.ok(apart.reduce((sum, { terms }) => sum + (terms?.length ?? 0), 0) < 8_000)
  assert.equal(apart.length + sizes.reduce((sum, { texts }) => sum + texts, 0), 22)
  assert.equal((await searchAs(me, { query: 'ortak' })).data.total, 22)
})

const words = (count: number): string =>
  Array.from({ length: count }, (_, at) =>
    at.toString(26).replace(/\d/g, (digit) => 'qwertyuıop'[+digit] ?? ''),
  ).join(' ')
