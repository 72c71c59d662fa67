/**
 * The folders of the data folder. Everything is backed up, except keys and what the server can rebuild from the
 * database.
 */

/** Folders that a backup leaves out; a restore removes those that were derived from the old data. */
export const rebuildableFolders = {
  /** The embedded PostgreSQL; a backup holds its contents, not its files. */
  database: { derived: false },
  /** Search indexes. */
  search: { derived: true },
  cache: { derived: true },
  logs: { derived: false },
  backups: { derived: false },
} as const

/**
 * Keys that the server generated for signing and encrypting; a backup contains them only encrypted with a passphrase.
 */
export const keyFolder = 'secrets'

/** Whether an entry directly below the data folder is copied into a backup unchanged. */
export function isBackedUp(name: string): boolean {
  return isReplaced(name) && name !== keyFolder
}

/** Whether a restore replaces the entry: everything that is backed up, and the keys. */
export function isReplaced(name: string): boolean {
  return !name.startsWith('.') && !Object.hasOwn(rebuildableFolders, name)
}

/** Names of the folders that become invalid when the database is replaced. */
export const derivedFolders: string[] = Object.entries(rebuildableFolders)
  .filter(([, { derived }]) => derived)
  .map(([name]) => name)
