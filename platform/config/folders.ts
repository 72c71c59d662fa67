// What lies in the data folder. Everything is backed up, except what the server makes anew from the database.

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

/** Whether an entry directly below the data folder belongs into a backup. */
export function isBackedUp(name: string): boolean {
  return !name.startsWith('.') && !Object.hasOwn(rebuildableFolders, name)
}

/** Names of the folders that no longer fit once the database has been replaced. */
export const derivedFolders: string[] = Object.entries(rebuildableFolders)
  .filter(([, { derived }]) => derived)
  .map(([name]) => name)
