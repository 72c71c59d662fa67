/** The search waits for the network; the results of the previous search must not be taken for its own. */
import { Button, useReachable } from '@mizan/platform/ui'
import { IconWifiOff } from '@tabler/icons-react'
import type { UseQueryResult } from '@tanstack/react-query'
import { useText } from '../../text.ts'
import classes from './states.module.css'

/** Nothing of this search is available, and nothing can be loaded now. */
export function useUnreached(search: Pick<UseQueryResult, 'data' | 'isPlaceholderData'>): boolean {
  const reachable = useReachable()
  return !reachable && (search.isPlaceholderData || !search.data)
}

export function Unreached({ onRetry }: { onRetry: () => void }) {
  const t = useText()
  return (
    <div className={classes.state} role="status">
      <IconWifiOff size={36} stroke={1.4} aria-hidden />
      <h2>{t('unreached.title')}</h2>
      <p>{t('unreached.body')}</p>
      <Button variant="default" onClick={onRetry}>
        {t('unreached.retry')}
      </Button>
    </div>
  )
}
