import { createContext, type ReactNode, useContext } from 'react'
import { useUiText } from '../text.ts'
import { Button } from './Button.tsx'
import classes from './Dialog.module.css'

/** Closes the dialog around, unless what was typed has to be asked about first. */
export const DialogClose = createContext<() => void>(() => undefined)

interface Props {
  role?: 'alert'
  /** It brings a way back of its own. */
  ownWayBack?: boolean
  children: ReactNode
}

/** The foot of every dialog in which something is decided: Cancel, and the main action at the end. */
export function DialogFoot({ role, ownWayBack = false, children }: Props) {
  const t = useUiText()
  const close = useContext(DialogClose)
  return (
    <div className={classes.end} role={role} data-foot>
      {!ownWayBack && (
        <Button variant="default" onClick={close}>
          {t('cancel')}
        </Button>
      )}
      {children}
    </div>
  )
}
