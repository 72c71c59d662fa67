/** Removes stored files to which no row refers; for the weekly job of documents. */
import type { Call } from '@mizan/platform/call'
import { removeOrphans, type SealedFiles } from '@mizan/platform/files'
import type { OfficeKeys } from './office-keys.ts'
import { referredFiles } from './places.ts'

export interface OrphanParts {
  files: Pick<SealedFiles, 'list' | 'remove'>
  keys: Pick<OfficeKeys, 'places'>
}

/** `folder`: that of the keys of documents, which nobody else writes to. */
export async function removeOrphanedFiles(
  call: Call<OrphanParts>,
  folder: string,
): Promise<{ removed: number }> {
  const { files, keys } = call.parts
  const referred = (fileKeys: readonly string[]) =>
    call.system.read((tx) => referredFiles(tx, keys.places, fileKeys))
  return { removed: await removeOrphans(files, { folder, now: call.clock.now(), referred }) }
}
