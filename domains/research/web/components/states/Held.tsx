/** How many texts can be searched; if they are few, that a missing one may still exist. */
import { useFormat } from '@mizan/platform/ui'
import type { SearchCountry } from '../../../schemas.ts'
import { useOptions } from '../../options.ts'
import type { Scope } from '../../place.ts'
import { useText } from '../../text.ts'
import classes from './states.module.css'

/** A country with fewer is shown as incomplete. */
const few = 1_000

/** Whether a country holds too few real decisions for an example to find any. */
export function useHoldsFew(country: SearchCountry): boolean {
  const options = useOptions(country)
  return country === 'kktc' && options !== undefined && !options.sampleOnly && options.decisions < few
}

export function FewHeld({ country, scope }: { country: SearchCountry; scope: Scope }) {
  const t = useText()
  const format = useFormat()
  const options = useOptions(country)
  const holdsFew = useHoldsFew(country)
  if (!options || !holdsFew) return null
  const count = scope === 'laws' ? options.articles : options.decisions
  const shown = format.number(count)
  return (
    <p className={classes.held} role="note">
      {scope === 'laws' ? t('held.laws', { count, shown }) : t('held.few', { count, shown })}
    </p>
  )
}

export function Held({ country }: { country: SearchCountry }) {
  const t = useText()
  const format = useFormat()
  const count = useOptions(country)?.decisions
  if (!count) return null
  return <p>{t('held.decisions', { count, shown: format.number(count) })}</p>
}
