/** Shapes of what is shown of a document, of conversions and of comparisons. */
import { id } from '@mizan/cases/schemas'
import { losses, Undrawn, View } from '@mizan/platform/text-documents/view'
import { z } from 'zod'
import { targetTypes } from '../rules/preview.ts'
import { Document } from './documents.ts'

/** The newest version if it is left out. */
export const VersionQuery = z.object({ versionId: id.optional() })
export type VersionQuery = z.output<typeof VersionQuery>

/** Opens the file of one version to `documents.download`, for the session that asked for it. */
export const FileTicket = z.object({ versionId: z.string(), ticket: z.string(), until: z.string() })
export type FileTicket = z.infer<typeof FileTicket>

export const Preview = z.object({ versionId: z.string(), number: z.number().int(), view: View })
export type Preview = z.infer<typeof Preview>

export const Conversion = z.object({ to: z.enum(targetTypes), versionId: id.optional() })
export type Conversion = z.output<typeof Conversion>

/** What did not come along into another form, and the letters that could not be drawn. */
export const Lost = z.object({ losses: z.array(z.enum(losses)), undrawn: Undrawn.optional() })
export type Lost = z.infer<typeof Lost>

/** `document`: the new one, or the one of that name with its new version. */
export const Converted = Lost.extend({ document: Document })
export type Converted = z.infer<typeof Converted>

/** Ids of two versions of the document. */
export const ComparisonQuery = z.object({ before: id, after: id })
export type ComparisonQuery = z.output<typeof ComparisonQuery>

const Compared = z.object({ versionId: z.string(), number: z.number().int() })

export const Comparison = z.object({
  before: Compared,
  after: Compared,
  /** Paragraphs of both in their order; one of which both have a part stands once. */
  paragraphs: z.array(z.array(z.object({ kind: z.enum(['same', 'added', 'removed']), text: z.string() }))),
  /** Words. */
  added: z.number().int(),
  removed: z.number().int(),
  /** False if some passage differs so much that it is shown as removed and added as a whole. */
  isExact: z.boolean(),
  /** There is more than is sent. */
  isCut: z.boolean(),
})
export type Comparison = z.infer<typeof Comparison>
