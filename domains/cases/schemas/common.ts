/** Shapes that several calls about cases share. */

import { isOneLine, withoutInvisible } from '@mizan/identity/rules/fields'
import { isDate } from '@mizan/platform/calendar'
import { SeenVersion } from '@mizan/platform/contract'
import { z } from 'zod'
import { jurisdictions } from '../data/jurisdictions.ts'
import { casePermissions, caseStates, priorities } from '../data/words.ts'

export const id = z.string().min(1).max(64)
export const oneLine = (longest: number) =>
  z.string().overwrite(withoutInvisible).trim().min(1).max(longest).refine(isOneLine)

/** A day from 1900 to 2099. */
export const day = z
  .string()
  .refine((text) => isDate(text) && text >= '1900-01-01' && text <= '2099-12-31', 'field.civil_date')

export const CaseId = z.object({ caseId: id })

/** `name` is empty where that account is erased. */
export const Person = z.object({ id: z.string(), name: z.string() })
export type Person = z.infer<typeof Person>

export const CaseState = z.enum(caseStates)
export type CaseState = z.infer<typeof CaseState>

export const Priority = z.enum(priorities)
export type Priority = z.infer<typeof Priority>

export const Jurisdiction = z.enum(jurisdictions)
export type Jurisdiction = z.infer<typeof Jurisdiction>

export const Permission = z.enum(casePermissions)

export const version = SeenVersion

/** What others have changed since the version that was sent, in other fields; it was kept. */
export const meanwhile = z.array(
  z.object({ by: Person.nullable(), at: z.string(), fields: z.array(z.string()) }),
)

/** Both ends of a range of days, or neither; a single day is a range as well. */
export const range = { startDate: day.optional(), endDate: day.optional() }

interface Range {
  startDate?: string | undefined
  endDate?: string | undefined
}

export const bothOrNeither = {
  holds: ({ startDate, endDate }: Range) => !startDate === !endDate,
  issue: { path: ['endDate'], message: 'field.both_dates' },
}
export const endNotBeforeStart = {
  holds: ({ startDate, endDate }: Range) => !startDate || !endDate || startDate <= endDate,
  issue: { path: ['endDate'], message: 'dates.reversed' },
}
