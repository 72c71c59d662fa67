/**
 * The id by which a copy is sent after its list was checked: which document it is, and when the list was read, so that
 * a copy that arrives late does not take the place of a newer one.
 */
import { createHash } from 'node:crypto'

export const uploadId = (fileId: string, readAt: string): string => `${fileId}@${new Date(readAt).getTime()}`

export function readUploadId(text: string): { fileId: string; readAt: string } | undefined {
  const parts = /^([0-9a-f-]{36})@(\d{1,15})$/.exec(text)
  const [, fileId = '', ms = ''] = parts ?? []
  const at = new Date(Number(ms))
  return parts && !Number.isNaN(at.getTime()) ? { fileId, readAt: at.toISOString() } : undefined
}

export const hashOf = (text: string): string => createHash('sha256').update(text).digest('hex')
