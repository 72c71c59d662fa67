/** Help in the command palette. */
import { type Command, useLanguage } from '@mizan/platform/ui'
import { IconHelp } from '@tabler/icons-react'
import { helpName } from './help/name.ts'
import { openHelp } from './help/open.ts'

export function useVisitorCommands(): Command[] {
  const label = helpName[useLanguage()]
  const words = `${helpName.tr} ${helpName.en}`
  return [{ id: 'help', group: 'actions', label, words, icon: IconHelp, run: openHelp }]
}
