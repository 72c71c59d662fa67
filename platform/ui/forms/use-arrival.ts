import { useEffect, useRef } from 'react'

/** Calls `fill` when something arrives after the form was opened, such as a suggestion; what is deleted stays away. */
export function useArrival<Value>(value: Value | null | undefined, fill: (value: Value) => void): void {
  const latest = useRef(fill)
  latest.current = fill
  useEffect(() => {
    if (value) latest.current(value)
  }, [value])
}
