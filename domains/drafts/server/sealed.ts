/**
 * Texts of drafts and templates as they are stored: encrypted under a key of their own, which is encrypted under the
 * key of the office.
 */
import { createSecretKey, randomBytes } from 'node:crypto'
import { unwrapKey, wrapKey } from '@mizan/documents/server'
import { AppError } from '@mizan/platform/contract'
import type { DraftCall, Tx } from './call.ts'

/** The owner of the text. `fileKey` has the form of `KeyPlace`; there are no files of this name. */
export interface Owner {
  fileKey: string
  name: string
}

export const draftKeyOf = (id: string): string => `drafts/${id}`
export const templateKeyOf = (id: string): string => `draft-templates/${id}`
export const ofDraft = (id: string): Owner => ({ fileKey: draftKeyOf(id), name: `draft ${id}` })
export const ofTemplate = (id: string): Owner => ({
  fileKey: templateKeyOf(id),
  name: `draft template ${id}`,
})

/** @throws AppError `document.keys_locked`, `document.key_unavailable` */
export async function newKey({ parts }: DraftCall, tx: Tx, officeId: string, { fileKey }: Owner) {
  const dataKey = randomBytes(32)
  const wrapped = await parts.keys.wrapFileKey(tx, { officeId, fileKey }, dataKey)
  return { dataKey, wrapped }
}

interface KeyedRow {
  company_id: string
  wrapped_key: Buffer
}

/** @throws AppError `document.keys_locked`, `document.key_unavailable` */
export const openKey = (
  { parts }: DraftCall,
  tx: Tx,
  { company_id: officeId, wrapped_key }: KeyedRow,
  { fileKey }: Owner,
): Promise<Buffer> => parts.keys.openFileKey(tx, { officeId, fileKey }, wrapped_key)

export const seal = (dataKey: Buffer, { name }: Owner, value: unknown): Buffer =>
  wrapKey(createSecretKey(dataKey), Buffer.from(JSON.stringify(value)), name)

/** @throws AppError `document.key_unavailable` */
export function unseal<Value>(dataKey: Buffer, { name }: Owner, sealed: Buffer): Value {
  const bytes = unwrapKey(createSecretKey(dataKey), sealed, name)
  if (!bytes) throw new AppError('document.key_unavailable')
  return JSON.parse(bytes.toString())
}
