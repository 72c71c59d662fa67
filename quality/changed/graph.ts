/** Who imports whom, read by the same tool as the walls, and which files a source names by their path. */
import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { dirname, join, normalize } from 'node:path'

export interface Edge {
  /** The file that imports. */
  from: string
  /**
   * `type` disappears at run time; `dynamic` is loaded when it is needed, as screens are; `names` is a path in a
   * text, such as that of a program that is started or of a file that is read.
   */
  kind: 'import' | 'type' | 'dynamic' | 'names'
}

/** For each file, the files that need it. */
export type Graph = ReadonlyMap<string, readonly Edge[]>

interface Module {
  source: string
  dependencies: { resolved: string; dynamic: boolean; dependencyTypes: string[]; coreModule: boolean }[]
}

const rooms = ['platform', 'domains', 'apps', 'corpus', 'quality', 'e2e']
const named = /['"`]([\w@./-]+\.(?:ts|tsx|mjs|cjs|sql|json|css|html|md|jsonl|gz))['"`]/g

/** @param root with node_modules */
export function readGraph(root: string): Graph {
  const program = join(root, 'node_modules/dependency-cruiser/bin/dependency-cruiser.mjs')
  const words = ['--config', join(root, '.dependency-cruiser.cjs'), '--output-type', 'json', ...rooms]
  const { stdout, stderr } = spawnSync(process.execPath, [program, ...words], {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 1 << 28,
  })
  if (!stdout) throw new Error(`The imports could not be read: ${stderr}`)
  const { modules } = JSON.parse(stdout) as { modules: Module[] }
  const own = modules.filter(({ source }) => isOwn(source))
  return graphOf([...own.flatMap(importsOf), ...own.flatMap(({ source }) => namesIn(root, source))])
}

const isOwn = (path: string): boolean => rooms.some((room) => path.startsWith(`${room}/`))

/** Pairs of a file and an edge from a file that needs it. */
export function graphOf(pairs: readonly (readonly [string, Edge])[]): Graph {
  const graph = new Map<string, Edge[]>()
  for (const [to, edge] of pairs) graph.set(to, [...(graph.get(to) ?? []), edge])
  return graph
}

const importsOf = ({ source, dependencies }: Module): [string, Edge][] =>
  dependencies
    .filter(({ resolved }) => isOwn(resolved))
    .map(({ resolved, dynamic, dependencyTypes }) => [
      resolved,
      { from: source, kind: dynamic ? 'dynamic' : dependencyTypes.includes('type-only') ? 'type' : 'import' },
    ])

function namesIn(root: string, source: string): [string, Edge][] {
  if (!/\.(ts|tsx|mjs)$/.test(source)) return []
  const texts = [...readFileSync(join(root, source), 'utf8').matchAll(named)].map(([, path = '']) => path)
  return texts.flatMap((text) => {
    const places = [text, join(dirname(source), text)].map((path) => normalize(path).replaceAll('\\', '/'))
    const found = places.find((path) => path !== source && existsSync(join(root, path)))
    return found ? [[found, { from: source, kind: 'names' }] satisfies [string, Edge]] : []
  })
}
