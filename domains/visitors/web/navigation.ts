/** Help in the command palette. */
import { type Command, useLanguage } from '@mizan/platform/ui'
import { IconHelp } from '@tabler/icons-react'
import { useRouter } from '@tanstack/react-router'
import { helpName } from './help/name.ts'
import { openHelp } from './help/open.ts'

/** Apart from the texts of the screen, which a first visit does not load. */
const help = { tr: 'Yardım: ilk saatiniz', en: 'Help: your first hour' }

export function useVisitorCommands(): Command[] {
  const router = useRouter()
  const language = useLanguage()
  const label = help[language]
  const run = () => void router.navigate({ href: '/tutorials' })
  return [
    { id: 'help', group: 'actions', label: helpName[language], icon: IconHelp, run: openHelp },
    { id: 'help-first-hour', group: 'actions', label, icon: IconHelp, run },
  ]
}
