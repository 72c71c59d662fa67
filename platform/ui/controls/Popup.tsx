/**
 * A small panel below the control that opened it. Escape and a click elsewhere close it. The focus moves into the
 * panel and back to the control.
 */
import { type ReactNode, useEffect, useRef } from 'react'
import classes from './Popup.module.css'

interface Props {
  label: string
  /** For a list; on a phone it takes the width of the screen. */
  wide?: boolean
  onClose: () => void
  children: ReactNode
}

export function Popup({ label, wide = false, onClose, children }: Props) {
  const panel = useRef<HTMLDivElement>(null)
  const close = useRef(onClose)
  close.current = onClose
  useEffect(() => {
    const opener = document.activeElement as HTMLElement | null
    panel.current
      ?.querySelector<HTMLElement>('textarea, input, select, button')
      ?.focus({ preventScroll: true })
    panel.current?.scrollIntoView({ block: 'nearest' })
    const onPointer = (event: PointerEvent) => {
      const anchor = panel.current?.parentElement
      if (!anchor?.contains(event.target as Node)) close.current()
    }
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return
      close.current()
      opener?.focus()
    }
    document.addEventListener('pointerdown', onPointer)
    document.addEventListener('keydown', onKey)
    return () => {
      document.removeEventListener('pointerdown', onPointer)
      document.removeEventListener('keydown', onKey)
    }
  }, [])
  return (
    <div ref={panel} role="dialog" aria-label={label} className={classes.panel} data-wide={wide || undefined}>
      {children}
    </div>
  )
}
