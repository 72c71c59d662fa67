/** A calm reminder that only the bundled, invented texts are loaded, and how to load real ones. */
import { IconFlask } from '@tabler/icons-react'
import type { SearchCountry } from '../../../schemas.ts'
import { useOptions } from '../../options.ts'
import { useText } from '../../text.ts'
import classes from './states.module.css'

interface Props {
  country: SearchCountry
  /** What is taken for true until the server has said it, so that the banner comes with what it stands above. */
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
