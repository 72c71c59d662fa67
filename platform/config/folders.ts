// What lies in the data folder. Everything is backed up, except what the server makes anew from the database, and keys.

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

/** What the server has made to sign and seal with; it leaves the data folder under a passphrase only. */
export const keyFolder = 'secrets'

/** Whether an entry directly below the data folder belongs into a backup as it is. */
export function isBackedUp(name: string): boolean {
  return isReplaced(name) && name !== keyFolder
}

/** Whether a restore puts another in its place: all that is backed up, and the keys. */
export function isReplaced(name: string): boolean {
  return !name.startsWith('.') && !Object.hasOwn(rebuildableFolders, name)
}

/** Names of the folders that no longer fit once the database has been replaced. */
export const derivedFolders: string[] = Object.entries(rebuildableFolders)
  .filter(([, { derived }]) => derived)
  .map(([name]) => name)
