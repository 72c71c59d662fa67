/** The assistant in the command palette. */
import { type Command, useLanguage } from '@mizan/platform/ui'
import { IconMessageQuestion } from '@tabler/icons-react'
import { useRouter } from '@tanstack/react-router'
import { assistantAddress } from './address.ts'

const ask = { tr: 'Asistana sor', en: 'Ask the Assistant' }

/** Begins a new conversation, even if another one is open. */
export function useAssistantCommands(): Command[] {
  const router = useRouter()
  const label = ask[useLanguage()]
  const words = `${ask.tr} ${ask.en}`
  const run = () => void router.navigate({ href: assistantAddress() })
  return [{ id: 'assistant-ask', group: 'actions', label, words, icon: IconMessageQuestion, run }]
}
