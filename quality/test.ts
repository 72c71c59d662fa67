/**
 * `npm test`: every check in turn; the first that fails ends the run with a non-zero status. `npm test -- <name …>`
 * runs some of them, `npm test -- changed [--base <ref>]` those that the changes since then can reach.
 */
import { type ChildProcess, spawn } from 'node:child_process'
import { globSync } from 'node:fs'
import { join } from 'node:path'
import { holdTestServer } from '@mizan/platform/testing'
import { chooseChanged } from './changed/main.ts'
import { ensureChromium } from './chromium.ts'

const root = join(import.meta.dirname, '..')
const bin = (path: string) => join(root, 'node_modules', path)
const words = process.argv.slice(2)
const allTests = ['platform', 'domains', 'apps', 'quality', 'corpus'].flatMap((room) =>
  globSync(`${room}/**/*.test.{ts,tsx}`, { cwd: root, exclude: (path) => path.includes('node_modules') }),
)
const allJourneys = globSync('e2e/**/*.journey.ts', { cwd: root })
/** Where Node keeps what it has compiled, because every process loads much the same modules. */
const compiled = join(root, 'node_modules/.cache/compiled')
const isForChange = words[0] === 'changed'
const choice = isForChange
  ? await chooseChanged(root, words.slice(1), { tests: allTests, journeys: allJourneys })
  : { sources: ['.'], tests: allTests, journeys: allJourneys }

const steps: Record<string, () => string[]> = {
  types: () => [bin('typescript/bin/tsc'), '--noEmit', '-p', 'tsconfig.json'],
  lint: () => [bin('@biomejs/biome/bin/biome'), 'check', '--no-errors-on-unmatched', ...choice.sources],
  walls: () => ['quality/walls/main.ts'],
  'dead code': () => [bin('knip/bin/knip.js'), '--no-progress'],
  unit: () => ['quality/unit/main.ts', ...choice.tests],
  journeys: () => ['quality/journeys/main.ts', '--shared', ...choice.journeys],
}

/** The checks that a change needs; those without anything to check are left out. */
const forChange = [
  'types',
  ...(choice.sources.length > 0 ? ['lint'] : []),
  'walls',
  ...(choice.tests.length > 0 ? ['unit'] : []),
  ...(choice.journeys.length > 0 ? ['journeys'] : []),
]
const wanted = isForChange ? forChange : words
// Held for the whole run, so that PostgreSQL is not started again for each test file.
const database = wanted.length === 0 || wanted.includes('unit') ? await holdTestServer() : null
let current: ChildProcess | undefined
/** Lines to print last, such as the names of unsteady journeys. */
const closing: string[] = []
let isStopped = false
const stop = () => {
  isStopped = true
  current?.kill('SIGTERM')
}
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, stop)

function run(words: string[], env: NodeJS.ProcessEnv): Promise<boolean> {
  const child = spawn(process.execPath, words, { cwd: root, stdio: [0, 1, 2, 'ipc'], env })
  current = child
  child.on('message', (text) => closing.push(String(text)))
  return new Promise((resolve) => {
    child.once('error', () => resolve(false))
    // Also after its last message.
    child.once('close', (status) => resolve(status === 0))
  })
}

let failed = false
for (const [name, argumentsOf] of Object.entries(steps)) {
  if (wanted.length > 0 && !wanted.includes(name)) continue
  const begun = performance.now()
  const environment = {
    NODE_COMPILE_CACHE: compiled,
    ...process.env,
    ...(name === 'journeys' ? { CHROMIUM_PATH: ensureChromium() } : {}),
  }
  console.log(`\n== ${name}`)
  failed = !(await run(argumentsOf(), environment)) || isStopped
  const seconds = ((performance.now() - begun) / 1000).toFixed(1)
  console.log(`== ${name}: ${failed ? 'FAILED' : 'passed'} in ${seconds} s`)
  if (failed) break
}
await database?.release()
for (const text of closing) if (text) console.log(`\n${text}`)
process.exit(failed ? 1 : 0)
