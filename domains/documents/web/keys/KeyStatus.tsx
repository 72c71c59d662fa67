/** Who holds the key, and whether it is open. */
import { useFormat } from '@mizan/platform/ui'
import { IconLock, IconLockOpen } from '@tabler/icons-react'
import type { KeyState } from '../../schemas/keys.ts'
import classes from './keys.module.css'
import { useText } from './text.ts'

export function KeyStatus({ state }: { state: KeyState }) {
  const t = useText()
  const format = useFormat()
  const { custody, takenAt, isOpen, openUntil, memberLeftAt } = state
  if (custody === 'server') return <p>{t('server')}</p>
  const Icon = isOpen ? IconLockOpen : IconLock
  return (
    <>
      {takenAt && <p>{t('office', { since: format.day(takenAt) })}</p>}
      <p className={classes.state} data-closed={!isOpen || undefined}>
        <Icon size={18} stroke={1.7} aria-hidden />
        {isOpen && openUntil ? t('open', { until: format.moment(openUntil) }) : t('closed')}
      </p>
      {memberLeftAt && <p className={classes.warning}>{t('left', { at: format.day(memberLeftAt) })}</p>}
    </>
  )
}
