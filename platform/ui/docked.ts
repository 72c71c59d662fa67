/** What stands at the bottom of the window while people work: everything else down there stays above it. */
import { useEffect, useRef } from 'react'

/** `--docked`: panels such as the recorder. `--bulkbar`: the bar for chosen rows, which is docked only on phones. */
type Height = '--docked' | '--bulkbar'

/** For the element whose height the property says as long as it is there. */
export function useDocked(property: Height) {
  const docked = useRef<HTMLElement>(null)
  useEffect(() => {
    const element = docked.current
    if (!element) return
    const root = document.documentElement.style
    const watch = new ResizeObserver(() => root.setProperty(property, `${element.offsetHeight}px`))
    watch.observe(element)
    return () => {
      watch.disconnect()
      root.removeProperty(property)
    }
  }, [property])
  return docked
}
