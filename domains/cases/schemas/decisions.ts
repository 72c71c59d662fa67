/** Shapes of the decisions that a case collects. */
import { DecisionSummary, SearchCountry } from '@mizan/research/schemas'
import { z } from 'zod'
import { longestNumber, longestTitle } from '../data/limits.ts'
import { id, oneLine, Person } from './common.ts'

/** `courtCaseId`: the id of a decision, which is the same in every installation. */
export const CourtCaseId = z.object({ courtCaseId: z.string().min(1).max(128) })
export const LinkId = z.object({ caseId: id, courtCaseId: CourtCaseId.shape.courtCaseId })

/** By its id, or by its numbers. */
export const DecisionLink = z.union([
  z.strictObject({ courtCaseId: CourtCaseId.shape.courtCaseId }),
  z.strictObject({
    country: SearchCountry,
    mainCaseNumber: oneLine(longestNumber),
    decisionNumber: oneLine(longestNumber),
    chamber: oneLine(longestTitle).optional(),
  }),
])
export type DecisionLink = z.infer<typeof DecisionLink>

export const LinkedDecision = z.object({
  courtCaseId: z.string(),
  citation: z.string(),
  /** Null if the archive no longer has the decision. */
  decision: DecisionSummary.nullable(),
  linkedBy: Person,
  linkedAt: z.string(),
})
export type LinkedDecision = z.infer<typeof LinkedDecision>

export const LinkedDecisions = z.object({ items: z.array(LinkedDecision) })
