/** Chooses the records of a sample that stay because somebody has worked on them. */

export interface Node {
  table: string
  /** Null for rows without one, such as a right; they go with the row that they belong to. */
  id: string | null
  /** Whether it was made together with the sample; anything else was made by people. */
  isSample: boolean
  references: readonly { table: string; id: string; owns: boolean }[]
}

const keyOf = ({ table, id }: { table: string; id: string | null }) => `${table} ${id}`

/**
 * Records made by people stay, with all records to which they refer; everything that belongs to a kept record stays
 * as well, so that balances and histories remain complete. The result has ids of rows that may be deleted, by table.
 */
export function doomedOf(nodes: readonly Node[]): Map<string, string[]> {
  const named = nodes.filter(({ id }) => id !== null)
  const byKey = new Map(named.map((node) => [keyOf(node), node]))
  const belongings = Map.groupBy(
    named.flatMap((node) =>
      node.references.filter(({ owns }) => owns).map((to) => ({ node, to: keyOf(to) })),
    ),
    ({ to }) => to,
  )
  const kept = new Set<string>()
  const waiting = named.filter(({ isSample }) => !isSample)
  for (let node = waiting.pop(); node; node = waiting.pop()) {
    const key = keyOf(node)
    if (kept.has(key)) continue
    kept.add(key)
    const parents = node.references.flatMap((to) => byKey.get(keyOf(to)) ?? [])
    waiting.push(...parents, ...(belongings.get(key) ?? []).map((one) => one.node))
  }
  const doomed = named.filter((node) => !kept.has(keyOf(node)))
  const ids = new Map<string, string[]>()
  for (const { table, id } of doomed) ids.set(table, [...(ids.get(table) ?? []), id ?? ''])
  return ids
}
