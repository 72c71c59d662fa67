import assert from 'node:assert/strict'
import { test } from 'node:test'
import { hasWords } from './options.ts'

test('an option is found by parts of its words, in any spelling', () => {
  for (const typed of ['istanbul', 'ISTANBUL', 'İstanbul', 'bam ist', 'hukuk dairesi', ''])
    assert.ok(hasWords('İstanbul BAM 3. Hukuk Dairesi', typed), typed)
  assert.ok(!hasWords('İstanbul BAM 3. Hukuk Dairesi', 'ceza'))
})
