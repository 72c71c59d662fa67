/** Shapes of changes of a case. Each names the version that the person had before them. */
import { aboveZero } from '@mizan/clients/schemas'
import { z } from 'zod'
import { longestNumber, longestTitle } from '../data/limits.ts'
import { description } from './case.ts'
import { CaseState, day, id, Jurisdiction, meanwhile, oneLine, Priority, version } from './common.ts'
import { conflictsSeen } from './parties.ts'

export const TitleChange = z.object({ title: oneLine(longestTitle), version })
export const DisplayTitleChange = z.object({ displayTitle: oneLine(longestTitle), version })
export const DescriptionChange = z.object({ description, version })
/** Null takes the deadline, the state, the assignee or the priority away. */
export const DeadlineChange = z.object({ deadline: day.nullable(), version })
export const StateChange = z.object({ state: CaseState.nullable(), version })
export const AssigneeChange = z.object({ assigneeId: id.nullable(), version })
export const PriorityChange = z.object({ priority: Priority.nullable(), version })

export const DetailsChange = z
  .object({
    caseNumber: oneLine(longestNumber),
    externalId: oneLine(longestNumber).nullable(),
    clientId: id.nullable(),
    courtName: oneLine(longestTitle).nullable(),
    docketNumber: oneLine(longestNumber).nullable(),
    jurisdiction: Jurisdiction.nullable(),
    caseType: oneLine(longestTitle).nullable(),
    claimValue: aboveZero.nullable(),
  })
  .partial()
  .extend({ version, conflictsSeen })
export type DetailsChange = z.output<typeof DetailsChange>

/** Null throws the draft away. */
export const DraftChange = z.object({ description: description.nullable(), version })
export type DraftChange = z.infer<typeof DraftChange>

export const Changed = z.object({
  caseId: z.string(),
  version: z.number().int(),
  meanwhile,
})
export type Changed = z.infer<typeof Changed>
