/** A calm reminder that only the bundled, invented texts are loaded, and how to load real ones. */
import { IconFlask } from '@tabler/icons-react'
import type { SearchCountry } from '../../../schemas.ts'
import { useOptions } from '../../options.ts'
import { useText } from '../../text.ts'
import classes from './states.module.css'

export function SampleBanner({ country }: { country: SearchCountry }) {
  const t = useText()
  if (!useOptions(country)?.sampleOnly) return null
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
