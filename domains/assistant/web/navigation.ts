/** The assistant in the navigation and in the command palette. */
import { type Command, type NavigationItem, useLanguage } from '@mizan/platform/ui'
import { IconMessageQuestion } from '@tabler/icons-react'
import { useRouter } from '@tanstack/react-router'
import { assistantAddress } from './address.ts'

/** Apart from the texts of the screen, which a first visit does not load. */
const name = { tr: 'Asistan', en: 'Assistant' }
const ask = { tr: 'Asistana sor', en: 'Ask the Assistant' }

export const useAssistantNavigation = (): NavigationItem[] => [
  { to: '/rag', label: name[useLanguage()], icon: IconMessageQuestion },
]

/** Begins a new conversation, also for somebody who has another one open. */
export function useAssistantCommands(): Command[] {
  const router = useRouter()
  const label = ask[useLanguage()]
  const run = () => void router.navigate({ href: assistantAddress() })
  return [{ id: 'assistant-ask', group: 'actions', label, icon: IconMessageQuestion, run }]
}
