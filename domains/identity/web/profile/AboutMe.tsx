/** The user's own data, and their settings for later domains. */
import { Failure, Slot, Waiting } from '@mizan/platform/ui'
import { BasicCard } from './BasicCard.tsx'
import { useCall } from './data.ts'
import { PhoneCard } from './PhoneCard.tsx'
import classes from './profile.module.css'

export function AboutMe() {
  const profile = useCall('user.profile', {})
  if (profile.error) return <Failure error={profile.error} onRetry={() => profile.refetch()} />
  if (!profile.data)
    return (
      <div className={classes.card} aria-busy>
        <Waiting width="40%" height={20} below={24} />
        <Waiting height={38} below={16} />
        <Waiting height={38} below={16} />
        <Waiting height={38} />
      </div>
    )
  return (
    <>
      <BasicCard key={profile.data.id} profile={profile.data} />
      <PhoneCard profile={profile.data} />
      <Slot name="identity.profile" />
    </>
  )
}
