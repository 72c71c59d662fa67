/** The profile of the office for documents: its members read it, its administrators change it. */
import { Failure, useLock } from '@mizan/platform/ui'
import type { OfficeProfile } from '../../schemas.ts'
import { useCall } from '../data.ts'
import { useText } from '../text.ts'
import { ListWaiting } from './ListWaiting.tsx'
import classes from './Profile.module.css'
import { ProfileForm } from './ProfileForm.tsx'

export function Profile({ onSaid }: { onSaid: (text: string) => void }) {
  const t = useText()
  const lock = useLock()
  const profile = useCall('company.profile', {})
  if (profile.error) return <Failure error={profile.error} onRetry={() => profile.refetch()} />
  if (!profile.data) return <ListWaiting />
  return (
    <section className={classes.profile} aria-labelledby="profile-title">
      <h2 id="profile-title">{t('profile.title')}</h2>
      <p className={classes.lead}>{t('profile.lead')}</p>
      {profile.data.mayChange && !lock.disabled ? (
        <ProfileForm
          key={profile.data.version}
          profile={profile.data}
          onSaved={() => onSaid(t('profile.saved'))}
        />
      ) : (
        <Shown profile={profile.data} />
      )}
    </section>
  )
}

function Shown({ profile }: { profile: OfficeProfile }) {
  const t = useText()
  const fields = ['address', 'taxOffice', 'taxNumber', 'iban', 'phone'] as const
  return (
    <dl className={classes.shown}>
      {fields.map((field) => (
        <div key={field}>
          <dt>{t(`profile.${field}`)}</dt>
          <dd>{profile[field] || t('profile.none')}</dd>
        </div>
      ))}
      {profile.logo && (
        <div>
          <dt>{t('profile.logo')}</dt>
          <dd>
            <img src={`data:image/png;base64,${profile.logo}`} alt={t('profile.logo')} />
          </dd>
        </div>
      )}
    </dl>
  )
}
