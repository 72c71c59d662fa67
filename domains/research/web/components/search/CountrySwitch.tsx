/**
 * The switch between the two countries: short names in the top bar of the screens that read the law of one, full ones
 * where there is room.
 */
import { Segmented } from '@mizan/platform/ui'
import { useMatches } from '@tanstack/react-router'
import { searchCountries } from '../../country.ts'
import { useSearchPlace } from '../../place.ts'
import { useText } from '../../text.ts'
import { useChangeCountry } from './use-change-country.ts'

export function CountrySwitch({ full }: { full?: boolean }) {
  const t = useText()
  const { country } = useSearchPlace()
  const isAsked = useMatches().some(({ staticData }) => staticData.hasCountry)
  const change = useChangeCountry()
  if (!isAsked && !full) return null
  const options = searchCountries.map((value) => ({
    value,
    label: full ? (
      t(`country.${value}`)
    ) : (
      <span title={t(`country.${value}`)}>{t(`country.short.${value}`)}</span>
    ),
  }))
  return <Segmented label={t('country.label')} value={country} options={options} onChange={change} />
}
