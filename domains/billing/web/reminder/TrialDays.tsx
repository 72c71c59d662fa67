/** How many days the trial of an office still lasts, for those who may see its subscription; nothing once it has none. */
import { PlainLink, usePermission } from '@mizan/platform/ui'
import { dayMs } from '../../rules/periods.ts'
import { useCall } from '../data.ts'
import { useReminderText } from './text.ts'

export function TrialDays() {
  const t = useReminderText()
  const maySee = usePermission('subscription', 'Read') === true
  const { data } = useCall('billing.status', {}, { enabled: maySee })
  if (!maySee || data?.state !== 'trial' || data.until === null) return null
  const days = Math.ceil((Date.parse(data.until) - Date.now()) / dayMs)
  if (days < 1) return null
  return (
    <span>
      {t('trial', { count: days })} <PlainLink href="/subscription">{t('plans')}</PlainLink>
    </span>
  )
}
