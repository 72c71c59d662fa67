/** The assistant in the navigation. */
import { type NavigationItem, useLanguage } from '@mizan/platform/ui'
import { IconMessageQuestion } from '@tabler/icons-react'

/** Apart from the texts of the screen, which a first visit does not load. */
const name = { tr: 'Asistan', en: 'Assistant' }

export const useAssistantNavigation = (): NavigationItem[] => [
  { to: '/rag', label: name[useLanguage()], icon: IconMessageQuestion },
]
