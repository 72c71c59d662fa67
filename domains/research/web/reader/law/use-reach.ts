/**
 * How far around the article that is gone to a law is drawn: about a window at first, then slice by slice behind
 * what is already read, as a law of 1,500 articles drawn at once would hold the browser up.
 */
import { startTransition, useEffect, useState } from 'react'

const first = 8
const slice = 60

/** Number of articles on each side of the start that are drawn; grows until it covers all of them. */
export function useReach(count: number): number {
  const [reach, setReach] = useState(first)
  useEffect(() => {
    if (reach < count) startTransition(() => setReach(reach + slice))
  }, [reach, count])
  return reach
}
