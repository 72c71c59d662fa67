/** What has to be settled before a person logs out, such as work that has not reached the server. */

/** Resolves to false if the person wants to stay. */
export type Farewell = () => Promise<boolean>

const farewells = new Set<Farewell>()

/** The returned function removes it. */
export function askBeforeSignOut(ask: Farewell): () => void {
  farewells.add(ask)
  return () => void farewells.delete(ask)
}

/** One question after the other, until somebody wants to stay. */
export async function settleBeforeSignOut(): Promise<boolean> {
  for (const ask of [...farewells]) if (!(await ask())) return false
  return true
}
