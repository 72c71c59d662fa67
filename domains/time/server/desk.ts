/** The queries and actions that answer the rows of the contract. */
import { type Desk, desk } from '@mizan/platform/http'
import { timeRows } from '../contract.ts'
import { addEntry } from './actions/add-entry.ts'
import { billEntries } from './actions/bill-entries.ts'
import { changeEntry } from './actions/change-entry.ts'
import { changeTimer, discardTimer } from './actions/change-timer.ts'
import { deleteEntry, restoreEntry } from './actions/delete-entry.ts'
import { startTimer } from './actions/start-timer.ts'
import { stopTimer } from './actions/stop-timer.ts'
import { unbillServices } from './actions/unbill-services.ts'
import type { TimeParts } from './parts.ts'
import { listEntries, readTimeOfCase } from './queries/entries.ts'
import { readReport, reportFile } from './queries/report.ts'
import { readTimer } from './queries/timer.ts'

export const timeDesk = (parts: TimeParts): Desk =>
  desk(
    timeRows,
    {
      'time.timer': readTimer,
      'time.startTimer': (call, { body }) => startTimer(call, body),
      'time.changeTimer': (call, { body }) => changeTimer(call, body),
      'time.stopTimer': (call, { body }) => stopTimer(call, body),
      'time.discardTimer': (call, { body }) => discardTimer(call, body),
      'time.list': (call, { query }) => listEntries(call, query),
      'time.ofCase': (call, { params }) => readTimeOfCase(call, params),
      'time.add': (call, { body }) => addEntry(call, body),
      'time.update': (call, { params, body }) => changeEntry(call, { ...params, ...body }),
      'time.delete': (call, { params, body }) => deleteEntry(call, { ...params, ...body }),
      'time.restore': (call, { params, body }) => restoreEntry(call, { ...params, ...body }),
      'time.bill': (call, { body }) => billEntries(call, body),
      'time.unbill': (call, { body }) => unbillServices(call, body),
      'time.report': (call, { query }) => readReport(call, query),
      'time.reportFile': (call, { query }) => reportFile(call, query),
    },
    parts,
  )
