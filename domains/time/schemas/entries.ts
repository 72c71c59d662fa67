/** Shapes of recorded time. */
import {
  bothOrNeither,
  day,
  endNotBeforeStart,
  id,
  meanwhile,
  oneLine,
  Person,
  range,
  version,
} from '@mizan/cases/schemas'
import { canonicalAmount } from '@mizan/clients/rules/amount'
import { key } from '@mizan/clients/schemas'
import { pageOf, pageQuery } from '@mizan/platform/contract'
import { z } from 'zod'
import { longestWhat, mostMinutes } from '../data/limits.ts'
import { isRate } from '../rules/rate.ts'

/** The rate of an hour, as `2500.00`. */
export const rate = z.string().trim().refine(isRate, 'field.rate').transform(canonicalAmount)
export const what = oneLine(longestWhat)

/** A case as far as time names it. */
export const CaseOfTime = z.object({ caseId: z.string(), title: z.string(), number: z.string() })
export type CaseOfTime = z.infer<typeof CaseOfTime>

const ClientOfTime = z.object({ clientId: z.string(), name: z.string() })

const fields = {
  caseId: id,
  date: day,
  minutes: z.number().int().min(1).max(mostMinutes),
  what,
}

export const EntryId = z.object({ entryId: id })
export type EntryId = z.infer<typeof EntryId>

export const NewEntry = z.object({
  ...fields,
  /** Null for none; if it is left out, the last rate of the person counts. */
  rate: rate.nullable().optional(),
  key,
})
export type NewEntry = z.output<typeof NewEntry>

/** Omitted fields stay as they are. */
export const EntryChange = z
  .object({ ...fields, rate: rate.nullable() })
  .partial()
  .extend({ version })
export type EntryChange = z.output<typeof EntryChange>

/** The version that was seen. */
export const EntryStep = z.object({ version })
export type EntryStep = z.output<typeof EntryStep>

export const entryAbilities = ['edit', 'delete'] as const

export const TimeEntry = z.object({
  entryId: z.string(),
  case: CaseOfTime,
  /** The clients of the case, to whom the entry can be charged. */
  clients: z.array(ClientOfTime),
  person: Person,
  date: z.string(),
  minutes: z.number().int(),
  what: z.string(),
  /** Lira for an hour, and for the whole; both are null without a rate. */
  rate: z.string().nullable(),
  amount: z.string().nullable(),
  version: z.number().int(),
  /** The service that the entry became; null before. */
  service: z.object({ serviceId: z.string(), clientId: z.string(), at: z.string() }).nullable(),
  may: z.array(z.enum(entryAbilities)),
})
export type TimeEntry = z.infer<typeof TimeEntry>

/** The present state of the entry, and the changes of others meanwhile. */
export const EntryChanged = TimeEntry.extend({ meanwhile })
export type EntryChanged = z.infer<typeof EntryChanged>

export const EntryQuery = z
  .object({
    ...pageQuery,
    ...range,
    caseId: id.optional(),
    clientId: id.optional(),
    personId: id.optional(),
    billed: z.stringbool().optional(),
  })
  .refine(bothOrNeither.holds, bothOrNeither.issue)
  .refine(endNotBeforeStart.holds, endNotBeforeStart.issue)
export type EntryQuery = z.output<typeof EntryQuery>

/** The sums count all pages. `rateless`: the number of entries without a rate. */
export const EntryPage = pageOf(TimeEntry).extend({
  minutes: z.number().int(),
  amount: z.string(),
  rateless: z.number().int(),
  may: z.array(z.enum(['bill'])),
})
export type EntryPage = z.infer<typeof EntryPage>

export const TimeOfCase = z.object({ minutes: z.number().int(), amount: z.string(), unbilled: z.string() })
export type TimeOfCase = z.infer<typeof TimeOfCase>
