/** Shapes of the dashboard: cases and tasks of the caller, and what is due. */
import { pageOf, pageQuery } from '@mizan/platform/contract'
import { z } from 'zod'
import { CaseLine } from './case.ts'
import { bothOrNeither, CaseState, endNotBeforeStart, Person, range } from './common.ts'
import { HearingKind } from './hearings.ts'
import { Task } from './tasks.ts'

/**
 * `assigned` and `followed`: still to do, the nearest deadline first. `completed`: tasks that the caller completed, or
 * closed cases of which they are the assignee. `created`: by the caller, done or not, the newest first.
 */
export const DashboardQuery = z
  .object({
    filter: z.enum(['assigned', 'followed', 'completed', 'created']),
    /** Days in Turkey: of the deadline; with `completed` of the completion; with `created` of the creation. */
    ...range,
    ...pageQuery,
  })
  .refine(bothOrNeither.holds, bothOrNeither.issue)
  .refine(endNotBeforeStart.holds, endNotBeforeStart.issue)
export type DashboardQuery = z.output<typeof DashboardQuery>

const ofCase = { caseNumber: z.string(), caseTitle: z.string(), clientName: z.string().nullable() }

export const TaskLine = Task.omit({ followers: true }).extend(ofCase)
export type TaskLine = z.infer<typeof TaskLine>

export const DashboardCases = pageOf(CaseLine)
export type DashboardCases = z.infer<typeof DashboardCases>
/** `isCut` as in `CasePage`. */
export const DashboardTasks = pageOf(TaskLine).extend({ isCut: z.boolean() })
export type DashboardTasks = z.infer<typeof DashboardTasks>

/** `office` is for those who manage all cases; for others it is the same as `mine`. */
const Scope = z.enum(['mine', 'office'])
/** How many of each part are listed. */
const most = z.coerce.number().int().min(1).max(100).default(5)
export const TodayQuery = z.object({ scope: Scope.default('mine'), most })
export type TodayQuery = z.output<typeof TodayQuery>

/**
 * Why the caller sees what is not assigned to them: they follow the task or the case, answer for its case, or opened a case
 * that nobody answers for.
 */
export const dueReasons = ['followsTask', 'followsCase', 'answersForCase', 'openedCase'] as const
export type DueReason = (typeof dueReasons)[number]

/** Something with a day that is due; `case`: the deadline of the case itself. */
export const datedKinds = ['case', 'task', 'hearing', 'limit'] as const
const Dated = z.object({
  kind: z.enum(datedKinds),
  /** Id of the thing itself: of the case, the task, the hearing or the time limit. */
  id: z.string(),
  caseId: z.string(),
  caseNumber: z.string(),
  caseTitle: z.string(),
  title: z.string(),
  date: z.string(),
  /** Hour and minute in Turkey, for what has them. */
  time: z.string().nullable(),
  /** Of a hearing, if it is known. */
  room: z.string().nullable(),
  hearingKind: HearingKind.nullable(),
  /** Whether the date is the earlier day by which the work for a time limit should be ready. */
  isPreDeadline: z.boolean(),
  isCritical: z.boolean(),
  assignee: Person.nullable(),
  /** Null for what is assigned to them, and where the work of the whole office is asked for. */
  reason: z.enum(dueReasons).nullable(),
  /** `complete`: a task, or a time limit that nobody has to confirm. */
  may: z.array(z.enum(['complete'])),
  version: z.number().int(),
})
export type Dated = z.infer<typeof Dated>

/** The first ones, and how many there are. */
const Due = z.object({ items: z.array(Dated), total: z.number().int() })

export const Today = z.object({
  /** The day in Turkey. */
  date: z.string(),
  scope: Scope,
  overdue: Due,
  today: Due,
  /** The seven days after today. */
  nextDays: Due,
  recentCases: z.array(
    z.object({
      caseId: z.string(),
      caseNumber: z.string(),
      displayTitle: z.string(),
      state: CaseState.nullable(),
      clientName: z.string().nullable(),
      changedAt: z.string(),
    }),
  ),
  may: z.array(z.enum(['seeOffice'])),
})
export type Today = z.infer<typeof Today>
