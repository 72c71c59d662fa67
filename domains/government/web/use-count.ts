/** The number of court documents of a case, beside the name of the tab. */
import type { Case } from '@mizan/cases/schemas'
import { useCall } from './data.ts'

export const useCourtFileCount = ({ record: { caseId } }: { record: Case }): number | undefined =>
  useCall('government.files', { params: { caseId }, query: { pageSize: 1 } }).data?.domains.reduce(
    (sum, { count }) => sum + count,
    0,
  )
