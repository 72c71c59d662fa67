import assert from 'node:assert/strict'
import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test } from 'node:test'

const command = join(import.meta.dirname, '../main.ts')

test('as many random calls are made as are asked for, and their number is written down', (t) => {
  const folder = mkdtempSync(join(tmpdir(), 'mizan-rights-'))
  t.after(() => rmSync(folder, { recursive: true }))
  const file = join(folder, 'figures.json')
  const words = [command, 'rights', '--steps', '30', '--only', 'cases', '--json', file]
  const { status, stdout } = spawnSync(process.execPath, words, { encoding: 'utf8' })
  assert.equal(status, 0, stdout)
  assert.match(stdout, /30 random calls/)
  const figures = JSON.parse(readFileSync(file, 'utf8'))
  assert.deepEqual([figures['rights.cases.steps'], figures['rights.cases.failed']], [30, 0])
  const wrong = spawnSync(process.execPath, [command, 'rights', '--steps', 'many'], { encoding: 'utf8' })
  assert.equal(wrong.status, 1)
  assert.match(wrong.stderr, /--steps takes a whole number/)
})
