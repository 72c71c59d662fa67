/** `/user-profile`: who one is, how one signs in, and what is kept about one. */
import { Failure, useTitle, Waiting } from '@mizan/platform/ui'
import { getRouteApi, Link } from '@tanstack/react-router'
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
      <nav className={classes.tabs} aria-label={t('tabs.label')}>
        {profileTabs.map((one) => (
          <Link
            key={one}
            to="/user-profile"
            search={one === 'profile' ? {} : { tab: one }}
            className={classes.tab}
            activeOptions={{ exact: true, includeSearch: true }}
          >
            {t(`tabs.${one}`)}
          </Link>
        ))}
      </nav>
      {tab === 'profile' && <AboutMe />}
      {tab === 'security' && (
        <>
          <PasswordCard />
          <FactorsCard />
          <SessionsCard />
        </>
      )}
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
    </>
  )
}
