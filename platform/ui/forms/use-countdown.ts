import { useEffect, useState } from 'react'
import type { ApiError } from '../../contract/client.ts'

/** Whole seconds until a moment (milliseconds since 1970); 0 once it has passed. */
export function useCountdown(until: number): number {
  const left = () => Math.max(0, Math.ceil((until - Date.now()) / 1000))
  const [seconds, setSeconds] = useState(left)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the reading function is a new one at each rendering
  useEffect(() => {
    setSeconds(left())
    const timer = setInterval(() => {
      setSeconds(left())
      if (until <= Date.now()) clearInterval(timer)
    }, 500)
    return () => clearInterval(timer)
  }, [until])
  return seconds
}

/** Seconds until a refused call may be tried again; 0 if the server named no time. */
export function useRetryWait(failure: ApiError): number {
  const [wait, setWait] = useState(() => waitOf(failure))
  if (wait.failure !== failure) setWait(waitOf(failure))
  return useCountdown(wait.until)
}

const waitOf = (failure: ApiError) => ({ failure, until: Date.now() + (failure.retryAfter ?? 0) * 1_000 })
