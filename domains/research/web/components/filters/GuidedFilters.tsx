/** The normal view: the few filters that most searches need, each with one click. */
import { memo } from 'react'
import { spans, startOfSpan } from '../../address/dates.ts'
import { useOptionsQuery } from '../../options.ts'
import { chosenWithRegional, toggledCourts, withRegional } from '../../regional.ts'
import { useText } from '../../text.ts'
import { useDecisionAddress } from '../../use-decision-address.ts'
import { type Choice, ChoiceChips } from './ChoiceChips.tsx'
import classes from './GuidedFilters.module.css'

/** The list with a value added, or without it if it was there. */
const toggled = (list: readonly string[], value: string): string[] | undefined => {
  const next = list.includes(value) ? list.filter((one) => one !== value) : [...list, value]
  return next.length > 0 ? next : undefined
}

/** Number of offered courts. */
const mostCourts = 4

interface Props {
  /** The courts are among the counts beside the list already. */
  withoutCourts?: boolean
}

export const GuidedFilters = memo(function GuidedFilters({ withoutCourts = false }: Props) {
  return (
    <div className={classes.filters}>
      {!withoutCourts && <Courts />}
      <Spans />
      <Words />
    </div>
  )
})

function Courts() {
  const t = useText()
  const [address, change] = useDecisionAddress()
  const { data: options, isError } = useOptionsQuery(address.country)
  const chosen = address.court ?? []
  const sections = address.chamber ?? []
  const known = (options?.courts ?? []).map(({ value }) => value)
  const courts = withRegional(options?.courts ?? [], t('facet.regional'))
    .sort((a, b) => b.count - a.count)
    .slice(0, mostCourts)
  const on = chosenWithRegional(chosen)
  const ofCourts: Choice[] = courts.map(({ value, label }) => ({
    id: value,
    label,
    on: on.includes(value),
    choose: () => change({ court: toggledCourts(chosen, value, known), chamber: undefined }),
  }))
  // The Supreme Court of Northern Cyprus is several courts, which lawyers know by the names of its sections.
  const ofSections: Choice[] = (address.country === 'kktc' ? (options?.chambers ?? []) : []).map((one) => ({
    id: one.value,
    label: one.label.slice(one.court.length + 1),
    on: sections.includes(one.value),
    choose: () => change({ chamber: toggled(sections, one.value), court: undefined }),
  }))
  const choices = [...ofCourts, ...ofSections]
  const waiting = options || isError ? undefined : mostCourts
  const any = { id: 'any', label: t('guided.anyLevel'), on: chosen.length === 0 && sections.length === 0 }
  return (
    <ChoiceChips
      label={t('guided.level')}
      waiting={waiting}
      choices={[{ ...any, choose: () => change({ court: undefined, chamber: undefined }) }, ...choices]}
    />
  )
}

function Spans() {
  const t = useText()
  const [address, change] = useDecisionAddress()
  const today = new Date()
  const choices: Choice[] = spans.map((years) => {
    const from = startOfSpan(years, today)
    return {
      id: String(years),
      label: years === 1 ? t('guided.lastYear') : t('guided.years', { count: years }),
      on: address.from === from && !address.to && !address.undated,
      choose: () => change({ from, to: undefined, undated: undefined }),
    }
  })
  const any = { id: 'any', label: t('guided.anySpan'), on: !address.from && !address.to && !address.undated }
  return (
    <ChoiceChips
      label={t('guided.span')}
      choices={[
        { ...any, choose: () => change({ from: undefined, to: undefined, undated: undefined }) },
        ...choices,
      ]}
    />
  )
}

function Words() {
  const t = useText()
  const [address, change] = useDecisionAddress()
  const either = address.mode === 'either'
  return (
    <ChoiceChips
      label={t('guided.words')}
      choices={[
        {
          id: 'all',
          label: t('guided.allWords'),
          on: !either,
          choose: () => change({ mode: undefined }),
        },
        { id: 'either', label: t('guided.anyWord'), on: either, choose: () => change({ mode: 'either' }) },
      ]}
    />
  )
}
