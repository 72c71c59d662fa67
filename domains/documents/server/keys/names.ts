/** To what encrypted keys are bound, and the form of an encrypted data key. */
import type { OfficeKeyRow } from './tables.ts'

/** The file whose data key it is; an encrypted data key opens for this office and this file only. */
export interface FileOfOffice {
  officeId: string
  /** Its key in the store. */
  fileKey: string
}

export const ownerOf = (
  { id, company_id }: Pick<OfficeKeyRow, 'id' | 'company_id'>,
  column: 'wrapped' | 'recovery',
): string => `office key ${company_id} ${id} ${column}`

export const nameOf = ({ officeId, fileKey }: FileOfOffice): string => `file key ${officeId} ${fileKey}`

/** An encrypted data key: version, id of the key of the office, and what `wrapKey` gave. */
const version = 1
const keyIdBytes = 16

export const wrappedBy = (keyId: string, bytes: Buffer): Buffer =>
  Buffer.concat([Buffer.from([version]), Buffer.from(keyId.replaceAll('-', ''), 'hex'), bytes])

export function partsOf(wrapped: Buffer): { keyId: string | undefined; bytes: Buffer } {
  if (wrapped[0] !== version) return { keyId: undefined, bytes: Buffer.alloc(0) }
  const digits = wrapped.subarray(1, 1 + keyIdBytes).toString('hex')
  const keyId = digits.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')
  return { keyId, bytes: wrapped.subarray(1 + keyIdBytes) }
}
