/** The time of the sound that is recorded: milliseconds, without pauses. */
export interface Clock {
  elapsed: () => number
  /** Starts from zero. */
  start: () => void
  stop: () => void
  goOn: () => void
}

/** @param ticks milliseconds that only grow */
export function createClock(ticks: () => number): Clock {
  let recordedMs = 0
  let since: number | undefined
  const elapsed = () => recordedMs + (since === undefined ? 0 : ticks() - since)
  const goOn = () => {
    since = ticks()
  }
  return {
    elapsed,
    start: () => {
      recordedMs = 0
      goOn()
    },
    stop: () => {
      recordedMs = elapsed()
      since = undefined
    },
    goOn,
  }
}
