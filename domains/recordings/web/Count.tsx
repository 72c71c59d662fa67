/** How many recordings a case has, beside the name of their tab. */
import type { Case } from '@mizan/cases/schemas'
import { TabCount, useAccount, useFeature } from '@mizan/platform/ui'
import { useCall } from './data.ts'

export function Count({ record: { caseId } }: { record: Case }) {
  const isOn = useFeature('voice') === 'TurnedOn'
  const hasVoice = useAccount().account?.licences.includes('voice') === true
  const query = { pageSize: 1 }
  const { data } = useCall('recordings.list', { params: { caseId }, query }, { enabled: isOn && hasVoice })
  return <TabCount count={data?.total} />
}
