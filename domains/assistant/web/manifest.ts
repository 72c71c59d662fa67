import { defineWeb, fill, tab } from '@mizan/platform/ui'
import { lazy } from 'react'
import { useAssistantNavigation } from './navigation.ts'
import { assistantRoutes } from './routes.tsx'

/** The licences are those of the search, because the assistant answers from the same texts. */
const licences = ['case_search_basic', 'case_search_filtered'] as const

const Secrecy = lazy(async () => ({ default: (await import('./settings/Secrecy.tsx')).Secrecy }))

export const assistantWeb = defineWeb({
  name: 'assistant',
  routes: assistantRoutes,
  screens: [{ path: '/rag', access: 'private', licences }],
  useNavigation: useAssistantNavigation,
  commands: async () => (await import('./commands.ts')).useAssistantCommands,
  fills: [fill('company.data', 'assistant.secrecy', Secrecy)],
  tabs: [
    tab('cases.case', {
      id: 'assistant',
      order: 85,
      title: { tr: 'Asistan', en: 'Assistant' },
      name: { tr: 'Asistan', en: 'The assistant' },
      needs: { licences },
      load: async () => (await import('./case/CaseConversations.tsx')).CaseConversations,
    }),
  ],
})
