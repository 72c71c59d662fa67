/** Ends the program in order when it is asked to; what takes too long is cut off, and the database is let go in any case. */
import type { Log } from '@mizan/platform/log'
import { tellSupervisor } from './supervisor.ts'

export interface Ending {
  /** Closes everything in good order, which may wait for requests. */
  close: () => Promise<void>
  /** Hangs up on whoever still waits for an answer, so that `close` comes to its end. */
  cutOff: () => void
  /** Gives the database back without waiting for anybody. */
  abandon: () => Promise<void>
}

/** What is left to do once nobody waits for an answer any more takes moments. */
const AFTER_CUT_MS = 5_000

/**
 * Asked a second time it ends without waiting for anybody. Asking more often changes nothing, because what is left to
 * do then is to stop the database. Answers whether it has been asked.
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
    tellSupervisor('stopping')
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

/** For a command whose work may be left at any moment: gives the database back and ends. Answers whether it was asked. */
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
