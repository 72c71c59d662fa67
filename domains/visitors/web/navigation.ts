/** Help and the first hour in the command palette. */
import { type Command, useLanguage } from '@mizan/platform/ui'
import { IconHelp } from '@tabler/icons-react'
import { useRouter } from '@tanstack/react-router'
import { helpName, tutorialsName } from './help/name.ts'
import { openHelp } from './help/open.ts'

export function useVisitorCommands(): Command[] {
  const language = useLanguage()
  const router = useRouter()
  const toTutorials = () => void router.navigate({ to: '/tutorials' })
  return [
    { id: 'help', group: 'actions', label: helpName[language], icon: IconHelp, run: openHelp },
    { id: 'tutorials', group: 'screens', label: tutorialsName[language], icon: IconHelp, run: toTutorials },
  ]
}
