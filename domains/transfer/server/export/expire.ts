/** Removes files of exports whose time is over. */
import { lostHours } from '../../data/limits.ts'
import type { TransferCall } from '../call.ts'
import { expireFiles, failLost, listOutdated } from '../store/exports.ts'
import type { ExportRow } from '../tables.ts'

export async function expireExports(call: TransferCall): Promise<{ lost: number; removed: number }> {
  const now = call.clock.now()
  const until = new Date(now.getTime() - lostHours * 3_600_000).toISOString()
  const lost = await call.system((tx) => failLost(tx, until, now.toISOString()))
  return { lost, removed: await removeOutdated(call, call.system) }
}

/** The files go first: what is still listed when a server is killed is removed the next time. */
export async function removeOutdated(
  { parts, clock }: TransferCall,
  scope: TransferCall['office'],
  before?: ExportRow,
): Promise<number> {
  const now = clock.now().toISOString()
  const keys = (await scope.read((tx) => listOutdated(tx, now, before))).map(({ file_key }) => file_key)
  for (const key of keys) await parts.exportFiles.remove(key)
  if (keys.length > 0) await scope((tx) => expireFiles(tx, keys))
  return keys.length
}
