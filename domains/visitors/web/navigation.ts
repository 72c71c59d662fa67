/** Help in the command palette. */
import { type Command, useLanguage } from '@mizan/platform/ui'
import { IconHelp } from '@tabler/icons-react'
import { helpName } from './help/name.ts'
import { openHelp } from './help/open.ts'

export const useVisitorCommands = (): Command[] => [
  { id: 'help', group: 'actions', label: helpName[useLanguage()], icon: IconHelp, run: openHelp },
]
