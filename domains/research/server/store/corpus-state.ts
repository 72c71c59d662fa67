/** The single row with the version of the texts and whether the sample was loaded. */
import { sql } from 'kysely'
import type { Db } from './rows.ts'

/** Increases with every batch that changed a row. */
export const corpusVersion = async (db: Db): Promise<number> =>
  (await db.selectFrom('corpus_state').select('version').executeTakeFirstOrThrow()).version

/** Identifies the texts from which an index was built: this database, at this version. */
export async function corpusTags(db: Db): Promise<{ corpus: string; corpusVersion: number }> {
  const state = await db.selectFrom('corpus_state').select(['corpus_id', 'version']).executeTakeFirstOrThrow()
  return { corpus: state.corpus_id, corpusVersion: state.version }
}

/** Records that the texts differ from those of every existing search index. */
export async function bumpCorpusVersion(db: Db): Promise<void> {
  await db.updateTable('corpus_state').set({ version: sql`version + 1` }).execute()
}

export async function wasSampleLoaded(db: Db): Promise<boolean> {
  const state = await db.selectFrom('corpus_state').select('sample_loaded_at').executeTakeFirstOrThrow()
  return state.sample_loaded_at !== null
}

export async function noteSampleLoaded(db: Db, at: Date): Promise<void> {
  await db.updateTable('corpus_state').set({ sample_loaded_at: at.toISOString() }).execute()
}

export async function holdsRealTexts(db: Db): Promise<boolean> {
  const { rows } = await sql<{ found: boolean }>`select
    exists (select from decision_counts where not sample and total > 0)
    or exists (select from law_counts where not sample and total > 0) as found`.execute(db)
  return rows[0]?.found ?? false
}
