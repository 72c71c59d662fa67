/** A panel that slides in from the right (or left) edge; Escape, the close button or a click outside close it. */
import { NoticeHost } from '@mizan/platform/ui'
import { IconX } from '@tabler/icons-react'
import { type ReactNode, useEffect, useRef } from 'react'
import { useText } from '../words.ts'
import classes from './panel.module.css'

interface Props {
  title: string
  side?: 'left' | 'right'
  onClose: () => void
  children: ReactNode
}

export function SidePanel({ title, side = 'right', onClose, children }: Props) {
  const t = useText()
  const dialog = useRef<HTMLDialogElement>(null)
  useEffect(() => {
    const shown = dialog.current
    if (shown && !shown.open) shown.showModal()
  }, [])
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape closes a dialog by itself
    <dialog
      ref={dialog}
      className={classes.panel}
      data-side={side}
      aria-label={title}
      onClose={onClose}
      onClick={(event) => event.target === event.currentTarget && event.currentTarget.close()}
    >
      <div className={classes.inside}>
        <header className={classes.head}>
          <h2>{title}</h2>
          <button
            type="button"
            className={classes.close}
            aria-label={t('close')}
            onClick={() => dialog.current?.close()}
          >
            <IconX size={20} aria-hidden />
          </button>
        </header>
        <div className={classes.body}>{children}</div>
      </div>
      <NoticeHost />
    </dialog>
  )
}
