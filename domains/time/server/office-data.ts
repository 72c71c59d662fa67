/** The table of worked time that an administrator may take out of the office. */
import { column, type OfficeRow, type OfficeTable } from '@mizan/platform/domain'
import type { TimeParts } from './parts.ts'
import { allTime } from './store/office-data.ts'

export const timeOfficeData = ({ namedCases }: Pick<TimeParts, 'namedCases'>): OfficeTable => ({
  name: 'timeEntries',
  title: { tr: 'Çalışma süreleri', en: 'Time entries' },
  columns: {
    id: column('text', 'Kimlik', 'Id'),
    caseId: column('text', 'Dava kimliği', 'Id of the case'),
    caseNumber: column('text', 'Büro dosya no', 'Case number'),
    person: column('person', 'Çalışan', 'Person'),
    date: column('day', 'Gün', 'Day'),
    minutes: column('number', 'Dakika', 'Minutes'),
    what: column('text', 'İş', 'Work'),
    rate: column('amount', 'Saat ücreti (TL)', 'Hourly rate (TRY)'),
    amount: column('amount', 'Tutar (TL)', 'Amount (TRY)'),
    serviceId: column('text', 'Hizmet kimliği', 'Id of the service'),
    billedClientId: column('text', 'Müvekkil kimliği', 'Id of the client'),
    billedAt: column('instant', 'Hesaba işlenme', 'Charged'),
    billedBy: column('person', 'Hesaba işleyen', 'Charged by'),
    createdAt: column('instant', 'Eklenme', 'Added'),
  },
  rows: ({ officeId }) => allTime(officeId),
  complete: async (tx, rows) => {
    const named = await namedCases(tx, [...new Set(rows.map(({ caseId }) => String(caseId)))])
    return rows.map(
      (row): OfficeRow => ({ ...row, caseNumber: named.get(String(row.caseId))?.number ?? null }),
    )
  },
})
