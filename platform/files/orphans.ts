/** Removes stored files that no row refers to, such as those of a server that was killed between file and row. */
import type { FileStore } from './port.ts'

/** No upload leaves so much time between its file and its row. */
const dayMs = 24 * 3_600_000
/** The number of keys in one query. */
const atOnce = 500
/** So many files may always be removed; more only if they are fewer than the files that stay. */
const harmless = 100

export interface Orphanage {
  /** A folder of keys that nobody else writes to. */
  folder: string
  now: Date
  /** Returns those of the keys that a row refers to. */
  referred: (keys: readonly string[]) => Promise<ReadonlySet<string>>
}

/** A database that does not know most of the files is another one, or an old copy: nothing is removed then. */
export class SuspiciousOrphansError extends Error {
  override name = 'SuspiciousOrphansError'
}

/**
 * A file that is a day old and has no row is removed; one with a row never is.
 * @returns how many were removed
 * @throws SuspiciousOrphansError; FileError `unavailable`
 */
export async function removeOrphans(
  store: Pick<FileStore, 'list' | 'remove'>,
  { folder, now, referred }: Orphanage,
): Promise<number> {
  const orphans: string[] = []
  let staying = 0
  for await (const keys of pages(oldFiles(store, folder, now))) {
    const known = await referred(keys)
    for (const key of keys)
      if (known.has(key)) staying += 1
      else orphans.push(key)
  }
  if (orphans.length > Math.max(harmless, staying))
    throw new SuspiciousOrphansError(
      `${orphans.length} files below ${folder} have no row, and only ${staying} have one: nothing was removed`,
    )
  for (const key of orphans) await store.remove(key)
  return orphans.length
}

async function* oldFiles(store: Pick<FileStore, 'list'>, folder: string, now: Date): AsyncGenerator<string> {
  for await (const { key, writtenAt } of store.list(folder))
    if (now.getTime() - writtenAt.getTime() > dayMs) yield key
}

async function* pages(keys: AsyncIterable<string>): AsyncGenerator<string[]> {
  let page: string[] = []
  for await (const key of keys) {
    page.push(key)
    if (page.length < atOnce) continue
    yield page
    page = []
  }
  if (page.length > 0) yield page
}
