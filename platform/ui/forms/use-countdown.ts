import { useEffect, useState } from 'react'

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
