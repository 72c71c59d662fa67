/**
 * The help of this screen, at the end of the top bar; narrow phones have it in the account menu. It listens for `?`
 * from the first moment on, and loads the help only when it opens.
 */
import { IconButton, Later, useLanguage } from '@mizan/platform/ui'
import { IconHelp } from '@tabler/icons-react'
import { useEffect, useState } from 'react'
import classes from './entry.module.css'
import { helpName } from './name.ts'
import { onHelp, openHelp } from './open.ts'

const dialog = async () => (await import('./HelpDialog.tsx')).HelpDialog

export function HelpButton() {
  const label = helpName[useLanguage()]
  const [isOpen, setOpen] = useState(false)
  useEffect(() => onHelp(() => setOpen(true)), [])
  return (
    <>
      <IconButton
        icon={IconHelp}
        label={label}
        className={classes.button}
        onClick={openHelp}
        aria-keyshortcuts="?"
      />
      {isOpen && <Later load={dialog} onClose={() => setOpen(false)} />}
    </>
  )
}
