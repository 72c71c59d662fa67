import { Failure, useMedia, Waiting } from '@mizan/platform/ui'
import { FormFailure } from '@mizan/platform/ui/forms'
import type { Settings } from '../../schemas.ts'
import { useCall } from '../data.ts'
import { useText } from '../text.ts'
import { Days } from './Days.tsx'
import { Events } from './Events.tsx'
import { SettingsTable } from './SettingsTable.tsx'
import classes from './settings.module.css'
import { useSwitches } from './use-switches.ts'

export function Choices() {
  const t = useText()
  const settings = useCall('notifications.settings', {})
  if (settings.error)
    return (
      <>
        <p>{t('settings.failed')}</p>
        <Failure error={settings.error} onRetry={() => settings.refetch()} />
      </>
    )
  if (!settings.data) return <Waiting height={640} />
  if (settings.data.groups.length === 0) return <p>{t('settings.forbidden')}</p>
  return <OwnChoices kept={settings.data} />
}

/** One row for each event; on a phone an event opens its switches. */
function OwnChoices({ kept }: { kept: Settings }) {
  const t = useText()
  const isWide = useMedia('(min-width: 48em)')
  const switches = useSwitches(kept.groups)
  return (
    <>
      <p>{t('settings.lead')}</p>
      {isWide ? <SettingsTable {...switches} /> : <Events {...switches} />}
      {kept.days && <Days kept={kept.days} />}
      <p className={classes.saved} role="status">
        {switches.isSaved && t('settings.saved')}
      </p>
      <FormFailure form={{ failure: switches.failure, wrong: 0 }} />
      <p>{t('settings.mailHint')}</p>
    </>
  )
}
