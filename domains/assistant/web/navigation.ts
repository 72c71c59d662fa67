/** The assistant in the navigation and in the command palette. */
import { type Command, type NavigationItem, textsOf } from '@mizan/platform/ui'
import { IconMessageQuestion } from '@tabler/icons-react'
import { useRouter } from '@tanstack/react-router'
import { assistantAddress } from './address.ts'

/** Apart from the texts of the screen, which a first visit does not load. */
const useText = textsOf('assistant.navigation', {
  tr: { title: 'Asistan', ask: 'Asistana sor' },
  en: { title: 'Assistant', ask: 'Ask the Assistant' },
})

export function useAssistantNavigation(): NavigationItem[] {
  return [{ to: '/rag', label: useText()('title'), icon: IconMessageQuestion }]
}

/** Begins a new conversation, also for somebody who has another one open. */
export function useAssistantCommands(): Command[] {
  const t = useText()
  const router = useRouter()
  const run = () => void router.navigate({ href: assistantAddress() })
  return [{ id: 'assistant-ask', group: 'actions', label: t('ask'), icon: IconMessageQuestion, run }]
}
