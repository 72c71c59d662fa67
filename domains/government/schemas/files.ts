/** Shapes of the court files of a case. */
import { id } from '@mizan/cases/schemas'
import { pageOf, pageQuery } from '@mizan/platform/contract'
import { z } from 'zod'
import { mostRead } from '../data/limits.ts'
import { GovernmentCase } from './cases.ts'

/** `order`: by domain, or as one timeline with the newest first. */
export const FilesQuery = z.object({
  ...pageQuery,
  order: z.enum(['domain', 'date']).default('domain'),
  domain: z.string().max(300).optional(),
  type: z.string().max(300).optional(),
  sender: z.string().max(300).optional(),
  unread: z.stringbool().default(false),
})
export type FilesQuery = z.output<typeof FilesQuery>

export const fileFaults = ['refused', 'too_big', 'not_found', 'unreadable', 'line'] as const

const Reference = z.object({
  fileId: z.string(),
  order: z.number().int(),
  name: z.string(),
  documentId: z.string().nullable(),
})

export const CourtFile = z.object({
  fileId: z.string(),
  governmentCaseId: z.string(),
  domain: z.string(),
  courtFileNo: z.string(),
  approvalDate: z.string(),
  senderDate: z.string(),
  type: z.string(),
  subType: z.string(),
  sender: z.string(),
  senderNumber: z.string(),
  sendFileNo: z.string(),
  description: z.string(),
  /** Null while no copy has arrived, and after its document was removed for good. */
  documentId: z.string().nullable(),
  /** The number of copies of the court; more than one if the document has changed. */
  copies: z.number().int(),
  /** Why it could not be fetched the last time. */
  fault: z.enum(fileFaults).nullable(),
  /** Whether the last complete sync found it in the list of the portal. */
  isListed: z.boolean(),
  isUnread: z.boolean(),
  storedAt: z.string().nullable(),
  references: z.array(Reference),
})
export type CourtFile = z.infer<typeof CourtFile>

const Counted = z.object({ name: z.string(), count: z.number().int() })

/** Counts are of all files of the case, whatever the query filters. */
export const FilesPage = pageOf(CourtFile).extend({
  cases: z.array(GovernmentCase),
  domains: z.array(
    z.object({
      governmentCaseId: z.string(),
      domain: z.string(),
      count: z.number().int(),
      references: z.array(z.string()),
    }),
  ),
  types: z.array(Counted),
  senders: z.array(Counted),
  unread: z.number().int(),
})
export type FilesPage = z.infer<typeof FilesPage>

/** Without ids all files are marked as read. */
export const FilesRead = z.object({ fileIds: z.array(id).max(mostRead).optional() })
export type FilesRead = z.output<typeof FilesRead>
