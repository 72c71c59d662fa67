/** Shapes of what is uploaded: fields of multipart bodies have the names of the specification. */
import { id } from '@mizan/cases/schemas'
import { z } from 'zod'
import { longestComment, longestDescription, mostChecked } from '../data/limits.ts'

/** What becomes of a file whose name a document of the case has: `refuse` asks, by a refusal that names it. */
export const onDuplicate = ['refuse', 'version', 'both'] as const
export type OnDuplicate = (typeof onDuplicate)[number]

const fileName = z.string().trim().max(255)

export const NewDocument = z.strictObject({
  /** The name of the file if it is left out. */
  Name: fileName.optional(),
  Description: z.string().trim().max(longestDescription).default(''),
  Duplicate: z.enum(onDuplicate).default('refuse'),
})
export type NewDocument = z.output<typeof NewDocument>

/** Without a file, the comment on the newest version is changed. */
export const NewVersion = z.strictObject({
  DocumentId: id,
  Comment: z.string().trim().max(longestComment).optional(),
})
export type NewVersion = z.output<typeof NewVersion>

export const Check = z.strictObject({ names: z.array(fileName.min(1)).min(1).max(mostChecked) })
export type Check = z.output<typeof Check>

/** For each name, in the same order: the document that has it, and the name under which both would be kept. */
export const Checked = z.object({
  items: z.array(
    z.object({
      name: z.string(),
      taken: z.object({ documentId: z.string(), name: z.string(), free: z.string() }).nullable(),
    }),
  ),
})
export type Checked = z.infer<typeof Checked>
