import { Segmented } from '@mizan/platform/ui'
import { searchCountries } from '../../country.ts'
import { useSearchPlace } from '../../place.ts'
import { useText } from '../../text.ts'
import { useChangeCountry } from './useChangeCountry.ts'

export function CountrySwitch() {
  const t = useText()
  const { country } = useSearchPlace()
  const change = useChangeCountry()
  const options = searchCountries.map((value) => ({
    value,
    label: <span title={t(`country.${value}`)}>{t(`country.short.${value}`)}</span>,
  }))
  return <Segmented label={t('country.label')} value={country} options={options} onChange={change} />
}
