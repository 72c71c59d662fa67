/** What stands at the bottom of the window while people work: everything else down there stays above it. */
import { useEffect, useRef } from 'react'

/**
 * `--docked`: panels such as the recorder. `--bulkbar`: the bar for chosen rows, which is docked only on phones.
 * `--urgent`: notices that stay until they are closed; on phones a page goes on below them.
 * `--question`: the question about cookies, until it is answered; notices stay above it.
 */
type Height = '--docked' | '--bulkbar' | '--urgent' | '--question'

/** For the element whose height the property says as long as it is there. */
export function useDocked<Docked extends HTMLElement = HTMLElement>(property: Height) {
  const docked = useRef<Docked>(null)
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
