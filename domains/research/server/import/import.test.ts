import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { mkdtemp, readFile, stat, truncate, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { after, afterEach, before, beforeEach, test } from 'node:test'
import { read } from '@mizan/platform/database'
import { sql } from 'kysely'
import { listRejections } from '../store/import-files.ts'
import { decisionRow, lawRow, openResearchDatabase, packFolder } from '../testing.ts'
import { importFile } from './import-file.ts'
import { importPaths } from './import-paths.ts'
import { loadSampleOnce } from './load-sample.ts'

let packs: Awaited<ReturnType<typeof packFolder>>
let database: Awaited<ReturnType<typeof openResearchDatabase>>

before(async () => {
  packs = await packFolder()
})
beforeEach(async () => {
  database = await openResearchDatabase()
})
afterEach(() => database.close())
after(() => packs.remove())

const decisions = () => database.kysely.selectFrom('decisions').selectAll().orderBy('doc').execute()
const version = async () =>
  (await database.kysely.selectFrom('corpus_state').select('version').executeTakeFirstOrThrow()).version

test('a folder of plain and compressed packs is loaded, and a second time nothing changes', async () => {
  const path = await packs.put('one.jsonl', [decisionRow(1), decisionRow(2)])
  const zipped = await packs.put('two.jsonl.gz', [{ mizanPack: 1, kind: 'laws' }, lawRow()])
  const first = await importPaths(database.context(), [path, zipped])
  assert.deepEqual(
    first.files.map(({ counts }) => [counts.decisions, counts.laws, counts.added]),
    [
      [2, 0, 2],
      [0, 1, 1],
    ],
  )
  const before = await version()
  const second = await importPaths(database.context(), [path, zipped])
  assert.deepEqual(
    second.files.map(({ known }) => known),
    [true, true],
  )
  assert.equal(await version(), before)
  const again = await importPaths(database.context(), [path, zipped], { again: true })
  assert.deepEqual(
    again.files.map(({ counts }) => counts.unchanged),
    [2, 1],
  )
  assert.equal(await version(), before)
})

test('fields are normalised, and a missing field stays missing', async () => {
  const path = await packs.put('spelling.jsonl', [
    decisionRow(7, { chamber: '3. HD.', caseNumber: '2019 / 0007 E.', sides: 'A; B' }),
    decisionRow(8, {
      chamber: undefined,
      court: 'Ankara 3. Asliye Ticaret Mahkemesi',
      decisionDate: undefined,
      subject: undefined,
    }),
  ])
  await importPaths(database.context(), [path])
  const [one, two] = await decisions()
  assert.deepEqual(
    [one?.chamber, one?.case_number, one?.case_year, one?.sides],
    ['3. Hukuk Dairesi', '2019/7', 2019, 'A – B'],
  )
  assert.deepEqual([two?.decision_date, two?.subject], [null, null])
})

test('rejected rows are reported with line and reason while the rest is loaded', async () => {
  const path = await packs.put('faults.jsonl', [
    decisionRow(1),
    '{"country":"TR"',
    decisionRow(2, { decisionDate: '2020-02-31' }),
    '',
    decisionRow(3, { country: 'DE' }),
    lawRow({ articles: [] }),
    decisionRow(4, { text: 'Sıfır \u0000 harfi' }),
  ])
  const { files } = await importPaths(database.context(), [path])
  assert.equal(files[0]?.counts.rejected, 4)
  const rows = await listRejections(database.kysely, files[0]?.hash ?? '')
  assert.deepEqual(
    rows.map(({ line }) => line),
    [2, 3, 5, 6],
  )
  assert.equal(rows[0]?.reason, 'not JSON')
  assert.match(rows[1]?.reason ?? '', /decisionDate/)
  assert.equal((await decisions()).length, 2)
})

test('an import that was cut off goes on where it stopped', async () => {
  const rows = Array.from({ length: 600 }, (_, index) => decisionRow(index + 1))
  const path = await packs.put('long.jsonl', rows)
  let batches = 0
  const options = (cutAt: number) => ({
    db: database.kysely,
    clock: { now: () => new Date() },
    transact: (work: (db: typeof database.kysely) => Promise<void>) => {
      if (++batches === cutAt) throw new Error('power cut')
      return database.kysely.transaction().execute(work)
    },
  })
  await assert.rejects(importFile(path, options(2)), /power cut/)
  assert.equal((await decisions()).length, 250)
  const { counts } = await importFile(path, options(0))
  assert.deepEqual([counts.decisions, counts.added], [600, 600])
  assert.equal((await decisions()).length, 600)
})

test('a pack that breaks off keeps the rows before the break and is named with the reason', async () => {
  const rows = Array.from({ length: 600 }, (_, index) => decisionRow(index + 1, { sides: randomUUID() }))
  const path = await packs.put('broken.jsonl.gz', rows)
  const whole = await readFile(path)
  await writeFile(path, whole.subarray(0, whole.length - 2_000))
  await assert.rejects(importPaths(database.context(), [path]), ({ name, message }: Error) => {
    assert.equal(name, 'ImportError')
    assert.match(message, /broken\.jsonl\.gz is broken: unexpected end of file/)
    return true
  })
  const kept = (await decisions()).length
  assert.ok(kept > 250 && kept < 600)
  await writeFile(path, whole)
  const { files } = await importPaths(database.context(), [path])
  assert.deepEqual([files[0]?.counts.added, files[0]?.counts.unchanged], [600 - kept, kept])
})

test('a line of another encoding is rejected, and the rest of its file is loaded', async () => {
  const path = join(packs.folder, 'latin5.jsonl')
  const [old, good] = [1, 2].map((number) => `${JSON.stringify(decisionRow(number))}\n`) as [string, string]
  const bytes = Buffer.from(old.replaceAll('ı', '\u00fd').replaceAll('ğ', '\u00f0'), 'latin1')
  await writeFile(path, Buffer.concat([bytes, Buffer.from(good)]))
  const { files } = await importPaths(database.context(), [path])
  assert.deepEqual([files[0]?.counts.added, files[0]?.counts.rejected], [1, 1])
  assert.match((await listRejections(database.kysely, files[0]?.hash ?? ''))[0]?.reason ?? '', /^not UTF-8/)
  assert.equal((await decisions())[0]?.court, 'Yargıtay')
})

test('a path without packs is refused by name', async () => {
  const missing = join(packs.folder, 'missing.jsonl')
  await assert.rejects(importPaths(database.context(), [missing]), /no file or folder at .*missing\.jsonl/)
  const empty = await mkdtemp(join(packs.folder, 'empty-'))
  await assert.rejects(importPaths(database.context(), [empty]), /empty-.* holds no packs/)
})

test('two imports of one pack at once load each row once', async () => {
  const rows = Array.from({ length: 600 }, (_, index) => decisionRow(index + 1))
  const path = await packs.put('twice-at-once.jsonl', rows)
  const both = await Promise.all([1, 2].map(() => importPaths(database.context(), [path])))
  assert.deepEqual(both.map(({ files }) => files[0]?.known).sort(), [false, true])
  assert.equal((await decisions()).length, 600)
})

test('a sample whose loading was cut off is completed, and is not loaded beside real texts', async () => {
  await importPaths(database.context(), [await packs.put('part.jsonl', [decisionRow(1, { sample: true })])])
  assert.equal(await loadSampleOnce(database.context()), true)
  assert.ok((await decisions()).length > 10)
  assert.equal(await loadSampleOnce(database.context()), false)
  const other = await openResearchDatabase()
  await importPaths(other.context(), [await packs.put('true.jsonl', [decisionRow(1)])])
  assert.equal(await loadSampleOnce(other.context()), false)
  await other.close()
})

test('a changed row replaces the old one under the same id, with its citations', async () => {
  await importPaths(database.context(), [await packs.put('a.jsonl', [decisionRow(5)])])
  const [before] = await decisions()
  await importPaths(database.context(), [
    await packs.put('b.jsonl', [decisionRow(5, { text: "TMK'nın 166. maddesi" })]),
  ])
  const [after] = await decisions()
  assert.deepEqual([after?.id, after?.doc], [before?.id, before?.doc])
  const cited = await database.kysely.selectFrom('citations').select(['law_number', 'article_no']).execute()
  assert.deepEqual(cited, [{ law_number: '4721', article_no: '166' }])
})

test('invented decisions and summaries leave when real texts arrive, and never replace them', async () => {
  const sample = await packs.put('sample.jsonl', [
    decisionRow(1, { sample: true }),
    lawRow({ sample: true, summary: true }),
  ])
  await importPaths(database.context(), [sample])
  const { dropped } = await importPaths(database.context(), [
    await packs.put('real.jsonl', [decisionRow(2), lawRow({ title: 'Gerçek' })]),
  ])
  assert.equal(dropped.decisions, 1)
  await importPaths(database.context(), [sample], { again: true })
  assert.deepEqual(
    (await decisions()).map((row) => row.sample),
    [false],
  )
  const laws = await database.kysely.selectFrom('laws').select(['title', 'sample']).execute()
  assert.deepEqual(laws, [{ title: 'Gerçek', sample: false }])
})

test('a footnote number is no part of a heading, nor are number, dates and gazette of the law', async () => {
  const printed = [
    'Kanun Numarası :1005 › Kabul Tarihi :24/2/1968',
    'II. Belirlenmesi 2',
    'Yayımlandığı R.Gazete : Tarih : 10/5/1969 Sayı : 13195 › Yayımlandığı Düstur : Tertip : 5 Cilt : 8 › Amaç',
    'Kanun Numarası : 3646 › Kabul Tarihi : 16.5.1990 › Yayınlandığı Resmî Gazete : Sayı : 20528 › Amaç',
    ': 6/11/1981 Sayı : 17506 › Yayımlandığı Düstur › Tertip : 5 Cilt : 21 › Genel Esaslar › Kapsam',
    '12/1/1961 10705 › GİRİŞ › Kanunun Şümulü',
    'Tarihi › Yeni No › 16.4.1987 › 3358',
    'Resmi Gazete‘de yayınlanma',
  ]
  const articles = printed.map((heading, index) => ({ no: String(index + 1), heading, text: 'a' }))
  await importPaths(database.context(), [await packs.put('headings.jsonl', [lawRow({ articles })])])
  const rows = await database.kysely.selectFrom('law_articles').select('heading').orderBy('ordinal').execute()
  assert.deepEqual(
    rows.map(({ heading }) => heading),
    [
      null,
      'II. Belirlenmesi',
      'Amaç',
      'Amaç',
      'Genel Esaslar › Kapsam',
      'GİRİŞ › Kanunun Şümulü',
      'Tarihi › Yeni No › 16.4.1987 › 3358',
      'Resmi Gazete‘de yayınlanma',
    ],
  )
})

test('half a letter is replaced, and a corrected list of laws is imported', async () => {
  const half = JSON.stringify(decisionRow(1)).replace('Davacı', 'Davacı \\ud800')
  await importPaths(database.context(), [await packs.put('half.jsonl', [half])])
  assert.match((await decisions())[0]?.text ?? '', /Davacı \ufffd/)
  const listed = { relatedLaws: [{ lawNumber: '5320' }] }
  const { files } = await importPaths(database.context(), [
    await packs.put('listed.jsonl', [decisionRow(1, listed)]),
  ])
  assert.equal(files[0]?.counts.changed, 1)
})

test('a pack that breaks off leaves no invented decision beside its real ones', async () => {
  await importPaths(database.context(), [
    await packs.put('invented.jsonl', [decisionRow(900, { sample: true })]),
  ])
  const path = await packs.put(
    'cut.jsonl.gz',
    Array.from({ length: 300 }, (_, index) => decisionRow(index + 1)),
  )
  await truncate(path, (await stat(path)).size - 20)
  await assert.rejects(importPaths(database.context(), [path]), /is broken/)
  assert.ok((await decisions()).length > 0)
  assert.ok((await decisions()).every(({ sample }) => !sample))
})

test('an import leaves one audit entry with its counts, however many batches it has', async () => {
  const rows = Array.from({ length: 600 }, (_, index) => decisionRow(index + 1))
  const path = await packs.put('audited.jsonl', rows)
  const ctx = database.context({ call: { audit: 'research.corpus_imported' } })
  await importPaths(ctx, [path])
  await importPaths(ctx, [path])
  const entries = await read(database.context(), ({ db }) =>
    sql<{ details: { added: number } }>`select details from audit_entries`.execute(db),
  )
  assert.deepEqual(
    entries.rows.map(({ details }) => details.added),
    [600],
  )
})

test('two articles of one number in a law have addresses of their own', async () => {
  const articles = [
    { no: '1', text: 'ilk' },
    { no: '1', text: 'ikinci', repeatedNo: true },
    { no: 'Geçici 2', text: 'üçüncü' },
  ]
  await importPaths(database.context(), [await packs.put('twice.jsonl', [lawRow({ articles })])])
  const rows = await database.kysely.selectFrom('law_articles').select('id').orderBy('ordinal').execute()
  assert.deepEqual(
    rows.map(({ id }) => id.replace(/^tr-6098-.{4}-/, '')),
    ['m1', 'm1-t2', 'mgecici-2'],
  )
})
