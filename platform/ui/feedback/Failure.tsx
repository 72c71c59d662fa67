/** Says what went wrong in a call and offers to try again. */
import { Button } from '@mantine/core'
import { IconCloudOff, IconRefresh } from '@tabler/icons-react'
import type { ApiError } from '../../contract/client.ts'
import { useUiText } from '../text.ts'
import classes from './feedback.module.css'

export function Failure({ error, onRetry }: { error: ApiError; onRetry: () => void }) {
  const t = useUiText()
  const message = error.message || (error.status === 0 ? t('failure.unreachable') : t('failure.unknown'))
  return (
    <div className={classes.state} role="alert">
      <IconCloudOff size={36} stroke={1.4} className={classes.icon} aria-hidden />
      <p className={classes.message}>{message}</p>
      <Button variant="default" leftSection={<IconRefresh size={16} aria-hidden />} onClick={onRetry}>
        {t('retry')}
      </Button>
    </div>
  )
}
