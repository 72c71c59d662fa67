/** The switch of the consent reminder before recordings, for administrators of the office. */
import { notify, useAccount, useFeature, useLock } from '@mizan/platform/ui'
import { CheckField } from '@mizan/platform/ui/forms'
import { useCall, useSend } from '../data.ts'
import { useText } from '../text.ts'
import classes from './consent.module.css'

export function OfficeConsent() {
  const t = useText()
  const { account } = useAccount()
  const records = useFeature('voice') === 'TurnedOn' && account?.licences.includes('voice') === true
  const lock = useLock()
  const { data } = useCall('recordings.consent', {}, { enabled: records })
  const change = useSend('recordings.setConsent', () => notify('success', t('consent.saved')))
  if (!records || !data) return null
  return (
    <section className={classes.section} aria-labelledby="office-consent">
      <h2 id="office-consent">{t('consent.office')}</h2>
      <p>{t('consent.about')}</p>
      <fieldset disabled={!data.may.includes('change') || lock.disabled || change.isPending}>
        <CheckField
          name="asks"
          label={t('consent.asks')}
          value={data.asks}
          onChange={(asks) => change.mutate({ body: { asks } })}
        />
      </fieldset>
    </section>
  )
}
