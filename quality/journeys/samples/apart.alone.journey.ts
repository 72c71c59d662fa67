import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { test } from 'node:test'

const { SAMPLE_STATE = '', JOURNEY_SERVER, JOURNEY_FILE = '' } = process.env

test('a journey that tells where it is', () => {
  writeFileSync(join(SAMPLE_STATE, `where-${JOURNEY_FILE}`), JOURNEY_SERVER ?? 'alone')
})
