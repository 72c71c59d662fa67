/** The help of this screen, at the end of the top bar. */
import { IconButton, useLanguage } from '@mizan/platform/ui'
import { IconHelp } from '@tabler/icons-react'
import { helpName } from './name.ts'
import { openHelp } from './open.ts'

export function HelpButton() {
  const label = helpName[useLanguage()]
  return <IconButton icon={IconHelp} label={label} onClick={openHelp} aria-keyshortcuts="?" />
}
