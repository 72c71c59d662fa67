/**
 * Finds the tests and journeys that a change can reach, the reasons, and what each of them exercises; fit.ts chooses
 * among them.
 */
import { dirname, relative } from 'node:path'
import { type DomainCalls, isCallOf, rowsAnsweredBy, rowsOfDesk } from './calls.ts'
import type { Graph } from './graph.ts'
import { type ReachedFiles, reachOf, stepsTo, wayTo } from './reach.ts'

/** The requests of a journey when it last ran; see e2e/visits.ts. */
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
  /** Calls that a test made when it last ran; undefined for one that has not run here yet. */
  requestsOf: (test: string) => readonly string[] | undefined
  domains: readonly DomainCalls[]
}

export interface Reason {
  text: string
  /** Calls and screens that the change reaches and this file exercises; its own name where no other can replace it. */
  covers: readonly string[]
  /** Changed itself, or importing what was changed with at most one file between. */
  isNear: boolean
}

/** The reason for each reached file. */
export type ReasonByFile = Map<string, Reason>
type Reasons = (file: string) => Reason | undefined

/** Files on which every test depends. */
const isForAll = (path: string) =>
  /^(package(-lock)?\.json|tsconfig\.json|\.npmrc)$|\/package\.json$/.test(path)
const isPaper = (path: string) => /\.md$/.test(path)
const roomOf = (path: string) => path.split('/').slice(0, 2).join('/')

const isDesk = (path: string) => /^domains\/[^/]+\/server\/(.+\/)?desk\.ts$/.test(path)
const domainList = 'apps/server/domains.ts'
/** A test that opens the server imports everything behind these files. */
const isDoor = (path: string) => isDesk(path) || path === domainList

function choose(changed: readonly string[], files: readonly string[], reasonsOf: (path: string) => Reasons) {
  const chosen: ReasonByFile = new Map()
  for (const path of changed) {
    const reasons = reasonsOf(path)
    for (const file of files) {
      const [found, known] = [reasons(file), chosen.get(file)]
      if (found)
        chosen.set(file, {
          text: known?.text ?? found.text,
          covers: [...new Set([...(known?.covers ?? []), ...found.covers])],
          isNear: found.isNear || known?.isNear === true,
        })
    }
  }
  return chosen
}

export const chooseTests = (changed: readonly string[], project: Project): ReasonByFile =>
  choose(changed, project.tests, (path) => testReasons(path, project))

export const chooseJourneys = (changed: readonly string[], project: Project): ReasonByFile =>
  choose(changed, project.journeys, (path) => journeyReasons(path, project))

const itself = (file: string, text: string, isNear = false): Reason => ({ text, covers: [file], isNear })

/** Tests that are reached over a door count if they make a call that needs the change. */
function testReasons(path: string, project: Project): Reasons {
  const { graph, tests } = project
  if (isForAll(path)) return (test) => itself(test, `everything stands on ${path}`)
  const isLost = !graph.has(path) && !isPaper(path) && !tests.includes(path)
  const isRun = (_file: string, { kind }: { kind: string }) => kind !== 'type'
  const reached = reachOf(graph, path, isRun)
  const isShut = (file: string) => isDoor(file) && path !== domainList
  const direct = reachOf(graph, path, (file, edge) => isRun(file, edge) && !isShut(file))
  const calls = [...direct.keys()].some(isDoor) ? callsReached(path, project) : []
  return (test) => {
    if (direct.has(test)) return itself(test, wayTo(direct, test), stepsTo(direct, test) <= 2)
    if (isLost && roomOf(test) === roomOf(path))
      return itself(test, `nobody is known to need ${path}, which lies in the same room`)
    if (!reached.has(test)) return undefined
    const made = project.requestsOf(test)
    if (!made) return itself(test, `${wayTo(reached, test)}, and what it calls is not known yet`)
    const row = calls.find((one) => made.some((call) => isCallOf(one, call)))
    return row && itself(test, `calls ${row.name}, which needs ${path}`)
  }
}

const isTest = (path: string) => /\.test\.tsx?$|(^|\/)testing(\/|\.ts$)/.test(path)

function journeyReasons(path: string, project: Project): Reasons {
  const direct = reachOf(
    project.graph,
    path,
    (file, { from, kind }) => kind !== 'type' && from.startsWith('e2e/') && file.startsWith('e2e/'),
  )
  if (path.startsWith('e2e/'))
    return (journey) =>
      direct.has(journey) ? itself(journey, wayTo(direct, journey), stepsTo(direct, journey) <= 1) : undefined
  if (isTest(path) || isPaper(path) || path.startsWith('quality/')) return () => undefined
  if (isForAll(path) || /^apps\/server\/|^platform\/(?!ui\/)|^corpus\//.test(path))
    return (journey) => everyReason(journey, `everything stands on ${path}`, project)
  return visitReasons(path, project)
}

/** The reason for a journey that exercises everything that it visits. */
function everyReason(journey: string, text: string, project: Project): Reason {
  const visits = project.visitsOf(journey)
  const rows = visits ? rowsIn(visits, allRows(project)) : []
  return { text, covers: visits ? [...rows, ...visits.screens] : [journey], isNear: false }
}

const allRows = ({ domains }: Project) => domains.flatMap(({ rows }) => rows)
const rowsIn = ({ calls }: Visits, rows: DomainCalls['rows']): string[] =>
  rows.filter((row) => calls.some((call) => isCallOf(row, call))).map(({ name }) => name)

function visitReasons(path: string, project: Project): Reasons {
  const screens = screensReached(path, project.graph)
  const calls = callsReached(path, project)
  const isSeen = screens.all || screens.some.length + calls.length > 0
  return (journey) => {
    const visits = project.visitsOf(journey)
    if (!visits) return isSeen ? itself(journey, 'what it visits is not known yet') : undefined
    const opened = visits.screens.filter((one) => screens.some.includes(one))
    const called = rowsIn(visits, calls)
    const frame = screens.all && visits.screens.length > 0 ? ['the frame of every screen'] : []
    const covers = [...opened, ...called, ...frame]
    if (covers.length === 0) return undefined
    const text = opened[0] ? `opens ${opened[0]}` : called[0] ? `calls ${called[0]}` : `shows ${frame[0]}`
    return { text: `${text}, which needs ${path}`, covers, isNear: false }
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
  const reached = reachOf(
    graph,
    path,
    (file, { from, kind }) => kind === 'import' && !isDesk(file) && from.startsWith('domains/'),
  )
  return domains.flatMap((one) => rowsReached(one, path, reached, graph))
}

function rowsReached(
  one: DomainCalls,
  path: string,
  reached: ReachedFiles,
  graph: Graph,
): DomainCalls['rows'] {
  const room = `domains/${one.domain}`
  // A file that the manifest reaches but the desk does not affects all rows; so do the contract and files that are
  // not in the graph.
  const behindDoor = reached.get(`${room}/server/index.ts`) ?? reached.get(`${room}/server/manifest.ts`)
  const isForDomain = reached.has(`${room}/contract.ts`) || (behindDoor !== undefined && !isDesk(behindDoor))
  const isLoose = !graph.has(path) && path.startsWith(`${room}/`) && !path.includes('/web/')
  if (isForDomain || isLoose) return one.rows
  const names = one.desks.flatMap((desk) => {
    if (desk.path === path) return rowsOfDesk(one, desk)
    const isNeeded = (file: string) =>
      !isDesk(file) && graph.get(file)?.some(({ from, kind }) => from === desk.path && kind === 'import')
    const answering = [...reached.keys()].filter(isNeeded)
    return answering.flatMap((file) => rowsAnsweredBy(one, desk, fromDesk(desk.path, file)))
  })
  return one.rows.filter(({ name }) => names.includes(name))
}

/** The file as a desk imports it. */
function fromDesk(desk: string, file: string): string {
  const path = relative(dirname(desk), file)
  return path.startsWith('.') ? path : `./${path}`
}
