/** Shapes of a case and of lists of cases. */
import { aboveZero, key } from '@mizan/clients/schemas'
import { pageOf } from '@mizan/platform/contract'
import { z } from 'zod'
import { caseAbilities } from '../access.ts'
import { longestComment, longestDescription, longestNumber, longestTitle } from '../data/limits.ts'
import { CaseState, day, id, Jurisdiction, oneLine, Permission, Person, Priority, version } from './common.ts'
import { HearingKind } from './hearings.ts'
import { conflictsSeen, role } from './parties.ts'
import { startDate } from './task-templates.ts'

const title = oneLine(longestTitle)
const number = oneLine(longestNumber)
export const description = z.string().max(longestDescription)

export const NewCase = z.object({
  displayTitle: title,
  /** The number of the case in the office (Dava no); no two open cases share one. */
  caseNumber: number,
  /** The hidden title, for those who may read the case; the same as the displayed one if it is left out. */
  title: title.optional(),
  description: description.default(''),
  clientId: id.nullish(),
  state: CaseState.nullish(),
  priority: Priority.nullish(),
  assigneeId: id.nullish(),
  deadline: day.nullish(),
  /** The number of the case in another system. */
  externalId: number.nullish(),
  courtName: title.nullish(),
  /** The number of the case at its court (Esas no). */
  docketNumber: number.nullish(),
  /** Whoever stands against the client (Karşı taraf): becomes a party. */
  opponentName: title.nullish(),
  /** The kind of proceedings (Yargı türü), which names the sides. */
  jurisdiction: Jurisdiction.nullish(),
  /** What the case is about (Dava türü), such as "İşe iade". */
  caseType: title.nullish(),
  /** The value of the claim (Dava değeri). */
  claimValue: aboveZero.nullish(),
  /** The client becomes a party in this role; without it no party is made of the client. */
  clientRole: role.nullish(),
  /** The role of whoever stands against the client; `opponent` if it is left out. */
  opponentRole: role.nullish(),
  conflictsSeen,
  /** The case is created with the tasks of this template, whose days are counted from the start; both or neither. */
  template: z.object({ templateId: id, startDate, version }).nullish(),
  key,
})
export type NewCase = z.output<typeof NewCase>

const may = z.array(z.enum(caseAbilities))

export const CaseLine = z.object({
  caseId: z.string(),
  caseNumber: z.string(),
  displayTitle: z.string(),
  state: CaseState.nullable(),
  priority: Priority.nullable(),
  client: z.object({ clientId: z.string(), name: z.string() }).nullable(),
  assignee: Person.nullable(),
  deadline: z.string().nullable(),
  courtName: z.string().nullable(),
  docketNumber: z.string().nullable(),
  version: z.number().int(),
  changedAt: z.string(),
  may,
})
export type CaseLine = z.infer<typeof CaseLine>

/** What is next in a case: its nearest open task, hearing or time limit. */
export const NextThing = z.object({
  kind: z.enum(['task', 'hearing', 'limit']),
  id: z.string(),
  /** With `hearing` the court, which may be empty. */
  title: z.string(),
  /** Null: a task without a deadline. */
  date: z.string().nullable(),
  time: z.string().nullable(),
  /** Of a hearing. */
  hearingKind: HearingKind.nullable(),
})
export type NextThing = z.infer<typeof NextThing>

export const ListedCase = CaseLine.extend({ next: NextThing.nullable() })
export type ListedCase = z.infer<typeof ListedCase>

/** How much a case has: tasks to do, time limits and hearings to come, parties, decisions. */
export const CaseCounts = z.object({
  tasks: z.number().int(),
  dates: z.number().int(),
  parties: z.number().int(),
  decisions: z.number().int(),
})
export type CaseCounts = z.infer<typeof CaseCounts>

export const Case = CaseLine.extend({
  title: z.string(),
  externalId: z.string().nullable(),
  jurisdiction: Jurisdiction.nullable(),
  caseType: z.string().nullable(),
  /** As `1250.50`. */
  claimValue: z.string().nullable(),
  description: z.string(),
  /** What the caller has written and not yet saved as the description; nobody else sees it. */
  draft: z.object({ description: z.string(), savedAt: z.string(), version: z.number().int() }).nullable(),
  createdBy: Person,
  createdAt: z.string(),
  followers: z.array(Person),
  isFollowing: z.boolean(),
  /** The right of the caller. */
  permission: Permission,
  counts: CaseCounts,
})
export type Case = z.infer<typeof Case>

/**
 * `isCut`: there are more than `total`, where counting stopped. It goes on with each later page, so pages never end before
 * the list does. `may`: what the caller may do in the list itself.
 */
export const CasePage = pageOf(ListedCase).extend({ isCut: z.boolean(), may: z.array(z.enum(['create'])) })
export type CasePage = z.infer<typeof CasePage>

export const CaseChoice = z.object({
  caseId: z.string(),
  caseNumber: z.string(),
  displayTitle: z.string(),
  state: CaseState.nullable(),
  /** Whether the caller may write there, or only read. */
  mayWrite: z.boolean(),
})
export type CaseChoice = z.infer<typeof CaseChoice>

/** A call without a body deletes as well; the screen asks for a reason. */
export const Deletion = z
  .strictObject({ comment: oneLine(longestComment).default('') })
  .default({ comment: '' })
export type Deletion = z.infer<typeof Deletion>
