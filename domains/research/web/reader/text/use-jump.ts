/** Scrolls to the place that the address names (`#s-12`, `#p-12`, `#madde-344`), also if the text arrives later. */
import { useLocation } from '@tanstack/react-router'
import { type RefObject, useEffect } from 'react'
import { elementAt } from './element-at.ts'
import { goTo, setMark } from './page-marks.ts'

export function useJump(root: RefObject<HTMLElement | null>, fallback?: string): void {
  const hash = useLocation({ select: (location) => location.hash })
  const target = hash || fallback
  useEffect(() => {
    const element = target && root.current ? elementAt(root.current, decodeURIComponent(target)) : null
    if (!element || !root.current?.contains(element)) return
    setMark(root.current, 'data-target', [element])
    goTo(element)
  }, [target, root])
}
