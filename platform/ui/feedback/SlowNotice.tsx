/**
 * Says that a screen is taking too long, and offers to reload it, or that the server is still being prepared. The
 * notice disappears if the screen arrives after all.
 */
import { IconHourglass } from '@tabler/icons-react'
import { type Query, useQueryClient } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { useReachable } from '../connection.ts'
import { Button } from '../controls/Button.tsx'
import { isPreparing } from '../repeats.ts'
import { useUiText } from '../text.ts'
import classes from './feedback.module.css'
import { startPatience } from './patience.ts'

/** The region itself is always present, so that screen readers announce its text. */
export function SlowNotice() {
  const t = useUiText()
  const { isSlow, isPrepared } = useAwaited()
  // Without a server another notice is shown here, and a reload would lose the screen.
  const reachable = useReachable()
  return (
    <div role="status">
      {reachable && !isPrepared && (
        <div className={classes.strip}>
          <IconHourglass size={20} aria-hidden />
          <p>{t('slow.preparing')}</p>
        </div>
      )}
      {reachable && isSlow && (
        <div className={classes.strip}>
          <IconHourglass size={20} aria-hidden />
          <p>{t('slow.body')}</p>
          <Button variant="default" onClick={() => location.reload()}>
            {t('slow.refresh')}
          </Button>
        </div>
      )}
    </div>
  )
}

/** Whether the code of the screen, or the first answer to one of its reads, takes too long, and whether one is prepared for. */
function useAwaited(): { isSlow: boolean; isPrepared: boolean } {
  const [awaited, setAwaited] = useState({ isSlow: false, isPrepared: true })
  const router = useRouter()
  const cache = useQueryClient().getQueryCache()
  useEffect(() => {
    const look = startPatience()
    const timer = setInterval(() => {
      const { isLoading, location } = router.state
      const first = cache.findAll({ type: 'active', fetchStatus: 'fetching', predicate: isFirst })
      const preparing = first.filter(isAwaitingServer)
      const names = first.filter((query) => !isAwaitingServer(query)).map(({ queryHash }) => queryHash)
      const isSlow = look(isLoading ? [...names, location.href] : names)
      const isPrepared = preparing.length === 0 || preparing.some(({ meta }) => meta?.saysPreparing)
      setAwaited((before) =>
        before.isSlow === isSlow && before.isPrepared === isPrepared ? before : { isSlow, isPrepared },
      )
    }, 1_000)
    return () => clearInterval(timer)
  }, [router, cache])
  return awaited
}

const isFirst = ({ state }: Query): boolean => state.data === undefined
const isAwaitingServer = ({ state }: Query): boolean => isPreparing(state.fetchFailureReason)
