/** Tests of the archive of an office's files: its content, and its remarks on missing files. */
import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import type { StoredFile } from '@mizan/platform/files'
import { readSheets } from '@mizan/platform/spreadsheet/testing'
import { unzipSync } from 'fflate'
import { sql } from 'kysely'
import { download, filedOffice } from './filed-office.ts'
import type { Headers } from './sweep/rows.ts'
import { openWorkingWorld, type World } from './sweep/world.ts'

let world: World
before(async () => {
  world = await openWorkingWorld()
})
after(() => world.close())

const filed = () => filedOffice(world)
const entriesOf = async (headers: Headers, exportId: string) =>
  unzipSync((await download(world, headers, exportId)).rawPayload)

const textsIn = (entries: Record<string, Uint8Array>) =>
  Object.fromEntries(
    Object.entries(entries)
      .filter(([name]) => name.endsWith('.txt'))
      .map(([name, bytes]) => [name, Buffer.from(bytes).toString()]),
  )

/** The rows of the table at the end: file, state, number of the case, name of the document and version. */
function contentsIn(entries: Record<string, Uint8Array>): string[][] {
  const [sheet] = readSheets(Buffer.from(entries['İçindekiler.xlsx'] ?? []))
  assert.equal(sheet?.name, 'İçindekiler')
  return sheet.rows.slice(1).map((line) => [0, 1, 2, 4, 5].map((at) => line[at]?.value ?? ''))
}

const folder = '2026_1 Yılmaz _ ABC'
const here = 'ZIP’te'

test('an archive has the newest versions, a folder for each case, and says what each file is', async () => {
  const { headers, must, newCase, add, exported } = await filed()
  await add('Cevap.txt', 'eski')
  await add('Cevap.txt', 'yeni')
  await add('CON.txt', 'aygıt')
  const otherCase = await newCase('2026:1')
  await add('Cevap.txt', 'başka', otherCase)
  const goneCase = await newCase('silinen')
  await add('Gizli.txt', 'gizli', goneCase)
  await must('cases.delete', { params: { caseId: goneCase }, body: { comment: 'Mükerrer' } })
  const stranger = await filed()
  await stranger.add('Yabancı.txt', 'yabancı')
  const made = await exported({ format: 'zip' })
  assert.equal(made.state, 'done', made.trouble)
  assert.match(made.file.name, /^mizan-ofis-belgeler-\d{4}-\d\d-\d\d\.zip$/)
  const entries = await entriesOf(headers, made.exportId)
  const other = `${folder} (2)`
  assert.deepEqual(textsIn(entries), {
    [`${folder}/Cevap.txt`]: 'yeni',
    [`${folder}/_CON.txt`]: 'aygıt',
    [`${other}/Cevap.txt`]: 'başka',
  })
  assert.deepEqual(
    contentsIn(entries).toSorted(),
    [
      [`${folder}/Cevap.txt`, here, '2026/1', 'Cevap.txt', '2'],
      [`${folder}/_CON.txt`, here, '2026/1', 'CON.txt', '1'],
      [`${other}/Cevap.txt`, here, '2026:1', 'Cevap.txt', '1'],
    ].toSorted(),
  )
  assert.deepEqual(made.kinds, [{ name: 'files', title: 'Dosyalar', written: 3, expected: 3 }])
})

test('with all versions the names of older ones say so, and files in the bin are left out', async () => {
  const { headers, must, caseId, add, exported } = await filed()
  await add('Cevap.txt', 'eski')
  await add('Cevap.txt', 'yeni')
  const { documentId } = await add('Atılan.txt', 'atılan')
  await must('documents.delete', { params: { caseId, documentId } })
  const { exportId } = await exported({ format: 'zip', allVersions: true })
  assert.deepEqual(textsIn(await entriesOf(headers, exportId)), {
    [`${folder}/Cevap.txt`]: 'yeni',
    [`${folder}/Cevap (sürüm 1).txt`]: 'eski',
  })
})

test('a file that is damaged is named as missing, and the others are whole', async () => {
  const { headers, add, exported } = await filed()
  const { documentId } = await add('Bozuk.txt', 'bozuk')
  await add('Sağlam.txt', 'sağlam')
  await world.system(
    sql`update document_versions set sha256 = repeat('0', 64) where document_id = ${documentId}`,
  )
  const { exportId, state } = await exported({ format: 'zip' })
  assert.equal(state, 'done')
  const entries = await entriesOf(headers, exportId)
  assert.deepEqual(textsIn(entries), { [`${folder}/Sağlam.txt`]: 'sağlam' })
  assert.deepEqual(
    contentsIn(entries).map(([path, says]) => [path, says]),
    [
      ['—', 'EKSİK: saklanan dosya yok ya da bozuk'],
      [`${folder}/Sağlam.txt`, here],
    ],
  )
})

test('while the key of the office is closed, its documents are not exported, and an export that runs says so', async () => {
  const { headers, must, add, exported, ended } = await filed()
  await add('Kilitli.txt', 'kilitli')
  await must('documents.takeKey', { body: { newPassphrase: 'dört yeşil kurbağa', understood: true } })
  const { exportId } = await exported({ format: 'zip' })
  await must('documents.closeKey')
  const refused = await world.call(headers, 'exports.start', { body: { format: 'zip' } })
  assert.equal(refused.code, 'document.keys_locked')
  assert.equal((await exported({ format: 'json' })).state, 'done', 'what is not a document is not locked')
  await runAgain(exportId)
  const { state, trouble, file } = await ended(exportId)
  assert.deepEqual([state, trouble, file], ['failed', 'locked', null])
})

/** Repeats the job as if its server had been killed before it had written anything. */
async function runAgain(exportId: string): Promise<void> {
  await world.system(sql`
    update office_exports set state = 'running', finished_at = null, file_key = null, file_size = null,
      file_hash = null, expires_at = null, wrapped_key = null
    where id = ${exportId}`)
  await world.system(sql`
    with again as (
      update jobs.job set state = 'created', started_on = null, completed_on = null, start_after = now()
      where name = 'transfer.export' and data->'input'->>'exportId' = ${exportId} returning name)
    select pg_notify('pgboss_' || left(encode(sha224('jobs'::bytea), 'hex'), 24), name) from again`)
}

test('an archive is stored encrypted, is locked with the key of the office, and follows a change of that key', async () => {
  const { headers, must, add, exported } = await filed()
  await add('Açık.txt', 'Kıvırcıkotu kelimesi '.repeat(50))
  const passphrase = 'dört yeşil kurbağa'
  await must('documents.takeKey', { body: { newPassphrase: passphrase, understood: true } })
  const { exportId } = await exported({ format: 'zip' })
  const found = await world.system(
    sql`select file_key as key, file_size::int as size, file_hash as sha256 from office_exports where id = ${exportId}`,
  )
  const stored = found.rows[0] as StoredFile
  await assert.rejects(async () => {
    for await (const _ of await world.services.exportFiles.read(stored));
  })
  const given = async () => Object.keys(await entriesOf(headers, exportId)).length
  const newPassphrase = 'beş mavi kaplumbağa'
  await must('documents.changePassphrase', { body: { passphrase, newPassphrase } })
  assert.equal(await given(), 2)
  await must('documents.closeKey')
  const refused = await download(world, headers, exportId)
  assert.equal(refused.json().code, 'document.keys_locked')
  await must('documents.openKey', { body: { passphrase: newPassphrase } })
  assert.equal(await given(), 2)
})

test('an archive that would be too large is refused before anything is written', async () => {
  const { add, exported } = await filed()
  const { documentId } = await add('Büyük.txt', 'büyük')
  await world.system(sql`update document_versions set size = 2147483000 where document_id = ${documentId}`)
  await add('Küçük.txt', 'k'.repeat(1_000))
  const { state, trouble } = await exported({ format: 'zip' })
  assert.deepEqual([state, trouble], ['failed', 'too_large'])
})
