/** Is in the program once, and asks before unsaved changes are lost, also when the tab is closed. */

import { useBlocker } from '@tanstack/react-router'
import { useId, useLayoutEffect, useRef, useSyncExternalStore } from 'react'
import { Button } from '../controls/Button.tsx'
import { blockers } from './blockers.ts'
import classes from './guard.module.css'
import { leaving } from './leaving.ts'
import { useGuardText } from './text.ts'

export function UnsavedChanges() {
  const blocked = useBlocker({
    // A jump within the page loses nothing.
    shouldBlockFn: ({ current, next }) =>
      blockers.any() &&
      (current.pathname !== next.pathname || JSON.stringify(current.search) !== JSON.stringify(next.search)),
    enableBeforeUnload: blockers.any,
    withResolver: true,
  })
  const asked = useSyncExternalStore(leaving.subscribe, leaving.current)
  const leave = () => {
    blockers.clear()
    blocked.proceed?.()
    asked?.(true)
  }
  const stay = () => {
    blocked.reset?.()
    asked?.(false)
  }
  return blocked.status === 'blocked' || asked ? <LeaveDialog onLeave={leave} onStay={stay} /> : null
}

function LeaveDialog({ onLeave, onStay }: { onLeave: () => void; onStay: () => void }) {
  const t = useGuardText()
  const id = useId()
  const dialog = useRef<HTMLDialogElement>(null)
  // Closing it while it is still there gives the focus back to where it was, in whatever the person was typing.
  useLayoutEffect(() => {
    const shown = dialog.current
    shown?.showModal()
    return () => shown?.close()
  }, [])
  return (
    <dialog
      ref={dialog}
      role="alertdialog"
      className={classes.dialog}
      aria-labelledby={id}
      aria-describedby={`${id}-text`}
      onCancel={(event) => {
        event.preventDefault()
        onStay()
      }}
    >
      <h2 id={id}>{t('title')}</h2>
      <p id={`${id}-text`}>{t('body')}</p>
      <div className={classes.actions}>
        <Button variant="default" onClick={onStay}>
          {t('cancel')}
        </Button>
        <Button onClick={onLeave}>{t('leave')}</Button>
      </div>
    </dialog>
  )
}
