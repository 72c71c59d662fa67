import type { ApiError } from '../../contract/client.ts'
import classes from './forms.module.css'
import { useFormText } from './text.ts'
import { useRetryWait } from './use-countdown.ts'

/**
 * When a refused call may be tried again. Screen readers announce it once with the refusal; the countdown is only
 * visible.
 */
export function RetryCountdown({ failure }: { failure: ApiError }) {
  const t = useFormText()
  const left = useRetryWait(failure)
  return (
    <p role="timer" aria-live="off" className={classes.countdown}>
      {left > 0 ? t('retryIn', { time: timeOf(left, t) }) : t('retryNow')}
    </p>
  )
}

function timeOf(seconds: number, t: ReturnType<typeof useFormText>): string {
  if (seconds < 60) return t('seconds', { seconds })
  return t('minutes', { minutes: Math.floor(seconds / 60), seconds: String(seconds % 60).padStart(2, '0') })
}
