/** One change of many cases at once, and the views of the list that a person has saved. */
import { z } from 'zod'
import { longestTitle, mostChosen } from '../data/limits.ts'
import { CaseState, day, id, oneLine, Person, version } from './common.ts'

const caseIds = z.array(id).min(1).max(mostChosen)

/** With the version that the person had on their screen. */
const SeenCase = z.object({ caseId: id, version })
const VersionedCase = z.object({ caseId: z.string(), version: z.number().int() })

export const ManyChange = z.object({
  cases: z.array(SeenCase).min(1).max(mostChosen),
  /** One field; null takes its value away. */
  change: z.union([
    z.strictObject({ state: CaseState.nullable() }),
    z.strictObject({ assigneeId: id.nullable() }),
    z.strictObject({ deadline: day.nullable() }),
  ]),
})
export type ManyChange = z.output<typeof ManyChange>

/** Cases in one file, in the order of their ids here. */
export const ChosenCases = z.object({ caseIds })
export type ChosenCases = z.output<typeof ChosenCases>

export const ManyChanged = z.object({
  /** Cases that had another value before. */
  changed: z.array(VersionedCase),
  /** Cases whose field somebody else has changed since; that was not overwritten. */
  meanwhile: z.array(
    VersionedCase.extend({
      displayTitle: z.string(),
      by: Person.nullable(),
      at: z.string().nullable(),
      now: z.object({
        state: CaseState.nullable(),
        assignee: Person.nullable(),
        deadline: z.string().nullable(),
      }),
    }),
  ),
  refused: z.array(z.object({ caseId: z.string(), code: z.enum(['case.not_found', 'case.no_access']) })),
})
export type ManyChanged = z.infer<typeof ManyChanged>

export const NewView = z.object({
  name: oneLine(longestTitle),
  /** Filters and order, as in the address of the list. */
  search: z.string().max(1_000),
})
export type NewView = z.output<typeof NewView>

export const View = z.object({ viewId: z.string(), name: z.string(), search: z.string() })
export type View = z.infer<typeof View>

export const ViewId = z.object({ viewId: id })
