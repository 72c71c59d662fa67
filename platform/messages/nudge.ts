/**
 * Tells the runners of this process that a message was queued, so that a code is on its way at once and not at the
 * next look. The transaction may still be open then: a runner looks a few times, and every second anyway.
 */
const listeners = new Set<() => void>()

export function nudgeRunners(): void {
  for (const listen of listeners) listen()
}

/** Gives the function that ends the listening. */
export function onNudge(listen: () => void): () => void {
  listeners.add(listen)
  return () => void listeners.delete(listen)
}
