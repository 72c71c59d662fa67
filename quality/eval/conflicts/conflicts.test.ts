import assert from 'node:assert/strict'
import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test } from 'node:test'
import { readLines } from '../texts.ts'
import { conflictTargets, measureConflicts, type NamePair } from './measure.ts'
import { derivedPairs, unrelatedPairs } from './variations.ts'

const pairs = readLines<NamePair>(join(import.meta.dirname, 'pairs.jsonl'))

test('the set has enough pairs of either sort, each once', () => {
  const alike = pairs.filter((pair) => pair.alike)
  assert.ok(alike.length >= 180 && pairs.length - alike.length >= 120)
  assert.equal(new Set(pairs.map(({ a, b }) => `${a}|${b}`)).size, pairs.length)
})

test('alike names of the set are found, through their keys too, and few others are', () => {
  const { recall, keyRecall, sharedKey, alarmsPerHundred } = measureConflicts(pairs)
  assert.ok(recall >= conflictTargets.recall && keyRecall >= conflictTargets.recall, `${recall} ${keyRecall}`)
  assert.ok(alarmsPerHundred <= conflictTargets.alarmsPerHundred, `${alarmsPerHundred}`)
  assert.equal(sharedKey, 1)
})

test('what a clerk makes of a drawn name is found, and namesakes, siblings and rivals are not', () => {
  const found = measureConflicts([...derivedPairs(100, 11), ...unrelatedPairs(200, 12)])
  assert.ok(found.recall >= 0.99 && found.keyRecall >= 0.99, `${found.recall} ${found.keyRecall}`)
  assert.ok(found.alarmsPerHundred <= 1, `${found.alarmsPerHundred}`)
  for (const [kind, { alike, found: hits }] of found.kinds) assert.ok(hits >= alike * 0.95, `${kind} ${hits}`)
})

test('the command writes its figures, and fails below its targets', (t) => {
  const folder = mkdtempSync(join(tmpdir(), 'mizan-conflicts-'))
  t.after(() => rmSync(folder, { recursive: true }))
  const run = (set: readonly NamePair[]) => {
    const [file, figures] = [join(folder, 'pairs.jsonl'), join(folder, 'figures.json')]
    writeFileSync(file, set.map((pair) => JSON.stringify(pair)).join('\n'))
    const words = [join(import.meta.dirname, '../main.ts'), 'conflicts', '--pairs', file, '--json', figures]
    const { status } = spawnSync(process.execPath, words, { encoding: 'utf8' })
    return { status, figures: JSON.parse(readFileSync(figures, 'utf8')) }
  }
  const alike: NamePair = { a: 'Ali Kaya', b: 'ALİ KAYA', alike: true, kind: 'case' }
  const passed = run([alike, { a: 'Ali Kaya', b: 'Can Uslu', alike: false, kind: 'others' }])
  assert.deepEqual([passed.status, passed.figures['conflicts.recall']], [0, 1])
  assert.equal(run([alike, { a: 'Ali Kaya', b: 'Can Uslu', alike: true, kind: 'others' }]).status, 1)
  assert.equal(run([{ ...alike, alike: false }]).status, 1)
})
