import { hideEntriesOfCases, namedCases, requireCase } from '@mizan/cases/server'
import { bookService, clientNames, lockClient, unbookServices } from '@mizan/clients/server'
import { peopleByIds } from '@mizan/identity/server'
import { defineServer } from '@mizan/platform/domain'
import { timeAudit, timeErrors, timeIssues, timeRows } from '../contract.ts'
import { timeDesk } from './desk.ts'
import { timeMigrations } from './migrations.ts'
import { timeOfficeData } from './office-data.ts'
import { timeOtherOffice } from './other-office.ts'
import type { TimeParts } from './parts.ts'
import { timePersonalData } from './personal-data.ts'
import { freeEntriesOf } from './store/entries.ts'
import { forgetLeaver } from './store/personal-data.ts'

export const timeServer = defineServer({
  name: 'time',
  rows: timeRows,
  errors: timeErrors,
  issues: timeIssues,
  audit: timeAudit,
  migrations: timeMigrations,
  otherOffice: timeOtherOffice,
  sampleCalls: async () => (await import('./testing/sample-calls.ts')).timeSampleCalls,
  lists: () => ({
    hiddenEntries: [(caller) => hideEntriesOfCases(caller, Object.keys(timeAudit))],
    memberLeft: [forgetLeaver],
  }),
  ports: () => ({ serviceDeleted: freeEntriesOf }),
  open: () => ({
    desk: timeDesk(timeParts),
    personalData: timePersonalData,
    officeData: [timeOfficeData(timeParts)],
  }),
})

const timeParts: TimeParts = {
  namesOf: peopleByIds,
  requireCase,
  namedCases,
  clientNames,
  lockClient,
  bookService,
  unbookServices,
}
