/** Tells the process that started this one how it is, where that one wants to know: see `keep-running.mjs`. */

/** `serving`: from now on an end is a fall, after which it is started again. `stopping`: it was asked to end. */
export function tellSupervisor(word: 'serving' | 'stopping'): void {
  // Whoever started it may be gone, and nothing has to be done about that.
  if (process.connected) process.send?.(word, undefined, undefined, () => {})
}
