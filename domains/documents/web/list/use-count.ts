/** How many documents a case has, beside the name of their tab. */
import type { Case } from '@mizan/cases/schemas'
import { useCall } from '../data.ts'

export const useDocumentCount = ({ record: { caseId } }: { record: Case }): number | undefined =>
  useCall('documents.list', { params: { caseId }, query: { pageSize: 1 } }).data?.total
