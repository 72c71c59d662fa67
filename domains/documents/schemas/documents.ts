/** Shapes of documents, of their versions, and of who has read them. */
import { id, meanwhile, Person, version } from '@mizan/cases/schemas'
import { pageOf, pageQuery } from '@mizan/platform/contract'
import { z } from 'zod'
import { longestDescription, longestName } from '../data/limits.ts'
import { documentKinds, documentSections } from '../data/types.ts'

export type DocumentSection = (typeof documentSections)[number]

export const DocumentId = z.object({ caseId: id, documentId: id })
export type DocumentId = z.infer<typeof DocumentId>

export const documentAbilities = ['edit', 'delete', 'restore'] as const

export const Version = z.object({
  versionId: z.string(),
  number: z.number().int(),
  fileName: z.string(),
  extension: z.string(),
  contentType: z.string(),
  /** Bytes. */
  size: z.number().int(),
  sha256: z.string(),
  comment: z.string(),
  /** Whether it can run programs when it is opened in Office. */
  hasMacros: z.boolean(),
  addedBy: Person,
  addedAt: z.string(),
})
export type Version = z.infer<typeof Version>

export const Document = z.object({
  documentId: z.string(),
  name: z.string(),
  extension: z.string(),
  kind: z.enum(documentKinds),
  section: z.enum(documentSections),
  isAudio: z.boolean(),
  description: z.string(),
  /** Of the record, for changes of its name and description. */
  version: z.number().int(),
  /** The newest version of the file. */
  latest: Version,
  createdBy: Person,
  createdAt: z.string(),
  /** Set in the bin: who put it there, when, and in how many days it is removed for good. */
  deleted: z.object({ by: Person, at: z.string(), daysLeft: z.number().int() }).nullable(),
  may: z.array(z.enum(documentAbilities)),
})
export type Document = z.infer<typeof Document>

/**
 * `unseen`: versions of others between the last one that the caller opened or added and theirs. Their file may lack what
 * is new in those; nothing is lost, as all versions are kept.
 */
export const AddedDocument = Document.extend({
  unseen: z.array(z.object({ number: z.number().int(), by: Person })),
})
export type AddedDocument = z.infer<typeof AddedDocument>

export const documentOrders = ['name', 'kind', 'size', 'addedBy', 'date'] as const

export const DocumentQuery = z.object({
  ...pageQuery,
  /** Words of the name, anywhere in it. */
  query: z.string().max(200).optional(),
  kind: z.enum(documentKinds).optional(),
  section: z.enum(documentSections).optional(),
  /** Those that were deleted and can be restored. */
  bin: z.stringbool().default(false),
  sort: z.enum(documentOrders).default('date'),
  direction: z.enum(['ascending', 'descending']).optional(),
})
export type DocumentQuery = z.output<typeof DocumentQuery>

/** `inBin`: how many can be restored. `ofCourt`: how many are of the court, whatever is asked for. */
export const DocumentPage = pageOf(Document).extend({
  inBin: z.number().int(),
  ofCourt: z.number().int(),
  may: z.array(z.enum(['add'])),
})
export type DocumentPage = z.infer<typeof DocumentPage>

export const DocumentChange = z.object({
  name: z.string().trim().min(1).max(longestName).optional(),
  description: z.string().trim().max(longestDescription).optional(),
  version,
})
export type DocumentChange = z.output<typeof DocumentChange>

export const DocumentChanged = Document.extend({ meanwhile })
export type DocumentChanged = z.infer<typeof DocumentChanged>

export const Versions = z.object({ items: z.array(Version) })
export type Versions = z.infer<typeof Versions>

export const DownloadQuery = z.object({
  documentId: id,
  versionId: id.optional(),
  /** In place of a session, for the version that is named; see `documents.ticket`. */
  ticket: z.string().max(500).optional(),
})
export type DownloadQuery = z.infer<typeof DownloadQuery>

/** Newest first: one line for each person, version and day. */
export const Readers = pageOf(
  z.object({
    person: Person,
    /** Number of the version. */
    version: z.number().int(),
    firstAt: z.string(),
    lastAt: z.string(),
  }),
)
export type Readers = z.infer<typeof Readers>
export const ReadersQuery = z.object(pageQuery)
