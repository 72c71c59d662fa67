/** npm run corpus -- import <path …> | status | rejected <file> | index | recount */
import { existsSync } from 'node:fs'
import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { callerFolder } from '@mizan/platform/config'
import { systemClock } from '@mizan/platform/database'
import {
  bringIndexUpToDate,
  corpusStatus,
  importPaths,
  recountTexts,
  rejectedRows,
} from '@mizan/research/server'
import { explainAndExit, StartError } from '../failures.ts'
import { operatorCall } from '../operator.ts'
import { openParts, type Parts } from '../parts.ts'
import { abandonOnSignals } from '../stop.ts'
import { progressLine, resultLine } from './progress.ts'

const usage = `Usage:
  npm run corpus -- import <file or folder …> [--again]   loads packs and makes the search index
  npm run corpus -- status                                what is loaded
  npm run corpus -- rejected <file>                       rows of a pack that were not loaded
  npm run corpus -- index                                 makes the search index anew
  npm run corpus -- recount                               counts all texts anew and tells which counts were wrong`

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: { again: { type: 'boolean', default: false }, quiet: { type: 'boolean', default: false } },
})
const [command, ...paths] = positionals
const say = (line: string) => {
  if (!values.quiet) console.log(line)
}
const places = paths.map((path) => resolve(callerFolder(), path))

const importCall = { rowName: 'corpus.import', audit: 'research.corpus_imported' } as const

const commands: Record<string, (parts: Parts) => Promise<void>> = {
  import: async (parts) => {
    if (places.length === 0) throw new StartError(usage)
    const begun = performance.now()
    const progress = progressLine(begun, process.stdout)
    const importing = importPaths(operatorCall(parts.calls, importCall), places, {
      again: values.again,
      onProgress: progress,
      onFile: (result) => say(resultLine(result, process.stdout.isTTY)),
    })
    // Texts that were loaded before a pack turned out to be broken must also become searchable.
    const summary = await importing.catch(async (error) => {
      if (error.name === 'ImportError') await index(parts)
      throw error
    })
    const { decisions, laws } = summary.dropped
    if (decisions + laws > 0) say(`Samples replaced by real texts: ${decisions} decisions, ${laws} laws.`)
    await index(parts)
    say(`Done in ${((performance.now() - begun) / 1000).toFixed(1)} s.`)
  },
  status: async ({ database }) => {
    for (const [name, value] of Object.entries(await corpusStatus(database.kysely))) say(`${name}: ${value}`)
  },
  rejected: async ({ database }) => {
    if (!places[0]) throw new StartError(usage)
    if (!existsSync(places[0])) throw new StartError(`There is no file at ${places[0]}.`)
    const rows = await rejectedRows(database.kysely, places[0])
    for (const { line, reason } of rows) say(`line ${line}: ${reason}`)
    say(`${rows.length} rows were rejected.`)
  },
  index,
  recount: async ({ calls }) => {
    for (const { table, counts, wrong, examples } of await recountTexts(
      operatorCall(calls, { rowName: 'corpus.recount' }),
    )) {
      say(`${table}: ${counts} counts, ${wrong} were wrong`)
      for (const example of examples) say(`  ${example}`)
    }
  },
}

async function index({ config, database, log }: Parts): Promise<void> {
  const begun = performance.now()
  const built = await bringIndexUpToDate({
    db: database.kysely,
    dataFolder: config.dataDir,
    clock: systemClock,
    log,
  })
  const seconds = ((performance.now() - begun) / 1000).toFixed(1)
  say(
    built.fresh
      ? 'The search index was up to date.'
      : `Search index of ${built.documents} decisions made in ${seconds} s.`,
  )
}

async function main(): Promise<void> {
  const run = commands[command ?? '']
  if (!run) throw new StartError(usage)
  const opening = openParts()
  // All of this may be interrupted at any moment, and continues when it is called again.
  const isStopping = abandonOnSignals(async () => (await opening).database.abandon())
  try {
    await run(await opening)
  } catch (error) {
    if (!isStopping()) throw error
  } finally {
    await opening.then(({ database }) => database.close())
  }
}

main().catch(explainAndExit)
