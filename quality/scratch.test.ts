import assert from 'node:assert/strict'
import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test } from 'node:test'
import { scratchFolder } from './scratch.ts'

const plenty = { needed: 1, free: Number.POSITIVE_INFINITY }

test('tests keep their data in memory where there is room, and in the temporary folder where not', (t) => {
  const memory = mkdtempSync(join(tmpdir(), 'mizan-memory-'))
  t.after(() => rmSync(memory, { recursive: true }))
  const chosen = process.env.TMPDIR
  t.after(() => {
    if (chosen) process.env.TMPDIR = chosen
  })
  delete process.env.TMPDIR
  assert.equal(scratchFolder(memory, plenty), memory)
  assert.deepEqual(readdirSync(memory), [], 'nothing is left there')
  const usual = tmpdir()
  assert.equal(scratchFolder(memory, { ...plenty, needed: Number.POSITIVE_INFINITY }), usual)
  assert.equal(scratchFolder(memory, { ...plenty, free: 1_000 }), usual)
  assert.equal(scratchFolder(join(memory, 'missing'), plenty), usual)
})

test('a temporary folder that somebody has chosen is kept', (t) => {
  const chosen = process.env.TMPDIR
  t.after(() => {
    if (chosen) process.env.TMPDIR = chosen
    else delete process.env.TMPDIR
  })
  process.env.TMPDIR = tmpdir()
  assert.equal(scratchFolder('/dev/shm', plenty), process.env.TMPDIR)
})
