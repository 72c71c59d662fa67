/** Shapes of services that are made of time. */
import { day, id, version } from '@mizan/cases/schemas'
import { z } from 'zod'
import { mostBilled } from '../data/limits.ts'
import { groupings } from '../data/words.ts'

export const BillRequest = z.object({
  clientId: id,
  /** Each with the version that the person saw, because the service costs what was shown. */
  entries: z
    .array(z.object({ entryId: id, version }))
    .min(1)
    .max(mostBilled),
  /** One service for each case, or one for each entry. */
  grouping: z.enum(groupings).default('case'),
  /** Day of the services; today in Turkey if it is left out. */
  date: day.optional(),
})
export type BillRequest = z.output<typeof BillRequest>

export const Billed = z.object({
  services: z.array(
    z.object({ serviceId: z.string(), caseId: z.string(), amount: z.string(), description: z.string() }),
  ),
  /** The sum of the services. */
  amount: z.string(),
})
export type Billed = z.infer<typeof Billed>
