/** Texts of offices that hold their own key, and reading that is interrupted. */
import assert from 'node:assert/strict'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { after, before, test } from 'node:test'
import { FileError } from '@mizan/platform/files'
import { sql } from 'kysely'
import {
  newCase,
  newDocument,
  openDocuments,
  type Person,
  type TestDocuments,
  textFile,
} from '../testing/index.ts'
import { OpenedIndexes } from './opened.ts'
import { fileOf, fillTexts, namesFound, searchAs } from './testing/index.ts'

let world: TestDocuments
/** What goes wrong while a file is read. */
let trouble: 'none' | 'unavailable' | 'unexpected' = 'none'

before(async () => {
  world = await openDocuments(({ files }) => ({
    files: {
      ...files,
      read: async (file, dataKey) => {
        if (trouble === 'unavailable') throw new FileError('unavailable', file.key)
        if (trouble === 'unexpected') throw new Error('Something else')
        return files.read(file, dataKey)
      },
    },
  }))
})
after(() => world.close())

const passphrase = 'dört yeşil kurbağa'
const stateOf = async (me: Person, caseId: string, documentId: string) =>
  (await me.of('documents.text', { caseId, documentId })).data.state

async function officeWithKey() {
  const me = world.signIn({ keys: ['case_management_full', 'encryption_custom'] })
  const caseId = await newCase(world, me.officeId)
  const text = textFile('Kurutulmuş zambak bahçesi', 'Önce.txt')
  const { documentId } = await newDocument(me, caseId, text)
  await world.readTexts(me.officeId)
  const taken = await me.of(
    'documents.takeKey',
    {},
    { body: { newPassphrase: passphrase, understood: true } },
  )
  assert.equal(taken.code, undefined)
  const open = (typed = passphrase) => me.of('documents.openKey', {}, { body: { passphrase: typed } })
  return { me, caseId, documentId, open, close: () => me.of('documents.closeKey', {}) }
}

test('documents of an office that holds its key are found only while the key is open, and only then said to be', async () => {
  const { me, caseId, documentId, open, close } = await officeWithKey()
  assert.deepEqual(await namesFound(me, 'zambak'), ['Önce.txt'])
  assert.equal(world.own.texts.has(me.officeId), true)
  assert.equal(await stateOf(me, caseId, documentId), 'done')
  await close()
  assert.equal(world.own.texts.has(me.officeId), false)
  assert.equal((await searchAs(me, { query: 'zambak' })).code, 'document.keys_locked')
  assert.equal(await stateOf(me, caseId, documentId), 'locked')
  await open()
  assert.deepEqual(await namesFound(me, 'zambak'), ['Önce.txt'])
})

test('another process drops what it has of the index when it asks after a closing', async () => {
  const { me, close } = await officeWithKey()
  const other = new OpenedIndexes(world.keys)
  const ask = () => world.system.read((tx) => other.open(tx, me.officeId))
  await ask()
  assert.equal(other.has(me.officeId), true)
  await close()
  await assert.rejects(ask(), { code: 'document.keys_locked' })
  assert.equal(other.has(me.officeId), false)
})

test('a text waits while the key is closed, and is read after it was opened', async () => {
  const { me, caseId, open, close } = await officeWithKey()
  const { documentId } = await newDocument(me, caseId, textFile('Sarı lale', 'Sonra.txt'))
  await close()
  assert.equal(await stateOf(me, caseId, documentId), 'locked')
  await world.readTexts(me.officeId)
  await open()
  assert.equal(await stateOf(me, caseId, documentId), 'waiting')
  await world.readTexts(me.officeId)
  assert.deepEqual(await namesFound(me, 'lale'), ['Sonra.txt'])
})

test('texts and their index follow when the office changes its key and gives it back', async () => {
  const { me, caseId, open } = await officeWithKey()
  await fillTexts(world, { officeId: me.officeId, caseId }, Array(512).fill('Mavi ortanca'))
  await world.readTexts(me.officeId)
  const [before] = await world.parts(me.officeId)
  const newPassphrase = 'beş mavi kaplumbağa'
  await me.of('documents.changePassphrase', {}, { body: { passphrase, newPassphrase } })
  assert.notDeepEqual((await world.parts(me.officeId))[0]?.wrapped_key, before?.wrapped_key)
  const total = async () => (await searchAs(me, { query: 'ortanca' })).data.total
  world.own.texts.drop(me.officeId)
  assert.equal(await total(), 512)
  assert.equal((await open()).code, 'document.wrong_passphrase')
  await me.of('documents.giveBackKey', {}, { body: { passphrase: newPassphrase } })
  world.own.texts.drop(me.officeId)
  assert.equal(await total(), 512)
})

test('no word of a text is in a row or a file, whoever holds the key', async () => {
  const me = world.signIn()
  const caseId = await newCase(world, me.officeId)
  for (const extension of ['txt', 'pdf', 'docx', 'udf'])
    await newDocument(me, caseId, await fileOf(extension, 'Kıvırcıkotu kelimesi'), { Duplicate: 'both' })
  await fillTexts(world, { officeId: me.officeId, caseId }, Array(512).fill('Kıvırcıkotu kelimesi'))
  await world.readTexts(me.officeId)
  assert.equal((await searchAs(me, { query: 'kıvırcıkotu' })).data.total, 516)
  const planted = /k[ıi]v[ıi]rc[ıi]k/i
  const { rows } = await world.system(({ db }) =>
    sql<{ name: string }>`select table_schema || '.' || table_name as name from information_schema.tables
      where table_type = 'BASE TABLE' and table_schema not in ('pg_catalog', 'information_schema')`.execute(
      db,
    ),
  )
  for (const { name } of rows) {
    const all = await world.system(({ db }) =>
      sql<object>`
      select encode(convert_to(t::text, 'UTF8'), 'escape') as row from ${sql.raw(name)} t`.execute(db),
    )
    for (const row of all.rows) assert.doesNotMatch(bytesIn(JSON.stringify(row)), planted, name)
  }
  const files = await readdir(world.folder, { recursive: true, withFileTypes: true })
  for (const file of files.filter((entry) => entry.isFile()))
    assert.doesNotMatch((await readFile(join(file.parentPath, file.name))).toString('latin1'), planted)
})

/** With what is written as digits decoded. */
const bytesIn = (text: string): string =>
  text +
  (text.match(/\\x[\da-f]{8,}/gi) ?? [])
    .map((hex) => Buffer.from(hex.slice(2), 'hex').toString('latin1'))
    .join()

test('reading that is interrupted anywhere goes on, and a file that ends the process each time is given up', async () => {
  const me = world.signIn()
  const caseId = await newCase(world, me.officeId)
  const { documentId } = await newDocument(me, caseId, textFile('Yarım kalan', 'Yarım.txt'))
  trouble = 'unavailable'
  for (const _ of [1, 2, 3, 4, 5]) await assert.rejects(world.readTexts(me.officeId), FileError)
  trouble = 'none'
  assert.equal(await stateOf(me, caseId, documentId), 'waiting')
  const tries = (count: number) =>
    world.system(({ db }) =>
      sql`update document_texts set tries = ${count} where document_id = ${documentId}`.execute(db),
    )
  await tries(2)
  await world.readTexts(me.officeId)
  assert.deepEqual(await namesFound(me, 'yarım'), ['Yarım.txt'])
  const next = await newDocument(me, caseId, textFile('Öldüren dosya', 'Ölüm.txt'))
  await world.system(({ db }) =>
    sql`update document_texts set tries = 3 where document_id = ${next.documentId}`.execute(db),
  )
  await world.readTexts(me.officeId)
  const { state, reason } = (await me.of('documents.text', { caseId, documentId: next.documentId })).data
  assert.deepEqual([state, reason], ['failed', 'given_up'])
})

test('a file whose reading fails in the same way each time is given up', async () => {
  const me = world.signIn()
  const caseId = await newCase(world, me.officeId)
  const { documentId } = await newDocument(me, caseId, textFile('Kıran dosya', 'Kıran.txt'))
  trouble = 'unexpected'
  for (const _ of [1, 2, 3]) await assert.rejects(world.readTexts(me.officeId), /Something else/)
  await world.readTexts(me.officeId)
  trouble = 'none'
  assert.equal(await stateOf(me, caseId, documentId), 'failed')
})

test('a server that is told to stop leaves what it has not read', async () => {
  const me = world.signIn()
  const caseId = await newCase(world, me.officeId)
  const { documentId } = await newDocument(me, caseId)
  await world.readTexts(me.officeId, { signal: AbortSignal.abort() })
  assert.equal(await stateOf(me, caseId, documentId), 'waiting')
})

test('a text of a later domain that is gone leaves nothing behind after a day, and no search counts it', async () => {
  const me = world.signIn()
  const caseId = await newCase(world, me.officeId)
  await fillTexts(world, { officeId: me.officeId, caseId }, ['Kurutulmuş leylak', 'Kurutulmuş nergis'])
  assert.equal((await searchAs(me, { query: 'kurutulmuş' })).data.total, 2)
  const rows = async () =>
    (
      await world.system(({ db }) =>
        sql<{ state: string }>`select state from document_texts where company_id = ${me.officeId}
          order by state`.execute(db),
      )
    ).rows.map(({ state }) => state)
  const change = (set: ReturnType<typeof sql>) =>
    world.system(({ db }) =>
      sql`update document_texts set ${set} where company_id = ${me.officeId}
        and document_id = (select id from documents where name = 'Belge 0.txt' and case_id = ${caseId})`.execute(
        db,
      ),
    )
  await change(sql`source = 'recordings', state = 'gone', wrapped_key = null, text = null, terms = null`)
  await world.wantMissedTexts()
  assert.deepEqual(await rows(), ['done', 'gone'], 'whoever has the index in memory has to hear of it')
  world.clock.advance(25 * 3600)
  await world.wantMissedTexts()
  assert.deepEqual(await rows(), ['done'])
  assert.equal((await searchAs(me, { query: 'kurutulmuş' })).data.total, 1)
})
