/** How much room an element has inside, in rem. It may come and go. */
import { useCallback, useState } from 'react'

export function useRoom(): [(element: HTMLElement | null) => (() => void) | undefined, number] {
  const [width, setWidth] = useState(Number.POSITIVE_INFINITY)
  const attach = useCallback((element: HTMLElement | null) => {
    if (!element) return
    const measure = () => setWidth(widthInside(element) / remInPixels())
    const watch = new ResizeObserver(measure)
    watch.observe(element)
    measure()
    return () => watch.disconnect()
  }, [])
  return [attach, width]
}

function widthInside(element: Element): number {
  const { paddingLeft, paddingRight } = getComputedStyle(element)
  return element.clientWidth - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight)
}

const remInPixels = () => Number.parseFloat(getComputedStyle(document.documentElement).fontSize)
