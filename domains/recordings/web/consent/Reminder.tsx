/** The legal requirements before a recording begins, unless the office has switched the reminder off. */
import { FormDialog, useForm } from '@mizan/platform/ui/forms'
import { useEffect } from 'react'
import { useCall } from '../data.ts'
import { useText } from '../text.ts'
import classes from './consent.module.css'
import { reminder } from './reminder.ts'

export function Reminder() {
  const t = useText()
  const { data, isPending, failureCount, fetchStatus } = useCall('recordings.consent', {})
  const isAsked = isPending && failureCount === 0 && fetchStatus !== 'paused'
  const isOff = data?.asks === false
  const form = useForm({ initial: {}, submit: async () => reminder.go() })
  useEffect(() => {
    if (isOff) reminder.go()
  }, [isOff])
  // If the server cannot be asked, the reminder is shown.
  if (isAsked || isOff) return null
  return (
    <FormDialog title={t('consent.title')} form={form} submit={t('consent.submit')} onClose={reminder.close}>
      <p className={classes.law}>{t('consent.law')}</p>
      <p className={classes.law}>{t('consent.noComfort')}</p>
    </FormDialog>
  )
}
