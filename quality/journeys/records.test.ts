import assert from 'node:assert/strict'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test } from 'node:test'
import { keepRecords } from './records.ts'

test('times of journeys are kept until they run again, and one that passed without a page visits nothing', (t) => {
  const folder = mkdtempSync(join(tmpdir(), 'mizan-records-'))
  t.after(() => rmSync(folder, { recursive: true }))
  const read = (path: string) => JSON.parse(readFileSync(join(folder, path), 'utf8'))
  mkdirSync(join(folder, 'visits'))
  writeFileSync(join(folder, 'visits/cases.journey.json'), '{"calls":["GET /cases"],"screens":[]}')
  keepRecords(folder, [
    { file: 'e2e/cases.journey.ts', seconds: 12 },
    { file: 'e2e/traces.journey.ts', seconds: 5 },
    { file: 'e2e/broken.journey.ts', seconds: 1, failed: [] },
  ])
  keepRecords(folder, [{ file: 'e2e/cases.journey.ts', seconds: 14 }])
  assert.deepEqual(read('journeys.json'), {
    'cases.journey.ts': 14,
    'traces.journey.ts': 5,
    'broken.journey.ts': 1,
  })
  assert.deepEqual(read('visits/cases.journey.json').calls, ['GET /cases'])
  assert.deepEqual(read('visits/traces.journey.json'), { calls: [], screens: [] })
  assert.throws(() => read('visits/broken.journey.json'), /ENOENT/)
})
