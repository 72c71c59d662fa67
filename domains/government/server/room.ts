/** A court file has a bound, like everything that a person can fill. */
import { AppError } from '@mizan/platform/contract'
import { mostFiles } from '../data/limits.ts'
import type { Tx } from './call.ts'
import { countFiles } from './store/listed.ts'

/** @throws AppError `government.too_many` if it has more than it may, those just written included */
export async function requireRoom(tx: Tx, governmentCaseId: string): Promise<void> {
  if ((await countFiles(tx, governmentCaseId)) > mostFiles)
    throw new AppError('government.too_many', { values: { most: String(mostFiles) } })
}
