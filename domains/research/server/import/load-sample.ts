/** Loads the bundled sample once, into a database that holds no real text. */
import { join } from 'node:path'
import { alone } from '@mizan/platform/database'
import type { Log } from '@mizan/platform/log'
import type { TextCall } from '../call.ts'
import { holdsRealTexts, noteSampleLoaded, wasSampleLoaded } from '../store/corpus-state.ts'
import { countOutdated } from '../store/overview.ts'
import { importLock, importPathsAlone } from './import-paths.ts'
import { PREPARATION } from './preparation.ts'

const sampleFolder = join(import.meta.dirname, '../../../../corpus/sample')

/**
 * True if it was loaded by this call. Two servers that start at once load it once. A sample that an older version
 * loaded is read again, which does not count as loading.
 */
export async function loadSampleOnce(call: TextCall, log: Log): Promise<boolean> {
  if (await wasSampleLoaded(call.unscoped)) {
    const { samples } = await countOutdated(call.unscoped, PREPARATION)
    if (samples > 0) await prepareAgain(call, log, samples)
    return false
  }
  return alone(
    call.unscoped,
    importLock,
    async () => !(await wasSampleLoaded(call.unscoped)) && loadSample(call),
  )
}

/** A sample that a killed first start has loaded only in part does not count: the next start loads the rest. */
async function loadSample(call: TextCall): Promise<boolean> {
  const wanted = !(await holdsRealTexts(call.unscoped))
  if (wanted) await importPathsAlone(call, [sampleFolder])
  await call.system(({ db, clock }) => noteSampleLoaded(db, clock.now()))
  return wanted
}

/** This takes seconds in which nothing is served yet, so the log says what the start waits for. */
async function prepareAgain(call: TextCall, log: Log, texts: number): Promise<void> {
  log.info({ texts }, 'the bundled sample was loaded by an older version and is being made ready again')
  const begun = performance.now()
  const { files } = await alone(call.unscoped, importLock, () => importPathsAlone(call, [sampleFolder]))
  const sum = (name: 'decisions' | 'laws' | 'changed') =>
    files.reduce((total, { counts }) => total + counts[name], 0)
  const ms = Math.round(performance.now() - begun)
  const counts = { decisions: sum('decisions'), laws: sum('laws'), changed: sum('changed') }
  log.info({ ...counts, ms }, 'the bundled sample was made ready again')
}
