/** A backup or restore cannot go on; the message says why, what happened to the data and what to do. */
export class BackupError extends Error {
  override name = 'BackupError'
}
