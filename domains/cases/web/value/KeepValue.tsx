/** Among the tools of a calculation of fees that was opened from a case: its value becomes that of the case, if that has none. */
import { Button, notify, useFormat, useLock, usePermission } from '@mizan/platform/ui'
import { useCall, useSend } from '../data.ts'
import { useText } from '../text.ts'
import { type Claimed, claimedIn, type Result } from './claimed.ts'

export function KeepValue({ result }: { result: Result }) {
  const claimed = claimedIn(result)
  const mayWrite = usePermission('cases', 'Write') === true
  return mayWrite && claimed ? <Offer {...claimed} /> : null
}

function Offer({ caseId, amount }: Claimed) {
  const t = useText()
  const format = useFormat()
  const lock = useLock()
  const { data: record } = useCall('cases.read', { params: { caseId } })
  const keep = useSend('cases.updateDetails', () =>
    notify('success', t('value.kept', { title: record?.displayTitle ?? '' })),
  )
  if (!record || record.claimValue !== null || !record.may.includes('edit')) return null
  return (
    <Button
      variant="default"
      {...lock}
      loading={keep.isPending}
      onClick={() =>
        keep.mutate({ params: { caseId }, body: { claimValue: amount, version: record.version } })
      }
    >
      {t('value.keep', { amount: format.money(amount) })}
    </Button>
  )
}
