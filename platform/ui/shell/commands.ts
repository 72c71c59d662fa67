import { IconLanguage } from '@tabler/icons-react'
import { useRouter } from '@tanstack/react-router'
import { setLanguage, useLanguage } from '../language.tsx'
import { useSettled } from '../settled.ts'
import { useUiText } from '../text.ts'
import type { Command } from './config.ts'
import { useShell } from './config.ts'

/** Without a key for so long, what is typed is asked of the server. */
export const pauseMs = 250
const longestText = 200

/** What is asked of the server for a typed text: nothing while somebody still types. */
export function useSought(typed: string): string {
  const text = typed.trim()
  const settled = useSettled(text, pauseMs)
  return settled === text ? text.slice(0, longestText) : ''
}

/** The commands of the frame itself: every screen of the navigation, and the language switch. */
export function useUiCommands(): Command[] {
  const t = useUiText()
  const router = useRouter()
  const language = useLanguage()
  const screens = useShell()
    .useNavigation()
    .map((item) => ({
      id: item.to,
      group: 'screens' as const,
      label: item.label,
      icon: item.icon,
      run: () => router.navigate({ to: item.to }),
    }))
  const other = language === 'tr' ? 'en' : 'tr'
  const label = other === 'tr' ? t('language.turkish') : t('language.english')
  return [
    ...screens,
    { id: 'language', group: 'settings', label, icon: IconLanguage, run: () => setLanguage(other) },
  ]
}
