/** What can be changed of all selected cases at once. */
import { dayInTurkey } from '@mizan/platform/calendar'
import { Button } from '@mizan/platform/ui'
import { readDay } from '@mizan/platform/ui/chips'
import { ChoiceMenu, DayField, PanelButton } from '@mizan/platform/ui/composite'
import { useState } from 'react'
import { noState } from '../../data/words.ts'
import type { ListedCase, ManyChange } from '../../schemas.ts'
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
      <PanelButton label={t('column.deadline')} face={t('column.deadline')} bare {...{ disabled, busy }}>
        {(close) => (
          <Deadline
            lines={lines}
            onWant={(wanted) => {
              close()
              onWant(wanted)
            }}
          />
        )}
      </PanelButton>
    </>
  )
}

function Deadline({ lines, onWant }: Pick<ChangesProps, 'lines' | 'onWant'>) {
  const t = useText()
  const [typed, setTyped] = useState('')
  const day = readDay(typed, dayInTurkey(new Date()))
  const [seen] = useState(lines)
  const set = (deadline: string | null) => onWant({ change: { deadline }, seen })
  return (
    <>
      <DayField
        label={t('column.deadline')}
        placeholder={t('deadline.example')}
        value={typed}
        onChange={setTyped}
      />
      <Button disabled={!day} onClick={() => day && set(day)}>
        {t('deadline.save')}
      </Button>
      <Button variant="subtle" onClick={() => set(null)}>
        {t('deadline.remove')}
      </Button>
    </>
  )
}
