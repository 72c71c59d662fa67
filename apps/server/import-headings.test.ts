import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { sheetFile, textCell } from '@mizan/platform/spreadsheet'
import { sql } from 'kysely'
import { openWorld, type Person, type World } from './sweep/world.ts'

let world: World
before(async () => {
  world = await openWorld()
})
after(() => world.close())

const upload = (person: Person, file: File, more: object = {}) =>
  world.call(person.headers, 'imports.upload', { body: { kind: 'clients', file, ...more } })

const rows = [
  ['Kaya Hukuk Bürosu müvekkil listesi'],
  [],
  ['Tarih', '01.11.2026'],
  ['Ad Soyad', 'Telefon'],
  ['Ayşe Yılmaz', '0532 123 45 67'],
  ['Ali Kaya', '12'],
]
const csv = () => new File([rows.map((cells) => cells.join(';')).join('\r\n')], 'Liste.csv')
async function workbook(): Promise<File> {
  const cells = rows.map((row) => row.map(textCell))
  return new File(
    [new Uint8Array(await sheetFile({ name: 'Liste', rows: cells, widths: [20, 20] }))],
    'L.xlsx',
  )
}

test('headings below a title are found, and rows keep their numbers of the sheet', async () => {
  const me = await world.superAdmin()
  for (const file of [await workbook(), csv()]) {
    const { data, message } = await upload(me, file)
    assert.ok(data, message)
    assert.deepEqual([data.headingRow, data.headings, data.lines], [4, ['Ad Soyad', 'Telefon'], 2])
    assert.deepEqual(data.mapping, ['name', 'phone'])
    assert.deepEqual(data.samples, ['Ayşe Yılmaz', '0532 123 45 67'])
    assert.deepEqual(data.topRows.slice(0, 2), [
      { row: 1, text: 'Kaya Hukuk Bürosu müvekkil listesi' },
      { row: 3, text: 'Tarih · 01.11.2026' },
    ])
    const kept = await world.system(
      sql`select row from import_lines where import_id = ${data.importId} order by row`,
    )
    assert.deepEqual(kept.rows, [{ row: 5 }, { row: 6 }])
  }
})

test('another row of headings may be chosen if there are rows below it', async () => {
  const me = await world.superAdmin()
  for (const file of [await workbook(), csv()]) {
    const { data } = await upload(me, file, { headingRow: 3 })
    assert.deepEqual([data.headingRow, data.headings, data.lines], [3, ['Tarih', '01.11.2026'], 3])
    assert.equal((await upload(me, file, { headingRow: 6 })).code, 'import.empty')
    assert.equal((await upload(me, file, { headingRow: -1 })).status, 400)
  }
})
