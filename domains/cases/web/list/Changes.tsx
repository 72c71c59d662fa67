/** What can be changed of all selected cases at once. */
import { ChoiceMenu } from '@mizan/platform/ui/composite'
import { noState } from '../../data/words.ts'
import type { ListedCase, ManyChange } from '../../schemas.ts'
import { DayPanel } from '../detail/DayPanel.tsx'
import { usePeople } from '../people.ts'
import { useStateChoices } from '../states.tsx'
import { useText } from '../text.ts'
import type { State } from './address.ts'

export type Change = ManyChange['change']

/** A change of cases as they were when its menu was opened. */
export interface Wanted {
  change: Change
  seen: readonly ListedCase[]
}

interface ChangesProps {
  lines: readonly ListedCase[]
  disabled: boolean
  /** A change is being saved: the focus stays on what it was chosen with. */
  busy: boolean
  onWant: (wanted: Wanted) => void
}

export function Changes({ lines, disabled, busy, onWant }: ChangesProps) {
  const t = useText()
  const people = usePeople()
  const states = useStateChoices()
  const toState = (id: string, seen: typeof lines) =>
    onWant({ change: { state: id === noState ? null : (id as Exclude<State, 'none'>) }, seen })
  const toPerson = (id: string, seen: typeof lines) =>
    onWant({ change: { assigneeId: id === noState ? null : id }, seen })
  const persons = people.options.map(({ value, label }) => ({ id: value, label }))
  return (
    <>
      <ChoiceMenu
        label={t('column.state')}
        choices={states}
        {...{ disabled, busy }}
        seen={lines}
        onChoose={toState}
      >
        {t('column.state')}
      </ChoiceMenu>
      <ChoiceMenu
        label={t('column.assignee')}
        choices={[...persons, { id: noState, label: t('person.nobody') }]}
        {...{ disabled, busy }}
        seen={lines}
        onChoose={toPerson}
      >
        {t('column.assignee')}
      </ChoiceMenu>
      <DayPanel
        label={t('column.deadline')}
        face={t('column.deadline')}
        day={undefined}
        seen={lines}
        {...{ disabled, busy }}
        onSave={(deadline, seen) => onWant({ change: { deadline }, seen })}
      />
    </>
  )
}
