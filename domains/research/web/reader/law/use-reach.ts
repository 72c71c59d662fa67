/**
 * How many articles around the requested one are rendered: about a window at first, then slice by slice, because a
 * law of 1,500 articles rendered at once would block the browser.
 */
import { startTransition, useEffect, useState } from 'react'

const first = 8
const slice = 60

/** Number of articles rendered on each side of the start; grows until it covers all of them. */
export function useReach(count: number): number {
  const [reach, setReach] = useState(first)
  useEffect(() => {
    if (reach < count) startTransition(() => setReach(reach + slice))
  }, [reach, count])
  return reach
}
