/** Rows of time: the timer, recorded time, services made of it, reports. */
import { entryRows } from './contract/entries.ts'
import { reportRows } from './contract/reports.ts'
import { timerRows } from './contract/timer.ts'

export { timeAudit } from './audit.ts'
export { timeErrors, timeIssues } from './errors.ts'

export const timeRows = { ...timerRows, ...entryRows, ...reportRows }
