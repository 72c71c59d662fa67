/** Tables as offices have them: without headings, with hidden sheets and broken letters, with rows that are no entries. */
import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { until } from '@mizan/platform/testing'
import { openWorkingWorld, type Person, type World } from './sweep/world.ts'

let world: World
before(async () => {
  world = await openWorkingWorld()
})
after(() => world.close())

const fileOf = (...rows: string[][]) =>
  new File([rows.map((cells) => cells.map((cell) => `"${cell}"`).join(';')).join('\n')], 'Tablo.csv')

const uploaded = async ({ headers }: Person, kind: string, file: File, more: object = {}) => {
  const { data, message } = await world.call(headers, 'imports.upload', { body: { kind, file, ...more } })
  assert.ok(data, message)
  return data
}

async function checked({ headers }: Person, { importId, mapping }: { importId: string; mapping: unknown }) {
  const params = { importId }
  await world.call(headers, 'imports.check', { params, body: { mapping } })
  const { found } = await until(async () => {
    const read = (await world.call(headers, 'imports.read', { params })).data
    return read.state === 'checked' && read
  }, 120)
  const { items } = (await world.call(headers, 'imports.problems', { params })).data
  const alike = (await world.call(headers, 'imports.alike', { params })).data.items
  return { found, alike, bad: items as { row: number; column: string; value: string; says: string }[] }
}

test('a list without headings is imported by what its columns hold, and a person can say otherwise', async () => {
  const me = await world.superAdmin()
  const rows = [
    ['Ayşe Yılmaz', '0532 123 45 67', 'ayse@ornek.com'],
    ['Kuzey Yapı A.Ş.', '0312 123 45 67', 'yanlış@'],
    ['Can Uslu', '0533 123 45 67', 'can@ornek.com'],
  ]
  const list = await uploaded(me, 'clients', fileOf(...rows))
  assert.deepEqual([list.headingRow, list.headings, list.lines], [0, ['', '', ''], 3])
  assert.deepEqual(list.mapping, ['name', 'phone', 'email'])
  const { found, bad } = await checked(me, list)
  assert.deepEqual([found.ready, found.skipped, bad[0]?.row, bad[0]?.column], [2, 1, 2, 'E-posta'])
  const other = await uploaded(me, 'clients', fileOf(...rows), { headingRow: 1 })
  assert.deepEqual([other.headingRow, other.lines], [1, 2])
  const headed = await uploaded(me, 'clients', fileOf(['Müvekkil', 'Tel'], ...rows), { headingRow: 0 })
  assert.equal(headed.lines, 4)
})

test('mistaken letters are put right, and the import says so; lost ones keep their row out', async () => {
  const me = await world.superAdmin()
  const list = await uploaded(me, 'clients', fileOf(['Müvekkil'], ['Þükrü Doðan'], ['Do\ufffdan Kaya']))
  assert.deepEqual(
    list.notes.map(({ kind, example }: { kind: string; example: string }) => [kind, example]),
    [
      ['letters_repaired', 'Şükrü Doğan'],
      ['letters_lost', 'Do\ufffdan Kaya'],
    ],
  )
  const { found, bad } = await checked(me, list)
  assert.equal(found.ready, 1)
  assert.deepEqual([bad[0]?.row, bad[0]?.says.includes('harfler')], [3, true], JSON.stringify(bad))
})

test('rows that are no entries, and numbers that became days, are listed with what to do', async () => {
  const me = await world.superAdmin()
  const table = fileOf(
    ['Büro dosya no', 'Müvekkil', 'Esas No'],
    ['2026/1', 'Ayşe Yılmaz', '2026-05-01'],
    ['Oca.26', 'Can Uslu', '2026/7 E.'],
    ['Dosya no', 'Müvekkil adı', 'Esas'],
    ['', '#YOK', ''],
    ['Genel Toplam', '12', ''],
  )
  const { found, bad } = await checked(me, await uploaded(me, 'cases', table))
  assert.equal(found.ready, 0)
  const saysOf = (row: number) => bad.filter((one) => one.row === row).map(({ says }) => says)
  assert.match(saysOf(2).join(), /2026\/5/)
  assert.match(saysOf(3).join(), /2026\/1/)
  assert.match(saysOf(4).join(), /başlık/)
  assert.match(saysOf(5).join(), /Excel/)
  assert.match(saysOf(6).join(), /Toplam/)
})

test('clients whom a list of cases adds twice under two spellings are shown', async () => {
  const me = await world.superAdmin()
  const table = fileOf(
    ['Müvekkil', 'Dava adı'],
    ['Kuzey Yapı A.Ş.', 'Alacak'],
    ['Kuzey Yapı Anonim Şirketi', 'Ret'],
  )
  const { alike } = await checked(me, await uploaded(me, 'cases', table))
  assert.deepEqual(
    alike.map(({ row, found }: { row: number; found: { row: number }[] }) => [row, found[0]?.row]),
    [[3, 2]],
  )
})

test('an opponent of a case is not added again by a table of parties, whatever role it names', async () => {
  const me = await world.superAdmin()
  const body = { displayTitle: 'Kira', caseNumber: '2026/77', opponentName: 'Veli Borçlu' }
  assert.equal((await world.call(me.headers, 'cases.create', { body })).status, 200)
  const table = fileOf(['Büro dosya no', 'Taraf adı', 'Rolü'], ['2026/77', 'VELİ BORÇLU', 'Davalı'])
  const { bad } = await checked(me, await uploaded(me, 'parties', table))
  assert.match(bad[0]?.says ?? '', /karşı taraf olarak zaten var/)
})
