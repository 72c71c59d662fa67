import { Failure, useMedia, Waiting } from '@mizan/platform/ui'
import { FormFailure } from '@mizan/platform/ui/forms'
import { useCall } from '../data.ts'
import { useText } from '../text.ts'
import { Events } from './Events.tsx'
import { SettingsTable } from './SettingsTable.tsx'
import classes from './settings.module.css'
import { useSwitches } from './use-switches.ts'

/** One row for each event; on a phone an event opens its switches. */
export function Choices() {
  const t = useText()
  const isWide = useMedia('(min-width: 48em)')
  const settings = useCall('notifications.settings', {})
  const switches = useSwitches(settings.data?.items ?? [])
  if (settings.error)
    return (
      <>
        <p>{t('settings.failed')}</p>
        <Failure error={settings.error} onRetry={() => settings.refetch()} />
      </>
    )
  return (
    <>
      <p>{t('settings.lead')}</p>
      {!settings.data && <Waiting height={440} />}
      {settings.data && (isWide ? <SettingsTable {...switches} /> : <Events {...switches} />)}
      <p className={classes.saved} role="status">
        {switches.isSaved && t('settings.saved')}
      </p>
      <FormFailure form={{ failure: switches.failure, wrong: 0 }} />
      <p>{t('settings.mailHint')}</p>
    </>
  )
}
