import assert from 'node:assert/strict'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { test } from 'node:test'
import { listRejections } from '../store/import-files.ts'
import { decisionRow, lawRow } from '../testing.ts'
import { importPaths } from './import-paths.ts'
import { placesForImports } from './testing.ts'

const places = placesForImports()

const decisions = () => places.database.kysely.selectFrom('decisions').selectAll().orderBy('doc').execute()

test('fields are normalised, and a missing field stays missing', async () => {
  const path = await places.packs.put('spelling.jsonl', [
    decisionRow(7, { chamber: '3. HD.', caseNumber: '2019 / 0007 E.', sides: 'A; B' }),
    decisionRow(8, {
      chamber: undefined,
      court: 'Ankara 3. Asliye Ticaret Mahkemesi',
      decisionDate: undefined,
      subject: undefined,
    }),
  ])
  await importPaths(places.database.call(), [path])
  const [one, two] = await decisions()
  assert.deepEqual(
    [one?.chamber, one?.case_number, one?.case_year, one?.sides],
    ['3. Hukuk Dairesi', '2019/7', 2019, 'A – B'],
  )
  assert.deepEqual([two?.decision_date, two?.subject], [null, null])
})

test('an undated decision has the date of its closing words, otherwise the year in its number', async () => {
  const path = await places.packs.put('undated.jsonl', [
    decisionRow(1, {
      decisionDate: undefined,
      decisionNumber: '2014/12544',
      text: 'Metin.\nHükmün BOZULMASINA, 30/06/2014 tarihinde oybirliğiyle karar verildi.',
    }),
    decisionRow(2, { decisionDate: undefined, decisionNumber: '2016/77', text: 'Metin burada kesilir' }),
  ])
  await importPaths(places.database.call(), [path])
  assert.deepEqual(
    (await decisions()).map((row) => [row.decision_date, row.decision_year]),
    [
      ['2014-06-30', null],
      [null, 2016],
    ],
  )
})

test('a decision without subject and outcome is named by its own text, and the words of the source stand', async () => {
  const ruling = 'hükmün BOZULMASINA, 30/06/2014 tarihinde oybirliğiyle karar verildi.'
  const text = `DAVA TÜRÜ : İŞE İADE\nHüküm temyiz edilmiştir.\n${ruling}`
  const path = await places.packs.put('named.jsonl', [
    decisionRow(1, { subject: undefined, outcome: undefined, text }),
    decisionRow(2, { subject: 'Kira', outcome: 'Düzelterek Onama', text }),
    decisionRow(3, { subject: 'Kira', outcome: 'Birleşme ve Devralma', text, textTruncated: true }),
  ])
  await importPaths(places.database.call(), [path])
  assert.deepEqual(
    (await decisions()).map((row) => [row.subject, row.claim, row.outcome]),
    [
      [null, 'İşe iade', 'Bozma'],
      ['Kira', null, 'Düzelterek onama'],
      ['Kira', null, 'Bozma'],
    ],
  )
})

test('rejected rows are reported with line and reason while the rest is loaded', async () => {
  const path = await places.packs.put('faults.jsonl', [
    decisionRow(1),
    '{"country":"TR"',
    decisionRow(2, { decisionDate: '2020-02-31' }),
    '',
    decisionRow(3, { country: 'DE' }),
    lawRow({ articles: [] }),
    decisionRow(4, { text: 'Sıfır \u0000 harfi' }),
  ])
  const { files } = await importPaths(places.database.call(), [path])
  assert.equal(files[0]?.counts.rejected, 4)
  const rows = await listRejections(places.database.kysely, files[0]?.hash ?? '')
  assert.deepEqual(
    rows.map(({ line }) => line),
    [2, 3, 5, 6],
  )
  assert.equal(rows[0]?.reason, 'not JSON')
  assert.match(rows[1]?.reason ?? '', /decisionDate/)
  assert.equal((await decisions()).length, 2)
})

test('a row whose address is not a web address is rejected with the reason, and one without an address is loaded', async () => {
  const path = await places.packs.put('addresses.jsonl', [
    decisionRow(1, { sourceUrl: 'javascript:alert(document.domain)' }),
    decisionRow(2, { sourceUrl: ' https://example.test/karar ' }),
    decisionRow(3, { sourceUrl: '' }),
    lawRow({ sourceUrl: 'data:text/html,x' }),
  ])
  const { files } = await importPaths(places.database.call(), [path])
  const rows = await listRejections(places.database.kysely, files[0]?.hash ?? '')
  const reason = 'sourceUrl: not an address that begins with http:// or https://'
  assert.deepEqual(rows, [
    { line: 1, reason },
    { line: 4, reason },
  ])
  assert.deepEqual(
    (await decisions()).map(({ source_url }) => source_url),
    ['https://example.test/karar', null],
  )
})

test('a line in another encoding is rejected, and the rest of its file is loaded', async () => {
  const path = join(places.packs.folder, 'latin5.jsonl')
  const [old, good] = [1, 2].map((number) => `${JSON.stringify(decisionRow(number))}\n`) as [string, string]
  const bytes = Buffer.from(old.replaceAll('ı', '\u00fd').replaceAll('ğ', '\u00f0'), 'latin1')
  await writeFile(path, Buffer.concat([bytes, Buffer.from(good)]))
  const { files } = await importPaths(places.database.call(), [path])
  assert.deepEqual([files[0]?.counts.added, files[0]?.counts.rejected], [1, 1])
  assert.match(
    (await listRejections(places.database.kysely, files[0]?.hash ?? ''))[0]?.reason ?? '',
    /^not UTF-8/,
  )
  assert.equal((await decisions())[0]?.court, 'Yargıtay')
})

test('a changed row replaces the old one under the same id, with its citations', async () => {
  await importPaths(places.database.call(), [await places.packs.put('a.jsonl', [decisionRow(5)])])
  const [before] = await decisions()
  await importPaths(places.database.call(), [
    await places.packs.put('b.jsonl', [decisionRow(5, { text: "TMK'nın 166. maddesi" })]),
  ])
  const [after] = await decisions()
  assert.deepEqual([after?.id, after?.doc], [before?.id, before?.doc])
  const cited = await places.database.kysely
    .selectFrom('citations')
    .select(['law_number', 'article_no'])
    .execute()
  assert.deepEqual(cited, [{ law_number: '4721', article_no: '166' }])
})

test('footnote numbers are not part of a heading, nor are number, dates and gazette of the law', async () => {
  const printed = [
    'Kanun Numarası :1005 › Kabul Tarihi :24/2/1968',
    'II. Belirlenmesi 2',
    'Yayımlandığı R.Gazete : Tarih : 10/5/1969 Sayı : 13195 › Yayımlandığı Düstur : Tertip : 5 Cilt : 8 › Amaç',
    'Kanun Numarası : 3646 › Kabul Tarihi : 16.5.1990 › Yayınlandığı Resmî Gazete : Sayı : 20528 › Amaç',
    ': 6/11/1981 Sayı : 17506 › Yayımlandığı Düstur › Tertip : 5 Cilt : 21 › Genel Esaslar › Kapsam',
    '12/1/1961 10705 › GİRİŞ › Kanunun Şümulü',
    '7181 › Kabul Tarihi › 4/7/2019 › Kapsam ve tanımlar',
    'Tarihi › Yeni No › 16.4.1987 › 3358',
    'Resmi Gazete‘de yayınlanma',
  ]
  const articles = printed.map((heading, index) => ({ no: String(index + 1), heading, text: 'a' }))
  await importPaths(places.database.call(), [
    await places.packs.put('headings.jsonl', [lawRow({ articles })]),
  ])
  const rows = await places.database.kysely
    .selectFrom('law_articles')
    .select('heading')
    .orderBy('ordinal')
    .execute()
  assert.deepEqual(
    rows.map(({ heading }) => heading),
    [
      null,
      'II. Belirlenmesi',
      'Amaç',
      'Amaç',
      'Genel Esaslar › Kapsam',
      'GİRİŞ › Kanunun Şümulü',
      'Kapsam ve tanımlar',
      'Tarihi › Yeni No › 16.4.1987 › 3358',
      'Resmi Gazete‘de yayınlanma',
    ],
  )
})

test('an unpaired surrogate is replaced, and a corrected list of laws is imported', async () => {
  const half = JSON.stringify(decisionRow(1)).replace('Davacı', 'Davacı \\ud800')
  await importPaths(places.database.call(), [await places.packs.put('half.jsonl', [half])])
  assert.match((await decisions())[0]?.text ?? '', /Davacı \ufffd/)
  const listed = { relatedLaws: [{ lawNumber: '5320' }] }
  const { files } = await importPaths(places.database.call(), [
    await places.packs.put('listed.jsonl', [decisionRow(1, listed)]),
  ])
  assert.equal(files[0]?.counts.changed, 1)
})

test('two articles with the same number in one law have addresses of their own', async () => {
  const articles = [
    { no: '1', text: 'ilk' },
    { no: '1', text: 'ikinci', repeatedNo: true },
    { no: 'Geçici 2', text: 'üçüncü' },
  ]
  await importPaths(places.database.call(), [await places.packs.put('twice.jsonl', [lawRow({ articles })])])
  const rows = await places.database.kysely
    .selectFrom('law_articles')
    .select('id')
    .orderBy('ordinal')
    .execute()
  assert.deepEqual(
    rows.map(({ id }) => id.replace(/^tr-6098-.{4}-/, '')),
    ['m1', 'm1-t2', 'mgecici-2'],
  )
})
