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

/** The same for several documents: each sentence once, with the names of those of which it is true. */
export function useNamedLosses(): (all: readonly (Lost & { name: string })[]) => string[] {
  const t = useText()
  const textsOfLost = useLossTexts()
  return (all) => {
    const said = all.flatMap(({ name, ...lost }) => textsOfLost(lost).map((loss) => ({ loss, name })))
    const byLoss = Map.groupBy(said, ({ loss }) => loss)
    return [...byLoss].map(([loss, named]) =>
      t('of', { loss, names: named.map(({ name }) => name).join(', ') }),
    )
  }
}
