/** Loads the bundled sample once, into a database that holds no real text. */
import { join } from 'node:path'
import { type DataContext, write } from '@mizan/platform/database'
import { sql } from 'kysely'
import type { ResearchTables } from '../tables.ts'
import { alone, importLock } from './alone.ts'
import { importPathsAlone } from './import-paths.ts'

const sampleFolder = join(import.meta.dirname, '../../../../corpus/sample')

type Context = DataContext<ResearchTables>

/** True when it was loaded now. Two servers that start at once load it once. */
export async function loadSampleOnce(ctx: Context): Promise<boolean> {
  if (await wasLoaded(ctx)) return false
  return alone(ctx.db, importLock, async () => !(await wasLoaded(ctx)) && loadSample(ctx))
}

async function wasLoaded({ db }: Context): Promise<boolean> {
  const state = await db.selectFrom('corpus_state').select('sample_loaded_at').executeTakeFirstOrThrow()
  return state.sample_loaded_at !== null
}

async function loadSample(ctx: Context): Promise<boolean> {
  const wanted = !(await holdsRealTexts(ctx))
  if (wanted) await importPathsAlone(ctx, [sampleFolder])
  await write(ctx, ({ db }) => db.updateTable('corpus_state').set({ sample_loaded_at: sql`now()` }).execute())
  return wanted
}

/** What a first start that was killed has loaded of the sample does not count: the next one loads the rest. */
async function holdsRealTexts({ db }: Context): Promise<boolean> {
  const { rows } = await sql<{ found: boolean }>`select exists (select from decisions where not sample)
    or exists (select from laws where not sample) as found`.execute(db)
  return rows[0]?.found ?? false
}
