/** The import graph, read by the same tool as the walls, and the files that a source names by their path. */
import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { dirname, join, normalize } from 'node:path'
import { type ImportUse, type Name, takenFrom } from './names.ts'

export interface Edge {
  /** The file that imports. */
  from: string
  /**
   * `type` disappears at run time; `dynamic` is loaded when it is needed, as screens are; `names` is a path in a
   * text, such as that of a program that is started or of a file that is read; `list` needs the list of names that a
   * file hands on, and not what that file needs itself.
   */
  kind: 'import' | 'type' | 'dynamic' | 'names' | 'list'
}

/** For each file, the files that need it. */
export type Graph = ReadonlyMap<string, readonly Edge[]>

interface Module {
  source: string
  dependencies: { module: string; resolved: string; dynamic: boolean; dependencyTypes: string[] }[]
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
  const needs = needsOf(root, own)
  return graphOf([
    ...own.flatMap((one) => importsOf(one, needs)),
    ...own.flatMap((one) => namesIn(root, one)),
  ])
}

const isOwn = (path: string): boolean => rooms.some((room) => path.startsWith(`${room}/`))

/** Pairs of a file and an edge from a file that needs it. */
export function graphOf(pairs: readonly (readonly [string, Edge])[]): Graph {
  const graph = new Map<string, Edge[]>()
  for (const [to, edge] of pairs) graph.set(to, [...(graph.get(to) ?? []), edge])
  return graph
}

/** For each source, the names that it takes from each of the files that it imports. */
type Needs = ReadonlyMap<string, ReadonlyMap<string, ImportUse>>

const needsOf = (root: string, modules: readonly Module[]): Needs =>
  new Map(
    modules.map(({ source, dependencies }) => {
      const text = /\.(ts|tsx|mjs)$/.test(source) ? readFileSync(join(root, source), 'utf8') : ''
      return [source, new Map(dependencies.map((one) => [one.resolved, takenFrom(text, one.module)]))]
    }),
  )

function importsOf({ source, dependencies }: Module, needs: Needs): [string, Edge][] {
  return dependencies
    .filter(({ resolved }) => isOwn(resolved))
    .flatMap(({ resolved, dynamic, dependencyTypes }): [string, Edge][] => {
      const kind = dynamic ? 'dynamic' : dependencyTypes.includes('type-only') ? 'type' : 'import'
      const taken = needs.get(source)?.get(resolved)
      if (kind !== 'import' || !taken?.used)
        return everything(resolved, needs).map((file) => [file, { from: source, kind }])
      const origins = taken.used.flatMap((name) => originsOf(resolved, name, needs))
      const isUsed = taken.used.some(({ isType }) => !isType) || taken.handedOn.size > 0
      return [
        ...origins.map(({ file, isType }): [string, Edge] => [
          file,
          { from: source, kind: isType ? 'type' : 'import' },
        ]),
        [resolved, { from: source, kind: isUsed ? 'list' : 'type' }],
      ]
    })
}

/** The files in which a name of `file` has its code; several if it hands on all names of others. */
function originsOf(file: string, { name, isType }: Name, needs: Needs): { file: string; isType: boolean }[] {
  for (const [other, { handedOn }] of needs.get(file) ?? []) {
    const given = handedOn.get(name)
    if (given) return originsOf(other, { name: given.name, isType: isType || given.isType }, needs)
  }
  return [
    { file, isType },
    ...starsOf(file, needs).flatMap((other) => originsOf(other, { name, isType }, needs)),
  ]
}

const starsOf = (file: string, needs: Needs): string[] =>
  [...(needs.get(file) ?? [])].flatMap(([other, { handedOn }]) => (handedOn.has('*') ? [other] : []))

/** A file and those whose names it hands on. */
const everything = (file: string, needs: Needs): string[] => [
  file,
  ...[...(needs.get(file) ?? [])].flatMap(([other, { handedOn }]) =>
    handedOn.size > 0 ? everything(other, needs) : [],
  ),
]

/** Paths in texts that are not those of imports. */
function namesIn(root: string, { source, dependencies }: Module): [string, Edge][] {
  if (!/\.(ts|tsx|mjs)$/.test(source)) return []
  const imported = new Set(dependencies.map(({ module }) => module))
  const texts = [...readFileSync(join(root, source), 'utf8').matchAll(named)].map(([, path = '']) => path)
  return texts.flatMap((text) => {
    const places = [text, join(dirname(source), text)].map((path) => normalize(path).replaceAll('\\', '/'))
    if (imported.has(text)) return []
    const found = places.find((path) => path !== source && existsSync(join(root, path)))
    return found ? [[found, { from: source, kind: 'names' }] satisfies [string, Edge]] : []
  })
}
