import { peopleByIds } from '@mizan/identity/server'
import { defineServer } from '@mizan/platform/domain'
import { calculatorsErrors, calculatorsIssues, calculatorsRows } from '../contract.ts'
import { calculatorsDesk } from './desk.ts'

export const calculatorsServer = defineServer({
  name: 'calculators',
  rows: calculatorsRows,
  errors: calculatorsErrors,
  issues: calculatorsIssues,
  open: () => ({ desk: calculatorsDesk({ namesOf: peopleByIds }) }),
})
