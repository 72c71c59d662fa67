/** Shapes of a sync: lists, copies and their end. Form fields have the names of the specification. */
import { day, id } from '@mizan/cases/schemas'
import { z } from 'zod'
import { longest, mostFaults, mostListed, mostReferences } from '../data/limits.ts'
import { readAt, text } from './cases.ts'

/** The message of the specification for a missing field. */
const cannotBeNull = 'government.cannot_be_null'
const given = (field: z.ZodType<string, string>) =>
  z
    .string({ error: cannotBeNull })
    .refine((value) => value.trim() !== '' && value !== 'null', { error: cannotBeNull, abort: true })
    .pipe(field)

const registered = {
  courtFileNo: z.string().trim().min(1).max(longest.number),
  approvalDate: day,
  senderDate: day,
  type: text(longest.name),
  subType: text(60),
  sender: text(longest.name),
  senderNumber: text(longest.number),
  sendFileNo: text(longest.number),
  description: text(longest.text),
}

const ListedReference = z.object({
  referencedFileId: text(2_000).default(''),
  order: z.number().int().min(0).max(9_999),
  type: text(longest.name).default(''),
})

const ListedFile = z.object({
  ...registered,
  subType: registered.subType.default(''),
  sender: registered.sender.default(''),
  senderNumber: registered.senderNumber.default(''),
  sendFileNo: registered.sendFileNo.default(''),
  description: registered.description.default(''),
  /** The id in this answer of the portal; only its hash is stored, to recognise the file within this sync. */
  governmentFileId: text(2_000).default(''),
  mainFileDomain: text(longest.name).default(''),
  /** The number among similar documents, from 1. */
  occurrence: z.number().int().min(1).max(1_000).default(1),
  references: z.array(ListedReference).max(mostReferences).default([]),
})
export type ListedFile = z.output<typeof ListedFile>

/**
 * A section of a list of the portal. `everything`: stored copies are wanted too, to see whether they changed.
 * `isTrial`: nothing is noted.
 */
export const FileList = z.object({
  governmentCaseId: id,
  readAt,
  everything: z.boolean().default(false),
  isTrial: z.boolean().default(false),
  files: z.array(ListedFile).max(mostListed),
})
export type FileList = z.output<typeof FileList>

/**
 * The answers are in the order of the list. `fileId` is empty in a trial for a document that was never listed;
 * otherwise it goes into `GovernmentFileId` or `ReferencedFileId` of the upload.
 */
export const VerifiedFiles = z.object({
  items: z.array(
    z.object({
      fileId: z.string(),
      needed: z.boolean(),
      references: z.array(z.object({ fileId: z.string(), order: z.number().int(), needed: z.boolean() })),
    }),
  ),
})
export type VerifiedFiles = z.infer<typeof VerifiedFiles>

const optional = (most: number) => text(most).default('')

export const GovernmentFile = z.object({
  GovernmentFileId: optional(2_000),
  CourtId: optional(longest.id),
  GovernmentCaseNo: optional(longest.number),
  ggFileId: optional(2_000),
  CourtFileNo: given(registered.courtFileNo),
  Sender: optional(longest.name),
  SenderNumber: optional(longest.number),
  SendFileNo: optional(longest.number),
  SenderDate: given(day),
  ApprovalDate: given(day),
  Type: optional(longest.name),
  SubType: optional(60),
  Description: optional(longest.text),
  MainFileDomain: optional(longest.name),
})
export type GovernmentFile = z.output<typeof GovernmentFile>

export const ReferenceFile = z.object({
  CourtId: optional(longest.id),
  CaseNumber: optional(longest.number),
  MainFileId: optional(2_000),
  ReferencedFileId: optional(2_000),
  Order: given(z.string().regex(/^\d{1,4}$/)).transform(Number),
})
export type ReferenceFile = z.output<typeof ReferenceFile>

/** `outcome`: `older` for a copy that was fetched before the stored one. */
export const StoredFile = z.object({
  fileId: z.string(),
  outcome: z.enum(['new', 'version', 'known', 'older']),
  documentId: z.string().nullable(),
})
export type StoredFile = z.infer<typeof StoredFile>

/** `isComplete`: the list was read to its end. `faults`: documents that could not be fetched, with the reasons. */
export const SyncEnd = z.object({
  governmentCaseId: id,
  readAt,
  isComplete: z.boolean(),
  faults: z
    .array(
      z.object({ fileId: id, reason: z.enum(['refused', 'too_big', 'not_found', 'unreadable', 'line']) }),
    )
    .max(mostFaults)
    .default([]),
})
export type SyncEnd = z.output<typeof SyncEnd>

export const SyncEnded = z.object({ lastSyncedAt: z.string().nullable(), fileCount: z.number().int() })
export type SyncEnded = z.infer<typeof SyncEnded>
