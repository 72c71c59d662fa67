/** Shapes of the search in texts of documents, and of what is known of one text. */
import { id } from '@mizan/cases/schemas'
import { pageOf } from '@mizan/platform/contract'
import { z } from 'zod'
import { textReasons } from '../data/text-types.ts'
import { documentKinds } from '../data/types.ts'

const day = z.iso.date()

export const DocumentSearch = z.strictObject({
  query: z.string().max(500),
  /** All cases that may be read if it is left out. */
  caseId: id.optional(),
  kind: z.enum(documentKinds).optional(),
  /** Days on which the newest version was added. */
  from: day.optional(),
  to: day.optional(),
  sort: z.enum(['relevance', 'newest']).default('relevance'),
  pageIndex: z.number().int().min(0).max(500).default(0),
  pageSize: z.number().int().min(1).max(50).default(20),
})
export type DocumentSearch = z.output<typeof DocumentSearch>

export const FoundDocument = z.object({
  /** `documents`, or the tab of the case that shows what the text belongs to, such as `recordings`. */
  source: z.string(),
  /** Of what `source` says. */
  documentId: z.string(),
  versionId: z.string(),
  name: z.string(),
  extension: z.string(),
  kind: z.enum(documentKinds),
  case: z.object({ caseId: z.string(), title: z.string(), number: z.string() }),
  /** When its newest version was added. */
  addedAt: z.string(),
  /** Null if the file has no pages that are the same for every reader. */
  pages: z.number().int().nullable(),
  /** Whether the text was recognised in pictures, and may have mistakes. */
  recognised: z.boolean(),
  passages: z.array(
    z.object({
      text: z.string(),
      /** What was found, as [start, end) within the text. */
      ranges: z.array(z.tuple([z.number().int(), z.number().int()])),
      page: z.number().int().nullable(),
      /** Of speech: which sentence it is, from 0, and when it is heard if that is known. */
      spoken: z.object({ sentence: z.number().int(), atMs: z.number().int().nullable() }).nullable(),
    }),
  ),
})
export type FoundDocument = z.infer<typeof FoundDocument>

export const FoundPage = pageOf(FoundDocument)
export type FoundPage = z.infer<typeof FoundPage>

export const textStates = ['waiting', 'done', 'no_text', 'failed', 'locked'] as const

const recogniser = z.enum(['none', 'pictures', 'scans'])

/** `program`: its name and version. */
export const RecogniserState = z.object({ recogniser, program: z.string().nullable() })
export type RecogniserState = z.infer<typeof RecogniserState>

export const TextState = z.object({
  /** `locked`: it can be read and searched once somebody opens the key of the office. */
  state: z.enum(textStates),
  reason: z.enum(textReasons).nullable(),
  pages: z.number().int().nullable(),
  recognised: z.boolean(),
  /** What this server recognises letters in. */
  recogniser,
})
export type TextState = z.infer<typeof TextState>
