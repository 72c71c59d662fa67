/** The help of this screen among the entries of the account menu, where phones have it. */
import { useLanguage } from '@mizan/platform/ui'
import { IconHelp } from '@tabler/icons-react'
import classes from './entry.module.css'
import { helpName } from './name.ts'
import { openHelp } from './open.ts'

export function HelpItem({ onClose }: { onClose: () => void }) {
  const open = () => {
    onClose()
    openHelp()
  }
  return (
    <button type="button" className={classes.item} onClick={open}>
      <IconHelp size={19} stroke={1.7} aria-hidden />
      {helpName[useLanguage()]}
    </button>
  )
}
