/**
 * Runs before every screen: a visitor is sent to the sign-in with the way back, or to the page of the server that answers what
 * they ask; an unfinished sign-in to its second step.
 */
import { type ParsedLocation, redirect } from '@tanstack/react-router'
import { currentLanguage } from '../language.tsx'
import { session } from './current.ts'
import { accessOf, askedAt, findScreen, isOpenToAll, type Screen } from './screens.ts'

interface Places {
  screens: readonly Screen[]
  signIn: string
  secondStep: string
}

/**
 * Tries to get a new access token. If the server cannot be reached the user may enter; the calls of the screen report
 * it.
 */
const renewed = () =>
  session.renew('guard', session.bearer()).catch((error: { status: number }) => error.status !== 401)

/** If a session ends during work, a dialog asks for the password; only a first visit is redirected. */
let isFirst = true

export function guardScreens({ screens, signIn, secondStep }: Places) {
  return async (location: ParsedLocation): Promise<void> => {
    const first = isFirst
    const access = accessOf(screens, location.pathname)
    if (isOpenToAll(access)) return
    isFirst = false
    const { status, pending } = session.stateNow()
    if (pending) throw redirect({ href: hrefOf(secondStep, location.href) })
    if (access !== 'private' || status === 'signedIn') return
    if (status === 'lapsed' && ((await renewed()) || !first)) return
    const page = askedAt(findScreen(screens, location.pathname), location.href, currentLanguage())
    if (page && status === 'visitor') return leaveFor(page, first)
    throw redirect({ href: hrefOf(signIn, location.href) })
  }
}

const hrefOf = (path: string, next: string) => `${path}?${new URLSearchParams({ next })}`

/** The program is over then. The way back leads to where somebody was before, and not here again. */
function leaveFor(page: string, isFirstScreen: boolean): Promise<never> {
  if (isFirstScreen) window.location.replace(page)
  else window.location.assign(page)
  return new Promise(() => {})
}
