/** Beside a case: its client and parties, its details, and who works on it. */
import { Slot, useFormat } from '@mizan/platform/ui'
import { PersonChip } from '@mizan/platform/ui/chips'
import { ChoiceMenu } from '@mizan/platform/ui/composite'
import { noState } from '../../data/words.ts'
import type { Case } from '../../schemas.ts'
import { usePeople } from '../people.ts'
import { useText } from '../text.ts'
import { CaseDetails } from './CaseDetails.tsx'
import { ClientInRail } from './ClientInRail.tsx'
import { useEditing } from './editing.tsx'
import { PartiesInRail } from './PartiesInRail.tsx'
import classes from './summary.module.css'

export function Rail({ record }: { record: Case }) {
  const t = useText()
  return (
    <div className={classes.rail}>
      <section>
        <h2>{t('column.client')}</h2>
        <ClientInRail record={record} />
      </section>
      <PartiesInRail caseId={record.caseId} expected={record.counts.parties} />
      <section>
        <h2>{t('rail.details')}</h2>
        <CaseDetails record={record} />
      </section>
      <section>
        <h2>{t('rail.people')}</h2>
        <People record={record} />
      </section>
      <Slot name="cases.rail" record={record} />
    </div>
  )
}

function People({ record }: { record: Case }) {
  const t = useText()
  const format = useFormat()
  const { followers, createdBy, createdAt } = record
  return (
    <dl className={classes.facts}>
      <dt>{t('column.assignee')}</dt>
      <dd>
        <Assignee record={record} />
      </dd>
      <dt>{t('rail.followers')}</dt>
      <dd>
        {followers.length === 0 ? (
          '–'
        ) : (
          <ul className={classes.people}>
            {followers.map(({ id, name }) => (
              <li key={id}>
                <PersonChip name={name} />
              </li>
            ))}
          </ul>
        )}
      </dd>
      <dt>{t('rail.created')}</dt>
      <dd>
        <PersonChip name={createdBy.name} /> <time dateTime={createdAt}>{format.day(createdAt)}</time>
      </dd>
    </dl>
  )
}

function Assignee({ record: { assignee, version } }: { record: Case }) {
  const t = useText()
  const people = usePeople()
  const { mayEdit, save } = useEditing()
  const face = assignee ? <PersonChip name={assignee.name} /> : <span>{t('person.nobody')}</span>
  if (!mayEdit) return face
  const chosen = assignee?.id ?? noState
  const choices = people.options.map(({ value, label }) => ({ id: value, label }))
  return (
    <ChoiceMenu
      label={t('case.assignee', { name: assignee?.name ?? t('person.nobody') })}
      choices={[...choices, { id: noState, label: t('person.nobody') }]}
      chosen={chosen}
      seen={{ version, before: assignee?.id ?? null }}
      onChoose={(id, seen) => {
        const person = id === noState ? null : id
        if (person !== seen.before) void save('assignee', person, seen)
      }}
    >
      {face}
    </ChoiceMenu>
  )
}
