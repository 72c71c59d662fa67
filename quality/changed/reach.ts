/** What a changed file reaches: everything that needs it, directly or indirectly. */
import type { Edge, Graph } from './graph.ts'

/** For each reached file, the file through which it was reached: following it leads back to the change. */
export type Reached = Map<string, string | undefined>

/** `passes`: whether the search continues over an edge of a file. */
export function reachOf(
  graph: Graph,
  changed: string,
  passes: (file: string, edge: Edge) => boolean,
): Reached {
  const reached: Reached = new Map([[changed, undefined]])
  const open = [changed]
  for (let file = open.shift(); file !== undefined; file = open.shift())
    for (const edge of graph.get(file) ?? []) {
      if (reached.has(edge.from) || !passes(file, edge)) continue
      reached.set(edge.from, file)
      open.push(edge.from)
    }
  return reached
}

/** The way from a reached file to the change, as a text. */
export function wayTo(reached: Reached, file: string): string {
  const way = [file]
  for (let next = reached.get(file); next !== undefined; next = reached.get(next)) way.push(next)
  if (way.length === 1) return 'was changed'
  const between = way.slice(1, -1)
  const over = between.length > 3 ? [between[0], `${between.length - 2} more`, between.at(-1)] : between
  return `needs ${way.at(-1)}${over.length > 0 ? ` over ${over.join(', ')}` : ''}`
}
