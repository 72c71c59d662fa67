/** Shapes of the call that makes one PDF of exhibits. */
import { id, oneLine } from '@mizan/cases/schemas'
import { z } from 'zod'
import { longestName, mostExhibits } from '../data/limits.ts'
import { exhibitWords } from '../rules/exhibits.ts'
import { Document } from './documents.ts'
import { Lost } from './preview.ts'

const Exhibit = z.strictObject({
  documentId: id,
  /** As the list and the bookmarks name it; empty leaves only its number. */
  title: z.union([z.literal(''), oneLine(longestName)]),
})

/** Refuses the first document that is listed twice, and says where. */
function requireOnce(all: readonly z.output<typeof Exhibit>[], context: z.RefinementCtx): void {
  const ids = all.map(({ documentId }) => documentId)
  const at = ids.findIndex((one, index) => ids.indexOf(one) < index)
  if (at < 0) return
  const params = { earlier: String(ids.indexOf(ids[at] ?? '') + 1), later: String(at + 1) }
  context.addIssue({ code: 'custom', path: [at, 'documentId'], message: 'exhibits.twice', params })
}

export const NewExhibits = z.strictObject({
  /** Of the document that comes of it. */
  name: z.string().trim().min(1).max(longestName),
  word: z.enum(exhibitWords),
  /** Whether each page says of which exhibit it is. */
  isStamped: z.boolean(),
  /** In their order; each document once. */
  exhibits: z.array(Exhibit).min(1).max(mostExhibits).superRefine(requireOnce),
})
export type NewExhibits = z.output<typeof NewExhibits>

export const MadeExhibits = z.object({
  document: Document,
  pages: z.number().int(),
  /** What is not printed as its own program would print it, by the name of the document. */
  losses: z.array(Lost.extend({ name: z.string() })),
})
export type MadeExhibits = z.infer<typeof MadeExhibits>
