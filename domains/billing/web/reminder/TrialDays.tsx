/** The remaining days of an office's trial, for those who may see its subscription; nothing without a trial. */
import { PlainLink, useAccount, usePermission } from '@mizan/platform/ui'
import { dayMs } from '../../rules/periods.ts'
import { useCall } from '../data.ts'
import { useReminderText } from './text.ts'

export function TrialDays() {
  const t = useReminderText()
  const maySee = usePermission('subscription', 'Read') === true
  const { data } = useCall('billing.status', {}, { enabled: maySee })
  const trialEndsAt = useAccount().account?.trialEndsAt ?? null
  // Its line is reserved until it is known whether a plan has followed the trial.
  const until = data ? data.state === 'trial' && data.until : trialEndsAt
  if (!maySee || !until) return null
  const days = Math.ceil((Date.parse(until) - Date.now()) / dayMs)
  if (days < 1) return null
  return (
    <span style={data ? undefined : { visibility: 'hidden' }}>
      {t('trial', { count: days })} <PlainLink href="/subscription">{t('plans')}</PlainLink>
    </span>
  )
}
