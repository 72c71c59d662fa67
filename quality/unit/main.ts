/**
 * `node quality/unit/main.ts [--json <file>] <file …>`: runs tests, the files of a room in one process; see groups.ts.
 * The file gets the processor time of each test file.
 */
import { join } from 'node:path'
import { run } from 'node:test'
import { spec } from 'node:test/reporters'
import { parseArgs } from 'node:util'
import { type Group, groupsOf } from './groups.ts'
import { Ledger } from './ledger.ts'
import { costsSaid } from './processor.ts'
import { recordingOption } from './recording.ts'
import { silence } from './silence.ts'

const root = join(import.meta.dirname, '../..')
/** One more than the processors of a small machine, because tests also wait for PostgreSQL. */
const WORKERS = 3
/** Enough output for the costs of a group. */
const SAID_AT_THE_END = 20_000
const { values, positionals } = parseArgs({ options: { json: { type: 'string' } }, allowPositionals: true })
const ledger = new Ledger()
const stopped = new AbortController()
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => stopped.abort())

/** Runs the tests of a group; returns the report on those that failed, or nothing. */
async function runGroup({ name, files }: Group): Promise<string> {
  const begun = performance.now()
  const silent = silence()
  const stream = run({
    files: [join(import.meta.dirname, 'group.ts')],
    env: {
      ...process.env,
      UNIT_FILES: JSON.stringify(files),
      NODE_OPTIONS: [process.env.NODE_OPTIONS, recordingOption].filter(Boolean).join(' '),
    },
    signal: AbortSignal.any([stopped.signal, silent.signal]),
  })
  const whereSilent = silent.listen(stream)
  let tests = 0
  let hasFailed = false
  const missing = new Set(files)
  const count = ({ nesting, name: title, details }: { nesting: number; name: string; details: Details }) => {
    if (nesting === 0) missing.delete(title)
    else if (details.type !== 'suite') tests += 1
  }
  stream.on('test:pass', count)
  stream.on('test:fail', (event) => {
    count(event)
    hasFailed = true
  })
  let output = ''
  stream.on('test:stdout', ({ message }) => (output = (output + message).slice(-SAID_AT_THE_END)))
  const uncaught: string[] = []
  stream.on('test:diagnostic', ({ message }) => {
    if (message.startsWith('Error: '))
      uncaught.push(`\n${message}\nA file that is run alone names the test.\n`)
  })
  let told = ''
  for await (const part of stream.compose(spec)) told += part
  const seconds = ((performance.now() - begun) / 1_000).toFixed(1)
  const isWhole = missing.size === 0 && tests >= files.length
  const costs = ledger.note(costsSaid(output))
  console.log(`${name}: ${tests} tests of ${files.length} files in ${seconds} s, ${costs}`)
  if (isWhole && !hasFailed) return ''
  const unheard = isWhole ? '' : `\nNot run to the end: ${[...missing].join(' ')}\n`
  return `\n== ${name}\n${told.slice(Math.max(0, told.indexOf('✖ failing tests')))}${uncaught.join('')}${unheard}${whereSilent()}`
}

interface Details {
  type?: string | undefined
}

const waiting = groupsOf(root, positionals)
const failures: string[] = []
const work = async () => {
  for (let next = waiting.shift(); next && !stopped.signal.aborted; next = waiting.shift()) {
    const failure = await runGroup(next)
    if (failure) failures.push(failure)
  }
}
await Promise.all(Array.from({ length: WORKERS }, work))
console.log(ledger.told())
if (values.json) ledger.keep(values.json)
for (const failure of failures) console.log(failure)
process.exitCode = failures.length > 0 || stopped.signal.aborted ? 1 : 0
