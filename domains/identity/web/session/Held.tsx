/**
 * A dialog that neither Escape nor a click outside closes; it fades in and out over half a second. The screen below
 * stays readable, and can be brought to the front to be read and copied, unless it must be covered.
 */
import { Button, NoticeHost } from '@mizan/platform/ui'
import { IconEye } from '@tabler/icons-react'
import { useQueryClient } from '@tanstack/react-query'
import { useRouterState } from '@tanstack/react-router'
import { type ReactNode, useEffect, useId, useRef, useState } from 'react'
import forms from '../components/forms.module.css'
import { useText } from '../text.ts'
import classes from './Held.module.css'

interface Props {
  open: boolean
  /** Nothing of the screen below may be readable. */
  covers: boolean
  lead: ReactNode
  children: ReactNode
}

export function Held({ open, covers, lead, children }: Props) {
  const id = useId()
  const t = useText()
  const [aside, setAside] = useAside(open && !covers)
  const shown = open && !aside
  const dialog = useShownDialog(shown)
  const round = useRounds(open)
  return (
    <>
      <dialog
        ref={dialog}
        className={classes.dialog}
        data-covers={covers}
        aria-labelledby={id}
        aria-describedby={`${id}-lead`}
        // biome-ignore lint/suspicious/noExplicitAny: newer than the types
        {...({ closedby: 'none' } as any)}
        onCancel={(event) => event.preventDefault()}
        onKeyDown={(event) => event.key === 'Escape' && event.preventDefault()}
        // A browser may still close it on a second Escape.
        onClose={() => shown && dialog.current?.showModal()}
      >
        <h2 id={id}>{t('expired.title')}</h2>
        <div id={`${id}-lead`} className={classes.lead}>
          {lead}
        </div>
        {!covers && (
          <button type="button" className={`${forms.link} ${classes.show}`} onClick={() => setAside(true)}>
            <IconEye size={18} stroke={1.7} aria-hidden />
            {t('expired.showWork')}
          </button>
        )}
        <div key={round} className={classes.question}>
          {children}
        </div>
        {shown && <NoticeHost />}
      </dialog>
      {aside && (
        <section className={classes.aside} aria-label={t('expired.title')}>
          <strong>{t('expired.title')}</strong>
          <Button onClick={() => setAside(false)}>{t('expired.signIn')}</Button>
        </section>
      )}
    </>
  )
}

/** Shows and hides the dialog; its first field gets the focus. */
function useShownDialog(shown: boolean) {
  const dialog = useRef<HTMLDialogElement>(null)
  useEffect(() => {
    const { current } = dialog
    if (!shown) return current?.open ? leave(current) : undefined
    if (current?.open) return
    current?.showModal()
    current?.querySelector<HTMLElement>('[data-autofocus]')?.focus()
  }, [shown])
  return dialog
}

/** The focus returns to its former element, or to the content of the screen if that is gone. */
function leave(dialog: HTMLDialogElement): void {
  dialog.close()
  const { activeElement, body } = document
  if (activeElement !== body && !dialog.contains(activeElement)) return
  document.getElementById('content')?.focus({ preventScroll: true })
}

/** Counts how often the session has ended, so that each dialog starts afresh. */
function useRounds(open: boolean): number {
  const [round, setRound] = useState(0)
  useEffect(() => {
    if (open) setRound((count) => count + 1)
  }, [open])
  return round
}

/** Whether the dialog is reduced to a bar. It comes back with the next action that needs the session. */
function useAside(mayBe: boolean) {
  const [aside, setAside] = useState(false)
  if (aside && !mayBe) setAside(false)
  const cache = useQueryClient()
  const address = useRouterState({ select: ({ location }) => location.href })
  // biome-ignore lint/correctness/useExhaustiveDependencies: another address is another screen to be read
  useEffect(() => setAside(false), [address])
  useEffect(() => {
    const isRefused = (error: Error & { code?: string }) => error.code === 'session.expired'
    return cache.getMutationCache().subscribe((event) => {
      if (event.type === 'updated' && event.action.type === 'error' && isRefused(event.action.error))
        setAside(false)
    })
  }, [cache])
  return [aside, setAside] as const
}
