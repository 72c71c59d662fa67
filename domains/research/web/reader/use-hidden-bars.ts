/** On a phone the bars leave the screen while the reader moves down a text, and come back when they move up. */
import { useEffect } from 'react'

/** So many pixels in one direction are a movement and not a trembling finger. */
const movement = 24
/** The beginning of a text has its bars. */
const beginning = 200

export function useHiddenBars(): void {
  useEffect(() => {
    const root = document.documentElement
    let last = window.scrollY
    const onScroll = () => {
      const now = window.scrollY
      if (Math.abs(now - last) < movement) return
      const isDown = now > last && now > beginning
      root.toggleAttribute('data-bars-hidden', isDown)
      last = now
    }
    window.addEventListener('scroll', onScroll, { passive: true })
    return () => {
      window.removeEventListener('scroll', onScroll)
      root.removeAttribute('data-bars-hidden')
    }
  }, [])
}
