/** Which tests and journeys a change can reach, and why. */
import { dirname, relative } from 'node:path'
import { type DomainCalls, isCallOf, rowsAnsweredBy } from './calls.ts'
import type { Graph } from './graph.ts'
import { type Reached, reachOf, wayTo } from './reach.ts'

/** What a journey requested when it last ran; see e2e/visits.ts. */
export interface Visits {
  calls: readonly string[]
  screens: readonly string[]
}

export interface Project {
  graph: Graph
  /** All unit tests and all journeys. */
  tests: readonly string[]
  journeys: readonly string[]
  /** Undefined for a journey that has not run here yet. */
  visitsOf: (journey: string) => Visits | undefined
  domains: readonly DomainCalls[]
}

/** The reason for each chosen file. */
export type Chosen = Map<string, string>

/** What every test depends on. */
const isForAll = (path: string) =>
  /^(package(-lock)?\.json|tsconfig\.json|\.npmrc)$|\/package\.json$/.test(path)
const isPaper = (path: string) => /\.md$/.test(path)
const roomOf = (path: string) => path.split('/').slice(0, 2).join('/')

export function chooseTests(changed: readonly string[], { graph, tests }: Project): Chosen {
  const chosen: Chosen = new Map()
  const add = (files: readonly string[], reason: (file: string) => string) => {
    for (const file of files) if (!chosen.has(file)) chosen.set(file, reason(file))
  }
  for (const path of changed) {
    const reached = reachOf(graph, path, (_file, { kind }) => kind !== 'type')
    const found = tests.filter((file) => reached.has(file))
    add(found, (file) => wayTo(reached, file))
    if (isForAll(path)) add(tests, () => `everything stands on ${path}`)
    else if (!graph.has(path) && !isPaper(path) && found.length === 0)
      add(
        tests.filter((file) => roomOf(file) === roomOf(path)),
        () => `nobody is known to need ${path}, which lies in the same room`,
      )
  }
  return chosen
}

export function chooseJourneys(changed: readonly string[], project: Project): Chosen {
  const chosen: Chosen = new Map()
  for (const path of changed) {
    const reason = reasonFor(path, project)
    for (const journey of project.journeys) {
      const why = reason(journey)
      if (why && !chosen.has(journey)) chosen.set(journey, why)
    }
  }
  return chosen
}

type Reason = (journey: string) => string | undefined

const isTest = (path: string) => /\.test\.tsx?$|(^|\/)testing(\/|\.ts$)/.test(path)

function reasonFor(path: string, project: Project): Reason {
  const direct = reachOf(
    project.graph,
    path,
    (file, { from, kind }) => kind !== 'type' && from.startsWith('e2e/') && file.startsWith('e2e/'),
  )
  if (path.startsWith('e2e/')) return (journey) => (direct.has(journey) ? wayTo(direct, journey) : undefined)
  if (isForAll(path)) return () => `everything stands on ${path}`
  if (isTest(path) || isPaper(path) || path.startsWith('quality/')) return () => undefined
  if (/^apps\/server\/|^platform\/(?!ui\/)|^corpus\//.test(path))
    return () => `every journey stands on ${path}`
  const screens = screensReached(path, project.graph)
  const calls = callsReached(path, project)
  return (journey) => {
    const visits = project.visitsOf(journey)
    if (!visits)
      return screens.all || screens.some.length + calls.length > 0
        ? 'what it visits is not known yet'
        : undefined
    const screen = visits.screens.find((one) => screens.some.includes(one))
    if (screen) return `opens ${screen}, which needs ${path}`
    if (screens.all && visits.screens.length > 0) return `every screen needs ${path}`
    const row = calls.find((one) => visits.calls.some((call) => isCallOf(one, call)))
    return row ? `calls ${row.name}, which needs ${path}` : undefined
  }
}

const isServer = (path: string) => /^(domains\/[^/]+\/server|apps\/server|platform\/(?!ui\/))/.test(path)
const isContract = (path: string) => /^domains\/[^/]+\/contract\.ts$/.test(path)

/**
 * Modules of screens that need this file; `all` if the frame of every screen needs it. What a contract imports counts
 * for its calls.
 */
function screensReached(path: string, graph: Graph): { some: string[]; all: boolean } {
  const reached = reachOf(
    graph,
    path,
    (file, { from, kind }) => kind === 'import' && !isContract(file) && !isServer(from),
  )
  const some = [...reached.keys()].filter((file) => graph.get(file)?.some(({ kind }) => kind === 'dynamic'))
  return { some, all: reached.has('apps/web/main.tsx') || /^apps\/web\/(?!.*\.test)/.test(path) }
}

/** Rows whose handlers depend on this file. */
function callsReached(path: string, { graph, domains }: Project): DomainCalls['rows'] {
  const isDesk = (file: string) => /^domains\/[^/]+\/server\/desk\.ts$/.test(file)
  const reached = reachOf(
    graph,
    path,
    (file, { from, kind }) => kind === 'import' && !isDesk(file) && from.startsWith('domains/'),
  )
  return domains.flatMap((one) => rowsReached(one, path, reached, graph))
}

function rowsReached(one: DomainCalls, path: string, reached: Reached, graph: Graph): DomainCalls['rows'] {
  const room = `domains/${one.domain}`
  const desk = `${room}/server/desk.ts`
  // What `server/index.ts` reaches but the desk does not affects all rows; so do the contract and files that are not
  // in the graph.
  const behindDoor = reached.get(`${room}/server/index.ts`)
  const isForDomain =
    path === desk || reached.has(`${room}/contract.ts`) || (behindDoor !== undefined && behindDoor !== desk)
  const isLoose = !graph.has(path) && path.startsWith(`${room}/`) && !path.includes('/web/')
  if (isForDomain || isLoose) return one.rows
  const needed = (file: string) =>
    graph.get(file)?.some(({ from, kind }) => from === desk && kind === 'import')
  const answering = [...reached.keys()].filter(needed)
  const names = answering.flatMap((file) => rowsAnsweredBy(one, `./${relative(dirname(desk), file)}`))
  return one.rows.filter(({ name }) => names.includes(name))
}
