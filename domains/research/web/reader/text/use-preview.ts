/**
 * Which citation shows its card. One set of listeners serves all links of a text. The card comes when a link is
 * pointed at, focused or tapped, stays while the pointer is on it, and goes on Escape.
 */
import { useRouter } from '@tanstack/react-router'
import { type RefObject, useCallback, useEffect, useRef, useState } from 'react'
import { type CardPlace, placeCard } from './preview-place.ts'

export interface Preview {
  /** What `data-link` of the element says. */
  mark: string
  place: CardPlace
}

const openAfter = 220
const closeAfter = 180
export const cardWidth = 360
export const cardId = 'reader-preview'

const linkAt = (target: EventTarget | null) =>
  target instanceof Element ? target.closest<HTMLElement>('[data-link]') : null
const inCard = (target: EventTarget | null) =>
  target instanceof Element && target.closest(`#${cardId}`) !== null

export function usePreview(surface: RefObject<HTMLElement | null>) {
  const [preview, setPreview] = useState<Preview | null>(null)
  const router = useRouter()
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const shown = useRef<HTMLElement | null>(null)

  const show = useCallback(
    (link: HTMLElement | null) => {
      clearTimeout(timer.current)
      shown.current?.removeAttribute('aria-describedby')
      shown.current = link
      if (!link || !surface.current) return setPreview(null)
      link.setAttribute('aria-describedby', cardId)
      const box = link.getClientRects()[0] ?? link.getBoundingClientRect()
      const place = placeCard(box, surface.current.getBoundingClientRect(), cardWidth, window.innerHeight)
      setPreview({ mark: link.dataset.link ?? '', place })
    },
    [surface],
  )

  useEffect(() => {
    const root = surface.current
    if (!root) return
    const later = (link: HTMLElement | null, delay: number) => {
      clearTimeout(timer.current)
      timer.current = setTimeout(() => show(link), delay)
    }
    const over = (event: PointerEvent) => {
      if (event.pointerType === 'touch') return
      const link = linkAt(event.target)
      if (inCard(event.target) || (link && link === shown.current)) clearTimeout(timer.current)
      else if (link) later(link, openAfter)
      else later(null, closeAfter)
    }
    const focus = (event: FocusEvent) => {
      const link = linkAt(event.target)
      if (link?.matches(':focus-visible')) show(link)
    }
    const blur = (event: FocusEvent) => {
      if (!inCard(event.relatedTarget)) later(null, closeAfter)
    }
    const click = (event: MouseEvent) => {
      const link = linkAt(event.target)
      if (!link || event.ctrlKey || event.metaKey || event.shiftKey) return
      event.preventDefault()
      const touched = event instanceof PointerEvent && event.pointerType === 'touch'
      const address = link.getAttribute('href')
      if (touched || !address) show(link)
      else router.history.push(address)
    }
    const dismiss = (event: KeyboardEvent) => {
      if (event.key === 'Escape') show(null)
    }
    const outside = (event: PointerEvent) => {
      if (shown.current && !linkAt(event.target) && !inCard(event.target)) show(null)
    }
    const leave = () => later(null, closeAfter)
    root.addEventListener('pointerover', over)
    root.addEventListener('pointerleave', leave)
    root.addEventListener('focusin', focus)
    root.addEventListener('focusout', blur)
    root.addEventListener('click', click)
    document.addEventListener('keydown', dismiss)
    document.addEventListener('pointerdown', outside)
    return () => {
      clearTimeout(timer.current)
      root.removeEventListener('pointerover', over)
      root.removeEventListener('pointerleave', leave)
      root.removeEventListener('focusin', focus)
      root.removeEventListener('focusout', blur)
      root.removeEventListener('click', click)
      document.removeEventListener('keydown', dismiss)
      document.removeEventListener('pointerdown', outside)
    }
  }, [surface, show, router])

  return preview
}
