/** How many documents a case has, beside the name of their tab. */
import type { Case } from '@mizan/cases/schemas'
import { TabCount } from '@mizan/platform/ui'
import { useCall } from './data.ts'

export function Count({ record: { caseId } }: { record: Case }) {
  const { data } = useCall('documents.list', { params: { caseId }, query: { pageSize: 1 } })
  return <TabCount count={data?.total} />
}
