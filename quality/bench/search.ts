/**
 * `npm run bench -- search --corpus <pack folder> [--sizes 10000,100000,1000000] [--questions 60] [--folder <path>]
 * [--no-http] [--no-rivals] [--no-build]`: speed of the search of decisions over generated collections. With a folder
 * the filled databases and their indexes are kept for the next run, and `--no-build` uses them as they are.
 */
import { mkdir, mkdtemp, rm } from 'node:fs/promises'
import { availableParallelism, loadavg, tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { callerFolder } from '@mizan/platform/config'
import { noteAll } from '../figures.ts'
import { learnModel, type Model } from './generator/index.ts'
import { buildIndexOf } from './search/build-index.ts'
import { timeEngineAlone } from './search/engine-alone.ts'
import { fillDatabase } from './search/fill-database.ts'
import { type Setting, timeInProcess } from './search/in-process.ts'
import { timeOverHttp } from './search/over-http.ts'
import { questionKinds } from './search/queries.ts'
import { type Column, printBuild, printRatios, printTimings } from './search/report.ts'
import { timePostgres, timeSqlite } from './search/rivals.ts'

const SEED = 7
const RIVALS_AT = 100_000

interface Options {
  sizes: number[]
  questions: number
  http: boolean
  rivals: boolean
  build: boolean
}

export async function benchSearch(words: string[]): Promise<void> {
  const { values } = parseArgs({
    args: words,
    allowNegative: true,
    options: {
      corpus: { type: 'string' },
      sizes: { type: 'string', default: '10000,100000,1000000' },
      questions: { type: 'string', default: '60' },
      folder: { type: 'string' },
      http: { type: 'boolean', default: true },
      rivals: { type: 'boolean', default: true },
      build: { type: 'boolean', default: true },
    },
  })
  if (!values.corpus)
    throw new Error('--corpus <folder with decisions.jsonl.gz> is needed: its words make the collection')
  const model = await learnModel(resolve(callerFolder(), values.corpus))
  const base = values.folder
    ? resolve(callerFolder(), values.folder)
    : await mkdtemp(join(tmpdir(), 'bench-search-'))
  const { http, rivals, build } = values
  const options = {
    sizes: values.sizes.split(',').map(Number),
    questions: Number(values.questions),
    http,
    rivals,
    build,
  }
  try {
    for (const size of options.sizes) await benchSize(model, join(base, String(size)), size, options)
  } finally {
    if (!values.folder) await rm(base, { recursive: true, force: true })
  }
}

async function benchSize(model: Model, folder: string, size: number, options: Options): Promise<void> {
  const load = loadavg()[0] as number
  console.log(`\n${availableParallelism()} cores, load of the machine before: ${load.toFixed(1)}`)
  await mkdir(folder, { recursive: true })
  const fillSeconds = await fillDatabase(folder, model, SEED, size)
  if (options.build) {
    const build = await buildIndexOf(folder)
    noteAll(build, 'search', size, 'build')
    printBuild(size, build, fillSeconds)
  }
  const setting: Setting = {
    folder,
    model,
    seed: SEED,
    kinds: questionKinds(model),
    count: options.questions,
  }
  const columns = [{ name: 'in process', timings: await timeInProcess(setting) }]
  if (options.http) {
    const { readySeconds, timings, memory } = await timeOverHttp(setting)
    columns.push({ name: 'through HTTP', timings })
    noteAll({ readySeconds, memory }, 'search', size, 'server')
    console.log(`Ready ${readySeconds.toFixed(1)} s after the start, ${memory.toFixed(0)} MB while serving`)
  }
  noteTimings(size, columns)
  printTimings(setting.kinds, columns)
  if (!options.rivals || size !== RIVALS_AT) return
  const rivals = [await timeSqlite(setting, size), await timePostgres(setting, size)]
  const alone = await timeEngineAlone(setting)
  noteTimings(size, [{ name: 'engine', timings: alone }, ...rivals])
  printRatios(alone, rivals)
}

const shortNames: Record<string, string> = { 'in process': 'process', 'through HTTP': 'http' }

function noteTimings(size: number, columns: readonly Column[]): void {
  for (const { name, timings } of columns)
    for (const [kind, timing] of timings) noteAll(timing, 'search', size, kind, shortNames[name] ?? name)
}
