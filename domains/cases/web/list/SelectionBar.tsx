/** In place of the filters while cases are selected: one change for all of them. */
import { dayInTurkey } from '@mizan/platform/calendar'
import { Button } from '@mizan/platform/ui'
import { readDay } from '@mizan/platform/ui/chips'
import { ChoiceMenu, DayField, PanelButton } from '@mizan/platform/ui/composite'
import { useState } from 'react'
import { noState } from '../../data/words.ts'
import type { ListedCase } from '../../schemas.ts'
import { usePeople } from '../people.ts'
import { useLock } from '../rights.ts'
import { useStateChoices } from '../states.tsx'
import { useText } from '../text.ts'
import type { State } from './address.ts'
import classes from './filters.module.css'
import { KeptCases } from './KeptCases.tsx'
import { useSelectionText } from './text.ts'
import { type Change, useBulk } from './use-bulk.ts'
import type { Selection } from './use-selection.ts'
import { useSheet } from './use-sheet.ts'

/** A change of cases as they were when its menu was opened. */
interface Wanted {
  change: Change
  seen: readonly ListedCase[]
}

export function SelectionBar({ selection, expect }: { selection: Selection; expect: () => void }) {
  const t = useSelectionText()
  const bulk = useBulk(expect)
  const [asked, setAsked] = useState<Wanted>()
  const lock = useLock()
  const download = useSheet()
  const { lines } = selection
  const { kept } = bulk
  const writable = lines.filter(({ may }) => may.includes('edit'))
  const refused = lines.length - writable.length
  const change = ({ change: wanted, seen }: Wanted) => {
    setAsked(undefined)
    void bulk.run(seen, wanted)
  }
  const want = (wanted: Wanted) => (refused > 0 ? setAsked(wanted) : change(wanted))
  return (
    <section className={classes.selected} aria-label={t('label')}>
      <strong role="status">{t('count', { count: lines.length })}</strong>
      {asked ? (
        <>
          <p role="alert">{t('refused', { refused, count: writable.length })}</p>
          <Button disabled={writable.length === 0} onClick={() => change(asked)}>
            {t('goOn')}
          </Button>
          <Button variant="subtle" onClick={() => setAsked(undefined)}>
            {t('cancel')}
          </Button>
        </>
      ) : (
        <>
          <Changes
            lines={writable}
            disabled={lock.disabled || bulk.isPending || writable.length === 0}
            onWant={want}
          />
          <Button variant="subtle" disabled={download.isPending} onClick={() => download.mutate(lines)}>
            {t('download')}
          </Button>
          <Button variant="subtle" onClick={selection.clear}>
            {t('drop')}
          </Button>
        </>
      )}
      {kept && (
        <KeptCases
          kept={kept}
          disabled={lock.disabled || bulk.isPending}
          onAnyway={() =>
            void bulk.run(
              kept.found.map(({ now, ...one }) => ({ ...one, ...now })),
              kept.change,
            )
          }
          onLeave={bulk.forget}
        />
      )}
    </section>
  )
}

interface ChangesProps {
  lines: readonly ListedCase[]
  disabled: boolean
  onWant: (wanted: Wanted) => void
}

function Changes({ lines, disabled, onWant }: ChangesProps) {
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
        disabled={disabled}
        seen={lines}
        onChoose={toState}
      >
        {t('column.state')}
      </ChoiceMenu>
      <ChoiceMenu
        label={t('column.assignee')}
        choices={[...persons, { id: noState, label: t('person.nobody') }]}
        disabled={disabled}
        seen={lines}
        onChoose={toPerson}
      >
        {t('column.assignee')}
      </ChoiceMenu>
      <PanelButton label={t('column.deadline')} face={t('column.deadline')} bare disabled={disabled}>
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

function Deadline({ lines, onWant }: Omit<ChangesProps, 'disabled'>) {
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
