/** Beside what is not shown because the documents are locked: the way to unlock them, for those who may. */
import { Button, returnFocus, usePermission, useReachable } from '@mizan/platform/ui'
import { type RefObject, useEffect, useRef, useState } from 'react'
import { useText } from './text.ts'
import { UnlockDialog } from './UnlockDialog.tsx'

export function Unlock() {
  const t = useText()
  const mayOpen = usePermission('cases', 'Read') === true
  const isReachable = useReachable()
  const [isAsked, setAsked] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  useFocusAfter(button)
  if (!mayOpen) return null
  return (
    <>
      <Button ref={button} disabled={!isReachable} onClick={() => setAsked(true)}>
        {t('action.open')}
      </Button>
      {isAsked && <UnlockDialog onClose={() => setAsked(false)} />}
    </>
  )
}

/** Once it is unlocked the button is gone, and the dialog with it: then the heading of what is shown has the focus. */
function useFocusAfter(button: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const host = button.current?.closest('dialog, [data-side-panel], main')
    return () => returnFocus(() => host?.querySelector(':is(h1, h2)[tabindex]') ?? null)
  }, [button])
}
