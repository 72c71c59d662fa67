import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { sql } from 'kysely'
import { searchBounds } from '../../data/limits.ts'
import {
  newCase,
  newDocument,
  openDocuments,
  type Person,
  type TestDocuments,
  textFile,
} from '../testing/index.ts'
import { fileOf, fillTexts, namesFound, searchAs } from './testing/index.ts'

let world: TestDocuments
before(async () => {
  world = await openDocuments()
})
after(() => world.close())

async function deskOf(...texts: [name: string, text: string][]) {
  const me = world.signIn()
  const caseId = await newCase(world, me.officeId)
  for (const [name, text] of texts) await newDocument(me, caseId, textFile(text, name))
  await world.readTexts(me.officeId)
  return { me, caseId }
}

const stateOf = async (me: Person, caseId: string, documentId: string) =>
  (await me.of('documents.text', { caseId, documentId })).data

test('words are found in all their forms, with the passage in which they stand', async () => {
  const { me } = await deskOf(
    ['Kira.txt', 'Kiracının tahliyesine karar verilmesi talep olunur.'],
    ['Rapor.txt', 'Bilirkişi raporuna itirazlarımız vardır.'],
  )
  assert.deepEqual(await namesFound(me, 'tahliye'), ['Kira.txt'])
  assert.deepEqual(await namesFound(me, 'bilirkisi rapor'), ['Rapor.txt'])
  assert.deepEqual(await namesFound(me, '"rapora itiraz"'), ['Rapor.txt'])
  assert.deepEqual(await namesFound(me, '"itiraz rapor"'), [])
  assert.deepEqual(await namesFound(me, 'rapor VEYA kiracı -tahliye'), ['Rapor.txt'])
  assert.deepEqual(await namesFound(me, 'tahl*'), ['Kira.txt'])
  assert.deepEqual(await namesFound(me, 'tahliyesi*'), ['Kira.txt'])
  assert.deepEqual(await namesFound(me, 'tahliyeler*'), ['Kira.txt'])
  assert.deepEqual(await namesFound(me, 'rapor -tahliyesi*'), ['Rapor.txt'])
  const [found] = (await searchAs(me, { query: 'itiraz' })).data.items
  assert.deepEqual(found?.passages, [
    { text: 'Bilirkişi raporuna itirazlarımız vardır.', ranges: [[19, 32]], page: null, spoken: null },
  ])
  assert.equal(found?.case.title, 'Yılmaz / ABC')
})

test('one person has so many searches under way, and a search that fails leaves its seat', async () => {
  const { me } = await deskOf(['Kira.txt', 'Kiracının tahliyesi'])
  const seats = []
  for (let at = 0; at < searchBounds.perPerson; at += 1) seats.push(await world.own.searchSeats.take(me))
  assert.equal((await searchAs(me, { query: 'tahliye' })).code, 'request.too_many')
  seats.pop()?.()
  for (const query of ['tahliye', 'kira', 'tahliye'])
    assert.equal((await searchAs(me, { query, caseId: 'x' })).code, 'case.not_found')
  assert.deepEqual(await namesFound(me, 'tahliye'), ['Kira.txt'])
  for (const leave of seats) leave()
})

for (const extension of ['pdf', 'docx', 'xlsx', 'udf', 'eml', 'txt'])
  test(`the text of ${extension} is found${extension === 'pdf' ? ', with the page' : ''}`, async () => {
    const me = world.signIn()
    const caseId = await newCase(world, me.officeId)
    const file = await fileOf(extension, 'Birinci kısım.', 'Keşif yapılmasını istiyoruz.')
    const { documentId } = await newDocument(me, caseId, file)
    assert.equal((await stateOf(me, caseId, documentId)).state, 'waiting')
    await world.readTexts(me.officeId)
    const state = await stateOf(me, caseId, documentId)
    assert.deepEqual([state.state, state.pages], ['done', extension === 'pdf' ? 2 : null])
    const [found] = (await searchAs(me, { query: 'keşfin yapılması' })).data.items
    assert.equal(found?.documentId, documentId)
    assert.equal(found?.passages[0]?.page, extension === 'pdf' ? 2 : null)
  })

test('a passage is from one page, and the one with most of the words is shown', async () => {
  const me = world.signIn()
  const caseId = await newCase(world, me.officeId)
  const file = await fileOf('pdf', 'Rapor sunuldu.', 'Rapora itiraz edildi.', 'Başka bir sayfa.')
  await newDocument(me, caseId, file)
  await world.readTexts(me.officeId)
  const [found] = (await searchAs(me, { query: 'rapor itiraz' })).data.items
  assert.deepEqual(
    found?.passages.map(({ page, ranges }) => [page, ranges.length]),
    [
      [1, 1],
      [2, 2],
    ],
  )
})

test('a document of which no text can be read says why', async () => {
  const me = world.signIn()
  const caseId = await newCase(world, me.officeId)
  const reasons = []
  const files = [
    new File(['{\\rtf1 metin}'], 'a.rtf'),
    textFile('  \n ', 'b.txt'),
    new File(['%PDF-1.7\n1 0 obj\n'], 'c.pdf'),
  ]
  const documents = []
  for (const file of files) documents.push(await newDocument(me, caseId, file))
  await world.readTexts(me.officeId)
  for (const { documentId } of documents) {
    const { state, reason } = await stateOf(me, caseId, documentId)
    reasons.push([state, reason])
  }
  assert.deepEqual(reasons, [
    ['no_text', 'type'],
    ['no_text', 'empty'],
    ['failed', 'damaged'],
  ])
})

test('a new version takes the place of the text, a deleted document is not found, and a restored one is again', async () => {
  const { me, caseId } = await deskOf(['Dilekçe.txt', 'Eski ifade'])
  const [{ documentId }] = (await searchAs(me, { query: 'eski' })).data.items as unknown as [
    { documentId: string },
  ]
  const body = { DocumentId: documentId, File: textFile('Yeni ifade', 'Dilekçe.txt') }
  await me.of('documents.addVersion', { caseId }, { body })
  assert.deepEqual(await namesFound(me, 'eski'), [])
  await world.readTexts(me.officeId)
  assert.deepEqual([await namesFound(me, 'eski'), await namesFound(me, 'yeni')], [[], ['Dilekçe.txt']])
  await me.of('documents.delete', { caseId, documentId })
  assert.deepEqual(await namesFound(me, 'yeni'), [])
  assert.equal((await world.texts(me.officeId)).filter(({ text }) => text !== null).length, 0)
  await me.of('documents.restore', { caseId, documentId })
  await world.readTexts(me.officeId)
  assert.deepEqual(await namesFound(me, 'yeni'), ['Dilekçe.txt'])
})

test('nobody finds, and nobody counts, what is in a case that they may not read', async () => {
  const boss = world.signIn()
  const [reader, none] = [0, 1].map(() => world.signIn({ officeId: boss.officeId, role: 'USER' })) as [
    typeof boss,
    typeof boss,
  ]
  const open = await newCase(world, boss.officeId, { [reader.userId]: 'read' })
  const hidden = await newCase(world, boss.officeId)
  await newDocument(boss, open, textFile('Ortak muvazaa iddiası', 'Açık.txt'))
  await newDocument(boss, hidden, textFile('Gizli muvazaa iddiası', 'Gizli.txt'))
  const stranger = world.signIn()
  await world.readTexts(boss.officeId)
  const ask = async (who: typeof boss, more = {}) => {
    const { data, code } = await searchAs(who, { query: 'muvazaa', ...more })
    return code ?? [data.total, ...data.items.map(({ name }) => name)]
  }
  assert.deepEqual(((await ask(boss)) as unknown[]).toSorted(), [2, 'Açık.txt', 'Gizli.txt'])
  assert.deepEqual(await ask(reader), [1, 'Açık.txt'])
  assert.deepEqual(await ask(none), [0])
  assert.deepEqual(await ask(stranger), [0])
  assert.deepEqual(await ask(reader, { caseId: open }), [1, 'Açık.txt'])
  assert.equal(await ask(reader, { caseId: hidden }), 'case.no_access')
  assert.equal(await ask(stranger, { caseId: open }), 'case.not_found')
  const { items } = (await boss.of('documents.list', { caseId: open })).data
  const params = { caseId: open, documentId: items[0].documentId }
  assert.equal((await none.of('documents.text', params)).code, 'case.no_access')
  const removeCase = (deleted_at: string | null) =>
    world.system(({ db }) =>
      sql`update cases set deleted_at = ${deleted_at}, deleted_by = ${deleted_at && boss.userId},
        deletion_comment = ${deleted_at && 'x'} where id = ${open}`.execute(db as never),
    )
  await removeCase(world.clock.now().toISOString())
  assert.deepEqual([await ask(boss), await ask(reader)], [[1, 'Gizli.txt'], [0]])
  await removeCase(null)
  await world.system(({ db }) =>
    db.updateTable('documents').set({ case_id: hidden }).where('id', '=', params.documentId).execute(),
  )
  assert.deepEqual(await ask(reader), [0])
})

test('what is found is narrowed by type and days, sorted, and divided into pages', async () => {
  const me = world.signIn()
  const caseId = await newCase(world, me.officeId)
  await newDocument(me, caseId, textFile('tazminat tazminat tazminat', 'Eski.txt'))
  world.clock.advance(3 * 24 * 3_600)
  await newDocument(me, caseId, new File(['tazminat;hesabı;ve;başka;sözler'], 'Yeni.csv'))
  await world.readTexts(me.officeId)
  const day = (ms: number) => new Date(world.clock.now().getTime() + ms).toISOString().slice(0, 10)
  assert.deepEqual(await namesFound(me, 'tazminat'), ['Eski.txt', 'Yeni.csv'])
  assert.deepEqual(await namesFound(me, 'tazminat', { sort: 'newest' }), ['Yeni.csv', 'Eski.txt'])
  assert.deepEqual(await namesFound(me, 'tazminat', { kind: 'sheet' }), ['Yeni.csv'])
  assert.deepEqual(await namesFound(me, 'tazminat', { from: day(0), to: day(0) }), ['Yeni.csv'])
  assert.deepEqual(await namesFound(me, 'tazminat', { to: day(-24 * 3_600_000) }), ['Eski.txt'])
  const page = await searchAs(me, { query: 'tazminat', pageSize: 1, pageIndex: 1 })
  assert.deepEqual([page.data.total, page.data.items[0]?.name], [2, 'Yeni.csv'])
})

test('a search that would take too long is refused before it runs', async () => {
  const { me } = await deskOf()
  const query = 'ab* '.repeat(14)
  assert.equal((await searchAs(me, { query })).code, 'document.search_too_broad')
})

test('many texts are joined into parts of the index, and those that are gone are left out of them', async () => {
  const { me, caseId } = await deskOf(['A.txt', 'ortak bir'], ['B.txt', 'ortak iki'])
  await fillTexts(world, { officeId: me.officeId, caseId }, Array(1_100).fill('Üretilmiş metin'))
  const partsOf = async () => (await world.parts(me.officeId)).map(({ documents }) => documents)
  await world.readTexts(me.officeId)
  assert.deepEqual(await partsOf(), [512, 512])
  const total = async (query: string) => (await searchAs(me, { query })).data.total
  assert.deepEqual([await total('ortak'), await total('"üretilmiş metin"')], [2, 1_100])
  await world.system(({ db }) =>
    db
      .updateTable('documents')
      .set({ deleted_at: world.clock.now().toISOString(), deleted_by: 'x' })
      .where('name', 'like', '%7.txt')
      .execute(),
  )
  assert.equal(await total('üretilmiş'), 990)
  await world.readTexts(me.officeId)
  assert.equal((await partsOf()).reduce((sum, count) => sum + count, 0) < 1_000, true)
  assert.equal(await total('üretilmiş'), 990)
})
