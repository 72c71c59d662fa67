import assert from 'node:assert/strict'
import { test } from 'node:test'
import { readPage } from './page.ts'
import { TableError } from './table.ts'

const read = (text: string, bytes: Uint8Array = Buffer.from(text)) => {
  const { headings, lines } = readPage(bytes, text)
  return [headings, ...lines.map(({ cells }) => cells)]
}

test('the largest table of a page is read as browsers show it', () => {
  const page = `<html><head><style>td{}</style></head><body><table><tr><td>Menü</td></tr></table>
    <table><tr><th>Ad<th>Adres</tr>
    <tr><td>Elif &amp; Can<td>Işık Sok.<br>No: 3</tr><!-- <tr><td>x</td></tr> -->
    <tr><td colspan="2"><b>&#350;ule</b>&nbsp;&Ccedil;am</td></tr></table></body></html>`
  assert.deepEqual(read(page), [
    ['Ad', 'Adres'],
    ['Elif & Can', 'Işık Sok.\nNo: 3'],
    ['Şule Çam', ''],
  ])
})

test('a cell over several rows counts for each, and tables that lay out a page are none', () => {
  const inner =
    '<table><tr><td>Müvekkil</td><td>Dosya</td></tr><tr><td rowspan=2>Elif</td><td>1</td></tr><tr><td>2</td></tr></table>'
  assert.deepEqual(read(`<table><tr><td>${inner}</td></tr></table>`), [
    ['Müvekkil', 'Dosya'],
    ['Elif', '1'],
    ['Elif', '2'],
  ])
})

test('workbooks in XML of Excel 2003 are read, with the cells that they leave out', () => {
  const book = `<?xml version="1.0"?><Workbook xmlns="urn:a" xmlns:ss="urn:b"><Worksheet ss:Name="A"><Table>
    <Row><Cell><Data ss:Type="String">Ad</Data></Cell><Cell/><Cell><Data ss:Type="String">Gün</Data></Cell></Row>
    <Row ss:Index="4"><Cell><Data ss:Type="String">Elif</Data></Cell><Cell ss:Index="3"><Data
    ss:Type="DateTime">2026-12-14T00:00:00.000</Data></Cell></Row></Table></Worksheet></Workbook>`
  const { lines } = readPage(Buffer.from(book), book)
  assert.deepEqual(lines, [{ row: 4, cells: ['Elif', '', '2026-12-14T00:00:00.000'] }])
})

test('a page says in which letters it is written', () => {
  const page =
    '<html><meta charset="windows-1254"><table><tr><td>Ad</td></tr><tr><td>\u00deule</td></tr></table>'
  assert.deepEqual(read('', Buffer.from(page, 'latin1')), [['Ad'], ['Şule']])
})

test('a page without a table has none, and a large one is read within its time', () => {
  const problem = (text: string) => {
    try {
      return read(text)
    } catch (error) {
      return error instanceof TableError ? error.problem : error
    }
  }
  assert.equal(problem('<html><p>Oturum açın</p></html>'), 'web_page')
  assert.equal(problem('<table><tr><td></td></tr></table>'), 'web_page')
  const rows = '<tr><td>Elif</td><td>0532 123 45 67</td></tr>'.repeat(15_000)
  assert.equal(read(`<table>${rows}</table>`).length, 15_000)
})
