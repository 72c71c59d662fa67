/** Shapes of services that are made of time. */
import { day, id, oneLine, version } from '@mizan/cases/schemas'
import { z } from 'zod'
import { longestServiceText, mostBilled } from '../data/limits.ts'
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
  /** What the services say before how long they took; everybody who may read the client reads it. */
  description: oneLine(longestServiceText).optional(),
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
