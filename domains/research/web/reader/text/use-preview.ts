/**
 * Decides which citation shows its card. One set of listeners serves all links of a text. The card appears when a
 * link is hovered, focused or tapped, stays while the pointer is on it, and closes on Escape.
 */
import { useRouter } from '@tanstack/react-router'
import { type RefObject, useCallback, useEffect, useRef, useState } from 'react'
import { type CardPlace, placeCard } from './preview-place.ts'

export interface Preview {
  /** The value of the element's `data-link`. */
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

/** The lower edge of the visible text: the bottom bar of a phone covers what is below it. */
const footOfWindow = (): number =>
  window.innerHeight - (document.querySelector<HTMLElement>('[data-bottombar]')?.offsetHeight ?? 0)

type Show = (link: HTMLElement | null) => void

/** Returns a function that shows or hides the card of a link after a delay; a later call replaces an earlier one. */
function useLater(show: Show) {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const now = useCallback(() => clearTimeout(timer.current), [])
  const later = useCallback(
    (link: HTMLElement | null) => {
      clearTimeout(timer.current)
      timer.current = setTimeout(() => show(link), link ? openAfter : closeAfter)
    },
    [show],
  )
  return { now, later }
}

export function usePreview(surface: RefObject<HTMLElement | null>) {
  const [preview, setPreview] = useState<Preview | null>(null)
  const router = useRouter()
  const shown = useRef<HTMLElement | null>(null)
  const show = useCallback<Show>(
    (link) => {
      shown.current?.removeAttribute('aria-describedby')
      shown.current = link
      if (!link || !surface.current) return setPreview(null)
      link.setAttribute('aria-describedby', cardId)
      const box = link.getClientRects()[0] ?? link.getBoundingClientRect()
      const place = placeCard(box, surface.current.getBoundingClientRect(), cardWidth, footOfWindow())
      setPreview({ mark: link.dataset.link ?? '', place })
    },
    [surface],
  )
  const { now, later } = useLater(show)
  useEffect(() => {
    const root = surface.current
    if (!root) return
    const showNow: Show = (link) => {
      now()
      show(link)
    }
    const listeners = new AbortController()
    listenInside(root, shown, { now, later, show: showNow }, listeners.signal)
    followLinks(root, showNow, (address) => router.history.push(address), listeners.signal)
    listenOutside(shown, showNow, listeners.signal)
    return () => {
      now()
      listeners.abort()
    }
  }, [surface, show, now, later, router])
  return preview
}

interface Timing {
  now: () => void
  later: Show
  show: Show
}

/** Hovering or focusing a link shows its card. */
function listenInside(
  root: HTMLElement,
  shown: RefObject<HTMLElement | null>,
  { now, later, show }: Timing,
  signal: AbortSignal,
): void {
  const over = (event: PointerEvent) => {
    if (event.pointerType === 'touch') return
    const link = linkAt(event.target)
    if (inCard(event.target) || (link && link === shown.current)) now()
    else later(link)
  }
  const focus = (event: FocusEvent) => {
    const link = linkAt(event.target)
    if (link?.matches(':focus-visible')) show(link)
  }
  const blur = (event: FocusEvent) => {
    if (!inCard(event.relatedTarget)) later(null)
  }
  root.addEventListener('pointerover', over, { signal })
  root.addEventListener('pointerleave', () => later(null), { signal })
  root.addEventListener('focusin', focus, { signal })
  root.addEventListener('focusout', blur, { signal })
}

/** A click opens the target of the link; a tap first shows its card, which has a link to the target. */
function followLinks(
  root: HTMLElement,
  show: Show,
  open: (address: string) => void,
  signal: AbortSignal,
): void {
  const click = (event: MouseEvent) => {
    const link = linkAt(event.target)
    if (!link || event.ctrlKey || event.metaKey || event.shiftKey) return
    event.preventDefault()
    const touched = event instanceof PointerEvent && event.pointerType === 'touch'
    const address = link.getAttribute('href')
    if (touched || !address) show(link)
    else open(address)
  }
  root.addEventListener('click', click, { signal })
}

/** Escape, and a press outside link and card, close the card. */
function listenOutside(shown: RefObject<HTMLElement | null>, show: Show, signal: AbortSignal): void {
  const dismiss = (event: KeyboardEvent) => {
    if (event.key === 'Escape') show(null)
  }
  const outside = (event: PointerEvent) => {
    if (shown.current && !linkAt(event.target) && !inCard(event.target)) show(null)
  }
  document.addEventListener('keydown', dismiss, { signal })
  document.addEventListener('pointerdown', outside, { signal })
}
