/** Who may call the rows of cases; what a case itself allows is asked by `requireCase`. */
import { readsCases, refusalsOfCase, writesCases } from '../access.ts'

export const group = 'case-management'

export const reading = readsCases
export const writing = writesCases
export const refusals = refusalsOfCase
/** Rows that show tasks or what is due. */
export const due = ['dashboard.tasks', 'dashboard.today', 'calendar.list'] as const
/** The lists that show a case. */
export const lists = [
  'cases.all',
  'cases.list',
  'cases.ofState',
  'cases.basicInfo',
  'dashboard.cases',
  ...due,
] as const
/** Other rows that name or count a case, unless the caller may not read it. */
export const naming = [
  'client.list',
  'cases.ofClient',
  'cases.usingDecision',
  'cases.conflicts',
  'client.transactions',
  'drafts.list',
  'drafts.read',
  'time.list',
  'documents.search',
  'government.extensionCases',
  'mail.list',
  'time.report',
  'time.timer',
] as const
/** The bells of people who may now read more or fewer cases than before. */
export const bells = ['notifications.unread', 'notifications.list'] as const
export const oneCase = ['cases.read', 'cases.history', 'cases.historyIds'] as const
/** Following needs only the right to read, also under a licence for reading. */
export const following = { ...reading, besides: { feature: 'caseFollowing' } } as const
export const sampleId = { caseId: 'sample' }
