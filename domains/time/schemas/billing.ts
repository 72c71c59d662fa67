/** Shapes of services that are made of time. */
import { day, id, oneLine, version } from '@mizan/cases/schemas'
import { aboveZero } from '@mizan/clients/schemas'
import { z } from 'zod'
import { longestServiceText, mostBilled } from '../data/limits.ts'

const PlannedService = z.object({
  /** Entries of one case, each with the version that the person saw, because the service costs what was shown. */
  entries: z
    .array(z.object({ entryId: id, version }))
    .min(1)
    .max(mostBilled),
  /** Everybody who may read the client can read this text. */
  description: oneLine(longestServiceText),
  /** The sum of its entries if it is left out. */
  amount: aboveZero.optional(),
})

export const BillRequest = z
  .object({
    clientId: id,
    services: z.array(PlannedService).min(1).max(mostBilled),
    /** Day of the services; today in Turkey if it is left out. */
    date: day.optional(),
  })
  .refine(({ services }) => isOnce(services), { path: ['services'], error: 'field.entries_once' })
export type BillRequest = z.output<typeof BillRequest>

/** Whether there are at most so many entries in all, none of them twice. */
function isOnce(services: readonly { entries: readonly { entryId: string }[] }[]): boolean {
  const ids = services.flatMap(({ entries }) => entries.map(({ entryId }) => entryId))
  return ids.length <= mostBilled && new Set(ids).size === ids.length
}

export const BillingResult = z.object({
  services: z.array(
    z.object({ serviceId: z.string(), caseId: z.string(), amount: z.string(), description: z.string() }),
  ),
  /** The sum of the services. */
  amount: z.string(),
})
export type BillingResult = z.infer<typeof BillingResult>

export const UnbillRequest = z.object({ clientId: id, serviceIds: z.array(id).min(1).max(mostBilled) })
export type UnbillRequest = z.output<typeof UnbillRequest>
