/** Chooses what `npm test -- changed` runs: see docs/architecture.md, "Tests". */
import { existsSync, globSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { DomainCalls } from './calls.ts'
import { type Chosen, chooseJourneys, chooseTests } from './choose.ts'
import { changedSince, usualBase } from './git.ts'
import { readGraph } from './graph.ts'

export interface Choice {
  /** Changed sources that still exist, for the linter. */
  sources: string[]
  tests: string[]
  journeys: string[]
}

/** Chooses, and prints why. `words`: the command line after `changed`. */
export async function chooseChanged(
  root: string,
  words: readonly string[],
  all: { tests: string[]; journeys: string[] },
): Promise<Choice> {
  const base = words[words.indexOf('--base') + 1] ?? ''
  const changed = changedSince(root, words.includes('--base') ? base : usualBase(root))
  const project = { ...all, graph: readGraph(root), visitsOf: visitsIn(root), domains: await callsOf(root) }
  const tests = chooseTests(changed, project)
  const journeys = chooseJourneys(changed, project)
  console.log(`${changed.length} changed files`)
  tell('unit tests', tests, all.tests.length)
  tell('journeys', journeys, all.journeys.length)
  return {
    sources: changed.filter(
      (path) => /\.(ts|tsx|mjs|cjs|js|json|css)$/.test(path) && existsSync(join(root, path)),
    ),
    tests: [...tests.keys()],
    journeys: [...journeys.keys()],
  }
}

function tell(what: string, chosen: Chosen, of: number): void {
  console.log(`\n${chosen.size} of ${of} ${what}`)
  for (const [file, reason] of chosen) console.log(`  ${file}: ${reason}`)
}

const visitsIn = (root: string) => (journey: string) => {
  const file = join(root, 'test-results/visits', `${basename(journey, '.ts')}.json`)
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined
}

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
      const desk = join(root, 'domains', domain, 'server/desk.ts')
      return { domain, rows, desk: existsSync(desk) ? readFileSync(desk, 'utf8') : '' }
    }),
  )
}
