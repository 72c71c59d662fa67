/** Beside what is not shown because the documents are locked: the way to unlock them, for those who may. */
import { Button, usePermission, useReachable } from '@mizan/platform/ui'
import { useState } from 'react'
import { useText } from './text.ts'
import { UnlockDialog } from './UnlockDialog.tsx'

export function Unlock() {
  const t = useText()
  const mayOpen = usePermission('cases', 'Read') === true
  const isReachable = useReachable()
  const [isAsked, setAsked] = useState(false)
  if (!mayOpen) return null
  return (
    <>
      <Button disabled={!isReachable} onClick={() => setAsked(true)}>
        {t('action.open')}
      </Button>
      {isAsked && <UnlockDialog onClose={() => setAsked(false)} />}
    </>
  )
}
