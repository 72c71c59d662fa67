/** Imports packs from files and folders; after each file the samples leave that real texts replace. */
import { alone, type DataContext, write } from '@mizan/platform/database'
import { bumpCorpusVersion } from '../store/corpus-state.ts'
import { dropSamples } from '../store/import.ts'
import type { ResearchTables } from '../tables.ts'
import { type ImportProgress, type ImportResult, importFile } from './import-file.ts'
import { packFiles } from './pack-files.ts'

/** Two imports at once would both take one text for new. */
export const importLock = 'research import'

export interface ImportPathsOptions {
  again?: boolean
  onProgress?: (progress: ImportProgress) => void
  onFile?: (result: ImportResult) => void
}

export interface ImportSummary {
  files: ImportResult[]
  dropped: { decisions: number; laws: number }
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
  const files: ImportResult[] = []
  const dropped = { decisions: 0, laws: 0 }
  for (const path of (await Promise.all(paths.map(packFiles))).flat()) {
    // A pack that breaks off has loaded real texts too, and no sample may stay among them.
    const result = await importOne(ctx, path, options).finally(async () => {
      const gone = await withoutSamples(ctx)
      dropped.decisions += gone.decisions
      dropped.laws += gone.laws
    })
    options.onFile?.(result)
    files.push(result)
  }
  return { files, dropped }
}

/** One audit entry for a file that was read, not one for each of its batches. */
async function importOne(
  ctx: DataContext<ResearchTables>,
  path: string,
  options: ImportPathsOptions,
): Promise<ImportResult> {
  const result = await importFile(path, {
    db: ctx.db,
    clock: ctx.clock,
    transact: (work) => write(unaudited(ctx), ({ db }) => work(db)),
    again: options.again ?? false,
    onProgress: options.onProgress,
  })
  if (!result.known) await write(ctx, async ({ about }) => about(result.hash, { ...result.counts }))
  return result
}

const unaudited = (ctx: DataContext<ResearchTables>): DataContext<ResearchTables> => ({
  ...ctx,
  call: { ...ctx.call, audit: undefined },
})

const withoutSamples = (ctx: DataContext<ResearchTables>) =>
  write(unaudited(ctx), async ({ db }) => {
    const gone = await dropSamples(db)
    if (gone.decisions + gone.laws > 0) await bumpCorpusVersion(db)
    return gone
  })
