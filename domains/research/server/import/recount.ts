/** Renews the counts that the import keeps, for a database whose texts were changed outside the import. */
import { alone } from '@mizan/platform/database'
import type { TextCall } from '../call.ts'
import { bumpCorpusVersion } from '../store/corpus-state.ts'
import { type Recounted, recountAll } from '../store/recount.ts'
import { importLock } from './import-paths.ts'

/** Waits while an import runs. If a count was wrong, servers read the texts again and check their index. */
export const recountTexts = (call: TextCall): Promise<Recounted[]> =>
  alone(call.unscoped, importLock, () =>
    call.system(async ({ db }) => {
      const recounted = await recountAll(db)
      if (recounted.some(({ wrong }) => wrong > 0)) await bumpCorpusVersion(db)
      return recounted
    }),
  )
