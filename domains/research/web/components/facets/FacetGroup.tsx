/** One group of facet counts; pressing one narrows the search. */
import { useFormat } from '@mizan/platform/ui'
import { useId, useState } from 'react'
import type { FacetValue } from '../../../schemas.ts'
import { useText } from '../../text.ts'
import classes from './Facets.module.css'

interface Props {
  title: string
  values: FacetValue[]
  chosen: readonly string[]
  approximate: boolean
  /** True if no decision has a chosen value that is missing among the counts. */
  complete?: boolean
  onToggle: (value: string) => void
}

const few = 6

/** Chosen values come first, including those that are missing among the counts. */
function ordered(values: FacetValue[], chosen: readonly string[]): FacetValue[] {
  const missing = chosen
    .filter((value) => !values.some((one) => one.value === value))
    .map((value) => ({ value, label: value, count: 0 }))
  const on = values.filter((one) => chosen.includes(one.value))
  return [...on, ...missing, ...values.filter((one) => !chosen.includes(one.value))]
}

export function FacetGroup({ title, values, chosen, approximate, complete = false, onToggle }: Props) {
  const t = useText()
  const id = useId()
  const [all, setAll] = useState(false)
  const list = ordered(values, chosen)
  if (list.length === 0) return null
  const shown = all ? list : list.slice(0, Math.max(few, chosen.length))
  return (
    <section className={classes.group} aria-labelledby={id}>
      <h3 id={id}>{title}</h3>
      <ul>
        {shown.map((facet) => (
          <li key={facet.value}>
            <FacetButton
              facet={facet}
              on={chosen.includes(facet.value)}
              approximate={approximate}
              complete={complete}
              onToggle={() => onToggle(facet.value)}
            />
          </li>
        ))}
      </ul>
      {list.length > few && (
        <button type="button" className={classes.more} onClick={() => setAll(!all)} aria-expanded={all}>
          {all ? t('facet.less') : t('facet.more', { n: list.length })}
        </button>
      )}
    </section>
  )
}

interface ButtonProps {
  facet: FacetValue
  on: boolean
  approximate: boolean
  complete: boolean
  onToggle: () => void
}

function FacetButton({ facet, on, approximate, complete, onToggle }: ButtonProps) {
  const t = useText()
  const format = useFormat()
  const count = format.number(facet.count)
  const isCounted = facet.count > 0 || (on && complete)
  return (
    <button type="button" className={classes.value} aria-pressed={on} onClick={onToggle} title={facet.label}>
      <span className={classes.box} aria-hidden />
      <span className={classes.name}>{facet.label}</span>
      {isCounted && (
        <span className={classes.count}>
          {approximate && <span className="visually-hidden">{t('facet.about', { shown: '' })}</span>}
          {approximate && <span aria-hidden>≈</span>}
          {count}
        </span>
      )}
    </button>
  )
}
