/** Texts of drafts as they are stored: encrypted under a key of their draft, and that one under the key of the office. */
import { createSecretKey, randomBytes } from 'node:crypto'
import { unwrapKey, wrapKey } from '@mizan/documents/server'
import { AppError } from '@mizan/platform/contract'
import type { DraftText } from '../schemas.ts'
import type { DraftCall, Tx } from './call.ts'
import type { DraftRow } from './tables.ts'

/** As `KeyPlace` wants it; there are no files of this name. */
export const draftKeyOf = (id: string): string => `drafts/${id}`
const ownerOf = (id: string): string => `draft ${id}`

/** @throws AppError `document.keys_locked`, `document.key_unavailable` */
export async function newKey({ parts }: DraftCall, tx: Tx, officeId: string, id: string) {
  const dataKey = randomBytes(32)
  const wrapped = await parts.keys.wrapFileKey(tx, { officeId, fileKey: draftKeyOf(id) }, dataKey)
  return { dataKey, wrapped }
}

/** @throws AppError `document.keys_locked`, `document.key_unavailable` */
export const openKey = (
  { parts }: DraftCall,
  tx: Tx,
  { id, company_id, wrapped_key }: Pick<DraftRow, 'id' | 'company_id' | 'wrapped_key'>,
): Promise<Buffer> =>
  parts.keys.openFileKey(tx, { officeId: company_id, fileKey: draftKeyOf(id) }, wrapped_key)

export const sealText = (dataKey: Buffer, draftId: string, text: DraftText): Buffer =>
  wrapKey(createSecretKey(dataKey), Buffer.from(JSON.stringify(text)), ownerOf(draftId))

export function openText(dataKey: Buffer, draftId: string, sealed: Buffer): DraftText {
  const bytes = unwrapKey(createSecretKey(dataKey), sealed, ownerOf(draftId))
  if (!bytes) throw new AppError('document.key_unavailable')
  return JSON.parse(bytes.toString())
}
