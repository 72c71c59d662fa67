/** Keeps the index of decisions up to date with the database. */
import { join } from 'node:path'
import { alone, type Clock } from '@mizan/platform/database'
import type { Log } from '@mizan/platform/log'
import { ANALYSER_VERSION } from '../rules/analysis.ts'
import {
  buildDecisionIndex,
  type DecisionSearch,
  INDEX_LAYOUT,
  removeOldVersions,
  verifyDecisionIndex,
} from './search/index.ts'
import { corpusTags } from './store/corpus-state.ts'
import { indexRows } from './store/index-rows.ts'
import { corpusState } from './store/overview.ts'
import type { Db } from './store/rows.ts'

/** Two simultaneous builds would write into the same folder. */
const buildLock = 'research index'

export const indexBase = (dataFolder: string): string => join(dataFolder, 'search', 'decisions')

/**
 * Whether the index was built from the present texts of this database by the present analyser. `opened`: the one in
 * use.
 */
export async function isIndexFresh(
  db: Db,
  dataFolder: string,
  opened?: DecisionSearch | null,
): Promise<boolean> {
  const { decisions } = await corpusState(db)
  const verdict = await verifyDecisionIndex(indexBase(dataFolder), opened)
  if (!verdict.sound) return decisions === 0
  const { analyser, layout, corpus, corpusVersion } = verdict.tags
  if (analyser !== ANALYSER_VERSION || layout !== INDEX_LAYOUT) return false
  const own = await corpusTags(db)
  return corpus === own.corpus && corpusVersion === own.corpusVersion && verdict.documents === decisions
}

export interface IndexBuild {
  documents: number
  /** True if nothing had to be done. */
  fresh: boolean
}

export interface IndexBuildOptions {
  db: Db
  dataFolder: string
  clock: Clock
  log: Log
}

/** Builds a new version of the index, to which servers switch over. Runs in a process of its own. */
export const bringIndexUpToDate = (options: IndexBuildOptions): Promise<IndexBuild> =>
  alone(options.db, buildLock, () => buildUnlessFresh(options))

async function buildUnlessFresh({ db, dataFolder, clock, log }: IndexBuildOptions): Promise<IndexBuild> {
  if (await isIndexFresh(db, dataFolder)) return { documents: 0, fresh: true }
  const base = indexBase(dataFolder)
  await removeOldVersions(base)
  const tags = { analyser: ANALYSER_VERSION, ...(await corpusTags(db)) }
  const built = await buildDecisionIndex({ base, rows: indexRows(db), tags, clock })
  await removeOldVersions(base)
  log.info({ documents: built.documents, version: built.version }, 'search index made')
  return { documents: built.documents, fresh: false }
}
