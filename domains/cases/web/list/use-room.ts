/** How wide the place of an element is, in rem, however wide the element itself would be. */
import { type RefObject, useLayoutEffect, useRef, useState } from 'react'

export function useRoom(): [RefObject<HTMLTableElement | null>, number] {
  const element = useRef<HTMLTableElement>(null)
  const [width, setWidth] = useState(Number.POSITIVE_INFINITY)
  useLayoutEffect(() => {
    const place = element.current?.parentElement
    if (!place) return
    const measure = () => setWidth(widthInside(place) / remInPixels())
    const watch = new ResizeObserver(measure)
    watch.observe(place)
    measure()
    return () => watch.disconnect()
  }, [])
  return [element, width]
}

function widthInside(place: Element): number {
  const { paddingLeft, paddingRight } = getComputedStyle(place)
  return place.clientWidth - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight)
}

const remInPixels = () => Number.parseFloat(getComputedStyle(document.documentElement).fontSize)
