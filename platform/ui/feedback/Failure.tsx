/** Shows what went wrong in a call, and offers to try again if that can help. */

import { IconAlertCircle, IconCloudOff, IconLock, IconRefresh } from '@tabler/icons-react'
import type { ApiError } from '../../contract/client.ts'
import { Button } from '../controls/Button.tsx'
import { Slot } from '../slots/Slot.tsx'
import { useUiText } from '../text.ts'
import classes from './feedback.module.css'

export function Failure({ error, onRetry }: { error: ApiError; onRetry: () => void }) {
  const t = useUiText()
  const message = error.message || (error.status === 0 ? t('failure.unreachable') : t('failure.unknown'))
  // The input itself cannot be answered; trying the same again would not help.
  const wrong = error.status === 400 || error.status === 422
  const isLocked = error.status === 423
  const Sign = signOf({ wrong, isLocked })
  return (
    <div className={classes.state} role="alert">
      <Sign size={36} stroke={1.4} className={classes.icon} aria-hidden />
      <p className={classes.message}>{message}</p>
      <div className={classes.actions}>
        {isLocked && <Slot name="frame.locked" />}
        {!wrong && (
          <Button variant="default" leftSection={<IconRefresh size={16} aria-hidden />} onClick={onRetry}>
            {t('retry')}
          </Button>
        )}
      </div>
    </div>
  )
}

function signOf({ wrong, isLocked }: { wrong: boolean; isLocked: boolean }) {
  if (isLocked) return IconLock
  return wrong ? IconAlertCircle : IconCloudOff
}
