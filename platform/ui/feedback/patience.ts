/** How long a screen may wait for something that it needs before it says so. */
export const patienceSeconds = 20

/**
 * Returns a function that is called once a second with what is still awaited, and tells whether any of it takes too
 * long. It counts its calls and not the time, so that a machine that slept does not count as waiting.
 */
export function startPatience(seconds = patienceSeconds): (awaited: readonly string[]) => boolean {
  let waited = new Map<string, number>()
  return (awaited) => {
    waited = new Map(awaited.map((name) => [name, (waited.get(name) ?? 0) + 1]))
    return [...waited.values()].some((looks) => looks > seconds)
  }
}
