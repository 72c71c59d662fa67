/** The commands of the frame itself: every screen, and the language switch. */
import { IconArrowRight, IconLanguage } from '@tabler/icons-react'
import { useRouter } from '@tanstack/react-router'
import { setLanguage, useLanguage } from '../language.tsx'
import { useAccount } from '../session/account.tsx'
import { useUiText } from '../text.ts'
import type { Command } from './config.ts'
import { useShell } from './config.ts'
import { namesAt, offeredScreens, type TitledScreen } from './offered-screens.ts'

export function useUiCommands(): Command[] {
  const t = useUiText()
  const language = useLanguage()
  const screens = useScreenCommands()
  const other = language === 'tr' ? 'en' : 'tr'
  const label = other === 'tr' ? t('language.turkish') : t('language.english')
  const words = 'dil değiştir language switch Türkçe English'
  return [
    ...screens,
    { id: 'language', group: 'settings', label, words, icon: IconLanguage, run: () => setLanguage(other) },
  ]
}

/** The screens of the navigation, in their order, and then all others that the person may open. */
function useScreenCommands(): Command[] {
  const router = useRouter()
  const language = useLanguage()
  const { account } = useAccount()
  const { screens, useNavigation } = useShell()
  const items = useNavigation()
  const titled: TitledScreen[] = Object.values(router.routesByPath).map(({ fullPath, options }) => ({
    path: fullPath,
    title: options.staticData?.title,
    bare: options.staticData?.bare === true,
  }))
  const shown = items.map(({ to, label, icon }) => {
    const words = [label, namesAt(titled, to)].join(' ')
    return { id: to, group: 'screens' as const, label, words, icon, run: () => router.navigate({ to }) }
  })
  const labels = items.map(({ label }) => label)
  const others = offeredScreens(titled, screens, account)
    .filter(({ path, title }) => !items.some(({ to }) => to === path) && !labels.includes(title[language]))
    .map(({ path, title }) => ({
      id: path,
      group: 'screens' as const,
      label: title[language],
      words: `${title.tr} ${title.en}`,
      icon: IconArrowRight,
      run: () => router.navigate({ to: path }),
    }))
  return [...shown, ...others]
}
