/** The help of this screen, at the end of the top bar; narrow phones have it in the account menu. */
import { IconButton, useLanguage } from '@mizan/platform/ui'
import { IconHelp } from '@tabler/icons-react'
import classes from './entry.module.css'
import { helpName } from './name.ts'
import { openHelp } from './open.ts'

export function HelpButton() {
  const label = helpName[useLanguage()]
  return (
    <IconButton
      icon={IconHelp}
      label={label}
      className={classes.button}
      onClick={openHelp}
      aria-keyshortcuts="?"
    />
  )
}
