/** A modal dialog over the whole window. Its title has the focus when it opens, and when another document is shown. */
import { IconButton, NoticeHost, useTitle } from '@mizan/platform/ui'
import { IconX } from '@tabler/icons-react'
import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef } from 'react'
import classes from './preview.module.css'
import { useText } from './text.ts'

interface Props {
  title: string
  /** What is shown; another one moves the focus to the title again. */
  shown: string
  /** Letters that do something, while nobody types. */
  keys: Readonly<Record<string, (() => void) | undefined>>
  before: ReactNode
  actions: ReactNode
  onClose: () => void
  children: ReactNode
}

const isTyping = (target: EventTarget) =>
  target instanceof Element && target.closest('input, textarea, select')

export function FullScreen({ title, shown, keys, before, actions, onClose, children }: Props) {
  const t = useText()
  useTitle(title, 'panel')
  const id = useId()
  const dialog = useRef<HTMLDialogElement>(null)
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    const element = dialog.current
    element?.showModal()
    return () => element?.close()
  }, [])
  // biome-ignore lint/correctness/useExhaustiveDependencies: another document is a new opening
  useEffect(() => heading.current?.focus({ preventScroll: true }), [shown])
  const onKey = (event: KeyboardEvent) => {
    if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return
    const run = keys[event.key]
    if (!run || isTyping(event.target)) return
    event.preventDefault()
    run()
  }
  return (
    <dialog
      ref={dialog}
      className={classes.screen}
      aria-labelledby={id}
      onKeyDown={onKey}
      onCancel={(event) => {
        // The address says what is shown, so the screen closes with it.
        event.preventDefault()
        onClose()
      }}
    >
      <div className={classes.head}>
        {before}
        <h2 id={id} ref={heading} tabIndex={-1} className={classes.title}>
          {title}
        </h2>
        <div className={classes.actions}>
          {actions}
          <IconButton icon={IconX} label={t('close')} onClick={onClose} />
        </div>
      </div>
      {children}
      <NoticeHost />
    </dialog>
  )
}
