/** Rows that add time up. */
import { defineRows, fileOf } from '@mizan/platform/contract'
import { sheetType } from '../data/words.ts'
import { Report, ReportQuery } from '../schemas.ts'
import { group, reading } from './access.ts'

const sample = { query: { startDate: '2026-11-01', endDate: '2026-11-30', by: 'case' } }

export const reportRows = defineRows({
  'time.report': {
    method: 'GET',
    path: '/time/report',
    group,
    access: reading,
    summary: 'Adds up time by case, client, person or month, of the cases that the caller may read',
    query: ReportQuery,
    price: 2,
    answer: Report,
    errors: [],
    sample,
  },
  'time.reportFile': {
    method: 'GET',
    path: '/time/report/file',
    group,
    access: reading,
    summary: 'Gives the same report as a spreadsheet',
    query: ReportQuery,
    price: 10,
    answer: fileOf(sheetType),
    errors: [],
    sample,
  },
})
