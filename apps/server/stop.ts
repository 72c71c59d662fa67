/** Ends the program in order when it is asked to, and at once when it is asked again or order takes too long. */
import type { Log } from '@mizan/platform/log'

/** Answers whether it has been asked. */
export function stopOnSignals(log: Log, graceMs: number, close: () => Promise<void>): () => boolean {
  let stopping = false
  const stop = (signal: NodeJS.Signals) => {
    if (stopping) process.exit(1)
    stopping = true
    log.info({ signal }, 'stopping')
    setTimeout(() => process.exit(1), graceMs).unref()
    close().then(
      () => process.exit(0),
      (error) => {
        log.error({ err: error }, 'stopping failed')
        process.exit(1)
      },
    )
  }
  process.on('SIGINT', stop)
  process.on('SIGTERM', stop)
  return () => stopping
}
