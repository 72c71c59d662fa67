/** A note that only the bundled, invented texts are loaded. Staff of the service also read how to load real ones. */
import { usePermission } from '@mizan/platform/ui'
import { IconFlask } from '@tabler/icons-react'
import type { SearchCountry } from '../../../schemas.ts'
import { useOptions } from '../../options.ts'
import { useText } from '../../text.ts'
import classes from './states.module.css'

interface Props {
  country: SearchCountry
  /** The assumption until the server has answered, so that the banner appears together with the content below it. */
  likely?: boolean
  /** The list below it is not there yet, which it would push down. */
  awaited?: boolean
}

export function SampleBanner({ country, likely = false, awaited = false }: Props) {
  const t = useText()
  const options = useOptions(country)
  const isStaff = usePermission('product', 'Write') === true
  if (awaited || !(options ? options.sampleOnly : likely)) return null
  return (
    <div role="note" className={classes.banner}>
      <IconFlask size={18} stroke={1.7} aria-hidden />
      <p>
        <strong>{t('sampleBanner.title')}</strong> {t('sampleBanner.body')}
        {isStaff && ` ${t('sampleBanner.load')}`}
      </p>
    </div>
  )
}
