/** A text that was read, with its part of the index, both encrypted under a data key of their own. */
import { randomBytes } from 'node:crypto'
import { inTurns } from '@mizan/platform/call'
import type { Tx } from '../call.ts'
import type { OfficeKeys } from '../keys/office-keys.ts'
import { indexOf } from './build.ts'
import type { FileRead } from './file-text.ts'
import { keepText } from './store.ts'
import { seal, sealText, textKeyOf } from './texts.ts'

type Read = Exclude<FileRead, { reason: unknown }>

export interface SealedText {
  dataKey: Buffer
  text: Buffer
  terms: Buffer
  pages: number | null
  recognised: boolean
}

/** Before the transaction that keeps it, because a long text takes a while. */
export async function sealRead(id: string, { pages, hasPages, recognised }: Read): Promise<SealedText> {
  const dataKey = randomBytes(32)
  const terms = seal(dataKey, 'terms', id, await inTurns(indexOf(id, pages)))
  const text = await sealText(dataKey, id, pages)
  return { dataKey, text, terms, pages: hasPages ? pages.length : null, recognised }
}

/** @throws AppError `document.keys_locked`, `document.key_unavailable` */
export async function keepSealed(
  tx: Tx,
  keys: OfficeKeys,
  { officeId, id, sealed }: { officeId: string; id: string; sealed: SealedText },
): Promise<void> {
  const { dataKey, ...kept } = sealed
  const wrappedKey = await keys.wrapFileKey(tx, { officeId, fileKey: textKeyOf(id) }, dataKey)
  await keepText(tx, id, { ...kept, wrappedKey })
}
