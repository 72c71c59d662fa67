/** Which entries a history shows. */
import { Segmented } from '@mizan/platform/ui'
import { type HistoryKind, historyKinds } from '../../rules/history-kinds.ts'
import { useText } from '../text.ts'
import classes from './history.module.css'

export type ChosenKind = HistoryKind | 'all'

interface Props {
  chosen: ChosenKind
  onChoose: (kind: ChosenKind) => void
}

export function KindFilter({ chosen, onChoose }: Props) {
  const t = useText()
  const options = (['all', ...historyKinds] as const).map((value) => ({
    value,
    label: t(`history.kind.${value}`),
  }))
  return (
    <div className={classes.kinds}>
      <Segmented label={t('history.kinds')} value={chosen} options={options} onChange={onChoose} />
    </div>
  )
}

/** What is asked of the server. */
export const kindAsked = (chosen: ChosenKind) => (chosen === 'all' ? {} : { kind: chosen })
