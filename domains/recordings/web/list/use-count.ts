/** The number of recordings of a case, beside the name of their tab. */
import type { Case } from '@mizan/cases/schemas'
import { useCall } from '../data.ts'

export const useRecordingCount = ({ record: { caseId } }: { record: Case }): number | undefined =>
  useCall('recordings.list', { params: { caseId }, query: { pageSize: 1 } }).data?.total
