/** `/user-profile`: the user's own data, their ways of signing in, and the stored data about them. */
import { Page, PageHead, TabContent, Tabs, useTitle } from '@mizan/platform/ui'
import { getRouteApi } from '@tanstack/react-router'
import { useText } from './text.ts'

const route = getRouteApi('/user-profile')
const address = (tab: string | undefined) => `/user-profile${tab ? `?tab=${tab}` : ''}`

export function UserProfile() {
  const t = useText()
  const { tab } = route.useSearch()
  const screen = { of: 'identity.profile', current: tab, given: {} } as const
  useTitle(t('title'))
  return (
    <Page width="text">
      <PageHead title={t('title')} />
      <Tabs {...screen} label={t('tabs')} address={address} />
      <TabContent {...screen} />
    </Page>
  )
}
