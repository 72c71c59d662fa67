/** Keeps the index of decisions in step with the database. */
import { join } from 'node:path'
import { systemClock } from '@mizan/platform/database'
import type { Log } from '@mizan/platform/log'
import { sql } from 'kysely'
import { ANALYSER_VERSION } from '../rules/analysis.ts'
import { buildDecisionIndex, INDEX_LAYOUT, removeOldVersions, verifyDecisionIndex } from './search/index.ts'
import { indexRows } from './store/index-rows.ts'
import { corpusState, corpusVersion } from './store/overview.ts'
import type { Db } from './store/rows.ts'

export const indexBase = (dataFolder: string): string => join(dataFolder, 'search', 'decisions')

/** Number of the advisory lock that a build holds: two at once would write into one folder. */
const buildLock = 0x6d697a62

/** Whether the index was made from the texts as they are now, by the analyser as it is now. */
export async function isIndexFresh(db: Db, dataFolder: string): Promise<boolean> {
  const { decisions } = await corpusState(db)
  const verdict = await verifyDecisionIndex(indexBase(dataFolder))
  if (!verdict.sound) return decisions === 0
  const { analyser, layout, corpusVersion: version } = verdict.tags
  return (
    analyser === ANALYSER_VERSION &&
    layout === INDEX_LAYOUT &&
    version === (await corpusVersion(db)) &&
    verdict.documents === decisions
  )
}

export interface IndexBuild {
  documents: number
  /** True when nothing had to be done. */
  fresh: boolean
}

/** Builds a new version of the index and lets servers change over to it. Runs in a process of its own. */
export async function bringIndexUpToDate(db: Db, dataFolder: string, log: Log): Promise<IndexBuild> {
  return db.connection().execute(async (connection) => {
    await sql`select pg_advisory_lock(${buildLock})`.execute(connection)
    try {
      if (await isIndexFresh(db, dataFolder)) return { documents: 0, fresh: true }
      const base = indexBase(dataFolder)
      await removeOldVersions(base)
      const tags = { analyser: ANALYSER_VERSION, corpusVersion: await corpusVersion(db) }
      const built = await buildDecisionIndex({ base, rows: indexRows(db), tags, clock: systemClock })
      log.info({ documents: built.documents, version: built.version }, 'search index made')
      return { documents: built.documents, fresh: false }
    } finally {
      await sql`select pg_advisory_unlock(${buildLock})`.execute(connection)
    }
  })
}
