import assert from 'node:assert/strict'
import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test } from 'node:test'
import { foreignUdf } from '../../../platform/text-documents/testing/data/foreign-udf.ts'

test('the command prints text, bold runs and cells of each file, and why one could not be read', (t) => {
  const folder = mkdtempSync(join(tmpdir(), 'mizan-udf-'))
  t.after(() => rmSync(folder, { recursive: true }))
  const table = foreignUdf.find(({ name }) => name.startsWith('a table with a heading row'))
  mkdirSync(join(folder, 'b'))
  writeFileSync(join(folder, 'b', 'table.UDF'), table?.bytes ?? '')
  writeFileSync(join(folder, 'a.udf'), 'nothing')
  writeFileSync(join(folder, 'c.txt'), 'nothing')
  const figures = join(folder, 'figures.json')
  const words = [join(import.meta.dirname, '../main.ts'), 'udf', '--files', folder, '--json', figures]
  const { status, stdout } = spawnSync(process.execPath, words, { encoding: 'utf8' })
  assert.equal(status, 0)
  const lines = stdout
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line))
  assert.deepEqual(lines, [
    { file: 'a.udf', problem: 'not_a_document', detail: 'neither an archive nor XML' },
    {
      file: join('b', 'table.UDF'),
      text: 'Taraf\nAd\nAli\n',
      bold: ['Taraf'],
      tables: [[['Taraf'], ['Ad', 'Ali']]],
      header: '',
      footer: '',
      isSigned: false,
    },
  ])
  assert.deepEqual(JSON.parse(readFileSync(figures, 'utf8')), { 'udf.not-a-document': 1, 'udf.read': 1 })
})
