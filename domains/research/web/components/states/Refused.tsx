/** A search that is refused for its cost: what to do about it, while everything that was typed stays in the field. */
import type { ApiError } from '@mizan/platform/contract/client'
import { Button, Failure } from '@mizan/platform/ui'
import { useCountdown } from '@mizan/platform/ui/forms'
import { IconArrowsMinimize, IconHourglass } from '@tabler/icons-react'
import { useText } from '../../text.ts'
import classes from './states.module.css'

interface Props {
  error: ApiError
  /** Milliseconds since 1970 at which it was refused. */
  since: number
  onRetry: () => void
}

export default function Refused({ error, since, onRetry }: Props) {
  if (error.code === 'search.too_broad') return <TooBroad />
  if (error.code === 'request.too_many') return <TooMany error={error} since={since} onRetry={onRetry} />
  return <Failure error={error} onRetry={onRetry} />
}

function TooBroad() {
  const t = useText()
  return (
    <div className={classes.state} role="alert">
      <IconArrowsMinimize size={36} stroke={1.4} aria-hidden />
      <h2>{t('refused.broad.title')}</h2>
      <p>{t('refused.broad.body')}</p>
      <ul>
        <li>{t('refused.broad.fewer')}</li>
        <li>{t('refused.broad.longer')}</li>
        <li>{t('refused.broad.near')}</li>
      </ul>
    </div>
  )
}

/** The refusal is read out once; the countdown is only visible. */
function TooMany({ error, since, onRetry }: Props) {
  const t = useText()
  const seconds = useCountdown(since + (error.retryAfter ?? 0) * 1_000)
  return (
    <div className={classes.state} role="alert">
      <IconHourglass size={36} stroke={1.4} aria-hidden />
      <h2>{t('refused.many.title')}</h2>
      <p>{t('refused.many.body')}</p>
      <p role="timer" aria-live="off">
        {seconds > 0 ? t('refused.many.wait', { seconds }) : t('refused.many.now')}
      </p>
      <Button variant="default" disabled={seconds > 0} onClick={onRetry}>
        {t('refused.many.retry')}
      </Button>
    </div>
  )
}
