/** In place of the filters while cases are selected: one change for all of them. */
import { dayInTurkey } from '@mizan/platform/calendar'
import { Button, useFormat } from '@mizan/platform/ui'
import { readDay } from '@mizan/platform/ui/chips'
import { ChoiceMenu, DayField, PanelButton } from '@mizan/platform/ui/composite'
import { useState } from 'react'
import { noState } from '../../data/words.ts'
import type { ManyChange } from '../../schemas.ts'
import { usePeople } from '../people.ts'
import { useLock } from '../rights.ts'
import { useStateChoices } from '../states.tsx'
import { useText } from '../text.ts'
import type { State } from './address.ts'
import classes from './filters.module.css'
import { useBulk } from './use-bulk.ts'
import type { Selection } from './use-selection.ts'
import { useSheet } from './use-sheet.ts'

interface Wanted {
  change: ManyChange['change']
  says: string
}

export function SelectionBar({ selection, expect }: { selection: Selection; expect: () => void }) {
  const t = useText()
  const bulk = useBulk(expect)
  const [asked, setAsked] = useState<Wanted>()
  const lock = useLock()
  const download = useSheet()
  const { lines } = selection
  const writable = lines.filter(({ may }) => may.includes('edit'))
  const refused = lines.length - writable.length
  const change = ({ change: wanted, says }: Wanted) => {
    setAsked(undefined)
    void bulk.run(writable, wanted, says)
  }
  const want = (wanted: Wanted) => (refused > 0 ? setAsked(wanted) : change(wanted))
  return (
    <section className={classes.selected} aria-label={t('selection.label')}>
      <strong role="status">{t('selection.count', { count: lines.length })}</strong>
      {asked ? (
        <>
          <p role="alert">{t('selection.refused', { refused, count: writable.length })}</p>
          <Button disabled={writable.length === 0} onClick={() => change(asked)}>
            {t('selection.goOn')}
          </Button>
          <Button variant="subtle" onClick={() => setAsked(undefined)}>
            {t('cancel')}
          </Button>
        </>
      ) : (
        <>
          <Changes disabled={lock.disabled || bulk.isPending || writable.length === 0} onWant={want} />
          <Button variant="subtle" disabled={download.isPending} onClick={() => download.mutate(lines)}>
            {t('selection.download')}
          </Button>
          <Button variant="subtle" onClick={selection.clear}>
            {t('selection.drop')}
          </Button>
        </>
      )}
    </section>
  )
}

function Changes({ disabled, onWant }: { disabled: boolean; onWant: (wanted: Wanted) => void }) {
  const t = useText()
  const people = usePeople()
  const states = useStateChoices()
  const toState = (id: string) =>
    onWant({
      change: { state: id === noState ? null : (id as Exclude<State, 'none'>) },
      says: t('says.state', { value: t(`state.${id as State}`) }),
    })
  const toPerson = (id: string) =>
    onWant({
      change: { assigneeId: id === noState ? null : id },
      says: t('says.assignee', { value: people.nameOf(id) ?? t('person.nobody') }),
    })
  const persons = people.options.map(({ value, label }) => ({ id: value, label }))
  return (
    <>
      <ChoiceMenu label={t('column.state')} choices={states} disabled={disabled} onChoose={toState}>
        {t('column.state')}
      </ChoiceMenu>
      <ChoiceMenu
        label={t('column.assignee')}
        choices={[...persons, { id: noState, label: t('person.nobody') }]}
        disabled={disabled}
        onChoose={toPerson}
      >
        {t('column.assignee')}
      </ChoiceMenu>
      <PanelButton label={t('column.deadline')} face={t('column.deadline')} bare disabled={disabled}>
        {(close) => (
          <Deadline
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

function Deadline({ onWant }: { onWant: (wanted: Wanted) => void }) {
  const t = useText()
  const format = useFormat()
  const [typed, setTyped] = useState('')
  const day = readDay(typed, dayInTurkey(new Date()))
  const set = (deadline: string | null) =>
    onWant({
      change: { deadline },
      says: t('says.deadline', { value: deadline ? format.date(deadline) : t('deadline.none') }),
    })
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
