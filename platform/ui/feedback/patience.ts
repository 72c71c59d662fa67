/** How long a screen may wait for what it cannot do without, before it says so. */
export const patienceSeconds = 20

/**
 * Gives the function that is told once a second what is still awaited, and says whether any of it takes too long. Counted
 * in looks and not by the clock, so that a machine that slept has not waited meanwhile.
 */
export function startPatience(seconds = patienceSeconds): (awaited: readonly string[]) => boolean {
  let waited = new Map<string, number>()
  return (awaited) => {
    waited = new Map(awaited.map((name) => [name, (waited.get(name) ?? 0) + 1]))
    return [...waited.values()].some((looks) => looks > seconds)
  }
}
