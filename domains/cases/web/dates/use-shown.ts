/** The row that the address names gets the focus, once it is there. */
import { useEffect, useRef } from 'react'

export function useShown(isShown: boolean) {
  const row = useRef<HTMLLIElement>(null)
  useEffect(() => {
    if (!isShown) return
    // Runs after the app frame, which first moves the focus to the new screen.
    const timer = setTimeout(() => {
      row.current?.focus({ preventScroll: true })
      row.current?.scrollIntoView({ block: 'center' })
    }, 80)
    return () => clearTimeout(timer)
  }, [isShown])
  return row
}
