/** Ends a backup or restore cleanly on request. */
import { BackupError } from './errors.ts'

/**
 * Fires on the first Ctrl-C or request to stop, so that a backup or restore can end cleanly; a second one ends it at
 * once.
 */
export function stopSignal(): AbortSignal {
  const controller = new AbortController()
  for (const name of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    process.once(name, () => controller.abort(new BackupError('Stopped. Database and files are as before.')))
  }
  return controller.signal
}
