/** Calculators in the navigation, and each of them in the command palette. */
import { type Command, type NavigationItem, useLanguage } from '@mizan/platform/ui'
import { IconCalculator } from '@tabler/icons-react'
import { useRouter } from '@tanstack/react-router'
import { addressOf, calculatorList } from './list.ts'

const name = { tr: 'Hesaplamalar', en: 'Calculators' }

export const useCalculatorNavigation = (): NavigationItem[] => [
  { to: '/calculators', label: name[useLanguage()], icon: IconCalculator, inMenu: true },
]

export function useCalculatorCommands(): Command[] {
  const router = useRouter()
  const language = useLanguage()
  return calculatorList.map((one) => ({
    id: `calculator-${one.id}`,
    group: 'screens',
    label: one.title[language],
    icon: IconCalculator,
    run: () => void router.navigate({ href: addressOf(one) }),
  }))
}
