import { MultiSelect } from '@mantine/core'
import type { SearchOptions } from '../../../schemas.ts'
import { useText } from '../../text.ts'
import classes from './ExpertForm.module.css'
import { type FieldsProps, Group, useTextField } from './fields.tsx'

/** Letters compared the way one types them: "ISTANBUL", "istanbul" and "İstanbul" are one word. */
const folded = (text: string) =>
  text.toLocaleLowerCase('tr').normalize('NFD').replace(/\p{M}/gu, '').replace(/ı/g, 'i')

interface Option {
  value: string
  label: string
}

function withWords({ options, search, limit }: { options: unknown[]; search: string; limit: number }) {
  const words = folded(search).split(/\s+/)
  const found = (options as Option[]).filter((one) => words.every((word) => folded(one.label).includes(word)))
  return found.slice(0, limit)
}

/** Chambers by number below each other, those of the greatest court first. */
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

/** Courts and chambers (several each) and the dates of decision. Chambers are those of the chosen courts. */
export function CourtFields(props: FieldsProps) {
  const t = useText()
  const field = useTextField(props)
  const { draft, set, options } = props
  const inCourt = (court: string) => draft.court.length === 0 || draft.court.includes(court)
  const chambers = inOrder(options).filter((one) => inCourt(one.court) || draft.chamber.includes(one.value))
  const common = {
    searchable: true,
    hidePickedOptions: true,
    limit: 100,
    filter: withWords as never,
    nothingFoundMessage: t('expert.nothingFound'),
    clearable: false,
  }
  return (
    <Group title={t('expert.group.court')}>
      <MultiSelect
        {...common}
        className={classes.wide}
        label={t('expert.courts')}
        placeholder={draft.court.length > 0 ? undefined : t('expert.courtsPlaceholder')}
        data={options?.courts ?? []}
        value={draft.court}
        onChange={(court) => set({ court })}
      />
      <MultiSelect
        {...common}
        className={classes.wide}
        label={t('expert.chambers')}
        placeholder={draft.chamber.length > 0 ? undefined : t('expert.chambersPlaceholder')}
        data={chambers}
        value={draft.chamber}
        onChange={(chamber) => set({ chamber })}
      />
      {field('from', { placeholder: t('expert.datePlaceholder') })}
      {field('to', { placeholder: t('expert.datePlaceholder') })}
    </Group>
  )
}
