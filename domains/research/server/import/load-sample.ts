/** Loads the bundled sample once, into a database that has never held a text. */
import { join } from 'node:path'
import { type DataContext, write } from '@mizan/platform/database'
import { sql } from 'kysely'
import { corpusState } from '../store/overview.ts'
import type { ResearchTables } from '../tables.ts'
import { importPaths } from './import-paths.ts'

const sampleFolder = join(import.meta.dirname, '../../../../corpus/sample')

export async function loadSampleOnce(ctx: DataContext<ResearchTables>): Promise<boolean> {
  const state = await ctx.db.selectFrom('corpus_state').selectAll().executeTakeFirstOrThrow()
  if (state.sample_loaded_at !== null) return false
  const { decisions, laws } = await corpusState(ctx.db)
  const empty = decisions + laws === 0
  if (empty) await importPaths(ctx, [sampleFolder])
  await write(ctx, ({ db }) => db.updateTable('corpus_state').set({ sample_loaded_at: sql`now()` }).execute())
  return empty
}
