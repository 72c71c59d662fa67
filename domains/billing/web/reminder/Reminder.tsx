/**
 * Reminds those who may change the subscription of its next event, above every screen, until they close the reminder.
 */
import { NoticeBar, PlainLink, useFormat, usePermission } from '@mizan/platform/ui'
import { IconCreditCard } from '@tabler/icons-react'
import { useState } from 'react'
import { reminderDays } from '../../data/limits.ts'
import { dayMs } from '../../rules/periods.ts'
import type { Status } from '../../schemas.ts'
import { useCall } from '../data.ts'
import { useReminderText } from './text.ts'

export function Reminder() {
  const t = useReminderText()
  const format = useFormat()
  const mayChange = usePermission('subscription', 'Write') === true
  const [isClosed, setClosed] = useState(false)
  const { data } = useCall('billing.status', {}, { enabled: mayChange })
  const due = data && dueOf(data, Date.now())
  if (!mayChange || isClosed || !due) return null
  const day = format.day(due.at)
  const amount = due.amount === undefined ? '' : format.money(due.amount)
  return (
    <NoticeBar label={t('label')} icon={IconCreditCard} onClose={() => setClosed(true)}>
      {due.says === 'grace' && t('grace', { day })}
      {due.says === 'renews' && t('renews', { day, amount })}
      {due.says === 'ends' && t('ends', { day })} <PlainLink href="/subscription">{t('go')}</PlainLink>
    </NoticeBar>
  )
}

interface Due {
  says: 'grace' | 'renews' | 'ends'
  at: string
  amount?: string
}

/** The reminder begins with the first letter about the same event. */
function dueOf({ state, until, graceUntil, nextCharge }: Status, now: number): Due | undefined {
  if (state === 'grace' && graceUntil !== null) return { says: 'grace', at: graceUntil }
  if ((state !== 'trial' && state !== 'paid') || until === null) return undefined
  if (Date.parse(until) - now > Math.max(...reminderDays) * dayMs) return undefined
  return nextCharge
    ? { says: 'renews', at: nextCharge.at, amount: nextCharge.amount }
    : { says: 'ends', at: until }
}
