/** Whole minutes since the start of a timer, by the clock of the server. */
import { useEffect, useState } from 'react'

const lookEveryMs = 5_000

export function useElapsed(startedAt: string | undefined, ahead: number): number {
  const [now, setNow] = useState(() => Date.now())
  useEffect(() => {
    if (startedAt === undefined) return
    const timer = setInterval(() => setNow(Date.now()), lookEveryMs)
    return () => clearInterval(timer)
  }, [startedAt])
  if (startedAt === undefined) return 0
  // The clock may have been looked at before the timer was started.
  const elapsed = Math.max(now, Date.now()) + ahead - Date.parse(startedAt)
  return Math.max(0, Math.floor(elapsed / 60_000))
}
