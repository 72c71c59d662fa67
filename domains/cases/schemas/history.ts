/** Shapes of the history of a case, made of the entries in the record of the office. */
import { pageOf, pageQuery } from '@mizan/platform/contract'
import { z } from 'zod'
import { historyKinds } from '../rules/history-kinds.ts'
import { bothOrNeither, endNotBeforeStart, id, Person, range } from './common.ts'

export const HistoryQuery = z
  .strictObject({
    pageIndex: pageQuery.pageIndex,
    pageSize: pageQuery.pageSize,
    /** Names of entries, such as `case.state_changed`. */
    actions: z.array(z.string().max(64)).max(100).optional(),
    /** What the entries are about; narrows `actions` if both are given. */
    kind: z.enum(historyKinds).optional(),
    /** Only entries about this task. */
    taskId: id.optional(),
    actorId: id.optional(),
    /** Days in Turkey, both included. */
    ...range,
  })
  .refine(bothOrNeither.holds, bothOrNeither.issue)
  .refine(endNotBeforeStart.holds, endNotBeforeStart.issue)
export type HistoryQuery = z.output<typeof HistoryQuery>

/** Texts of `action` and `details` are those of the record of the office (`virtual:audit`). */
export const History = pageOf(
  z.object({
    id: z.string(),
    at: z.string(),
    actor: Person.nullable(),
    action: z.string(),
    details: z.record(z.string(), z.unknown()),
  }),
)
export type History = z.infer<typeof History>

export const HistoryIds = z.object({ ids: z.array(z.string()) })
