/** Shapes of the proposals of court files. */
import { id, NewLimit } from '@mizan/cases/schemas'
import { z } from 'zod'

const of = { governmentCaseId: z.string(), key: z.string() }

export const ProposedParty = z.object({
  ...of,
  name: z.string(),
  /** A code of the roles of parties, or the word of the portal. */
  role: z.string(),
  /** Its word in the portal. */
  said: z.string(),
  type: z.enum(['individual', 'organisation']),
  representatives: z.array(z.string()),
})
export type ProposedParty = z.infer<typeof ProposedParty>

export const ProposedLimit = z.object({
  ...of,
  fileId: z.string(),
  documentId: z.string().nullable(),
  /** The type of the document that may have begun it. */
  type: z.string(),
  courtFileNo: z.string(),
  /** The day on which it was sent; the time limit is computed as for electronic service on that day. */
  sentOn: z.string(),
  title: z.object({ tr: z.string(), en: z.string() }),
  lastDay: z.string(),
  /** The calculation in the form of a time limit of the case. */
  calculation: NewLimit.shape.calculation.unwrap().unwrap(),
})
export type ProposedLimit = z.infer<typeof ProposedLimit>

export const Proposals = z.object({ parties: z.array(ProposedParty), limits: z.array(ProposedLimit) })
export type Proposals = z.infer<typeof Proposals>

export const Dismissal = z.object({ governmentCaseId: id, key: z.string().min(1).max(200) })
export type Dismissal = z.output<typeof Dismissal>
