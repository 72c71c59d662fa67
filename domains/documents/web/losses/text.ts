import { textsOf } from '@mizan/platform/ui'
import type { Lost } from '../../schemas/preview.ts'
import { en } from './messages.en.ts'
import { tr } from './messages.tr.ts'

const useText = textsOf('documents.losses', { tr, en })

/** What did not come along, each in a sentence. */
export function useLossTexts(): (lost: Lost) => string[] {
  const t = useText()
  return ({ losses, undrawn = { count: 0, letters: '' } }) =>
    losses.map((loss) => (loss === 'letters' ? t('loss.letters', undrawn) : t(`loss.${loss}`)))
}

/** The same for several documents: those that lost the same are named together, before what they lost. */
export function useNamedLosses(): (all: readonly (Lost & { name: string })[]) => string[] {
  const t = useText()
  const textsOfLost = useLossTexts()
  return (all) => {
    const alike = Map.groupBy(all, (lost) => textsOfLost(lost).join(' '))
    return [...alike]
      .filter(([losses]) => losses !== '')
      .map(([losses, some]) => t('of', { losses, names: some.map(({ name }) => name).join(', ') }))
  }
}
