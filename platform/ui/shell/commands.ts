import { IconLanguage } from '@tabler/icons-react'
import { useRouter } from '@tanstack/react-router'
import { setLanguage, useLanguage } from '../language.tsx'
import { useUiText } from '../text.ts'
import type { Command } from './config.ts'
import { useShell } from './config.ts'

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
