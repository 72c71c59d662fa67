/** Imports packs from files and folders, then takes away the samples that real texts replace. */
import { type DataContext, write } from '@mizan/platform/database'
import { bumpCorpusVersion, dropSamples } from '../store/import.ts'
import type { ResearchTables } from '../tables.ts'
import { alone, importLock } from './alone.ts'
import { type ImportProgress, type ImportResult, importFile } from './import-file.ts'
import { packFiles } from './pack-files.ts'

export interface ImportPathsOptions {
  again?: boolean
  onProgress?: (progress: ImportProgress) => void
  onFile?: (result: ImportResult) => void
}

export interface ImportSummary {
  files: ImportResult[]
  dropped: { decisions: number; laws: number }
  /** Whether any search index has to be made anew. */
  changed: boolean
}

/** Waits while another import runs on the same database. Throws ImportError for a pack that cannot be read. */
export const importPaths = (
  ctx: DataContext<ResearchTables>,
  paths: string[],
  options: ImportPathsOptions = {},
): Promise<ImportSummary> => alone(ctx.db, importLock, () => importPathsAlone(ctx, paths, options))

/** For a caller that holds the import lock. */
export async function importPathsAlone(
  ctx: DataContext<ResearchTables>,
  paths: string[],
  options: ImportPathsOptions = {},
): Promise<ImportSummary> {
  const before = await corpusVersion(ctx)
  const files: ImportResult[] = []
  for (const path of (await Promise.all(paths.map(packFiles))).flat()) {
    const result = await importFile(path, {
      db: ctx.db,
      transact: (work) => write(ctx, ({ db }) => work(db)),
      again: options.again ?? false,
      onProgress: options.onProgress,
    })
    options.onFile?.(result)
    files.push(result)
  }
  const dropped = await write(ctx, async ({ db }) => {
    const gone = await dropSamples(db)
    if (gone.decisions + gone.laws > 0) await bumpCorpusVersion(db)
    return gone
  })
  return { files, dropped, changed: (await corpusVersion(ctx)) !== before }
}

async function corpusVersion({ db }: DataContext<ResearchTables>): Promise<number> {
  const row = await db.selectFrom('corpus_state').select('version').executeTakeFirstOrThrow()
  return row.version
}
