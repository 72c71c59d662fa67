/** Calculators in the navigation. */
import { type NavigationItem, useLanguage } from '@mizan/platform/ui'
import { IconCalculator } from '@tabler/icons-react'

const name = { tr: 'Hesaplamalar', en: 'Calculators' }

export const useCalculatorNavigation = (): NavigationItem[] => [
  { to: '/calculators', label: name[useLanguage()], icon: IconCalculator, inMenu: true },
]
