/**
 * Stands once in the program and answers to what happens to the session, here or in another tab: the question for
 * the password when it has expired, the way out when it has ended, a fresh start when somebody else signs in.
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
  // The second step of a sign-in that began here is done here as well.
  const wanted = !openToAll && (expired || (asking && pending))
  if (wanted !== asking) setAsking(wanted)
  // Once shown it stays in place, so that it can fade.
  const [needed, setNeeded] = useState(false)
  if (wanted && !needed) setNeeded(true)
  const email = useLastEmail()
  return <Suspense>{needed && <SessionExpired open={wanted} email={email} />}</Suspense>
}

/** Whose work it is that waits; a log-out in another tab takes the address from the storage. */
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
  /** Whose data stand on the screen. */
  const shown = useRef(userId)
  useEffect(() => {
    if (userId !== undefined) {
      // What one person has seen is not for the next.
      if (shown.current !== undefined && shown.current !== userId) return location.reload()
      shown.current = userId
    } else if (last.current !== undefined) {
      // Unsaved changes wait under the question for the password, where nobody else can read them. A public screen
      // stays, unless it was the second step of the session that is gone.
      if (!openToAll && blockers.any() && session.askOverWork()) return
      const leave = openToAll ? router.invalidate() : router.navigate({ to: '/login' })
      void leave.then(() => cache.clear())
    }
    last.current = userId
  }, [userId, openToAll, router, cache])
  useEffect(() => {
    // No question stands over a public screen; where it was the second step, its way leads to the sign-in.
    if (openToAll && expired) void router.invalidate()
  }, [openToAll, expired, router])
  useEffect(() => {
    if (!openToAll || userId !== undefined) return
    shown.current = undefined
    session.forgetPerson()
  }, [openToAll, userId])
}

/** After a sign-in everything on the screen is asked for again; what was typed stays. */
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
