/** An unsteady journey is detected, and the traces of both of its runs can be opened. */
import assert from 'node:assert/strict'
import { spawnSync } from 'node:child_process'
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test } from 'node:test'

const root = join(import.meta.dirname, '..')

test('a journey that fails once leaves the traces of both runs, and its screen', (t) => {
  const state = mkdtempSync(join(tmpdir(), 'mizan-unsteady-'))
  t.after(() => rmSync(state, { recursive: true }))
  const { NODE_TEST_CONTEXT: _, ...environment } = process.env
  const words = [join(root, 'quality/journeys/main.ts'), join(root, 'e2e/samples/unsteady.sample.ts')]
  const { status, stdout } = spawnSync(process.execPath, words, {
    encoding: 'utf8',
    env: { ...environment, TRACES: join(state, 'traces'), SAMPLE_STATE: join(state, 'mark') },
  })
  assert.equal(status, 0, stdout)
  assert.match(stdout, /UNSTEADY.*\n.*unsteady\.sample\.ts: a journey that fails the first time\n.*\n$/)
  const left = (run: string) => {
    const folder = join(state, 'traces', run, 'unsteady.sample')
    return readdirSync(folder).map((name) => ({ name, content: readFileSync(join(folder, name)) }))
  }
  const kinds = (run: string) => left(run).map(({ name }) => name.replace(/-\d+\./, '.'))
  const title = 'a-journey-that-fails-the-first-time'
  assert.deepEqual(kinds('first').sort(), [`${title}.png`, `${title}.txt`, `${title}.zip`])
  assert.deepEqual(kinds('second'), [`${title}.zip`])
  const screen = left('first').find(({ name }) => name.endsWith('.txt'))
  assert.match(String(screen?.content), /heading "The first time"/)
  for (const { name, content } of [...left('first'), ...left('second')])
    if (name.endsWith('.zip')) assert.equal(content.subarray(0, 2).toString(), 'PK')
})
