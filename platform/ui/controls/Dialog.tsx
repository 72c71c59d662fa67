/** A native modal dialog with a title: in the middle, or as a drawer at the side. */

import { IconX } from '@tabler/icons-react'
import { type KeyboardEvent, type ReactNode, type SyntheticEvent, useEffect, useId, useRef } from 'react'
import { NoticeHost } from '../notices/NoticeHost.tsx'
import { returnFocus } from '../return-focus.ts'
import { useUiText } from '../text.ts'
import { Button } from './Button.tsx'
import classes from './Dialog.module.css'
import { DialogClose } from './DialogFoot.tsx'
import { IconButton } from './IconButton.tsx'

interface Props {
  title: string
  onClose: () => void
  /** A drawer at the right side, or at the left one. */
  side?: boolean | 'left'
  /** It holds a form: narrower, near the top of the window, and a whole screen on phones. */
  form?: boolean
  /** Asked before Escape, the cross or a click beside it closes the dialog. */
  mayClose?: () => boolean
  /** Label of a button at the bottom that closes the dialog. */
  done?: string
  /** Every key that is pressed in it, before anything in it has the key. */
  onKey?: (event: KeyboardEvent) => void
  children: ReactNode
}

const always = () => true

const typed = new Set(['text', 'email', 'tel', 'url', 'search', 'password', 'number', 'textarea'])

/** The first field, an empty one if any is. */
function firstField(dialog: HTMLDialogElement): HTMLElement | undefined {
  const all = dialog.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('form :is(input, textarea)')
  const fields = [...all].filter(({ type, disabled, readOnly }) => typed.has(type) && !disabled && !readOnly)
  return fields.find(({ value }) => value === '') ?? fields[0]
}

export function Dialog({ title, onClose, side, form, mayClose = always, done, onKey, children }: Props) {
  const t = useUiText()
  const id = useId()
  const dialog = useRef<HTMLDialogElement>(null)
  // A press that opens a menu inside may end over the dialog itself, and is no click beside it.
  const pressed = useRef<EventTarget>(null)
  useEffect(() => {
    const opened = dialog.current
    if (!opened) return
    const opener = document.activeElement
    opened.showModal()
    // One that is removed while it is open does not give the focus back by itself.
    return () => returnFocus(opener)
  }, [])
  useEffect(() => {
    const opened = dialog.current
    if (!opened) return
    const named = opened.querySelector<HTMLElement>('[data-autofocus]')
    if (named) return named.focus()
    // A field in which one chooses has its text only after this render.
    const frame = requestAnimationFrame(() => {
      if (!document.activeElement?.matches('input, textarea')) firstField(opened)?.focus()
    })
    return () => cancelAnimationFrame(frame)
  }, [])
  const close = () => {
    if (mayClose()) dialog.current?.close()
  }
  // A control in the dialog that closes its own list with Escape has prevented the rest.
  const onEscape = (event: KeyboardEvent) => {
    if (event.key === 'Escape' && !event.defaultPrevented && !mayClose()) event.preventDefault()
  }
  // Escape while nothing in the dialog has the focus.
  const onCancel = (event: SyntheticEvent) => {
    if (event.target === dialog.current && !mayClose()) event.preventDefault()
  }
  return (
    <dialog
      ref={dialog}
      className={classes.dialog}
      data-side={side}
      data-form={form}
      aria-labelledby={id}
      onClose={onClose}
      onKeyDown={onEscape}
      onKeyDownCapture={onKey}
      onCancel={onCancel}
      onMouseDown={(event) => {
        pressed.current = event.target
      }}
      onClick={({ target }) => target === dialog.current && pressed.current === target && close()}
    >
      <div className={classes.head}>
        <h2 id={id}>{title}</h2>
        <IconButton icon={IconX} label={t('close')} onClick={close} />
      </div>
      <div className={classes.body}>
        <DialogClose value={close}>{children}</DialogClose>
      </div>
      {done && (
        <div className={classes.foot} data-foot>
          <Button className={classes.done} onClick={() => dialog.current?.close()}>
            {done}
          </Button>
        </div>
      )}
      <NoticeHost />
    </dialog>
  )
}
