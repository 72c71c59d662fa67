/** Loads the bundled sample once, into a database that holds no real text. */
import { join } from 'node:path'
import { alone, type DataContext, write } from '@mizan/platform/database'
import type { Log } from '@mizan/platform/log'
import { holdsRealTexts, noteSampleLoaded, wasSampleLoaded } from '../store/corpus-state.ts'
import { countOutdated } from '../store/overview.ts'
import type { ResearchTables } from '../tables.ts'
import { importLock, importPathsAlone } from './import-paths.ts'
import { PREPARATION } from './preparation.ts'

const sampleFolder = join(import.meta.dirname, '../../../../corpus/sample')

/**
 * True when it was loaded now. Two servers that start at once load it once. One that an older version of the program
 * loaded is read again, which is no loading.
 */
export async function loadSampleOnce(ctx: DataContext<ResearchTables>, log: Log): Promise<boolean> {
  if (await wasSampleLoaded(ctx.db)) {
    const { samples } = await countOutdated(ctx.db, PREPARATION)
    if (samples > 0) await prepareAgain(ctx, log, samples)
    return false
  }
  return alone(ctx.db, importLock, async () => !(await wasSampleLoaded(ctx.db)) && loadSample(ctx))
}

/** What a first start that was killed has loaded of the sample does not count: the next one loads the rest. */
async function loadSample(ctx: DataContext<ResearchTables>): Promise<boolean> {
  const wanted = !(await holdsRealTexts(ctx.db))
  if (wanted) await importPathsAlone(ctx, [sampleFolder])
  await write(ctx, ({ db, clock }) => noteSampleLoaded(db, clock.now()))
  return wanted
}

/** It takes seconds in which nothing is served yet, so the log tells what the start waits for. */
async function prepareAgain(ctx: DataContext<ResearchTables>, log: Log, texts: number): Promise<void> {
  log.info({ texts }, 'the bundled sample was loaded by an older version and is being made ready again')
  const begun = performance.now()
  const { files } = await alone(ctx.db, importLock, () => importPathsAlone(ctx, [sampleFolder]))
  const sum = (name: 'decisions' | 'laws' | 'changed') =>
    files.reduce((total, { counts }) => total + counts[name], 0)
  const ms = Math.round(performance.now() - begun)
  const counts = { decisions: sum('decisions'), laws: sum('laws'), changed: sum('changed') }
  log.info({ ...counts, ms }, 'the bundled sample was made ready again')
}
