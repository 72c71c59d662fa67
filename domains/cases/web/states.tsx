/** The states of a case as shapes and words. */
import { StatusChip } from '@mizan/platform/ui/chips'
import { noState } from '../data/words.ts'
import { allStates, type State } from './list/address.ts'
import { useText } from './text.ts'

const looks = {
  open: { shape: '●' },
  out: { shape: '◆', tone: 'decided' },
  appeal: { shape: '▲', tone: 'appealed' },
  yargitay: { shape: '■', tone: 'high' },
  closed: { shape: '✓', tone: 'good' },
  none: { shape: '○', tone: 'quiet' },
} as const

export function StateChip({ state }: { state: State | null }) {
  const t = useText()
  const name = state ?? noState
  return <StatusChip {...looks[name]} label={t(`state.${name}`)} />
}

/** To choose one of. */
export function useStateChoices() {
  const t = useText()
  return allStates.map((state) => ({
    id: state,
    label: t(`state.${state}`),
    face: <StateChip state={state} />,
  }))
}
