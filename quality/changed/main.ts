/** Chooses what `npm test -- changed` runs: see docs/architecture.md, "Tests". */
import { existsSync, globSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { recorded } from '../unit/recording.ts'
import type { DomainCalls } from './calls.ts'
import { chooseJourneys, chooseTests, type Project, type ReasonByFile } from './choose.ts'
import { type FittedTests, fit } from './fit.ts'
import { changedSince, usualBase } from './git.ts'
import { readGraph } from './graph.ts'
import { secondsOfJourneys, secondsOfTests } from './seconds.ts'

export interface Choice {
  /** Changed sources that still exist, for the linter. */
  sources: string[]
  tests: string[]
  journeys: string[]
}

/**
 * The work that two processors do in about a minute each beside the checks: seconds of a processor, and of journeys.
 */
const ROOM = { tests: 100, journeys: 130 }

/** Chooses, and prints why. `words`: the command line after `changed`; `--all` takes everything that is reached. */
export async function chooseChanged(
  root: string,
  words: readonly string[],
  all: { tests: string[]; journeys: string[] },
): Promise<Choice> {
  const base = words[words.indexOf('--base') + 1] ?? ''
  const changed = changedSince(root, words.includes('--base') ? base : usualBase(root))
  const project = await projectOf(root, all)
  const roomOf = (room: number) => (words.includes('--all') ? Number.POSITIVE_INFINITY : room)
  const tests = chooseTests(changed, project)
  const journeys = chooseJourneys(changed, project)
  const fitted = {
    tests: fit(tests, secondsOfTests(root), roomOf(ROOM.tests)),
    journeys: fit(journeys, secondsOfJourneys(root), roomOf(ROOM.journeys)),
  }
  console.log(`${changed.length} changed files`)
  print('unit tests', tests, fitted.tests, all.tests.length)
  print('journeys', journeys, fitted.journeys, all.journeys.length)
  return {
    sources: changed.filter(
      (path) => /\.(ts|tsx|mjs|cjs|js|json|css)$/.test(path) && existsSync(join(root, path)),
    ),
    tests: fitted.tests.taken,
    journeys: fitted.journeys.taken,
  }
}

/** `all`: the tests and journeys to choose from. */
export const projectOf = async (
  root: string,
  all: Pick<Project, 'tests' | 'journeys'>,
): Promise<Project> => ({
  ...all,
  graph: readGraph(root),
  visitsOf: visitsIn(root),
  requestsOf: (test) => recorded(root, test),
  domains: await callsOf(root),
})

function print(what: string, chosen: ReasonByFile, { taken, spare, left }: FittedTests, of: number): void {
  console.log(`\n${chosen.size} of ${of} ${what} are reached, ${taken.length} are run`)
  for (const file of taken) console.log(`  ${file}: ${chosen.get(file)?.text}`)
  if (spare.length > 0) console.log(`  not needed, because these exercise the same: ${spare.join(' ')}`)
  if (left.length > 0) console.log(`  LEFT for the whole \`npm test\`, or for \`--all\`: ${left.join(' ')}`)
}

const visitsIn = (root: string) => (journey: string) => {
  const file = join(root, 'test-results/visits', `${basename(journey, '.ts')}.json`)
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined
}

const deskAt = (root: string, path: string) => ({
  path: path.replaceAll('\\', '/'),
  text: readFileSync(join(root, path), 'utf8'),
})

type Rows = Record<string, { method?: string; path?: string }>

async function callsOf(root: string): Promise<DomainCalls[]> {
  const contracts = globSync('domains/*/contract.ts', { cwd: root })
  return Promise.all(
    contracts.map(async (path) => {
      const exported: Record<string, unknown> = await import(pathToFileURL(join(root, path)).href)
      const rows = Object.entries(exported)
        .filter(([name]) => name.endsWith('Rows'))
        .flatMap(([, table]) => Object.entries(table as Rows))
        .map(([name, { method = '', path = '' }]) => ({ name, method, path }))
      const domain = path.split(/[\\/]/)[1] ?? ''
      const desks = globSync(`domains/${domain}/server/**/desk.ts`, { cwd: root })
      return { domain, rows, desks: desks.map((desk) => deskAt(root, desk)) }
    }),
  )
}
