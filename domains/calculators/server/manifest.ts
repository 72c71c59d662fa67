import { peopleByIds } from '@mizan/identity/server'
import { defineServer } from '@mizan/platform/domain'
import { calculatorsAudit, calculatorsErrors, calculatorsIssues, calculatorsRows } from '../contract.ts'
import { calculatorsDesk } from './desk.ts'
import { calculatorsMigrations } from './migrations.ts'
import { calculatorsOtherOffice } from './other-office.ts'
import { calculatorTools } from './tools.ts'

export const calculatorsServer = defineServer({
  name: 'calculators',
  rows: calculatorsRows,
  errors: calculatorsErrors,
  issues: calculatorsIssues,
  audit: calculatorsAudit,
  migrations: calculatorsMigrations,
  otherOffice: calculatorsOtherOffice,
  sampleCalls: async () => (await import('./testing/sample-calls.ts')).calculatorSampleCalls,
  lists: () => ({ tools: calculatorTools }),
  open: ({ figuresChanged }) => ({ desk: calculatorsDesk({ namesOf: peopleByIds, figuresChanged }) }),
})
