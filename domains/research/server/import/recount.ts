/** Makes the counts anew that the import keeps, for a database whose texts were changed past it. */
import { alone, type DataContext, write } from '@mizan/platform/database'
import { bumpCorpusVersion } from '../store/corpus-state.ts'
import { type Recounted, recountAll } from '../store/recount.ts'
import type { ResearchTables } from '../tables.ts'
import { importLock } from './import-paths.ts'

/** Waits while an import runs. Where a count was wrong, servers read the texts again and look after their index. */
export const recountTexts = (ctx: DataContext<ResearchTables>): Promise<Recounted[]> =>
  alone(ctx.db, importLock, () =>
    write(ctx, async ({ db }) => {
      const recounted = await recountAll(db)
      if (recounted.some(({ wrong }) => wrong > 0)) await bumpCorpusVersion(db)
      return recounted
    }),
  )
