/** What else stands at the bottom of the window, such as the tray of uploads, stays above this panel. */
import { useEffect, useRef } from 'react'

const property = '--docked'

export function useDock() {
  const panel = useRef<HTMLElement>(null)
  useEffect(() => {
    const element = panel.current
    if (!element) return
    const root = document.documentElement.style
    const watch = new ResizeObserver(() => root.setProperty(property, `${element.offsetHeight}px`))
    watch.observe(element)
    return () => {
      watch.disconnect()
      root.removeProperty(property)
    }
  }, [])
  return panel
}
