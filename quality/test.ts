/**
 * `npm test`: the checks of the sources side by side, then the tests and the journeys in turn; what fails ends the run
 * with a non-zero status before the next. `npm test -- <name …>` runs some of them, `npm test -- changed [--base <ref>]` those that the changes since then can reach.
 */
import { type ChildProcess, spawn } from 'node:child_process'
import { globSync } from 'node:fs'
import { join } from 'node:path'
import { holdTestServer } from '@mizan/platform/testing'
import { chooseChanged } from './changed/main.ts'
import { ensureChromium } from './chromium.ts'
import { scratchFolder } from './scratch.ts'

const root = join(import.meta.dirname, '..')
const bin = (path: string) => join(root, 'node_modules', path)
const words = process.argv.slice(2)
const allTests = ['platform', 'domains', 'apps', 'quality', 'corpus'].flatMap((room) =>
  globSync(`${room}/**/*.test.{ts,tsx}`, { cwd: root, exclude: (path) => path.includes('node_modules') }),
)
const allJourneys = globSync('e2e/**/*.journey.ts', { cwd: root })
/** The place of modules that Node has compiled, because every process loads nearly the same ones. */
const compiled = join(root, 'node_modules/.cache/compiled')
const isForChange = words[0] === 'changed'
const choice = isForChange
  ? await chooseChanged(root, words.slice(1), { tests: allTests, journeys: allJourneys })
  : { sources: ['.'], tests: allTests, journeys: allJourneys }

const steps: Record<string, () => string[]> = {
  types: () => [bin('typescript-compiler/bin/tsc'), '--noEmit', '-p', 'tsconfig.json'],
  lint: () => [bin('@biomejs/biome/bin/biome'), 'check', '--no-errors-on-unmatched', ...choice.sources],
  walls: () => ['quality/walls/main.ts'],
  'dead code': () => [bin('knip/bin/knip.js'), '--no-progress'],
  unit: () => ['quality/unit/main.ts', '--json', 'test-results/unit.json', ...choice.tests],
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
process.env.TMPDIR = scratchFolder()
// Held for the whole run, so that PostgreSQL is not started again for each test file.
const database = wanted.length === 0 || wanted.includes('unit') ? await holdTestServer() : null
const current = new Set<ChildProcess>()
/** Lines to print last, such as the names of unsteady journeys. */
const closing: string[] = []
let isStopped = false
const stop = () => {
  isStopped = true
  for (const child of current) child.kill('SIGTERM')
}
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, stop)

/** `isShown`: at once; otherwise what it prints is returned. */
function run(
  words: string[],
  env: NodeJS.ProcessEnv,
  isShown: boolean,
): Promise<[passed: boolean, text: string]> {
  const output = isShown ? 'inherit' : 'pipe'
  const child = spawn(process.execPath, words, { cwd: root, stdio: ['inherit', output, output, 'ipc'], env })
  current.add(child)
  child.on('message', (text) => closing.push(String(text)))
  const told: Buffer[] = []
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk) => told.push(chunk))
  return new Promise((resolve) => {
    const end = (passed: boolean) => {
      current.delete(child)
      resolve([passed, Buffer.concat(told).toString()])
    }
    child.once('error', () => end(false))
    // Called even after its last message.
    child.once('close', (status) => end(status === 0))
  })
}

async function step(name: string, isShown: boolean): Promise<boolean> {
  const begun = performance.now()
  const environment = {
    NODE_COMPILE_CACHE: compiled,
    ...process.env,
    ...(name === 'journeys' ? { CHROMIUM_PATH: ensureChromium() } : {}),
  }
  if (isShown) console.log(`\n== ${name}`)
  const [passed, text] = await run(steps[name]?.() ?? [], environment, isShown)
  const seconds = ((performance.now() - begun) / 1000).toFixed(1)
  const verdict = `== ${name}: ${passed && !isStopped ? 'passed' : 'FAILED'} in ${seconds} s`
  console.log(isShown ? verdict : `\n== ${name}\n${text}${verdict}`)
  return passed && !isStopped
}

const asked = Object.keys(steps).filter((name) => wanted.length === 0 || wanted.includes(name))
/** They only read the sources, and each leaves one of two processors idle for much of its time. */
const checks = ['types', 'lint', 'walls', 'dead code'].filter((name) => asked.includes(name))
const results = await Promise.all(checks.map((name) => step(name, false)))
let failed = results.includes(false)
for (const name of asked.filter((one) => !checks.includes(one))) failed ||= !(await step(name, true))
await database?.release()
for (const text of closing) if (text) console.log(`\n${text}`)
process.exit(failed ? 1 : 0)
