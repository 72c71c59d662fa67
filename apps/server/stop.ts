/**
 * Stops the program cleanly on request; work that takes too long is cut off, and the database is released in any
 * case.
 */
import type { Log } from '@mizan/platform/log'
import { reportToSupervisor } from './supervisor.ts'

export interface Ending {
  /** Closes everything in order, which may wait for requests. */
  close: () => Promise<void>
  /** Closes the connections of everybody who still waits for an answer, so that `close` can finish. */
  cutOff: () => void
  /** Releases the database without waiting. */
  abandon: () => Promise<void>
}

/** Once nobody waits for an answer any more, the rest takes only moments. */
const AFTER_CUT_MS = 5_000

/**
 * A second request ends the program without waiting. Further requests change nothing, because only the database is left
 * to stop. The returned function tells whether a stop was requested.
 */
export function stopOnSignals(log: Log, graceMs: number, ending: Ending): () => boolean {
  let asked = 0
  const giveUp = () => {
    setTimeout(() => process.exit(1), AFTER_CUT_MS).unref()
    ending.abandon().finally(() => process.exit(1))
  }
  const cutOff = () => {
    log.warn({ graceMs }, 'requests took too long to end and were cut off')
    ending.cutOff()
    setTimeout(giveUp, AFTER_CUT_MS).unref()
  }
  const stop = (signal: NodeJS.Signals) => {
    asked += 1
    if (asked === 2) return giveUp()
    if (asked > 2) return
    reportToSupervisor('stopping')
    log.info({ signal }, 'stopping')
    setTimeout(cutOff, graceMs).unref()
    ending.close().then(
      () => process.exit(0),
      (error) => {
        log.error({ err: error }, 'stopping failed')
        giveUp()
      },
    )
  }
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, stop)
  return () => asked > 0
}

/**
 * Used by commands that may be interrupted at any moment: a signal releases the database and ends the program. The
 * returned function tells whether one came.
 */
export function abandonOnSignals(abandon: () => Promise<void>): () => boolean {
  let isAsked = false
  const stop = () => {
    isAsked = true
    setTimeout(() => process.exit(1), AFTER_CUT_MS).unref()
    abandon().finally(() => process.exit(1))
  }
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.once(signal, stop)
  return () => isAsked
}
