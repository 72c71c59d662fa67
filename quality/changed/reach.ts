/** The files that a change reaches: everything that needs the changed file, directly or indirectly. */
import type { Edge, Graph } from './graph.ts'

/** For each reached file, the file through which it was reached: following it leads back to the change. */
export type ReachedFiles = Map<string, string | undefined>

/** `passes`: whether the search continues over an edge of a file. */
export function reachOf(
  graph: Graph,
  changed: string,
  passes: (file: string, edge: Edge) => boolean,
): ReachedFiles {
  const reached: ReachedFiles = new Map([[changed, undefined]])
  const open = [changed]
  for (let file = open.shift(); file !== undefined; file = open.shift())
    for (const edge of graph.get(file) ?? []) {
      const isPassed =
        edge.kind === 'list'
          ? file === changed && passes(file, { ...edge, kind: 'import' })
          : passes(file, edge)
      if (reached.has(edge.from) || !isPassed) continue
      reached.set(edge.from, file)
      open.push(edge.from)
    }
  return reached
}

/** The way from a reached file to the change, both included. */
function between(reached: ReachedFiles, file: string): string[] {
  const way = [file]
  for (let next = reached.get(file); next !== undefined; next = reached.get(next)) way.push(next)
  return way
}

/** The number of imports from the changed file to this one; 0 for itself. */
export const stepsTo = (reached: ReachedFiles, file: string): number => between(reached, file).length - 1

/** The way from a reached file to the change, as a text. */
export function wayTo(reached: ReachedFiles, file: string): string {
  const way = between(reached, file)
  if (way.length === 1) return 'was changed'
  const inner = way.slice(1, -1)
  const over = inner.length > 3 ? [inner[0], `${inner.length - 2} more`, inner.at(-1)] : inner
  return `needs ${way.at(-1)}${over.length > 0 ? ` over ${over.join(', ')}` : ''}`
}
