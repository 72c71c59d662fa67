/** Shows what went wrong in a call, and offers to try again if that can help. */

import { IconAlertCircle, IconCloudOff, IconLock, IconRefresh } from '@tabler/icons-react'
import type { ApiError } from '../../contract/client.ts'
import { Button } from '../controls/Button.tsx'
import { switchIcons } from '../features/icons.ts'
import { RetryCountdown } from '../forms/RetryCountdown.tsx'
import { useRetryWait } from '../forms/use-countdown.ts'
import { switchStateOf } from '../repeats.ts'
import { Slot } from '../slots/Slot.tsx'
import { useUiText } from '../text.ts'
import classes from './feedback.module.css'

export function Failure({ error, onRetry }: { error: ApiError; onRetry: () => void }) {
  const t = useUiText()
  const wait = useRetryWait(error)
  const message = error.message || (error.status === 0 ? t('failure.unreachable') : t('failure.unknown'))
  // The input itself cannot be answered; trying the same again would not help.
  const wrong = error.status === 400 || error.status === 422
  const Sign = signOf(error)
  return (
    <div className={classes.state} role="alert">
      <Sign size={36} stroke={1.4} className={classes.icon} aria-hidden />
      <p className={classes.message}>{message}</p>
      {error.retryAfter !== undefined && <RetryCountdown failure={error} />}
      <div className={classes.actions}>
        {error.status === 423 && <Slot name="frame.locked" />}
        {!wrong && (
          <Button
            variant="default"
            leftSection={<IconRefresh size={16} aria-hidden />}
            disabled={wait > 0}
            onClick={onRetry}
          >
            {t('retry')}
          </Button>
        )}
      </div>
    </div>
  )
}

function signOf(error: ApiError) {
  const state = switchStateOf(error)
  if (state) return switchIcons[state]
  if (error.status === 423) return IconLock
  return error.status === 400 || error.status === 422 ? IconAlertCircle : IconCloudOff
}
