/** A native modal dialog with a title: in the middle, or as a drawer at the side. */

import { IconX } from '@tabler/icons-react'
import { type ReactNode, useEffect, useId, useRef } from 'react'
import { NoticeHost } from '../notices/NoticeHost.tsx'
import { useUiText } from '../text.ts'
import { Button } from './Button.tsx'
import classes from './Dialog.module.css'
import { IconButton } from './IconButton.tsx'

interface Props {
  title: string
  onClose: () => void
  side?: boolean
  /** Label of a button at the bottom that closes the dialog. */
  done?: string
  children: ReactNode
}

export function Dialog({ title, onClose, side, done, children }: Props) {
  const t = useUiText()
  const id = useId()
  const dialog = useRef<HTMLDialogElement>(null)
  useEffect(() => {
    dialog.current?.showModal()
    // The field of the dialog gets the focus before the button that closes it.
    dialog.current?.querySelector<HTMLElement>('[data-autofocus]')?.focus()
  }, [])
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape closes a native dialog
    <dialog
      ref={dialog}
      className={classes.dialog}
      data-side={side}
      aria-labelledby={id}
      onClose={onClose}
      onClick={(event) => event.target === dialog.current && dialog.current.close()}
    >
      <div className={classes.head}>
        <h2 id={id}>{title}</h2>
        <IconButton icon={IconX} label={t('close')} onClick={() => dialog.current?.close()} />
      </div>
      <div className={classes.body}>{children}</div>
      {done && (
        <div className={classes.foot}>
          <Button className={classes.done} onClick={() => dialog.current?.close()}>
            {done}
          </Button>
        </div>
      )}
      <NoticeHost />
    </dialog>
  )
}
