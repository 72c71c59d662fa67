/**
 * Has texts read that nobody has announced: of documents that were restored, or came while the key of their office was
 * closed, of an office whose reading was interrupted, and pictures once there is a program that reads them. Removes rows of
 * texts that are long gone.
 */
import { officesWithWork } from './index-store.ts'
import { partSize } from './merge.ts'
import type { TextJob } from './read-texts.ts'
import { removeGone, retryScanned, touchFuture } from './store.ts'
import { wantTexts } from './want-texts.ts'

export const wantMissedTexts = ({ system, parts: { recogniser } }: TextJob): Promise<void> =>
  system(async (tx) => {
    await touchFuture(tx)
    await removeGone(tx)
    if (recogniser.program !== undefined) await retryScanned(tx, recogniser.readsScans)
    for (const officeId of await officesWithWork(tx, partSize)) await wantTexts(tx, officeId)
  })
