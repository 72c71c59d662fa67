import assert from 'node:assert/strict'
import { spawnSync } from 'node:child_process'
import { test } from 'node:test'
import { fileURLToPath } from 'node:url'

const main = fileURLToPath(new URL('main.ts', import.meta.url))
const run = (...words: string[]) => {
  const { status, stdout, stderr } = spawnSync(process.execPath, [main, ...words], { encoding: 'utf8' })
  return { status, stdout, stderr }
}

test('a bench explains its options when asked for help', () => {
  const { status, stdout, stderr } = run('lighthouse', '--help')
  assert.deepEqual([status, stderr], [0, ''])
  assert.match(stdout, /^Usage: npm run bench -- lighthouse \[--address/)
})

test('an unknown bench or option is answered with the usage, not with a stack trace', () => {
  const unknown = run('speed')
  assert.equal(unknown.status, 1)
  for (const name of ['search', 'database', 'api', 'lighthouse'])
    assert.match(unknown.stderr, new RegExp(`-- ${name} `))
  const option = run('database', '--row', '3')
  assert.equal(option.status, 1)
  assert.match(option.stderr, /'--row'[\s\S]*Usage: npm run bench -- database/)
  assert.doesNotMatch(option.stderr, /\n\s+at /)
})
