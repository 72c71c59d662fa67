/** Which cases a list shows, and in which order. */
import { pageQuery } from '@mizan/platform/contract'
import { z } from 'zod'
import { caseStates, noState } from '../data/words.ts'
import { bothOrNeither, day, endNotBeforeStart, id } from './common.ts'

const states = [...caseStates, noState] as const

/** An unknown state is not found. */
export const StateId = z.object({ stateId: z.string().min(1).max(64) })

export const StateOrNone = z.enum(states)
export type StateOrNone = z.infer<typeof StateOrNone>

/** Several states, separated by commas. */
const stateList = z
  .string()
  .max(100)
  .transform((text) => text.split(',').filter((one) => one !== ''))
  .pipe(z.array(StateOrNone))

const deadlines = ({
  deadlineFrom,
  deadlineTo,
}: {
  deadlineFrom?: string | undefined
  deadlineTo?: string | undefined
}) => ({
  startDate: deadlineFrom,
  endDate: deadlineTo,
})

export const ListQuery = z
  .object({
    ...pageQuery,
    query: z.string().trim().max(200).default(''),
    state: stateList.optional(),
    /** `none` for cases without one. */
    assigneeId: id.optional(),
    clientId: id.optional(),
    following: z.stringbool().optional(),
    /** Both ends of a range of days, or neither. */
    deadlineFrom: day.optional(),
    deadlineTo: day.optional(),
    sort: z.enum(['changed', 'deadline', 'title', 'number']).default('changed'),
    direction: z.enum(['asc', 'desc']).optional(),
  })
  .refine((query) => bothOrNeither.holds(deadlines(query)), { ...bothOrNeither.issue, path: ['deadlineTo'] })
  .refine((query) => endNotBeforeStart.holds(deadlines(query)), {
    ...endNotBeforeStart.issue,
    path: ['deadlineTo'],
  })
export type ListQuery = z.output<typeof ListQuery>
