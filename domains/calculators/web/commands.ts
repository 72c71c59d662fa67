/** Each calculator in the command palette, by its names in both languages and the words by which it is searched. */
import { type Command, useAccount, useLanguage } from '@mizan/platform/ui'
import { IconCalculator, IconHourglass } from '@tabler/icons-react'
import { useRouter } from '@tanstack/react-router'
import { addressOf, calculatorList } from './list.ts'

const timeLimit = { tr: 'Süre hesapla', en: 'Compute a time limit' }

export function useCalculatorCommands(): Command[] {
  const router = useRouter()
  const language = useLanguage()
  const isLicensed = useAccount().account?.licences.includes('calculators') === true
  if (!isLicensed) return []
  return [
    {
      ...{ id: 'compute-time-limit', group: 'actions', label: timeLimit[language], icon: IconHourglass },
      words: `${timeLimit.tr} ${timeLimit.en}`,
      run: () => void router.navigate({ href: '/calculators/time-limit' }),
    },
    ...calculatorList.map(
      (one): Command => ({
        id: `calculator-${one.id}`,
        group: 'screens',
        label: one.title[language],
        words: `${one.title.tr} ${one.title.en} ${one.words ?? ''}`,
        icon: IconCalculator,
        run: () => void router.navigate({ href: addressOf(one) }),
      }),
    ),
  ]
}
