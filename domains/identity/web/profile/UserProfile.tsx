/** `/user-profile`: the user's own data, how they sign in, and what is stored about them. */
import { Failure, Slot, TabBar, useTitle, Waiting } from '@mizan/platform/ui'
import { getRouteApi } from '@tanstack/react-router'
import { BasicCard } from './BasicCard.tsx'
import { DataCards } from './DataCards.tsx'
import { useCall } from './data.ts'
import { FactorsCard } from './FactorsCard.tsx'
import { PasswordCard } from './PasswordCard.tsx'
import { PhoneCard } from './PhoneCard.tsx'
import classes from './profile.module.css'
import { SessionsCard } from './SessionsCard.tsx'
import { profileTabs } from './tabs.ts'
import { useText } from './text.ts'

const route = getRouteApi('/user-profile')

export function UserProfile() {
  const t = useText()
  const { tab = 'profile' } = route.useSearch()
  useTitle(t('title'))
  return (
    <div className={classes.page}>
      <h1>{t('title')}</h1>
      <TabBar
        label={t('tabs.label')}
        tabs={profileTabs.map((one) => ({
          href: one === 'profile' ? '/user-profile' : `/user-profile?tab=${one}`,
          label: t(`tabs.${one}`),
          current: one === tab,
        }))}
      />
      {tab === 'profile' && <AboutMe />}
      {tab === 'security' && (
        <>
          <PasswordCard />
          <FactorsCard />
          <SessionsCard />
        </>
      )}
      {tab === 'notifications' && <Slot name="identity.notifications" />}
      {tab === 'data' && <DataCards />}
    </div>
  )
}

function AboutMe() {
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
