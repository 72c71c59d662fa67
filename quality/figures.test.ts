import assert from 'node:assert/strict'
import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type TestContext, test } from 'node:test'
import { note, noteAll, takeJson } from './figures.ts'

function newFile(t: TestContext): string {
  const folder = mkdtempSync(join(tmpdir(), 'mizan-figures-'))
  t.after(() => rmSync(folder, { recursive: true }))
  return join(folder, 'figures.json')
}

test('figures are in one flat object, with names from the general to the particular', (t) => {
  const file = newFile(t)
  const { words, write } = takeJson(['search', '--json', file, '--sizes', '10000'])
  assert.deepEqual(words, ['search', '--sizes', '10000'])
  note(31.00004, 'search', 10_000, 'rare word', 'http', 'p95')
  note(null, 'search', 10_000, 'rare word', 'http', 'loop')
  note('passed', 'faults', 'three-starts', 'verdict')
  noteAll({ hit1: 0.5, name: 'a set' }, 'eval', 'Kira soruları')
  write()
  assert.deepEqual(JSON.parse(readFileSync(file, 'utf8')), {
    'search.10000.rare-word.http.p95': 31,
    'faults.three-starts.verdict': 'passed',
    'eval.kira-soruları.hit1': 0.5,
  })
})

test('two figures never share a name', () => {
  note(1, 'twice')
  assert.throws(() => note(2, 'twice'), /noted twice/)
})

test('the option needs a file, and is optional', () => {
  for (const words of [['--json'], ['--json', '--verbose']])
    assert.throws(() => takeJson(words), /needs a file/)
  const { words, write } = takeJson(['api'])
  write()
  assert.deepEqual(words, ['api'])
})

test('every measuring program takes the option, and reports a missing file name', () => {
  for (const program of ['eval/main.ts', 'bench/main.ts', 'faults/main.ts']) {
    const words = [join(import.meta.dirname, program), 'database', '--json']
    const { status, stderr } = spawnSync(process.execPath, words, { encoding: 'utf8' })
    assert.deepEqual([status, /--json needs a file/.test(stderr)], [1, true], `${program}: ${stderr}`)
  }
})

test('a bench writes its figures', (t) => {
  const file = newFile(t)
  const words = [join(import.meta.dirname, 'bench/main.ts'), 'database', '--rows', '50', '--json', file]
  const { status, stderr } = spawnSync(process.execPath, words, { encoding: 'utf8' })
  assert.equal(status, 0, stderr)
  const figures: Record<string, number> = JSON.parse(readFileSync(file, 'utf8'))
  const name = 'database.embedded.autocommit-inserts.per-second'
  assert.ok(
    (figures[name] ?? 0) > 0 && (figures['database.embedded.first-start.ms'] ?? 0) > 0,
    Object.keys(figures).join(),
  )
})
