/** Courts and chambers (several each) and the dates of decision. Chambers are those of the chosen courts. */
import { DateField, MultiSelect } from '@mizan/platform/ui/composite'
import type { SearchOptions } from '../../../schemas.ts'
import { parseTypedDate } from '../../address/dates.ts'
import { useText } from '../../text.ts'
import classes from './ExpertForm.module.css'
import { type FieldsProps, Group } from './fields.tsx'

/** Chambers sorted by court, the one with the most decisions first, and then by number. */
function inOrder(
  { courts, chambers }: Pick<SearchOptions, 'courts' | 'chambers'> = { courts: [], chambers: [] },
) {
  const places = new Map(courts.map(({ value }, place) => [value, place]))
  const placeOf = (court: string) => places.get(court) ?? courts.length
  return chambers.toSorted(
    (one, other) =>
      placeOf(one.court) - placeOf(other.court) ||
      one.label.localeCompare(other.label, 'tr', { numeric: true }),
  )
}

export function CourtFields(props: FieldsProps) {
  const t = useText()
  const { draft, set, options } = props
  const inCourt = (court: string) => draft.court.length === 0 || draft.court.includes(court)
  const chambers = inOrder(options).filter((one) => inCourt(one.court) || draft.chamber.includes(one.value))
  return (
    <Group title={t('expert.group.court')}>
      <MultiSelect
        className={classes.wide}
        label={t('expert.courts')}
        placeholder={t('expert.courtsPlaceholder')}
        options={options?.courts ?? []}
        value={draft.court}
        onChange={(court) => set({ court })}
      />
      <MultiSelect
        className={classes.wide}
        label={t('expert.chambers')}
        placeholder={t('expert.chambersPlaceholder')}
        options={chambers}
        value={draft.chamber}
        onChange={(chamber) => set({ chamber })}
      />
      <DecisionDate {...props} name="from" edge="start" />
      <DecisionDate {...props} name="to" edge="end" />
    </Group>
  )
}

interface DateProps extends FieldsProps {
  name: 'from' | 'to'
  edge: 'start' | 'end'
}

function DecisionDate({ draft, set, errors, name, edge }: DateProps) {
  const t = useText()
  return (
    <DateField
      name={name}
      label={t(`expert.${name}`)}
      value={draft[name]}
      onChange={(typed) => set({ [name]: typed })}
      day={parseTypedDate(draft[name], edge)}
      error={errors[name] && t(`expert.error.${errors[name]}`)}
      optional
      placeholder={t('expert.datePlaceholder')}
    />
  )
}
