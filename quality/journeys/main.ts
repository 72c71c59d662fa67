/**
 * `node quality/journeys/main.ts [--shared] <file …>`: runs the journeys, with `--shared` on one server for each
 * worker. A file with a failed journey is run once more, in a fresh browser with a fresh server. If all of it passes
 * then, the run continues, and its last lines name what was unsteady.
 */
import { rmSync, statSync } from 'node:fs'
import { basename, join, relative, resolve } from 'node:path'
import { holdTestServer } from '@mizan/platform/testing'
import { keepRecords } from './records.ts'
import { isAlone, type Outcome, runFiles, workersOf } from './run.ts'

const root = join(import.meta.dirname, '../..')
const base = process.env.TRACES ?? join(root, 'test-results/traces')
const words = process.argv.slice(2)
const files = words.filter((word) => word !== '--shared').map((file) => resolve(file))
const stopped = new AbortController()
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => stopped.abort())

const { signal } = stopped
const traces = { first: join(base, 'first'), second: join(base, 'second') }
const shown = (path: string) => relative(root, path)
/**
 * The files in the order in which they begin. Those with a server of their own and then the longest come first: at the
 * end, other workers would be idle meanwhile.
 */
const inOrder = (all: readonly string[]): string[] =>
  all
    .map((file) => ({
      file,
      alone: Number(isAlone(file)),
      size: statSync(file, { throwIfNoEntry: false })?.size ?? 0,
    }))
    .sort((one, other) => other.alone - one.alone || other.size - one.size)
    .map(({ file }) => file)
const failuresOf = (outcomes: Outcome[]) =>
  new Map(outcomes.flatMap(({ file, failed }) => (failed ? [[file, failed]] : [])))

rmSync(base, { recursive: true, force: true })
const shared = words.includes('--shared')
// Held for the whole run, so that PostgreSQL is not started again for each server.
const database = shared ? await holdTestServer() : undefined
const outcomes = await runFiles({
  files: inOrder(files),
  workers: workersOf(),
  shared,
  traces: traces.first,
  traced: [],
  signal,
})
if (shared) keepRecords(join(root, 'test-results'), outcomes)
const first = failuresOf(outcomes)
const second = await runAgain()
await database?.release()

/** Returns the journeys that failed again; each file runs on a server of its own. */
async function runAgain(): Promise<Map<string, string[]>> {
  if (first.size === 0 || signal.aborted) return first
  console.log(`\n== once more, in a fresh browser: ${[...first.keys()].map(shown).join(', ')}`)
  const options = { workers: 1, shared: false, traces: traces.second, traced: [...first.values()].flat() }
  return failuresOf(await runFiles({ files: [...first.keys()], ...options, signal }))
}

function unsteady(file: string, titles: string[]): string[] {
  const folderOf = (run: string) => shown(join(run, basename(file, '.ts')))
  return [
    ...(titles.length > 0 ? titles : ['the whole file']).map((title) => `  ${shown(file)}: ${title}`),
    `    failed: ${folderOf(traces.first)}   passed: ${folderOf(traces.second)}`,
  ]
}

const failed = [...second.keys()]
const passed = [...first].filter(([file]) => !second.has(file))
const verdict = signal.aborted ? 'STOPPED, failed so far' : 'FAILED twice'
const closing = [
  ...(failed.length > 0 ? [`${verdict}: ${failed.map(shown).join(', ')}`] : []),
  ...(passed.length > 0 ? ['UNSTEADY, failed once and passed in a fresh browser:'] : []),
  ...passed.flatMap(([file, titles]) => unsteady(file, titles)),
].join('\n')
// `npm test` prints it after everything else.
if (process.send) process.send(closing)
else if (closing) console.log(closing)
process.exitCode = failed.length > 0 || signal.aborted ? 1 : 0
