/** Imports packs from files and folders; after each file, samples that real texts replace are deleted. */
import { alone } from '@mizan/platform/database'
import type { TextCall } from '../call.ts'
import { bumpCorpusVersion } from '../store/corpus-state.ts'
import { dropPartialLaws, dropSamples } from '../store/import.ts'
import { type ImportProgress, type ImportResult, importFile } from './import-file.ts'
import { packFiles } from './pack-files.ts'

/** Two concurrent imports would both consider the same text new. */
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

/** Waits while another import runs on the same database. @throws ImportError for a pack that cannot be read */
export const importPaths = (
  call: TextCall,
  paths: string[],
  options: ImportPathsOptions = {},
): Promise<ImportSummary> => alone(call.unscoped, importLock, () => importPathsAlone(call, paths, options))

/** For a caller that holds the import lock. */
export async function importPathsAlone(
  call: TextCall,
  paths: string[],
  options: ImportPathsOptions = {},
): Promise<ImportSummary> {
  const files: ImportResult[] = []
  const dropped = { decisions: 0, laws: 0 }
  for (const path of (await Promise.all(paths.map(packFiles))).flat()) {
    // A pack that breaks off has also loaded real texts, and no sample may remain beside them.
    const result = await importOne(call, path, options).finally(async () => {
      const gone = await withoutSamples(call)
      dropped.decisions += gone.decisions
      dropped.laws += gone.laws
    })
    options.onFile?.(result)
    files.push(result)
  }
  return { files, dropped }
}

/** Writes one audit entry per file, not one for each of its batches. */
async function importOne(call: TextCall, path: string, options: ImportPathsOptions): Promise<ImportResult> {
  const result = await importFile(path, {
    db: call.unscoped,
    clock: call.clock,
    transact: (work) => call.system.unaudited(({ db }) => work(db)),
    again: options.again ?? false,
    onProgress: options.onProgress,
  })
  if (!result.known) await call.system(async (tx) => tx.about(result.hash, { ...result.counts }))
  return result
}

const withoutSamples = (call: TextCall) =>
  call.system.unaudited(async ({ db }) => {
    const gone = await dropSamples(db)
    const partial = await dropPartialLaws(db)
    if (gone.decisions + gone.laws + partial > 0) await bumpCorpusVersion(db)
    return gone
  })
