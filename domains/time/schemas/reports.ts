/** Shapes of reports. */
import { day, endNotBeforeStart, id } from '@mizan/cases/schemas'
import { z } from 'zod'
import { reportKinds } from '../data/words.ts'

export const ReportKind = z.enum(reportKinds)
export type ReportKind = z.infer<typeof ReportKind>

/** The range includes both days. */
export const ReportQuery = z
  .object({
    startDate: day,
    endDate: day,
    by: ReportKind,
    caseId: id.optional(),
    clientId: id.optional(),
    personId: id.optional(),
  })
  .refine(endNotBeforeStart.holds, endNotBeforeStart.issue)
export type ReportQuery = z.output<typeof ReportQuery>

const sums = {
  minutes: z.number().int(),
  /** The amount in lira; entries without a rate count as zero. */
  amount: z.string(),
  /** The share that became services, and the rest. */
  billed: z.string(),
  unbilled: z.string(),
}

export const ReportLine = z.object({
  /** The id of the case, client or person, or the month as `2026-11`; null for cases without a client. */
  key: z.string().nullable(),
  name: z.string(),
  ...sums,
})
export type ReportLine = z.infer<typeof ReportLine>

export const Report = z.object({ lines: z.array(ReportLine), ...sums })
export type Report = z.infer<typeof Report>
