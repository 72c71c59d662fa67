import { IconWifiOff } from '@tabler/icons-react'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { probe, useReachable } from '../connection.ts'
import { useSession } from '../session/use-session.ts'
import { useUiText } from '../text.ts'
import classes from './feedback.module.css'

const probingEvery = 3_000

/**
 * Appears while calls do not reach the server. The region itself is always present, so that screen readers announce
 * its text.
 */
export function OfflineNotice() {
  const reachable = useReachable()
  useReturn(reachable)
  return <div role="status">{!reachable && <OfflineStrip />}</div>
}

export function OfflineStrip() {
  const t = useUiText()
  const isVisitor = useSession().status === 'visitor'
  return (
    <div className={classes.strip}>
      <IconWifiOff size={20} aria-hidden />
      <p>
        <strong>{t('offline.title')}</strong> {t('offline.body')} {!isVisitor && t('offline.writing')}
      </p>
    </div>
  )
}

/** Probes the server while it is away, and repeats the failed reads once it is back. */
function useReturn(reachable: boolean): void {
  const cache = useQueryClient()
  useEffect(() => {
    if (reachable) return
    const timer = setInterval(probe, probingEvery)
    return () => {
      clearInterval(timer)
      cache.refetchQueries({ type: 'active', predicate: (query) => query.state.status === 'error' })
    }
  }, [reachable, cache])
}
