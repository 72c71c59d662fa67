/** Reports the state of this process to the one that started it, if that one listens: see `keep-running.mjs`. */

/** `serving`: an end from now on is a crash, after which it is restarted. `stopping`: it was asked to stop. */
export function reportToSupervisor(word: 'serving' | 'stopping'): void {
  // The starting process may have ended; nothing has to be done then.
  if (process.connected) process.send?.(word, undefined, undefined, () => {})
}
