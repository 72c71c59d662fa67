/**
 * Is in the program once and reacts to changes of the session, here or in another tab: it shows the password dialog
 * when the session has expired, leads away when it has ended, and reloads when somebody else signs in.
 */
import { accessOf, blockers, readStored, type Screen, session, useSession } from '@mizan/platform/ui'
import { useQueryClient } from '@tanstack/react-query'
import { useRouter, useRouterState } from '@tanstack/react-router'
import { lazy, Suspense, useEffect, useRef, useState } from 'react'

const SessionExpired = lazy(() =>
  import('./SessionExpired.tsx').then((module) => ({ default: module.SessionExpired })),
)

export function SessionWatch({ screens }: { screens: readonly Screen[] }) {
  const path = useRouterState({ select: (state) => state.location.pathname })
  const access = accessOf(screens, path)
  const openToAll = access === 'public' || access === 'landing'
  const { expired, pending } = useSession()
  useEndOfSession(openToAll)
  useRenewal()
  const [asking, setAsking] = useState(false)
  // The second step of a sign-in that started here is done here as well.
  const wanted = !openToAll && (expired || (asking && pending))
  if (wanted !== asking) setAsking(wanted)
  // Once shown it stays mounted, so that it can fade out.
  const [needed, setNeeded] = useState(false)
  if (wanted && !needed) setNeeded(true)
  const email = useLastEmail()
  return <Suspense>{needed && <SessionExpired open={wanted} email={email} />}</Suspense>
}

/** The address of the person whose work waits; a log-out in another tab removes it from the storage. */
function useLastEmail(): string {
  const { userId } = useSession()
  const stored = userId === undefined ? null : readStored('lastLoginEmail')
  const [email, setEmail] = useState(stored ?? '')
  if (stored !== null && stored !== email) setEmail(stored)
  return email
}

function useEndOfSession(openToAll: boolean): void {
  const { userId, expired } = useSession()
  const router = useRouter()
  const cache = useQueryClient()
  const last = useRef(userId)
  /** The person whose data are on the screen. */
  const shown = useRef(userId)
  useEffect(() => {
    if (userId !== undefined) {
      // The next person must not see the data of the former one.
      if (shown.current !== undefined && shown.current !== userId) return location.reload()
      shown.current = userId
    } else if (last.current !== undefined) {
      // Unsaved changes wait under the password dialog, where nobody else can read them. A public screen stays,
      // unless it was the second step of the session that is gone.
      if (!openToAll && blockers.any() && session.askOverWork()) return
      const leave = openToAll ? router.invalidate() : router.navigate({ to: '/login' })
      void leave.then(() => cache.clear())
    }
    last.current = userId
  }, [userId, openToAll, router, cache])
  useEffect(() => {
    // No dialog is shown over a public screen; if it was the second step, its guard leads to the sign-in.
    if (openToAll && expired) void router.invalidate()
  }, [openToAll, expired, router])
  useEffect(() => {
    if (!openToAll || userId !== undefined) return
    shown.current = undefined
    session.forgetPerson()
  }, [openToAll, userId])
}

/** After a sign-in everything on the screen is read again; input is kept. */
function useRenewal(): void {
  const { status, expired, pending } = useSession()
  const cache = useQueryClient()
  const good = status !== 'visitor' && !expired && !pending
  const last = useRef(good)
  useEffect(() => {
    if (good && !last.current) void cache.invalidateQueries()
    last.current = good
  }, [good, cache])
}
