/**
 * Says that a screen is taking too long, and offers to reload it. The notice disappears if the screen arrives after
 * all.
 */
import { IconHourglass } from '@tabler/icons-react'
import { type Query, useQueryClient } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { isPreparing } from '../api.tsx'
import { useReachable } from '../connection.ts'
import { Button } from '../controls/Button.tsx'
import { useUiText } from '../text.ts'
import classes from './feedback.module.css'
import { startPatience } from './patience.ts'

/** The region itself is always present, so that screen readers announce its text. */
export function SlowNotice() {
  const t = useUiText()
  const slow = useSlow()
  // Without a server another notice is shown here, and a reload would lose the screen.
  const reachable = useReachable()
  return (
    <div role="status">
      {slow && reachable && (
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

/** Whether the code of the screen, or the first answer to one of its reads, takes too long. */
function useSlow(): boolean {
  const [slow, setSlow] = useState(false)
  const router = useRouter()
  const cache = useQueryClient().getQueryCache()
  useEffect(() => {
    const look = startPatience()
    const timer = setInterval(() => {
      const { isLoading, location } = router.state
      const asked = cache.findAll({ type: 'active', fetchStatus: 'fetching', predicate: isFirst })
      const awaited = asked.map(({ queryHash }) => queryHash)
      setSlow(look(isLoading ? [...awaited, location.href] : awaited))
    }, 1_000)
    return () => clearInterval(timer)
  }, [router, cache])
  return slow
}

/** It has no data yet, and the server has not said that it is still being prepared. */
const isFirst = ({ state: { data, fetchFailureReason } }: Query): boolean =>
  data === undefined && !(fetchFailureReason && isPreparing(fetchFailureReason))
