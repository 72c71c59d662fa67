/** A note that only the bundled, invented texts are loaded, and how to load real ones. */
import { IconFlask } from '@tabler/icons-react'
import type { SearchCountry } from '../../../schemas.ts'
import { useOptions } from '../../options.ts'
import { useText } from '../../text.ts'
import classes from './states.module.css'

interface Props {
  country: SearchCountry
  /** The assumption until the server has answered, so that the banner appears together with the content below it. */
  likely?: boolean
}

export function SampleBanner({ country, likely = false }: Props) {
  const t = useText()
  const options = useOptions(country)
  if (!(options ? options.sampleOnly : likely)) return null
  return (
    <div role="note" className={classes.banner}>
      <IconFlask size={18} stroke={1.7} aria-hidden />
      <p>
        <strong>{t('sampleBanner.title')}</strong> {t('sampleBanner.body')}{' '}
        <code>{t('sampleBanner.command')}</code>
      </p>
    </div>
  )
}
