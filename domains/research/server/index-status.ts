/** What /api/status reports about the search. */
import { PREPARATION } from './import/preparation.ts'
import type { DecisionSearch } from './search/index.ts'
import { corpusState, countOutdated } from './store/overview.ts'
import type { Db } from './store/rows.ts'

export interface IndexStatus {
  state: 'ok' | 'building' | 'empty' | 'failed'
  detail: string | null
  decisions: number
  articles: number
  builtAt: string | null
}

export async function indexStatus(
  db: Db,
  index: DecisionSearch | null,
  building: boolean,
  failure: string | null,
): Promise<IndexStatus> {
  const known = await inDatabase(db).catch(() => null)
  const state = known?.state
  const told = {
    decisions: index?.documents ?? 0,
    articles: state?.articles ?? 0,
    builtAt: builtAt(index?.version),
  }
  if (!state) return { ...told, state: 'failed', detail: 'The database does not answer.' }
  // An index is expected if there are decisions, even before its build has begun.
  const owed = index === null && failure === null && state.decisions > 0
  if (building || owed) return { ...told, state: 'building', detail: null }
  if (failure !== null) return { ...told, state: 'failed', detail: failure }
  if (state.decisions + state.articles === 0) return { ...told, state: 'empty', detail: null }
  return { ...told, state: 'ok', detail: known?.outdated ?? null }
}

/** The database may end between two statements. */
const inDatabase = async (db: Db) => ({ state: await corpusState(db), outdated: await outdatedTexts(db) })

/** What to do about texts that an older version of the program prepared; null if there are none. */
export async function outdatedTexts(db: Db): Promise<string | null> {
  const { decisions, laws } = await countOutdated(db, PREPARATION)
  if (decisions + laws === 0) return null
  return (
    `${decisions} decisions and ${laws} laws were made ready by an older version of this program. ` +
    'Import their packs again: npm run corpus -- import <file or folder>'
  )
}

/** A version is named by the time of its build: "20261121052626123". */
function builtAt(version: string | undefined): string | null {
  const parts = /^(\d{4})(\d\d)(\d\d)(\d\d)(\d\d)(\d\d)/.exec(version ?? '')
  return parts ? `${parts[1]}-${parts[2]}-${parts[3]}T${parts[4]}:${parts[5]}:${parts[6]}Z` : null
}
