/** Recordings in the archive of the files of an office. */
import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import type { Row } from '@mizan/platform/contract'
import { readSheets } from '@mizan/platform/spreadsheet/testing'
import { until } from '@mizan/platform/testing'
import { unzipSync } from 'fflate'
import { sql } from 'kysely'
import { allRows, send } from '../sweep/rows.ts'
import { openWorkingWorld, type Person, type World } from '../sweep/world.ts'
import { begins, recordingsOf } from './office.ts'

let world: World
let office: ReturnType<typeof recordingsOf>
before(async () => {
  world = await openWorkingWorld()
  office = recordingsOf(world)
})
after(() => world.close())

const rows = new Map(allRows)

/** The files of the archive, and of each line of its table the file, its state and its name. */
async function archiveOf(who: Person) {
  const { exportId } = await office.mustCall(who, 'exports.start', { body: { format: 'zip' } })
  await until(async () => {
    const { items } = await office.mustCall(who, 'exports.list')
    const { state, trouble } = items.find((one: { exportId: string }) => one.exportId === exportId)
    assert.notEqual(state, 'failed', trouble)
    return state === 'done'
  }, 120)
  const row = rows.get('exports.file') as Row
  const { rawPayload } = await send(world.server, row, { params: { exportId } }, who.headers)
  const files = unzipSync(rawPayload)
  const [sheet] = readSheets(Buffer.from(files['İçindekiler.xlsx'] ?? []))
  delete files['İçindekiler.xlsx']
  const table = sheet?.rows.slice(1).map((line) => [0, 1, 4].map((at) => line[at]?.value ?? ''))
  return {
    files: Object.fromEntries(Object.entries(files).map(([name, bytes]) => [name, Buffer.from(bytes)])),
    table,
  }
}

const folder = '2026_1 Yılmaz _ ABC'
const whole = Buffer.concat([begins(), Buffer.from('devamı')])

/** A recording in two parts with a text, beside a document. */
async function recorded() {
  const me = await world.superAdmin()
  const caseId = await office.newCase(me, { caseNumber: '2026/1' })
  const place = await office.begin(me, caseId, { name: 'Tanık' })
  await office.send(me, place, begins())
  await office.send(me, place, 'devamı', { Number: '2' })
  await office.call(me, 'goOn', place)
  await office.send(me, place, begins('iki'), { Part: '2' })
  await office.call(me, 'saveTranscript', place, { text: '[0:00:02] Tanık geldi.' })
  await office.call(me, 'finish', place, {})
  await office.mustCall(me, 'documents.add', {
    params: { caseId },
    body: { File: new File(['metin'], 'Cevap.txt', { type: 'text/plain' }) },
  })
  return { me, caseId, place }
}

test('the archive has each part of a recording and its transcript, in the folder of their case', async () => {
  const { me, caseId } = await recorded()
  const gone = await office.recorded(me, caseId)
  await office.call(me, 'delete', gone)
  const { files, table } = await archiveOf(me)
  assert.deepEqual(files, {
    [`${folder}/Cevap.txt`]: Buffer.from('metin'),
    [`${folder}/Tanık 1.ogg`]: whole,
    [`${folder}/Tanık 2.ogg`]: begins('iki'),
    [`${folder}/Tanık.txt`]: Buffer.from('[0:00:02] Tanık geldi.'),
  })
  assert.deepEqual(table?.at(-1), [`${folder}/Tanık.txt`, 'ZIP’te', 'Tanık.txt'])
})

test('audio with a damaged piece is named as missing, and the rest is complete', async () => {
  const { me, place } = await recorded()
  await world.system(sql`update recording_pieces set sha256 = repeat('0', 64)
    where recording_id = ${place.recordingId} and part = 1 and number = 2`)
  const { files, table } = await archiveOf(me)
  assert.deepEqual(Object.keys(files).toSorted(), [
    `${folder}/Cevap.txt`,
    `${folder}/Tanık 2.ogg`,
    `${folder}/Tanık.txt`,
  ])
  const missing = table?.find(([, , name]) => name === 'Tanık 1.ogg')
  assert.deepEqual(missing, ['—', 'EKSİK: saklanan dosya yok ya da bozuk', 'Tanık 1.ogg'])
})
