/** Provides the signed-in account to every screen: first as stored in this browser, then from the server. */
import { AccountProvider, useSession } from '@mizan/platform/ui'
import { type ReactNode, useEffect } from 'react'
import { useCall } from '../data.ts'
import { readRemembered, remember } from './remembered.ts'

export function SignedInAccount({ children }: { children: ReactNode }) {
  const { status, userId, expired } = useSession()
  const known = status !== 'visitor' && userId !== undefined
  const { data, isError, refetch } = useCall(
    'user.profile',
    {},
    {
      enabled: known && !expired,
      initialData: () => readRemembered(userId),
      initialDataUpdatedAt: 0,
    },
  )
  useEffect(() => {
    // After a log-out, a tab that still shows somebody's work must not store the profile again.
    if (known && !expired && data?.id === userId) remember(data)
  }, [data, known, expired, userId])
  const account = known && data?.id === userId ? data : undefined
  const failed = known && isError
  const awaited = known && !expired && !failed && account === undefined
  return <AccountProvider value={{ account, awaited, failed, retry: refetch }}>{children}</AccountProvider>
}
