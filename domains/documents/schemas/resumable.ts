/** Shapes of uploads whose bytes are sent one part after the other. */
import { id } from '@mizan/cases/schemas'
import { z } from 'zod'
import { longestDescription } from '../data/limits.ts'
import { onDuplicate } from './uploads.ts'

export const UploadId = z.object({ caseId: id, uploadId: id })
export type UploadId = z.infer<typeof UploadId>

export const NewUpload = z.strictObject({
  fileName: z.string().trim().min(1).max(255),
  /** Bytes. */
  size: z.number().int().min(0).max(2_147_483_647),
  /** The file becomes a version of this document. */
  documentId: id.optional(),
  duplicate: z.enum(onDuplicate).default('refuse'),
})
export type NewUpload = z.output<typeof NewUpload>

/** `uploadUrl` takes the bytes as tus 1.0.0 says: HEAD and PATCH. `documents.dropUpload` removes an upload. */
export const BegunUpload = z.object({
  uploadId: z.string(),
  uploadUrl: z.string(),
  expiresAt: z.string(),
})
export type BegunUpload = z.infer<typeof BegunUpload>

export const FinishedUpload = z.strictObject({
  duplicate: z.enum(onDuplicate).default('refuse'),
  /** Of the new document; one that gets a version keeps its own. */
  description: z.string().trim().max(longestDescription).default(''),
})
export type FinishedUpload = z.output<typeof FinishedUpload>
