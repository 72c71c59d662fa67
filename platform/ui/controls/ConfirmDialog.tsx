/** Asks before something that cannot be undone; shows a failure without closing. */

import type { ReactNode } from 'react'
import type { ApiError } from '../../contract/client.ts'
import { useUiText } from '../text.ts'
import { Button } from './Button.tsx'
import classes from './ConfirmDialog.module.css'
import { Dialog } from './Dialog.tsx'
import { DialogFoot } from './DialogFoot.tsx'

interface Props {
  title: string
  children: ReactNode
  /** The word on the button, such as “Remove”. */
  confirm: string
  busy: boolean
  error: ApiError | null
  onConfirm: () => void
  onClose: () => void
}

export function ConfirmDialog({ title, children, confirm, busy, error, onConfirm, onClose }: Props) {
  const t = useUiText()
  return (
    <Dialog title={title} onClose={onClose}>
      <div className={classes.body}>{children}</div>
      {error && (
        <p role="alert" className={classes.error}>
          {error.message || t('failure.unreachable')}
        </p>
      )}
      <DialogFoot ownWayBack>
        <Button variant="default" onClick={onClose} disabled={busy}>
          {t('cancel')}
        </Button>
        <Button color="var(--bad)" onClick={onConfirm} loading={busy}>
          {confirm}
        </Button>
      </DialogFoot>
    </Dialog>
  )
}
