/** Telephones stop a recording when their screen goes dark, so it stays lit meanwhile, where the browser can do that. */
import { useEffect } from 'react'

export function useWakeLock(isWanted: boolean): void {
  useEffect(() => {
    if (!isWanted || !('wakeLock' in navigator)) return
    let held: WakeLockSentinel | undefined
    let isOver = false
    const ask = async () => {
      if (document.visibilityState !== 'visible') return
      held = await navigator.wakeLock.request('screen').catch(() => undefined)
      if (isOver) void held?.release()
    }
    void ask()
    // The browser takes the lock away with the page, and gives it again only when it is asked.
    document.addEventListener('visibilitychange', ask)
    return () => {
      isOver = true
      document.removeEventListener('visibilitychange', ask)
      void held?.release()
    }
  }, [isWanted])
}
