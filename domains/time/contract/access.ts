/**
 * Rights to call the rows of time. Anybody who may read a case records time on it; the rights on the case are checked
 * as well.
 */
import { readsCases, refusalsOfCase } from '@mizan/cases/access'

export const group = 'time'

export const reading = readsCases

export const recording = { ...reading, licence: 'case_management_full', writes: true } as const

/** Services belong to the account of a client. */
export const billing = {
  session: 'bearer',
  feature: 'caseManagement',
  permission: { module: 'clients', level: 'Write' },
  licence: 'case_management_full',
  writes: true,
} as const

/** Refusals of every row that names one case. */
export const refusals = refusalsOfCase
/** Rows that count entries. */
export const counts = ['time.list', 'time.ofCase', 'time.report'] as const
/** Rows that show a case with its history. */
export const recordOfCase = ['cases.history', 'cases.historyIds'] as const
