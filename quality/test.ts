/** `npm test`: every check in turn; the first that fails ends the run with a non-zero status. */
import { type ChildProcess, spawn } from 'node:child_process'
import { globSync } from 'node:fs'
import { join } from 'node:path'
import { holdTestServer } from '@mizan/platform/testing'
import { ensureChromium } from './chromium.ts'

const root = join(import.meta.dirname, '..')
const bin = (path: string) => join(root, 'node_modules', path)
const unitTests = ['platform', 'domains', 'apps', 'quality', 'corpus'].flatMap((room) =>
  globSync(`${room}/**/*.test.ts`, { cwd: root, exclude: (path) => path.includes('node_modules') }),
)
const journeys = globSync('e2e/**/*.journey.ts', { cwd: root })

const steps: Record<string, () => string[]> = {
  types: () => [bin('typescript/bin/tsc'), '--noEmit', '-p', 'tsconfig.json'],
  lint: () => [bin('@biomejs/biome/bin/biome'), 'check', '.'],
  walls: () => ['quality/walls/main.ts'],
  'dead code': () => [bin('knip/bin/knip.js'), '--no-progress'],
  unit: () => ['--test', '--test-concurrency=3', '--test-reporter=dot', ...unitTests],
  journeys: () => ['quality/journeys/main.ts', ...journeys],
}

const wanted = process.argv.slice(2)
// Held for the whole run, so that PostgreSQL is not started again for each file of tests.
const database = wanted.length === 0 || wanted.includes('unit') ? await holdTestServer() : null
let current: ChildProcess | undefined
/** What a step wants to be read last, such as the names of unsteady journeys. */
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
    // After its last message too.
    child.once('close', (status) => resolve(status === 0))
  })
}

let failed = false
for (const [name, argumentsOf] of Object.entries(steps)) {
  if (wanted.length > 0 && !wanted.includes(name)) continue
  const begun = performance.now()
  const environment = { ...process.env, ...(name === 'journeys' ? { CHROMIUM_PATH: ensureChromium() } : {}) }
  console.log(`\n== ${name}`)
  failed = !(await run(argumentsOf(), environment)) || isStopped
  const seconds = ((performance.now() - begun) / 1000).toFixed(1)
  console.log(`== ${name}: ${failed ? 'FAILED' : 'passed'} in ${seconds} s`)
  if (failed) break
}
await database?.release()
for (const text of closing) if (text) console.log(`\n${text}`)
process.exit(failed ? 1 : 0)
