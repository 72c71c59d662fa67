/**
 * A small panel with a title below the control that opened it. Escape and a click elsewhere close it. The focus moves to
 * its first field and back to the control.
 */
import { type ReactNode, useEffect, useRef } from 'react'
import { focusFirst } from './first-field.ts'
import classes from './Popup.module.css'

interface Props {
  title: string
  /** For a list; on a phone it takes the width of the screen. */
  wide?: boolean
  onClose: () => void
  children: ReactNode
}

export function Popup({ title, wide = false, onClose, children }: Props) {
  const panel = useRef<HTMLDivElement>(null)
  const close = useRef(onClose)
  close.current = onClose
  useEffect(() => {
    const opened = panel.current
    const place = opened?.parentElement
    if (!opened || !place) return
    const opener = document.activeElement
    const stopWaiting = focusFirst(opened)
    opened.scrollIntoView({ block: 'nearest' })
    const onPointer = ({ target }: PointerEvent) => {
      if (!place.contains(target as Node)) close.current()
    }
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return
      // It closes this panel, and not what the panel is in.
      event.stopPropagation()
      event.preventDefault()
      close.current()
      if (opener instanceof HTMLElement) opener.focus()
    }
    document.addEventListener('pointerdown', onPointer)
    place.addEventListener('keydown', onKey)
    return () => {
      stopWaiting()
      document.removeEventListener('pointerdown', onPointer)
      place.removeEventListener('keydown', onKey)
    }
  }, [])
  return (
    <div
      ref={panel}
      role="dialog"
      aria-label={title}
      tabIndex={-1}
      className={classes.panel}
      data-wide={wide || undefined}
    >
      <p className={classes.title} aria-hidden>
        {title}
      </p>
      {children}
    </div>
  )
}
